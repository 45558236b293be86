import { moneyToNumber } from '@bowline/kit';
import { paymentTitle, shippingTitle, showPickupPoint, taxWarning } from '#cart';
import { encodeUid } from '#graphql';
import { type Order, type OrderAddress, statusLabel } from '#orders';
import { isMethodCode } from '#payments';
import type { ShippingOption } from '#shipping';
import { localTime, showAddressDetails } from '#stores';
import type { CustomerOrder, OrderActionType } from '#wire';
import type { CheckoutContext } from '../model.ts';
import { factsOf, type OrderFacts } from './order-facts.ts';
import { showOrderTotal } from './show-money.ts';
import { showCreditMemos, showInvoices, showShipments } from './show-order-documents.ts';
import { showItems } from './show-order-items.ts';

/** An order as its fields are named on the wire; what takes a question to the database is asked when it is wanted. */
export function showOrder(order: Order, context: CheckoutContext): CustomerOrder {
  const { snapshot } = order;
  const facts = factsOf(order, context);
  const { locale } = context.store;
  const { firstname, lastname, middlename, prefix, suffix } = showAddressDetails(snapshot.billingAddress);
  const placed = showMoment(order.placedAt, context);
  return {
    id: encodeUid(order.id),
    number: order.number,
    incrementId: order.number,
    orderNumber: order.number,
    token: order.token,
    orderDate: placed,
    createdAt: placed,
    status: statusLabel(order.status, locale),
    statusCode: order.status,
    orderStatusChangeDate: async () => showMoment(await lastChange(facts), context),
    email: order.email,
    items: () => showItems(facts, context),
    total: () => showOrderTotal(order),
    grandTotal: moneyToNumber(order.toPay),
    appliedCoupons: snapshot.couponCode === null ? [] : [{ code: snapshot.couponCode }],
    billingAddress: showAddress(snapshot.billingAddress),
    shippingAddress: snapshot.shippingAddress && showAddress(snapshot.shippingAddress),
    paymentMethods: [showMethod(order, context)],
    carrier: snapshot.shipping?.carrierName ?? null,
    shippingMethod: shippingMethodOf(order, context),
    carrierCode: snapshot.shipping?.carrier ?? null,
    methodCode: snapshot.shipping?.method ?? null,
    isVirtual: snapshot.shippingAddress === null,
    invoices: () => showInvoices(facts, context),
    shipments: () => showShipments(facts, context),
    creditMemos: () => showCreditMemos(facts, context),
    comments: [],
    giftMessage: null,
    giftReceiptIncluded: false,
    printedCardIncluded: false,
    giftWrapping: null,
    availableActions: actionsOf(order),
    customerInfo: { firstname, lastname, middlename, prefix, suffix },
    remarks: snapshot.remarks,
    isBusinessOrder: snapshot.isBusinessOrder,
    taxTreatment: {
      kind: snapshot.tax.kind,
      rate: snapshot.tax.basisPoints / 100,
      warning: taxWarning(snapshot.tax.kind, locale),
    },
    pickupPoint: snapshot.shipping?.pickupPoint && showPickupPoint(snapshot.shipping.pickupPoint),
    expectedDelivery: snapshot.shipping && {
      earliestDate: snapshot.shipping.earliestDate,
      latestDate: snapshot.shipping.latestDate,
    },
    giftCards: snapshot.breakdown.giftCards
      .filter(({ amount }) => amount.minor > 0)
      .map(({ code, amount }) => ({ codeEnding: code, amount })),
    termsVersion: snapshot.termsVersion,
    contentConsent: snapshot.contentConsent ?? null,
  };
}

/** As Magento 2.4.9 writes it. */
function showMoment(moment: Date, { settings }: CheckoutContext): string {
  const { day, time } = localTime(moment, settings.timeZone);
  return `${day.split('-').toReversed().join('/')} ${time}`;
}

async function lastChange(facts: OrderFacts): Promise<Date> {
  const events = await facts.events();
  return events.findLast(({ kind }) => kind.startsWith('moved-to-'))?.happened_at ?? facts.order.placedAt;
}

function showAddress(address: OrderAddress) {
  return {
    ...showAddressDetails(address),
    region: address.region?.name ?? null,
    regionId: address.region?.id ? String(address.region.id) : null,
    countryCode: address.country,
  };
}

function showMethod({ paymentMethod: code, snapshot }: Order, { store }: CheckoutContext) {
  const { purchaseOrderNumber: number } = snapshot;
  const name = code === 'free' || isMethodCode(code) ? paymentTitle(code, store.locale) : code;
  const additionalData = number === undefined ? [] : [{ name: 'Purchase Order Number', value: number }];
  return { name, type: code, additionalData };
}

/** Such as `PostNL - Home delivery`. */
function shippingMethodOf({ snapshot: { shipping } }: Order, { store }: CheckoutContext): string | null {
  if (!shipping) return null;
  return `${shipping.carrierName} - ${shippingTitle(shipping.method as ShippingOption['method'], store.locale)}`;
}

function actionsOf({ status, customerId, snapshot }: Order): readonly OrderActionType[] {
  // Rules 15 and 38: gift cards are sent, and content that was agreed to begins, as soon as the order is settled.
  const isGiven = snapshot.contentConsent || snapshot.lines.some(({ giftCard }) => giftCard);
  const isCancelable = status === 'pending_payment' || (status === 'processing' && !isGiven);
  const cancel: OrderActionType[] = isCancelable ? ['CANCEL'] : [];
  // Who has no account has no cart to order into again.
  return customerId === null ? cancel : [...cancel, 'REORDER'];
}
