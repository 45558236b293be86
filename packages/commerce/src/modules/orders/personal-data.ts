import type { CopiedFile, PersonalData } from '#module';
import { invoiceFileName, invoicePdf } from './invoice-pdf/invoice-pdf.ts';
import { invoicesOfOrders } from './invoices.ts';
import { listOrders } from './list-orders.ts';
import type { Order } from './model.ts';
import { listPastOrders } from './past-orders/past-orders.ts';

/** Whoever has more asks the shop for the rest. */
const mostOrders = 500;
const stays =
  'Goes with the buyer when the order is over; invoices when their time is over (rules 21 and 22).';

export const ordersPersonalData: PersonalData = {
  tables: {
    shop_order: 'orders.json',
    past_order: 'past-orders.json',
    invoice: 'invoices/',
    order_event: stays,
    shipment: stays,
    order_search: stays,
  },
  async copy(executor, { customerId }) {
    const { orders } = await listOrders(executor, { customerId, page: 1, pageSize: mostOrders });
    const past = await listPastOrders(executor, customerId);
    const pastFiles = past.length > 0 ? [{ path: 'past-orders.json', content: past }] : [];
    if (orders.length === 0) return pastFiles;
    const invoices = await invoicesOfOrders(
      executor,
      orders.map(({ id }) => id),
    );
    const documents = invoices.map(
      (invoice): CopiedFile => ({
        path: `invoices/${invoiceFileName(invoice)}`,
        content: async () => new Uint8Array(await invoicePdf(invoice)),
      }),
    );
    return [{ path: 'orders.json', content: orders.map(copyOf) }, ...pastFiles, ...documents];
  },
};

function copyOf({ number, placedAt, status, email, grandTotal, paymentMethod, snapshot }: Order) {
  const { lines, billingAddress, shippingAddress, shipping, remarks, couponCode, tax } = snapshot;
  return {
    ...{ number, placedAt, status, email, grandTotal, paymentMethod, remarks, couponCode },
    ...{ billingAddress, shippingAddress, shipping, vatNumber: tax.vatNumber },
    lines: lines.map(({ sku, name, options, quantityHundredths, giftCard }) => ({
      ...{ sku, name, options, quantityHundredths, giftCard },
    })),
  };
}
