export interface StoresTables {
  rate_limit: { key: string; uses: number; expires_at: Date };
  reference_data_version: { is_the_only_row: boolean; version: number; shop_data_version: number };
  shop_setting: { name: string; value: unknown; changed_at: Date };
}
