import type { ReadAsText } from '@bowline/database';

type ServiceKind = 'home' | 'pickup-point';

export interface ShippingTables {
  shipping_zone: { key: string; position: number; free_from_minor: number | null };
  shipping_service: { zone_key: string; carrier: string; kind: ServiceKind; position: number };
  shipping_rate: {
    zone_key: string;
    carrier: string;
    kind: ServiceKind;
    up_to_grams: number;
    price_minor: number;
  };
  shipping_market_price: {
    zone_key: string;
    carrier: string;
    kind: ServiceKind;
    up_to_grams: number;
    store_code: string;
    currency: string;
    price_minor: number;
  };
  shipping_country: { country: string; zone_key: string | null; earliest_days: number; latest_days: number };
  closed_day: { day: ReadAsText; reason: string };
}
