import type { ColumnType } from '@bowline/database';

/** Read as text by casting it; the driver's own reading depends on the machine's time zone. */
type Day = ColumnType<string, string, string>;

export interface PricingTables {
  price_tier: { product_id: number; quantity: number; price_minor: number };
  exchange_rate: { currency: string; rate_per_million: number; as_of: Day; source: string };
  fixed_price: { product_id: number; currency: string; price_minor: number };
  price_reduction: { product_id: number; price_minor: number; starts_on: Day; ends_on: Day | null };
  price_history: { product_id: number; valid_from: Date; price_minor: number };
}
