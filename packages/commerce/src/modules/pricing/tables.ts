import type { ReadAsText } from '@bowline/database';

export interface PricingTables {
  price_tier: { product_id: number; quantity: number; percent_off: number };
  exchange_rate: { currency: string; rate_per_million: number; as_of: ReadAsText; source: string };
  market_price: { product_id: number; locale: string; currency: string; price_minor: number };
  fixed_price: { product_id: number; currency: string; price_minor: number };
  price_reduction: {
    product_id: number;
    price_minor: number;
    starts_on: ReadAsText;
    ends_on: ReadAsText | null;
  };
  price_history: { product_id: number; valid_from: Date; price_minor: number };
}
