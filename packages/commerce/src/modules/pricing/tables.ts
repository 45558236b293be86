export interface PricingTables {
  price_tier: { product_id: number; quantity: number; price_minor: number };
  exchange_rate: { currency: string; rate_per_million: number; as_of: string };
}
