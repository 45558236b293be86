import { sql } from '@bowline/database';
import type { PersonalData } from '#module';

export const reviewsPersonalData: PersonalData = {
  tables: { product_review: 'reviews.json' },
  async copy(executor, { customerId }) {
    const { rows } = await sql<object>`
      select sku, locale, stars, nickname, summary, text, status, answer, created_at as "createdAt"
      from product_review where customer_id = ${customerId} order by id limit 1000`.execute(executor);
    return rows.length > 0 ? [{ path: 'reviews.json', content: rows }] : [];
  },
};
