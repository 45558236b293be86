import { type Money, multiplyMoney } from '@bowline/kit';
import { type ProductRecord, productPagePath } from '#catalog';
import { configurableOptionUid, configurableValueUid, encodeUid } from '#graphql';
import { discountBetween, displayPrice, unitPrice } from '#pricing';
import { textsOf } from '#texts';
import type { LineTotals } from '#totals';
import type { CartItemError, CartItemPrices } from '#wire';
import type { CartContext } from '../context.ts';
import { quantityStep } from '../lines/quantity.ts';
import type { CartLine } from '../model.ts';
import type { PricedLine } from '../pricing/line-facts.ts';
import type { PricedCart } from '../pricing/price-cart.ts';
import { giftCardAmount } from '../pricing/price-lines.ts';

export type ShownLine = ReturnType<typeof showLine>;

/** A line as its fields are named on the wire; what takes work is worked out when it is asked for. */
export function showLine(
  priced: PricedLine,
  totals: LineTotals | undefined,
  cart: PricedCart,
  context: CartContext,
) {
  const { line, product, record } = priced;
  const { giftCard } = line;
  const message = problemOf(line, cart, context);
  const shown = {
    line,
    id: String(line.id),
    uid: encodeUid(line.id),
    quantity: line.quantityHundredths / 100,
    isAvailable: message === null,
    notAvailableMessage: message,
    errors: message === null ? null : [{ code: 'ITEM_QTY', message } satisfies CartItemError],
    product: (line.kind === 'variant' ? record : product) ?? goneProduct(line.sku),
    prices: totals ? () => showPrices(priced, totals, cart) : null,
    productPath: () => record && productPagePath(record, context),
    giftMessage: null,
    unitPrice: () => unitPriceOf(priced, cart),
    isSample: line.kind === 'sample',
    quantityStep: line.thing ? quantityStep(line.thing) : 1,
    customizableOptions: [],
    configuredVariant: record ?? goneProduct(line.sku),
    configurableOptions: () => (record ? chosenOptions(record, context) : []),
  };
  if (!giftCard) return { ...shown, typeName: typeNameOf(line) };
  return {
    ...shown,
    typeName: 'GiftCardCartItem' as const,
    ...giftCard,
    deliverOn: giftCard.deliverOn ?? null,
    amount: giftCardAmount(giftCard, context),
  };
}

function typeNameOf({
  kind,
  thing,
}: CartLine): 'SimpleCartItem' | 'ConfigurableCartItem' | 'VirtualCartItem' {
  if (kind === 'sample') return 'SimpleCartItem';
  if (thing?.parentId && kind !== 'variant') return 'ConfigurableCartItem';
  return thing?.kind === 'virtual' ? 'VirtualCartItem' : 'SimpleCartItem';
}

/** Behaviour 70. */
function problemOf(
  { id, thing }: CartLine,
  { unavailable }: PricedCart,
  { store }: CartContext,
): string | null {
  if (!unavailable.has(id)) return null;
  const { lineGone, lineTooMany } = textsOf('cart', store.locale);
  const isLeft = thing?.pool && thing.pool.quantity >= thing.pool.unitsPerPiece;
  return isLeft ? lineTooMany : lineGone;
}

/** Rule 4: stands where a product was, because a line on the wire always has one. */
function goneProduct(sku: string): ProductRecord {
  return {
    entityType: 'PRODUCT',
    id: 0,
    sku,
    kind: 'simple',
    taxClass: 'standard',
    parentId: null,
    weightG: null,
    lengthCm: null,
    priceMinor: null,
    fixedMinor: null,
    marketMinor: null,
    reduction: null,
    stock: { poolQuantity: 0, units: 1 },
    name: sku,
    urlKey: '',
    colourName: null,
    rangeName: null,
    chosenOptionIds: null,
    image: null,
    summary: null,
    rating: null,
  };
}

export function showPrices(
  { line, regular }: PricedLine,
  totals: LineTotals,
  { breakdown, views, coupon }: PricedCart,
) {
  const { unit, row, discount } = totals;
  const original = regular ? displayPrice(views.excl, regular) : unit.excl;
  const originalRow = ofQuantity(original, line);
  const labels = breakdown.discounts.map(({ label }) => label).join(', ');
  return {
    price: unit.excl,
    priceIncludingTax: unit.incl,
    rowTotal: row.excl,
    rowTotalIncludingTax: row.incl,
    totalItemDiscount: discount,
    discounts:
      discount.minor === 0
        ? []
        : [{ amount: discount, appliedTo: 'ITEM', label: labels, coupon: coupon && { code: coupon.code } }],
    originalItemPrice: original,
    originalRowTotal: originalRow,
    catalogDiscount: discountBetween(original, unit.excl),
    rowCatalogDiscount: discountBetween(originalRow, ofQuantity(unit.excl, line)),
    fixedProductTaxes: [],
  } satisfies CartItemPrices;
}

function ofQuantity(amount: Money, { quantityHundredths }: CartLine): Money {
  return multiplyMoney(amount, quantityHundredths, 100);
}

/** Pricing rule 7, at the price this quantity is charged. */
function unitPriceOf({ line: { thing }, charged }: PricedLine, { views, breakdown }: PricedCart) {
  if (!charged || !thing?.lengthCm) return null;
  return unitPrice(views[breakdown.basis], charged, thing.lengthCm);
}

/** By which options a variant was chosen among its siblings. */
export function chosenOptions({ parentId, chosenOptionIds }: ProductRecord, { catalog }: CartContext) {
  const book = catalog.book();
  return (chosenOptionIds ?? []).flatMap((optionId) => {
    const option = book.option(optionId);
    if (!option || parentId === null) return [];
    const { attributeId, label } = option;
    return [
      {
        id: attributeId,
        configurableProductOptionUid: configurableOptionUid(parentId, attributeId),
        optionLabel: book.byId(attributeId)?.label ?? '',
        valueId: optionId,
        configurableProductOptionValueUid: configurableValueUid(attributeId, optionId),
        valueLabel: label,
      },
    ];
  });
}
