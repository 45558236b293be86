import { type Kysely, type Reading, type Statement, sql, statement } from '@bowline/database';
import { allMarkets, type LocaleName, markets } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import type { Opinion, Review, ReviewList, ReviewOrder, ReviewScope, ReviewStatus } from './model.ts';
import { picturesColumn } from './pictures/repository.ts';

type Executor = Kysely<CommerceTables>;

const columns = `r.id, r.customer_id as "customerId", r.is_demo as "isDemo", p.id as "productId", r.locale, r.stars, r.nickname,
  r.summary, r.text, r.status, r.is_verified as "isVerified", r.helpful_votes as "helpfulVotes", r.answer,
  r.answered_at as "answeredAt", r.created_at as "createdAt", ${picturesColumn}`;

/** Rule 4: only of what is sold. */
const reviewsOfProducts = `product_review r
  join product p on lower(p.sku) = r.sku and p.is_active and p.parent_id is null`;

const scopes = {
  product: `r.sku = $1 and r.status = 'approved'`,
  customer: 'r.customer_id = $1',
} as const;

/** Rule 11; `$2` are the locales of the visitor's language. */
const orders: Readonly<Record<ReviewOrder, string>> = {
  LATEST: 'r.created_at desc',
  HELPFUL: 'r.helpful_votes desc, r.created_at desc',
  HIGHEST: 'r.stars desc, r.created_at desc',
  LOWEST: 'r.stars, r.created_at desc',
};

const pageOf = (scope: keyof typeof scopes, order: string): Statement<Review> =>
  statement<Review>(`
    select ${columns} from ${reviewsOfProducts} where ${scopes[scope]}
    order by ${order}, r.id desc limit $2 offset $3`);

const inOwnLanguageFirst = '(r.locale = any($4)) desc';
const pagesOfProduct: Readonly<Record<ReviewOrder, Statement<Review>>> = {
  LATEST: pageOf('product', `${inOwnLanguageFirst}, ${orders.LATEST}`),
  HELPFUL: pageOf('product', `${inOwnLanguageFirst}, ${orders.HELPFUL}`),
  HIGHEST: pageOf('product', `${inOwnLanguageFirst}, ${orders.HIGHEST}`),
  LOWEST: pageOf('product', `${inOwnLanguageFirst}, ${orders.LOWEST}`),
};
const pageOfCustomer = pageOf('customer', orders.LATEST);

const localesByLanguage = Map.groupBy(allMarkets, ({ language }) => language);

function localesOfLanguage(locale: LocaleName): readonly LocaleName[] {
  return (localesByLanguage.get(markets[locale].language) ?? []).map(({ name }) => name);
}

export function readReviews(
  reading: Reading,
  { scope, order, pageSize, currentPage }: ReviewList,
  locale: LocaleName,
): Promise<readonly Review[]> {
  const place = [pageSize, (currentPage - 1) * pageSize];
  return 'sku' in scope
    ? reading.read(pagesOfProduct[order], () => [scope.sku, ...place, localesOfLanguage(locale)])
    : reading.read(pageOfCustomer, () => [scope.customerId, ...place]);
}

export interface StarCount {
  readonly stars: number;
  readonly count: number;
  readonly demoCount: number;
}

const countsOf = (scope: keyof typeof scopes) =>
  statement<StarCount>(`
    select r.stars, count(*)::integer as count, count(*) filter (where r.is_demo)::integer as "demoCount"
    from ${reviewsOfProducts} where ${scopes[scope]} group by r.stars`);
const countsOfProduct = countsOf('product');
const countsOfCustomer = countsOf('customer');

/** Only of those numbers of stars that somebody gave. */
export function readStarCounts(reading: Reading, scope: ReviewScope): Promise<readonly StarCount[]> {
  return 'sku' in scope
    ? reading.read(countsOfProduct, () => [scope.sku])
    : reading.read(countsOfCustomer, () => [scope.customerId]);
}

/** Which review: of whom, by its number or by the product. */
export type OwnReviewKey = { readonly customerId: number } & (
  | { readonly id: number }
  | { readonly sku: string }
);

export async function findOwnReview(executor: Executor, key: OwnReviewKey): Promise<Review | null> {
  const { rows } = await sql<Review>`
    select ${sql.raw(columns)} from ${sql.raw(reviewsOfProducts)}
    where r.customer_id = ${key.customerId}
      and ${'id' in key ? sql`r.id = ${key.id}` : sql`r.sku = ${key.sku}`}`.execute(executor);
  return rows[0] ?? null;
}

/** The sku that reviews of a product or variant go by; null when visitors do not see it. */
export async function findReviewedSku(executor: Executor, sku: string): Promise<string | null> {
  const { rows } = await sql<{ sku: string }>`
    select lower(coalesce(parent.sku, p.sku)) as sku from product p left join product parent on parent.id = p.parent_id
    where lower(p.sku) = lower(${sku}) and p.is_active and coalesce(parent.is_active, true)`.execute(
    executor,
  );
  return rows[0]?.sku ?? null;
}

/** Rule 8. */
export async function hasBought(executor: Executor, customerId: number, sku: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from shop_order o join order_line l on l.order_id = o.id
      where o.customer_id = ${customerId} and o.status in ('processing', 'complete', 'closed')
        and l.kind <> 'sample' and lower(coalesce(l.parent_sku, l.sku)) = ${sku}) as found`.execute(executor);
  return rows[0]?.found ?? false;
}

export interface NewReview extends Opinion {
  readonly sku: string;
  readonly customerId: number;
  readonly locale: LocaleName;
  readonly isVerified: boolean;
}

/** Null when there is one already (rule 3). */
export async function insertReview(executor: Executor, review: NewReview, now: Date): Promise<number | null> {
  const { sku, customerId, locale, isVerified, stars, nickname, summary, text } = review;
  const { rows } = await sql<{ id: number }>`
    insert into product_review (sku, customer_id, locale, stars, nickname, summary, text, status, is_verified, created_at, changed_at)
    values (${sku}, ${customerId}, ${locale}, ${stars}, ${nickname}, ${summary}, ${text}, 'pending', ${isVerified}, ${now}, ${now})
    on conflict do nothing returning id`.execute(executor);
  return rows[0]?.id ?? null;
}

/** Rule 5. */
export async function updateReview(
  executor: Executor,
  id: number,
  { stars, nickname, summary, text }: Opinion,
  isVerified: boolean,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('product_review')
    .set({ stars, nickname, summary, text, is_verified: isVerified, status: 'pending', changed_at: now })
    .set({ answer: null, answered_at: null })
    .where('id', '=', id)
    .execute();
}

export async function deleteReview(executor: Executor, id: number): Promise<void> {
  await executor.deleteFrom('product_review').where('id', '=', id).execute();
}

/** A review that somebody is about to decide about; its row is held until the transaction ends. */
export interface LockedReview {
  readonly id: number;
  readonly sku: string;
  readonly customerId: number | null;
  readonly status: ReviewStatus;
  readonly helpfulVotes: number;
  readonly isTold: boolean;
}

export async function lockReview(executor: Executor, id: number): Promise<LockedReview | null> {
  const { rows } = await sql<LockedReview>`
    select id, sku, customer_id as "customerId", status, helpful_votes as "helpfulVotes", told_at is not null as "isTold"
    from product_review where id = ${id} for update`.execute(executor);
  return rows[0] ?? null;
}
