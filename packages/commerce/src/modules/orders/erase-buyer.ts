import { type Kysely, sql, type Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { CommerceTables } from '#tables';
import type { InvoiceDocument } from './invoice-document.ts';
import type { Order, OrderAddress, OrderSnapshot, OrdersRefusal } from './model.ts';
import type { OrderStatus } from './order-status.ts';
import { addEvent, findOrder, lockOrder, type OrderKey } from './repository.ts';
import { readDocument, storedDocument } from './shapes/invoice-document.ts';
import { storedSnapshot } from './shapes/order-snapshot.ts';

const over: ReadonlySet<OrderStatus> = new Set(['complete', 'canceled', 'closed']);

/** Rule 21: the order as it stands afterwards. */
export async function eraseBuyer(
  transaction: Transaction<CommerceTables>,
  key: OrderKey,
  now: Date,
): Promise<
  Result<
    { readonly order: Order; readonly isErasedNow: boolean },
    OrdersRefusal<'order-not-found' | 'order-not-over'>
  >
> {
  const order = await lockOrder(transaction, key);
  if (!order) return refuse('order-not-found');
  if (order.erasedAt !== null) return ok({ order, isErasedNow: false });
  if (!over.has(order.status)) return refuse('order-not-over', { status: order.status });
  const snapshot = storedSnapshot(snapshotWithoutBuyer(order.snapshot));
  await sql`
    update shop_order set email = '', customer_id = null, snapshot = ${snapshot}, delivery_address = null, erased_at = ${now}
    where id = ${order.id}`.execute(transaction);
  await sql`update shipment set tracking_number = null where order_id = ${order.id}`.execute(transaction);
  await sql`delete from order_cancellation_request where order_id = ${order.id}`.execute(transaction);
  // Why something was canceled or credited may tell of somebody.
  await sql`update order_event set details = details - 'reason' where order_id = ${order.id}`.execute(
    transaction,
  );
  await addEvent(transaction, order.id, 'buyer-erased', {}, now);
  const erased = await findOrder(transaction, { id: order.id });
  return erased ? ok({ order: erased, isErasedNow: true }) : refuse('order-not-found');
}

/** What tax law asks about is kept: the country, and the number of a buyer who accounts for the VAT. */
function addressWithoutBuyer(address: OrderAddress, keepsVatNumber: boolean): OrderAddress {
  return {
    firstName: '',
    lastName: '',
    company: null,
    vatNumber: keepsVatNumber ? address.vatNumber : null,
    street: [],
    city: '',
    postcode: null,
    region: null,
    country: address.country,
    phone: '',
  };
}

export function snapshotWithoutBuyer(snapshot: OrderSnapshot): OrderSnapshot {
  const { billingAddress, shippingAddress, shipping, tax, lines } = snapshot;
  const keepsVatNumber = tax.kind === 'reverse-charge';
  return {
    ...snapshot,
    billingAddress: addressWithoutBuyer(billingAddress, keepsVatNumber),
    shippingAddress: shippingAddress && addressWithoutBuyer(shippingAddress, keepsVatNumber),
    shipping: shipping && { ...shipping, pickupPoint: null },
    remarks: null,
    tax: keepsVatNumber ? tax : { ...tax, vatNumber: null, vatEvidence: null },
    lines: lines.map((line) => ({
      ...line,
      giftCard: line.giftCard && {
        senderName: '',
        senderEmail: null,
        recipientName: '',
        recipientEmail: '',
        message: null,
      },
    })),
  };
}

export function documentWithoutBuyer(document: InvoiceDocument): InvoiceDocument {
  const { billingAddress, shippingAddress, treatment, credits } = document;
  const keepsVatNumber = treatment.kind === 'reverse-charge';
  return {
    ...document,
    email: '',
    billingAddress: addressWithoutBuyer(billingAddress, keepsVatNumber),
    shippingAddress: shippingAddress && addressWithoutBuyer(shippingAddress, keepsVatNumber),
    treatment: keepsVatNumber ? treatment : { ...treatment, vatNumber: null },
    credits: credits && { ...credits, reason: null },
  };
}

const documentsAtOnce = 500;

/** Rule 22: of orders whose buyer was erased, what was issued before this moment. Answers how many documents that were. */
export async function eraseDocuments(
  executor: Kysely<CommerceTables>,
  { issuedBefore, now }: { readonly issuedBefore: Date; readonly now: Date },
): Promise<number> {
  const due = await executor
    .selectFrom('invoice')
    .innerJoin('shop_order', 'shop_order.id', 'invoice.order_id')
    .where('shop_order.erased_at', 'is not', null)
    .where('invoice.erased_at', 'is', null)
    .where('invoice.issued_at', '<', issuedBefore)
    .select(['invoice.id', 'invoice.document'])
    .orderBy('invoice.id')
    .limit(documentsAtOnce)
    .execute();
  for (const { id, document } of due) {
    const erased = storedDocument(documentWithoutBuyer(readDocument(document)));
    await sql`
      update invoice set document = ${erased}, erased_at = ${now} where id = ${id} and erased_at is null`.execute(
      executor,
    );
  }
  return due.length;
}
