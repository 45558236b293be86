import { beginsWith, sql } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { CommerceDatabase } from '#tables';
import { normalisedCode } from './coupons.ts';
import { type CouponPlan, keepCoupons, switchOffCoupons } from './keep-coupons.ts';

export interface FoundCoupon {
  readonly id: number;
  readonly couponCode: string;
  readonly label: string;
  readonly kind: 'percent' | 'amount' | 'free_shipping';
  readonly basisPoints: number | null;
  readonly amountMinor: number | null;
  readonly minimumGoodsMinor: number | null;
  readonly isActive: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly uses: number;
  readonly usesLimit: number | null;
  readonly usesLimitPerEmail: number | null;
}

/** Ends the sentence "… is not valid". */
export type CouponProblem = 'code' | 'label' | 'effect' | 'minimum' | 'days' | 'limits';

type Refused =
  | { readonly code: 'coupon-not-possible'; readonly details: { readonly problem: CouponProblem } }
  | { readonly code: 'coupon-not-found'; readonly details: Record<string, never> };

/** Coupons as those who run the shop write them. */
export interface CouponsAdmin {
  search(question: {
    readonly text?: string | null | undefined;
    readonly before?: number | null | undefined;
  }): Promise<{ readonly coupons: readonly FoundCoupon[]; readonly hasMore: boolean }>;
  find(code: string): Promise<FoundCoupon | null>;
  /** Rule 10: writes it down, or changes the one of the same code. */
  keep(plan: CouponPlan): Promise<Result<undefined, Refused>>;
  switchOff(code: string): Promise<Result<undefined, Refused>>;
}

const pageSize = 50;
const highestMinor = 10_000_000;
const highestUses = 1_000_000;

const columns = sql`id, code as "couponCode", label, kind, basis_points as "basisPoints", amount_minor as "amountMinor",
  minimum_goods_minor as "minimumGoodsMinor", is_active as "isActive", starts_at as "startsAt", ends_at as "endsAt", uses,
  uses_limit as "usesLimit", uses_limit_per_email as "usesLimitPerEmail"`;

const isWithin = (value: number | undefined, most: number) =>
  value === undefined || (Number.isInteger(value) && value >= 1 && value <= most);

/** Rule 11. */
function problemOf(plan: CouponPlan, uses: number): CouponProblem | null {
  const { effect, label, startsAt, endsAt } = plan;
  if (!/^[\p{L}\p{N}._-]{3,64}$/u.test(plan.code.trim())) return 'code';
  if (label.trim() === '' || label.length > 100 || /[<>]/.test(label)) return 'label';
  if (effect.kind === 'percent' && !isWithin(effect.basisPoints, 10_000)) return 'effect';
  if (effect.kind === 'amount' && !isWithin(effect.amountMinor, highestMinor)) return 'effect';
  if (!isWithin(plan.minimumGoodsMinor, highestMinor)) return 'minimum';
  if (startsAt && endsAt && startsAt >= endsAt) return 'days';
  const hasLimits = isWithin(plan.usesLimit, highestUses) && isWithin(plan.usesLimitPerEmail, highestUses);
  return hasLimits && (plan.usesLimit ?? highestUses) >= uses ? null : 'limits';
}

export function createCouponsAdmin(database: CommerceDatabase): CouponsAdmin {
  const { kysely } = database;
  const find = async (code: string) => {
    const { rows } = await sql<FoundCoupon>`
      select ${columns} from coupon where code = ${normalisedCode(code)}`.execute(kysely);
    return rows[0] ?? null;
  };
  return {
    async search({ text, before }) {
      const typed = normalisedCode((text ?? '').slice(0, 64));
      const { rows } = await sql<FoundCoupon>`
        select ${columns} from coupon
        where true ${typed === '' ? sql`` : sql`and ${beginsWith(sql`code`, typed)}`}
          ${before ? sql`and id < ${before}` : sql``}
        order by id desc limit ${pageSize + 1}`.execute(kysely);
      return { coupons: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
    },
    find,
    async keep(plan) {
      const problem = problemOf(plan, (await find(plan.code))?.uses ?? 0);
      if (problem) return refuse('coupon-not-possible', { problem });
      await keepCoupons(database, [plan]);
      return ok();
    },
    async switchOff(code) {
      if (!(await find(code))) return refuse('coupon-not-found');
      await switchOffCoupons(database, [code]);
      return ok();
    },
  };
}
