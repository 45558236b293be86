export interface CheckoutTables {
  unpaid_order: { order_id: number; email_key: string; place_key: string; placed_at: Date };
}
