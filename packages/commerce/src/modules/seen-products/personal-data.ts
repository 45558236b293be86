import { sql } from '@bowline/database';
import type { PersonalData } from '#module';

export const seenProductsPersonalData: PersonalData = {
  tables: { seen_product: 'seen-products.json' },
  async copy(executor, { customerId }) {
    const { rows } = await sql<object>`
      select sku, seen_at as "seenAt" from seen_product
      where customer_id = ${customerId} order by place desc`.execute(executor);
    return rows.length > 0 ? [{ path: 'seen-products.json', content: rows }] : [];
  },
};
