import {
  addMoney,
  compareMoney,
  type Money,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  zero,
} from '@bowline/kit';
import { type Discounts, discountRows } from './discounts.ts';
import type { Breakdown, DraftLine, PricedDraft, TaxedAmount } from './model.ts';
import { partsOfShipping } from './shipping-parts.ts';
import { sumTaxed, type Taxable, taxAmounts } from './vat.ts';

const hundredths = 100;

/** With the discounts that were worked out already, if they were. */
export function computeTotals(draft: PricedDraft, known?: Discounts): Breakdown {
  const { currency, basis, rounding, lines } = draft;
  const rows = rowsOf(draft);
  const discounts = known ?? discountRows(rows, draft);
  const rowsTaxable = rows.map(({ row, basisPoints }) => ({ amount: row, basisPoints }));
  const before = taxAmounts(rowsTaxable, basis, rounding, currency);
  const discounted = rows.map(({ row, basisPoints }, index) => ({
    amount: subtractMoney(row, discounts.perRow[index] ?? zero(currency)),
    basisPoints,
  }));
  const shipping = partsOfShipping(draft, rowsTaxable, discounted);
  const charges = [...discounted, ...shipping];
  const after = taxAmounts(charges, basis, rounding, currency);
  const goodsAfter = after.slice(0, lines.length);
  const all = sumTaxed(after, currency);
  const giftCards = payWithGiftCards(draft, all.incl);

  return {
    currency,
    basis,
    lines: lines.map(({ id, unitExcl, unitIncl, vatBasisPoints }, index) => ({
      id,
      vatBasisPoints,
      unit: { excl: unitExcl, incl: unitIncl },
      row: before[index] ?? nothing(draft),
      discount: discounts.perRow[index] ?? zero(currency),
      total: goodsAfter[index] ?? nothing(draft),
    })),
    subtotal: sumTaxed(before, currency),
    discounts: discounts.applied,
    goods: sumTaxed(goodsAfter, currency),
    shipping: draft.shipping && shippingTotals(shipping, after.slice(lines.length), draft),
    taxes: taxesByRate(charges, after, draft),
    tax: all.tax,
    grandTotal: all.incl,
    giftCards,
    toPay: subtractMoney(
      all.incl,
      sumMoney(
        giftCards.map(({ amount }) => amount),
        currency,
      ),
    ),
  };
}

/** What discounts with a threshold look at: discountable goods before any discount, on the basis of the draft. */
export function discountableGoods(draft: Pick<PricedDraft, 'lines' | 'basis' | 'currency'>): Money {
  return sumMoney(
    draft.lines.filter(({ isDiscountable }) => isDiscountable).map((line) => rowOf(draft, line)),
    draft.currency,
  );
}

/** Goods of every kind after their discounts, on the basis of the draft: the same as in the breakdown, with less work. */
export function discountedGoods(
  draft: Pick<PricedDraft, 'lines' | 'basis' | 'currency' | 'incentive' | 'coupon'>,
): { readonly goods: Money; readonly discounts: Discounts } {
  const rows = rowsOf(draft);
  const discounts = discountRows(rows, draft);
  const goods = subtractMoney(
    sumMoney(
      rows.map(({ row }) => row),
      draft.currency,
    ),
    sumMoney(
      discounts.applied.map(({ amount }) => amount),
      draft.currency,
    ),
  );
  return { goods, discounts };
}

function rowsOf(draft: Pick<PricedDraft, 'lines' | 'basis'>) {
  return draft.lines.map((line) => ({
    row: rowOf(draft, line),
    isDiscountable: line.isDiscountable,
    basisPoints: line.vatBasisPoints,
  }));
}

/** Rule 2. */
function rowOf({ basis }: Pick<PricedDraft, 'basis'>, line: DraftLine): Money {
  return multiplyMoney(basis === 'incl' ? line.unitIncl : line.unitExcl, line.quantityHundredths, hundredths);
}

function shippingTotals(
  parts: readonly Taxable[],
  taxed: readonly TaxedAmount[],
  { coupon, currency }: PricedDraft,
): Breakdown['shipping'] {
  return {
    ...sumTaxed(taxed, currency),
    isFreeByCoupon: coupon?.kind === 'free-shipping',
    parts: taxed.map((part, index) => ({ ...part, vatBasisPoints: parts[index]?.basisPoints ?? 0 })),
  };
}

/** Rule 12. */
function taxesByRate(
  charges: readonly Taxable[],
  taxed: readonly TaxedAmount[],
  { currency }: PricedDraft,
): Breakdown['taxes'] {
  const rates = new Set(charges.map(({ basisPoints }) => basisPoints).filter((rate) => rate > 0));
  return [...rates]
    .toSorted((one, other) => other - one)
    .map((basisPoints) => {
      const ofRate = taxed.filter((_, index) => charges[index]?.basisPoints === basisPoints);
      const { excl, tax } = sumTaxed(ofRate, currency);
      return { basisPoints, taxable: excl, amount: tax };
    });
}

/** Rule 10. */
function payWithGiftCards({ giftCards, currency }: PricedDraft, grandTotal: Money): Breakdown['giftCards'] {
  let left = grandTotal;
  return giftCards.map(({ code, balance }) => {
    const amount = compareMoney(balance, left) < 0 ? balance : left;
    left = subtractMoney(left, amount);
    return { code, amount: addMoney(amount, zero(currency)) };
  });
}

function nothing({ currency }: PricedDraft): TaxedAmount {
  return { excl: zero(currency), tax: zero(currency), incl: zero(currency) };
}
