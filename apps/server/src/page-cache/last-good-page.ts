import { compressors, type Encoding } from '../http/compression.ts';
import { type Body, bodyOf, type KeptPage } from './kept-page.ts';

/** The page with a note of when it was made, in the language it is written in. */
export type MarkPage = (
  html: string,
  page: { readonly locale: string; readonly madeAt: Date },
) => Promise<string>;

/** Written anew for a page that is not what it was. */
const ofTheTrueOne = new Set([
  'etag',
  'cache-control',
  'cdn-cache-control',
  'surrogate-control',
  'surrogate-key',
  'cache-tag',
]);

/** A page that stands in while no better one can be made, ready to be sent: it says so, and nobody keeps it. */
export interface StandIn {
  readonly headers: Headers;
  readonly body: Body;
}

export async function lastGoodPage(
  page: KeptPage,
  madeAt: Date,
  encoding: Encoding | 'identity',
  mark: MarkPage,
): Promise<StandIn> {
  const headers = new Headers(page.headers.filter(([name]) => !ofTheTrueOne.has(name)) as [string, string][]);
  headers.set('cache-control', 'no-store');
  headers.set('warning', '111 - "Revalidation Failed"');
  const plain = await bodyOf(page, 'identity');
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  const locale = headers.get('content-language') ?? '';
  const marked = isHtml
    ? new TextEncoder().encode(await mark(new TextDecoder().decode(plain), { locale, madeAt }))
    : plain;
  if (encoding === 'identity') return { headers, body: marked };
  headers.set('content-encoding', encoding);
  return { headers, body: await compressors[encoding](marked) };
}
