import type { GeneratedAlways } from '@bowline/database';

export interface CompareTables {
  compare_list: {
    id: GeneratedAlways<number>;
    uid: string;
    customer_id: number | null;
    changed_at: Date;
  };
  compare_item: { id: GeneratedAlways<number>; list_id: number; sku: string };
}
