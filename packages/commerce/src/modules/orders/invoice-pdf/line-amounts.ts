import type { Money } from '@bowline/kit';
import { formatMoney, formatPercent, type Market } from '@bowline/markets';

export function amountsIn(market: Market) {
  return {
    written: (amount: Money) => formatMoney(amount, market),
    percent: (basisPoints: number) => formatPercent(basisPoints, market),
  };
}
