import { encodeUid } from '#graphql';
import type { Invoice, Order, Shipment } from '#orders';
import type { CheckoutContext } from '../model.ts';
import type { OrderFacts } from './order-facts.ts';
import { showDocumentTotal } from './show-money.ts';
import { type ShownItem, showItems } from './show-order-items.ts';

/** Where the document of an invoice or credit note is downloaded, below the address of the shop. */
export function documentPath({ token }: Pick<Order, 'token'>, { number }: Pick<Invoice, 'number'>): string {
  return `/invoices/${token}/${number}.pdf`;
}

export async function showInvoices(facts: OrderFacts, context: CheckoutContext) {
  const invoices = (await facts.invoices()).filter(({ series }) => series === 'invoice');
  return invoices.map((invoice) => ({
    ...showDocument(invoice, facts, context),
    items: () =>
      showItems(facts, context).map((item) => ({
        ...showPart(item),
        quantityInvoiced: item.quantityOrdered,
      })),
  }));
}

export async function showCreditMemos(facts: OrderFacts, context: CheckoutContext) {
  const notes = (await facts.invoices()).filter(({ series }) => series === 'credit-note');
  return notes.map((note) => ({
    ...showDocument(note, facts, context),
    items: async () => {
      // An amount without regard to lines gives back no items, even when it was all that was left.
      const credits = note.document.lines.length === 0 ? [] : await facts.credits();
      const quantities = quantitiesOf(credits.filter(({ invoiceId }) => invoiceId === note.id));
      return showItems(facts, context).flatMap((item) => {
        const quantityRefunded = quantities.get(item.id);
        return quantityRefunded === undefined ? [] : [{ ...showPart(item), quantityRefunded }];
      });
    },
  }));
}

function showDocument(invoice: Invoice, { order }: OrderFacts, { baseUrl }: CheckoutContext) {
  return {
    id: encodeUid(invoice.id),
    number: invoice.number,
    total: showDocumentTotal(invoice.document, order),
    comments: [],
    downloadUrl: `${baseUrl}${documentPath(order, invoice)}`,
  };
}

export async function showShipments(facts: OrderFacts, context: CheckoutContext) {
  const { order } = facts;
  return (await facts.shipments()).map((shipment) => ({
    id: encodeUid(shipment.id),
    number: `${order.number}-${shipment.id}`,
    tracking: trackingOf(shipment),
    comments: [],
    items: async () => {
      const quantities = quantitiesOf(shipment.lines);
      return showItems(facts, context).flatMap((item) => {
        const quantityShipped = quantities.get(item.id);
        return quantityShipped === undefined ? [] : [{ ...showPart(item), quantityShipped }];
      });
    },
  }));
}

/** By the ids that items have on the wire. */
function quantitiesOf(
  lines: readonly { readonly line: string | null; readonly quantityHundredths: number }[],
): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap(({ line, quantityHundredths }) =>
      line === null ? [] : [[encodeUid(line), quantityHundredths / 100] as const],
    ),
  );
}

function trackingOf({ carrier, trackingNumber }: Shipment) {
  return trackingNumber === null ? [] : [{ title: carrier, carrier, number: trackingNumber }];
}

function showPart(item: ShownItem) {
  const { id, productName, productSku, productSalePrice, discounts } = item;
  return { id, orderItem: item, productName, productSku, productSalePrice, discounts };
}
