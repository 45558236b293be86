import {
  addMoney,
  compareMoney,
  type Money,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  zero,
} from '@bowline/kit';
import { discountRows } from './discounts.ts';
import type { Breakdown, DraftLine, PricedDraft, TaxedAmount } from './model.ts';
import { sumTaxed, taxAmounts } from './vat.ts';

const hundredths = 100;

export function computeTotals(draft: PricedDraft): Breakdown {
  const { currency, basis, rounding, lines } = draft;
  const rows = rowsOf(draft);
  const discounts = discountRows(rows, draft);
  const before = taxAmounts(
    rows.map(({ row, basisPoints }) => ({ amount: row, basisPoints })),
    basis,
    rounding,
    currency,
  );
  const discounted = rows.map(({ row, basisPoints }, index) => ({
    amount: subtractMoney(row, discounts.perRow[index] ?? zero(currency)),
    basisPoints,
  }));
  const shipping = shippingOf(draft);
  const charges = shipping ? [...discounted, shipping] : discounted;
  const after = taxAmounts(charges, basis, rounding, currency);
  const goodsAfter = after.slice(0, lines.length);
  const shippingAfter = after[lines.length];
  const all = sumTaxed(after, currency);
  const giftCards = payWithGiftCards(draft, all.incl);

  return {
    currency,
    basis,
    lines: lines.map(({ id, unitExcl, unitIncl }, index) => ({
      id,
      unit: { excl: unitExcl, incl: unitIncl },
      row: before[index] ?? nothing(draft),
      discount: discounts.perRow[index] ?? zero(currency),
      total: goodsAfter[index] ?? nothing(draft),
    })),
    subtotal: sumTaxed(before, currency),
    discounts: discounts.applied,
    goods: sumTaxed(goodsAfter, currency),
    shipping: shippingAfter
      ? { ...shippingAfter, isFreeByCoupon: draft.coupon?.kind === 'free-shipping' }
      : null,
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
  draft: Pick<PricedDraft, 'lines' | 'basis' | 'currency' | 'vatBasisPoints' | 'incentive' | 'coupon'>,
): Money {
  const rows = rowsOf(draft);
  const { applied } = discountRows(rows, draft);
  return subtractMoney(
    sumMoney(
      rows.map(({ row }) => row),
      draft.currency,
    ),
    sumMoney(
      applied.map(({ amount }) => amount),
      draft.currency,
    ),
  );
}

function rowsOf(draft: Pick<PricedDraft, 'lines' | 'basis' | 'vatBasisPoints'>) {
  return draft.lines.map((line) => ({
    row: rowOf(draft, line),
    isDiscountable: line.isDiscountable,
    basisPoints: line.taxClass === 'standard' ? draft.vatBasisPoints : 0,
  }));
}

/** Rule 2. */
function rowOf({ basis }: Pick<PricedDraft, 'basis'>, line: DraftLine): Money {
  return multiplyMoney(basis === 'incl' ? line.unitIncl : line.unitExcl, line.quantityHundredths, hundredths);
}

/** Rule 8. */
function shippingOf({ shipping, coupon, basis, currency, vatBasisPoints }: PricedDraft) {
  if (!shipping) return null;
  const amount = coupon?.kind === 'free-shipping' ? zero(currency) : shipping[basis];
  return { amount, basisPoints: vatBasisPoints };
}

function taxesByRate(
  charges: readonly { readonly basisPoints: number }[],
  taxed: readonly TaxedAmount[],
  { vatBasisPoints, currency }: PricedDraft,
): Breakdown['taxes'] {
  const ofRate = taxed.filter((_, index) => charges[index]?.basisPoints === vatBasisPoints);
  if (vatBasisPoints === 0 || ofRate.length === 0) return [];
  const { excl, tax } = sumTaxed(ofRate, currency);
  return [{ basisPoints: vatBasisPoints, taxable: excl, amount: tax }];
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
