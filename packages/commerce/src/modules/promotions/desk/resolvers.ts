import type { Change, DeskContext } from '#desk';
import type { MutationKeepCouponArguments, Resolvers } from '#desk-wire';
import { CodedRefusal, valueOrCode } from '#graphql';
import { addDays, type Day, defaultSettings, isDay, localTime, startOfDay } from '#stores';
import type { CouponsAdmin, FoundCoupon } from '../coupons-admin.ts';
import type { CouponPlan } from '../keep-coupons.ts';

export interface CouponsDesk extends DeskContext {
  readonly admin: { readonly coupons: CouponsAdmin };
}

const { timeZone } = defaultSettings;
const minuteMs = 60_000;

const showCoupon = ({ startsAt, endsAt, ...coupon }: FoundCoupon) => ({
  ...coupon,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  firstDay: startsAt ? localTime(startsAt, timeZone).day : null,
  // The moment it ends is the midnight after its last day.
  lastDay: endsAt ? localTime(new Date(endsAt.getTime() - minuteMs), timeZone).day : null,
});

function dayOf(text: string | null | undefined): Day | null {
  if (!text) return null;
  if (!isDay(text)) throw new CodedRefusal('coupon-not-possible', { problem: 'days' });
  return text;
}

function planOf(coupon: MutationKeepCouponArguments): CouponPlan {
  const { couponCode, label, kind, basisPoints, amountMinor, minimumGoodsMinor } = coupon;
  const first = dayOf(coupon.firstDay);
  const last = dayOf(coupon.lastDay);
  return {
    code: couponCode,
    label,
    effect:
      kind === 'percent'
        ? { kind, basisPoints: basisPoints ?? 0 }
        : kind === 'amount'
          ? { kind, amountMinor: amountMinor ?? 0 }
          : { kind: 'free-shipping' },
    ...(typeof minimumGoodsMinor === 'number' && { minimumGoodsMinor }),
    ...(first && { startsAt: startOfDay(first, timeZone) }),
    ...(last && { endsAt: startOfDay(addDays(last, 1), timeZone) }),
    ...(typeof coupon.usesLimit === 'number' && { usesLimit: coupon.usesLimit }),
    ...(typeof coupon.usesLimitPerEmail === 'number' && { usesLimitPerEmail: coupon.usesLimitPerEmail }),
  };
}

export const couponsDeskResolvers: Resolvers<CouponsDesk> = {
  Query: {
    async coupons(_, question, { admin }) {
      const { coupons, hasMore } = await admin.coupons.search(question);
      return { coupons: coupons.map(showCoupon), hasMore };
    },
    async coupon(_, { couponCode }, { admin }) {
      const found = await admin.coupons.find(couponCode);
      return found && showCoupon(found);
    },
  },
  Mutation: {
    async keepCoupon(_, coupon, { admin }) {
      valueOrCode(await admin.coupons.keep(planOf(coupon)));
      return true;
    },
    async switchOffCoupon(_, { couponCode }, { admin }) {
      valueOrCode(await admin.coupons.switchOff(couponCode));
      return true;
    },
  },
};

const stateOf = async (couponCode: string, { admin }: CouponsDesk) => {
  const found = await admin.coupons.find(couponCode);
  return found && showCoupon(found);
};

/** How the log tells of each change. */
const change: Change<{ readonly couponCode: string }, CouponsDesk> = {
  subject: ({ couponCode }) => `coupon ${couponCode.toUpperCase().trim()}`,
  state: ({ couponCode }, context) => stateOf(couponCode, context),
};

export const couponsChanges = { keepCoupon: change, switchOffCoupon: change };
