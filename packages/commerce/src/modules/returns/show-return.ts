import { type Money, money } from '@bowline/kit';
import { shop } from '@bowline/markets';
import { factsOf, showItems, showOrder } from '#checkout';
import { encodeUid } from '#graphql';
import { invoicesOf, type Order } from '#orders';
import { addDays, describeCountry, localTime } from '#stores';
import type { Return, ReturnItemStatus, ReturnStatus } from '#wire';
import { labelPath } from './label/label-download.ts';
import { daysToPost, hasLabel, type OrderReturn, type ReturnLine, type ReturnsContext } from './model.ts';
import { isDecided, type ReturnState } from './return-state.ts';

/** A return as its fields are named on the wire. */
export function showReturn(record: OrderReturn, order: Order, context: ReturnsContext): Return {
  const { billingAddress } = order.snapshot;
  const day = localTime(record.statedAt, context.settings.timeZone).day;
  const isPosted = hasLabel(record);
  return {
    uid: encodeUid(record.id),
    number: record.number,
    order: () => showOrder(order, context),
    createdAt: record.statedAt.toISOString().slice(0, 19).replace('T', ' '),
    customer: { email: order.email, firstname: billingAddress.firstName, lastname: billingAddress.lastName },
    status: statusOf(record),
    shipping: { address: warehouseAddress(context), tracking: [] },
    comments: commentsOf(record),
    items: () => itemsOf(record, order, context),
    availableShippingCarriers: [],
    statedAt: record.statedAt.toISOString(),
    statedBy: record.name,
    isStatutory: record.isStatutory,
    labelUrl: isPosted ? `${context.baseUrl}${labelPath(order, record)}` : null,
    postBy: isPosted ? addDays(day, daysToPost) : null,
    refunded: () => refundedOf(record, order, context),
  };
}

/** Whoever withdraws needs nobody's leave: what Magento calls authorized is so from the beginning. */
const itemStatuses: Readonly<Record<ReturnState, ReturnItemStatus>> = {
  stated: 'AUTHORIZED',
  received: 'RECEIVED',
  refunded: 'APPROVED',
  declined: 'REJECTED',
};

function statusOf({ lines }: OrderReturn): ReturnStatus {
  const all = (state: ReturnState) => lines.every((line) => line.state === state);
  if (all('refunded')) return 'PROCESSED_AND_CLOSED';
  if (all('declined')) return 'REJECTED';
  if (lines.every(({ state }) => isDecided(state))) return 'PARTIALLY_REJECTED';
  const open = lines.filter(({ state }) => !isDecided(state));
  if (open.every(({ state }) => state === 'received')) return 'RECEIVED';
  return open.some(({ state }) => state === 'received') ? 'PARTIALLY_RECEIVED' : 'AUTHORIZED';
}

function itemsOf({ lines }: OrderReturn, order: Order, context: ReturnsContext) {
  const items = showItems(factsOf(order, context), context);
  return lines.flatMap((line) => {
    const orderItem = items.find(({ id }) => id === encodeUid(line.line));
    return orderItem ? [{ ...itemOf(line), orderItem }] : [];
  });
}

function itemOf({ id, quantityHundredths, state, isSentBack, reason }: ReturnLine) {
  return {
    uid: encodeUid(id),
    requestQuantity: quantityHundredths / 100,
    quantity: state === 'declined' ? 0 : quantityHundredths / 100,
    status: itemStatuses[state],
    state,
    isSentBack,
    declineReason: reason,
  };
}

function commentsOf({ id, name, remark, statedAt }: OrderReturn) {
  if (remark === null) return [];
  const createdAt = statedAt.toISOString().slice(0, 19).replace('T', ' ');
  return [{ uid: encodeUid(id), authorName: name, text: remark, createdAt }];
}

function warehouseAddress({ store }: ReturnsContext) {
  const { street, city, postalCode: postcode, phone: telephone } = shop.company;
  return {
    contactName: shop.legalName,
    street: [street],
    city,
    region: { id: null, code: null, name: null },
    postcode,
    country: describeCountry(shop.country, store.locale),
    telephone,
  };
}

/** A credit note of a return is about nothing else. */
async function refundedOf(
  { lines }: OrderReturn,
  order: Order,
  { returns }: ReturnsContext,
): Promise<Money | null> {
  const numbers = new Set(lines.flatMap(({ creditNoteNumber }) => creditNoteNumber ?? []));
  if (numbers.size === 0) return null;
  const notes = await invoicesOf(returns.database.kysely, order.id);
  const minor = notes
    .filter(({ number }) => numbers.has(number))
    .reduce((sum, { total }) => sum - total.minor, 0);
  return money(minor, order.currency);
}
