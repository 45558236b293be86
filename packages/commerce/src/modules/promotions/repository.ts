import {
  type Kysely,
  type Reading,
  type Selectable,
  sql,
  statement,
  type Transaction,
} from '@bowline/database';
import type { CurrencyCode } from '@bowline/kit';
import type { CommerceTables } from '#tables';

export type CouponRow = Selectable<CommerceTables['coupon']> & {
  /** The amount fixed for the currency asked for (rule 6). */
  readonly fixed_minor: number | null;
};

const couponByCode = statement<CouponRow>(`
  select c.*, a.amount_minor as fixed_minor
  from coupon c left join coupon_amount a on a.coupon_id = c.id and a.currency = $2 where c.code = $1`);

export async function findCouponRow(
  reading: Reading,
  code: string,
  currency: CurrencyCode,
): Promise<CouponRow | null> {
  const [row] = await reading.read(couponByCode, () => [code, currency]);
  return row ?? null;
}

/** Nobody else can use the coupon until the transaction ends. */
export async function lockCoupon(
  transaction: Transaction<CommerceTables>,
  code: string,
): Promise<Selectable<CommerceTables['coupon']> | null> {
  const row = await transaction
    .selectFrom('coupon')
    .where('code', '=', code)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function isUsedUpBy(
  executor: Kysely<CommerceTables>,
  { id, uses_limit_per_email: limit }: Pick<CouponRow, 'id' | 'uses_limit_per_email'>,
  email: string,
): Promise<boolean> {
  if (limit === null) return false;
  const { rows } = await sql<{ uses: number }>`
    select count(*)::integer as uses from coupon_use
    where coupon_id = ${id} and email = ${email.toLowerCase()} and given_back_at is null`.execute(executor);
  return (rows[0]?.uses ?? 0) >= limit;
}

export async function keepUse(
  transaction: Transaction<CommerceTables>,
  { couponId, orderId, email }: { couponId: number; orderId: number; email: string },
): Promise<void> {
  await transaction
    .insertInto('coupon_use')
    .values({ coupon_id: couponId, order_id: orderId, email, given_back_at: null })
    .execute();
  await sql`update coupon set uses = uses + 1 where id = ${couponId}`.execute(transaction);
}

export async function forgetUse(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  now: Date,
): Promise<void> {
  await sql`
    with given_back as (
      update coupon_use set given_back_at = ${now}
      where order_id = ${orderId} and given_back_at is null returning coupon_id
    )
    update coupon set uses = uses - 1 where id in (select coupon_id from given_back)`.execute(transaction);
}
