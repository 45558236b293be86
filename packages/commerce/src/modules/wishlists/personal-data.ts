import { sql } from '@bowline/database';
import type { PersonalData } from '#module';

export const wishlistsPersonalData: PersonalData = {
  tables: { wishlist: 'wishlists.json', wishlist_item: 'wishlists.json' },
  async copy(executor, { customerId }) {
    const { rows } = await sql<object>`
      select l.kind, l.name, l.is_public as "isPublic", l.created_at as "createdAt", (
        select coalesce(jsonb_agg(jsonb_build_object('sku', i.sku, 'variantSku', i.variant_sku,
          'productName', i.product_name, 'quantityHundredths', i.quantity_hundredths, 'note', i.note,
          'addedAt', i.added_at) order by i.id), '[]') from wishlist_item i where i.wishlist_id = l.id) as items
      from wishlist l where l.customer_id = ${customerId} order by l.id`.execute(executor);
    return rows.length > 0 ? [{ path: 'wishlists.json', content: rows }] : [];
  },
};
