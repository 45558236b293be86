import { allocateMoney, zero } from '@bowline/kit';
import type { PricedDraft } from './model.ts';
import type { Taxable } from './vat.ts';

/** Rule 8: what shipping costs at each rate of the goods, the highest rate first. */
export function partsOfShipping(
  { shipping, coupon, basis, currency, lines }: PricedDraft,
  rows: readonly Taxable[],
  discounted: readonly Taxable[],
): readonly Taxable[] {
  if (!shipping) return [];
  const amount = coupon?.kind === 'free-shipping' ? zero(currency) : shipping[basis];
  const isGoods = (_: Taxable, index: number) => lines[index]?.isGoods === true;
  const rates = [...new Set(rows.filter(isGoods).map(({ basisPoints }) => basisPoints))];
  if (rates.length <= 1) return [{ amount, basisPoints: rates[0] ?? shipping.vatBasisPoints }];
  rates.sort((one, other) => other - one);
  const weigh = (goods: readonly Taxable[]) =>
    rates.map((rate) =>
      goods
        .filter(isGoods)
        .reduce((sum, each) => sum + (each.basisPoints === rate ? each.amount.minor : 0), 0),
    );
  const left = weigh(discounted);
  const parts = allocateMoney(amount, left.some((weight) => weight > 0) ? left : weigh(rows));
  return rates.map((basisPoints, index) => ({ amount: parts[index] ?? zero(currency), basisPoints }));
}
