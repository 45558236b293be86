import { findOrder } from '#orders';
import { hasLabel, type ReturnsServices } from '../model.ts';
import { returnsOfOrder } from '../repository.ts';
import { labelFileName, labelPdf } from './label-pdf.ts';

const path = /^\/return-labels\/(?<token>[\w-]{16,64})\/(?<number>R\d{8,10})\.pdf$/;

/** Where the label of a return is downloaded, below the address of the shop. */
export function labelPath(order: { readonly token: string }, record: { readonly number: string }): string {
  return `/return-labels/${order.token}/${record.number}.pdf`;
}

/** Rule 19. Whatever is wrong gets the same answer, so that numbers cannot be tried out. */
export function createLabelDownload(services: ReturnsServices) {
  return (request: Request): Promise<Response> | null => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/return-labels/')) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return Promise.resolve(new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } }));
    }
    const { token = '', number = '' } = path.exec(url.pathname)?.groups ?? {};
    return answer(services, token, number);
  };
}

async function answer(
  { database, settings: { timeZone } }: ReturnsServices,
  token: string,
  number: string,
): Promise<Response> {
  const order = token === '' ? null : await findOrder(database.kysely, { token });
  const isGiven = order && order.erasedAt === null;
  const returns = isGiven ? await returnsOfOrder(database.kysely, order.id) : [];
  const record = returns.find((each) => each.number === number && hasLabel(each));
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  if (!order || !record) return new Response(null, { status: 404, headers });
  return new Response(new Uint8Array(await labelPdf(record, order, { timeZone })), {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${labelFileName(record)}"`,
      'X-Content-Type-Options': 'nosniff',
      // The token is in the address.
      'Referrer-Policy': 'no-referrer',
    },
  });
}
