import { type Kysely, sql } from '@bowline/database';
import type { PersonalData } from '#module';
import type { CommerceTables } from '#tables';

export const reviewsPersonalData: PersonalData = {
  tables: { product_review: 'reviews.json', review_picture: 'review-pictures/<number>.webp' },
  async copy(executor, { customerId }) {
    const { rows } = await sql<object>`
      select sku, locale, stars, nickname, summary, text, status, answer, created_at as "createdAt"
      from product_review where customer_id = ${customerId} order by id limit 1000`.execute(executor);
    const { rows: pictures } = await sql<{ id: number }>`
      select id from review_picture where customer_id = ${customerId} order by id limit 400`.execute(
      executor,
    );
    return [
      ...(rows.length > 0 ? [{ path: 'reviews.json', content: rows }] : []),
      ...pictures.map(({ id }) => ({
        path: `review-pictures/${id}.webp`,
        content: () => readPicture(executor, id),
      })),
    ];
  },
};

async function readPicture(executor: Kysely<CommerceTables>, id: number): Promise<Uint8Array> {
  const { rows } = await sql<{ large: Buffer }>`
    select large from review_picture where id = ${id}`.execute(executor);
  return rows[0]?.large ?? new Uint8Array(0);
}
