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
    shippingHandling: shipping && showShipping(shipping, order),
    totalGiftcard: byCard.minor > 0 ? byCard : null,
    totalBeforeGiftCards: breakdown.grandTotal,
  };
}

/** Of an invoice, or what a credit note gives back. */
export function showDocumentTotal(document: InvoiceDocument, order: Order) {
  const { tax, taxes, total, shipping, lines, discounts } = document;
  const nothing = zero(order.currency);
  const isByLine = lines.length > 0;
  return {
    subtotal: isByLine ? subtotalOf(document, order) : nothing,
    discounts: discounts.length > 0 ? showDiscounts(order) : [],
    totalTax: tax,
    taxes: showTaxes(taxes, order),
    grandTotal: total,
    baseGrandTotal: inBaseCurrency(total, order),
    totalShipping: shipping?.excl ?? nothing,
    shippingHandling: shipping && showShipping(shipping, order),
    adjustment: isByLine ? nothing : total,
  };
}

/** Before discounts and without VAT: all of the order, or the share of the lines that a credit note names. */
function subtotalOf({ lines, total }: InvoiceDocument, { snapshot, currency }: Order): Money {
  const { breakdown } = snapshot;
  if (total.minor === breakdown.grandTotal.minor) return breakdown.subtotal.excl;
  return sumMoney(
    lines.map(({ unit, quantityHundredths }) => multiplyMoney(unit.excl, quantityHundredths, 100)),
    currency,
  );
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

function showShipping(
  shipping: NonNullable<InvoiceDocument['shipping'] | Breakdown['shipping']>,
  order: Order,
) {
  return {
    totalAmount: shipping.excl,
    amountIncludingTax: shipping.incl,
    amountExcludingTax: shipping.excl,
    taxes: showTaxes(
      shipping.parts
        .filter(({ tax }) => tax.minor > 0)
        .map(({ vatBasisPoints, excl, tax }) => ({
          basisPoints: vatBasisPoints,
          taxable: excl,
          amount: tax,
        })),
      order,
    ),
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
