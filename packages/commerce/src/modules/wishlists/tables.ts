import type { Generated, GeneratedAlways } from '@bowline/database';

export interface WishlistsTables {
  wishlist: {
    id: GeneratedAlways<number>;
    customer_id: number;
    kind: 'default' | 'own' | 'legacy';
    name: string | null;
    is_public: Generated<boolean>;
    sharing_code: string;
    created_at: Date;
    changed_at: Date;
  };
  wishlist_item: {
    id: GeneratedAlways<number>;
    wishlist_id: number;
    sku: string;
    variant_sku: Generated<string>;
    quantity_hundredths: number;
    note: string | null;
    product_name: string;
    added_at: Date;
    taken_at: Date | null;
  };
}
