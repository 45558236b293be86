import { type CurrencyCode, compareMoney, type Money, subtractMoney } from '@bowline/kit';
import { cleanThreshold } from '#pricing';

/** From so many euro cents of goods on, so much is taken off. */
export interface IncentiveStep {
  readonly fromMinor: number;
  readonly basisPoints: number;
}

export interface Incentive {
  /** The step that counts now, null below the first. */
  readonly reached: { readonly basisPoints: number; readonly from: Money } | null;
  /** What there is to gain, null at the top. */
  readonly next: { readonly basisPoints: number; readonly from: Money; readonly remaining: Money } | null;
}

/** Rule 7; `goods` are the discountable goods as the shop shows them. */
export function incentiveFor(
  goods: Money,
  steps: readonly IncentiveStep[],
  currency: CurrencyCode,
  ratePerMillion: number,
): Incentive {
  const rising = steps
    .map(({ fromMinor, basisPoints }) => ({
      basisPoints,
      from: cleanThreshold(fromMinor, currency, ratePerMillion),
    }))
    .toSorted((a, b) => compareMoney(a.from, b.from));
  const next = rising.find(({ from }) => compareMoney(goods, from) < 0);
  return {
    reached: rising.findLast(({ from }) => compareMoney(goods, from) >= 0) ?? null,
    next: next ? { ...next, remaining: subtractMoney(next.from, goods) } : null,
  };
}
