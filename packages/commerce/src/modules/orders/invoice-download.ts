import type { CommerceDatabase } from '#tables';
import { invoiceFileName, invoicePdf } from './invoice-pdf/invoice-pdf.ts';
import { invoicesOf } from './invoices.ts';
import { findOrder } from './repository.ts';

const path = /^\/invoices\/(?:(?<token>[\w-]+)\/)?(?<number>C?\d{4}-\d{6,})\.pdf$/;

/**
 * Invoices and credit notes for whoever has the token of their order: `/invoices/<token>/<number>.pdf`, or
 * `/invoices/<number>.pdf?token=<token>`. Whatever is wrong gets the same answer, so that numbers cannot be tried
 * out. Null for requests that are none of its own.
 */
export function createInvoiceDownload(database: CommerceDatabase) {
  return (request: Request): Promise<Response> | null => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/invoices/')) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return Promise.resolve(new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } }));
    }
    const { number = '', token } = path.exec(url.pathname)?.groups ?? {};
    return answer(database, number, token ?? url.searchParams.get('token') ?? '');
  };
}

async function answer(database: CommerceDatabase, number: string, token: string): Promise<Response> {
  const order = number === '' || token === '' ? null : await findOrder(database.kysely, { token });
  // Rule 22: what is kept of somebody who was erased is for the tax office alone.
  const issued = order && order.erasedAt === null ? await invoicesOf(database.kysely, order.id) : [];
  const invoice = issued.find((each) => each.number === number);
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  if (!invoice) return new Response(null, { status: 404, headers });
  return new Response(new Uint8Array(await invoicePdf(invoice)), {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${invoiceFileName(invoice)}"`,
      'X-Content-Type-Options': 'nosniff',
      // The token is in the address.
      'Referrer-Policy': 'no-referrer',
    },
  });
}
