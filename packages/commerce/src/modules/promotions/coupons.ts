import type { Reading, Transaction } from '@bowline/database';
import { type CurrencyCode, convertMoney, money, ok, type Result, refuse } from '@bowline/kit';
import { shop } from '@bowline/markets';
import { cleanThreshold } from '#pricing';
import type { CommerceDatabase, CommerceTables } from '#tables';
import type { Coupon } from './model.ts';
import type { CouponRefusal } from './refusals.ts';
import { type CouponRow, findCouponRow, forgetUse, isUsedUpBy, keepUse, lockCoupon } from './repository.ts';

export interface CouponVisit {
  readonly currency: CurrencyCode;
  readonly ratePerMillion: number;
  readonly now: Date;
  /** Whose uses count; null while nobody has said. */
  readonly email: string | null;
}

/** Rules 1 to 5. The minimum is left to the caller, who knows the goods. */
export async function findCoupon(
  { database, reading }: { readonly database: CommerceDatabase; readonly reading: Reading },
  code: string,
  visit: CouponVisit,
): Promise<Result<Coupon, CouponRefusal>> {
  const row = await findCouponRow(reading, normalisedCode(code), visit.currency);
  if (!row || !countsNow(row, visit.now)) return refuse('coupon-not-valid');
  if (visit.email && (await isUsedUpBy(database.kysely, row, visit.email))) return refuse('coupon-not-valid');
  return ok(toCoupon(row, visit));
}

/** Rule 4: takes one use for an order, or refuses. The coupon stays locked until the transaction ends. */
export async function useCoupon(
  transaction: Transaction<CommerceTables>,
  { code, orderId, email, now }: { code: string; orderId: number; email: string; now: Date },
): Promise<Result<undefined, CouponRefusal>> {
  const row = await lockCoupon(transaction, normalisedCode(code));
  if (!row || !countsNow(row, now)) return refuse('coupon-not-valid');
  if (await isUsedUpBy(transaction, row, email)) return refuse('coupon-not-valid');
  await keepUse(transaction, { couponId: row.id, orderId, email: email.toLowerCase() });
  return ok();
}

/** Rule 4; doing it twice changes nothing. */
export async function giveBackCoupon(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  now: Date,
): Promise<void> {
  await forgetUse(transaction, orderId, now);
}

/** The use stays counted; by whom is no longer known. */
export async function eraseCouponUser(
  transaction: Transaction<CommerceTables>,
  orderId: number,
): Promise<void> {
  await transaction.updateTable('coupon_use').set({ email: '' }).where('order_id', '=', orderId).execute();
}

export function normalisedCode(code: string): string {
  return code.trim().toUpperCase();
}

function countsNow(row: Omit<CouponRow, 'fixed_minor'>, now: Date): boolean {
  const isUsedUp = row.uses_limit !== null && row.uses >= row.uses_limit;
  const hasBegun = row.starts_at === null || row.starts_at <= now;
  const isOver = row.ends_at !== null && row.ends_at < now;
  return row.is_active && hasBegun && !isOver && !isUsedUp;
}

function toCoupon(row: CouponRow, { currency, ratePerMillion }: CouponVisit): Coupon {
  return {
    id: row.id,
    code: row.code,
    label: row.label,
    effect: effectOf(row, currency, ratePerMillion),
    minimumGoods:
      row.minimum_goods_minor === null
        ? null
        : cleanThreshold(row.minimum_goods_minor, currency, ratePerMillion),
  };
}

function effectOf(row: CouponRow, currency: CurrencyCode, ratePerMillion: number): Coupon['effect'] {
  switch (row.kind) {
    case 'percent':
      return { kind: 'percent', basisPoints: row.basis_points ?? 0 };
    case 'free_shipping':
      return { kind: 'free-shipping' };
    case 'amount': {
      if (row.fixed_minor !== null) return { kind: 'amount', amount: money(row.fixed_minor, currency) };
      const euro = money(row.amount_minor ?? 0, shop.baseCurrency);
      return {
        kind: 'amount',
        amount: currency === shop.baseCurrency ? euro : convertMoney(euro, ratePerMillion, currency),
      };
    }
  }
}
