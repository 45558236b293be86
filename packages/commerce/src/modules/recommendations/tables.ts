import type { GeneratedAlways } from '@bowline/database';

export interface RecommendationsTables {
  order_to_count: { id: GeneratedAlways<number>; order_id: number };
  counted_order: { order_id: number; placed_at: Date; skus: string[] };
  bought_product: { sku: string; orders: number };
  bought_pair: { sku: string; other_sku: string; orders: number };
}
