import { type Money, zero } from '@bowline/kit';
import { productPagePath } from '#catalog';
import { encodeUid } from '#graphql';
import { type LineState, type OrderLine, statusLabel } from '#orders';
import type { OrderItemPrices } from '#wire';
import type { CheckoutContext } from '../model.ts';
import type { OrderFacts } from './order-facts.ts';

export type ShownItem = ReturnType<typeof showItem>;

/** Lines of an order. How much of each was invoiced, shipped and refunded is read when it is asked for: lists of orders do not. */
export function showItems(facts: OrderFacts, context: CheckoutContext): readonly ShownItem[] {
  return facts.order.snapshot.lines.map((line) => showItem(line, facts, context));
}

type ItemTypeName = 'GiftCardOrderItem' | 'OrderItem' | 'ConfigurableOrderItem';

function showItem(line: OrderLine, facts: OrderFacts, context: CheckoutContext) {
  const { order } = facts;
  const prices = showPrices(line, facts);
  return {
    typeName: typeNameOf(line),
    orderId: order.id,
    line: line.id,
    id: encodeUid(line.id),
    productName: line.name,
    productSku: line.sku,
    productUrlKey: line.urlKey,
    productType: productTypeOf(line),
    parentSku: line.parentSku,
    status: statusLabel(order.status, context.store.locale),
    productSalePrice: prices.price,
    prices,
    discounts: prices.discounts,
    selectedOptions: line.options,
    enteredOptions: [],
    quantityOrdered: line.quantityHundredths / 100,
    quantityInvoiced: async () => ((await facts.invoices()).length > 0 ? line.quantityHundredths / 100 : 0),
    quantityShipped: async () => (await progressOf(line, facts)).shippedHundredths / 100,
    quantityRefunded: async () => (await progressOf(line, facts)).creditedHundredths / 100,
    // Of what was paid for, as Magento counts: canceled is what no credit note gives back.
    quantityCanceled: async () => {
      const { canceledHundredths, creditedHundredths } = await progressOf(line, facts);
      return Math.max(0, canceledHundredths - creditedHundredths) / 100;
    },
    product: async () => {
      const id = (await facts.productIds()).get((line.parentSku ?? line.sku).toLowerCase());
      return id === undefined ? null : context.catalog.product(id);
    },
    productPath: () => pathOf(line, facts, context),
    giftMessage: null,
    giftCard: line.giftCard && { ...line.giftCard, deliverOn: line.giftCard.deliverOn ?? null },
  };
}

type Progress = Pick<LineState, 'shippedHundredths' | 'canceledHundredths' | 'creditedHundredths'>;

const nothingHappened: Progress = { shippedHundredths: 0, canceledHundredths: 0, creditedHundredths: 0 };

async function progressOf({ id }: OrderLine, facts: OrderFacts): Promise<Progress> {
  return (await facts.lines()).get(id) ?? nothingHappened;
}

/** Of what is gone, where it was: its address may lead on. */
async function pathOf({ sku, parentSku, urlKey }: OrderLine, facts: OrderFacts, context: CheckoutContext) {
  const ids = await facts.productIds();
  const id = ids.get(sku.toLowerCase()) ?? ids.get(parentSku?.toLowerCase() ?? '');
  const product = id === undefined ? null : await context.catalog.product(id);
  if (product) return productPagePath(product, context);
  return urlKey ? urlKey + context.settings.productUrlSuffix : null;
}

function typeNameOf({ kind, parentSku }: OrderLine): ItemTypeName {
  if (kind === 'gift-card') return 'GiftCardOrderItem';
  return parentSku === null ? 'OrderItem' : 'ConfigurableOrderItem';
}

function productTypeOf({ kind, parentSku, isShipped }: OrderLine): string {
  if (kind === 'gift-card') return 'giftcard';
  if (parentSku !== null) return 'configurable';
  return isShipped ? 'simple' : 'virtual';
}

function showPrices({ id }: OrderLine, { order }: OrderFacts) {
  const { breakdown, couponCode } = order.snapshot;
  const nothing: Money = zero(order.currency);
  const totals = breakdown.lines.find((line) => line.id === id);
  const discount = totals?.discount ?? nothing;
  const label = breakdown.discounts.map((each) => each.label).join(', ');
  const coupon = couponCode === null ? null : { code: couponCode };
  const price = totals?.unit.excl ?? nothing;
  const priceIncludingTax = totals?.unit.incl ?? nothing;
  const rowTotal = totals?.row.excl ?? nothing;
  const rowTotalIncludingTax = totals?.row.incl ?? nothing;
  return {
    price,
    priceIncludingTax,
    rowTotal,
    rowTotalIncludingTax,
    discounts: discount.minor > 0 ? [{ amount: discount, label, appliedTo: 'ITEM', coupon }] : [],
    totalItemDiscount: discount,
    originalPrice: price,
    originalPriceIncludingTax: priceIncludingTax,
    originalRowTotal: rowTotal,
    originalRowTotalIncludingTax: rowTotalIncludingTax,
    fixedProductTaxes: [],
  } satisfies OrderItemPrices;
}
