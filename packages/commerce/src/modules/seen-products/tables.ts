export interface SeenProductsTables {
  seen_product: { customer_id: number; sku: string; seen_at: Date; place: number };
}
