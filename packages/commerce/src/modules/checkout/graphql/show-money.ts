import { addMoney, decimalsOf, type Money, money, multiplyMoney, sumMoney, zero } from '@bowline/kit';
import { shop } from '@bowline/markets';
import { vatLabel } from '#cart';
import type { InvoiceDocument, Order } from '#orders';
import { defaultStoreView, storeViewByCode } from '#stores';
import type { Breakdown } from '#totals';
import type { Discount, OrderTotal } from '#wire';

/** In euro, by the rate of the day the order was placed. */
function inBaseCurrency(amount: Money, { snapshot }: Order): Money {
  const decimals = decimalsOf(shop.baseCurrency) - decimalsOf(amount.currency);
  const base = money(amount.minor, shop.baseCurrency);
  return multiplyMoney(base, 1_000_000 * 10 ** decimals, snapshot.exchangeRatePerMillion);
}

/** Behaviour 134. */
export function showOrderTotal(order: Order): OrderTotal {
  const { breakdown } = order.snapshot;
  const { subtotal, shipping, currency } = breakdown;
  const byCard = sumMoney(
    breakdown.giftCards.map(({ amount }) => amount),
    currency,
  );
  return {
    subtotal: subtotal.excl,
    subtotalExclTax: subtotal.excl,
    subtotalInclTax: subtotal.incl,
    discounts: showDiscounts(order),
    totalTax: breakdown.tax,
    taxes: showTaxes(breakdown.taxes, order),
    grandTotal: breakdown.toPay,
    grandTotalExclTax: shipping ? addMoney(breakdown.goods.excl, shipping.excl) : breakdown.goods.excl,
    baseGrandTotal: inBaseCurrency(breakdown.toPay, order),
    totalShipping: shipping?.excl ?? zero(currency),
    shippingHandling: shipping && showShipping(breakdown, order),
    totalGiftcard: byCard.minor > 0 ? byCard : null,
    totalBeforeGiftCards: breakdown.grandTotal,
  };
}

/** Of an invoice, or what a credit note gives back. */
export function showDocumentTotal(document: InvoiceDocument, order: Order) {
  const { net, tax, taxes, total, shipping, lines, discounts } = document;
  const nothing = zero(order.currency);
  const isWhole = lines.length > 0;
  return {
    subtotal: isWhole ? order.snapshot.breakdown.subtotal.excl : nothing,
    discounts: discounts.length > 0 ? showDiscounts(order) : [],
    totalTax: tax,
    taxes: showTaxes(taxes, order),
    grandTotal: total,
    baseGrandTotal: inBaseCurrency(total, order),
    totalShipping: shipping?.excl ?? nothing,
    shippingHandling: shipping && showShipping(order.snapshot.breakdown, order),
    adjustment: isWhole ? nothing : addMoney(net, tax),
  };
}

export function showDiscounts({ snapshot }: Order): Discount[] {
  const { couponCode, breakdown } = snapshot;
  return breakdown.discounts.map(({ source, label, amount }) => ({
    amount,
    label,
    appliedTo: 'ITEM',
    coupon: source === 'coupon' && couponCode ? { code: couponCode } : null,
  }));
}

function showShipping({ shipping, taxes }: Breakdown, order: Order) {
  if (!shipping) return null;
  const [rate] = taxes;
  return {
    totalAmount: shipping.excl,
    amountIncludingTax: shipping.incl,
    amountExcludingTax: shipping.excl,
    taxes:
      rate && shipping.tax.minor > 0
        ? showTaxes([{ basisPoints: rate.basisPoints, taxable: shipping.excl, amount: shipping.tax }], order)
        : [],
    discounts: [],
  };
}

function showTaxes(taxes: Breakdown['taxes'], { storeCode }: Order) {
  const { market } = storeViewByCode(storeCode) ?? defaultStoreView;
  return taxes.map(({ basisPoints, amount }) => ({
    amount,
    title: vatLabel(basisPoints, market),
    rate: basisPoints / 100,
  }));
}
