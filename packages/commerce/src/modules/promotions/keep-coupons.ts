import { sql } from '@bowline/database';
import type { CurrencyCode } from '@bowline/kit';
import type { CommerceDatabase } from '#tables';
import { normalisedCode } from './coupons.ts';

/** A coupon as the shop writes it down. Amounts are euro cents (rule 6). */
export interface CouponPlan {
  readonly code: string;
  /** What the discount is called in carts and on invoices. */
  readonly label: string;
  readonly effect:
    | { readonly kind: 'percent'; readonly basisPoints: number }
    | {
        readonly kind: 'amount';
        readonly amountMinor: number;
        /** In minor units; currencies left out follow the exchange rate. */
        readonly fixedMinor?: Readonly<Partial<Record<CurrencyCode, number>>>;
      }
    | { readonly kind: 'free-shipping' };
  readonly minimumGoodsMinor?: number;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
  readonly usesLimit?: number;
  readonly usesLimitPerEmail?: number;
}

/** Writes coupons down, or changes those of the same codes; how often they were used stays as it is. */
export async function keepCoupons(database: CommerceDatabase, plans: readonly CouponPlan[]): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const plan of plans) {
      const row = rowOf(plan);
      const { id } = await transaction
        .insertInto('coupon')
        .values({ ...row, code: normalisedCode(plan.code) })
        .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction.deleteFrom('coupon_amount').where('coupon_id', '=', id).execute();
      const fixed = plan.effect.kind === 'amount' ? Object.entries(plan.effect.fixedMinor ?? {}) : [];
      if (fixed.length === 0) continue;
      await transaction
        .insertInto('coupon_amount')
        .values(fixed.map(([currency, amount_minor]) => ({ coupon_id: id, currency, amount_minor })))
        .execute();
    }
  });
}

/** They count no longer; what was ordered with them stays. */
export async function switchOffCoupons(database: CommerceDatabase, codes: readonly string[]): Promise<void> {
  await sql`
    update coupon set is_active = false
    where code = any(${codes.map(normalisedCode)}) and is_active`.execute(database.kysely);
}

function rowOf({ label, effect, ...plan }: CouponPlan) {
  return {
    label,
    kind: effect.kind === 'free-shipping' ? ('free_shipping' as const) : effect.kind,
    basis_points: effect.kind === 'percent' ? effect.basisPoints : null,
    amount_minor: effect.kind === 'amount' ? effect.amountMinor : null,
    minimum_goods_minor: plan.minimumGoodsMinor ?? null,
    is_active: true,
    starts_at: plan.startsAt ?? null,
    ends_at: plan.endsAt ?? null,
    uses_limit: plan.usesLimit ?? null,
    uses_limit_per_email: plan.usesLimitPerEmail ?? null,
  };
}
