export interface StoresTables {
  reference_data_version: { is_the_only_row: boolean; version: number };
}
