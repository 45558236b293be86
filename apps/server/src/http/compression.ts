import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

export type Encoding = 'zstd' | 'br' | 'gzip';

/** For what is made while somebody waits; static files are compressed at build time. */
export const compressors: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>> =
  {
    zstd: (body) =>
      promisify(zstdCompress)(body, {
        params: { [constants.ZSTD_c_compressionLevel]: 1 },
        // Who knows how much will come takes no more room than that, and most answers fit into one chunk.
        pledgedSrcSize: body.length,
        chunkSize: Math.min(Math.max(body.length, 1024), 64 * 1024),
      }),
    br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: (body) => promisify(gzip)(body, { level: 6 }),
  };

const compressible =
  /^(text\/(?!event-stream)|application\/(json|graphql-response\+json|xml|rss\+xml|manifest\+json)|image\/svg\+xml)/;
const smallestWorthwhile = 860;

export function compression(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    if (res.headers.has('content-encoding') || !compressible.test(res.headers.get('content-type') ?? ''))
      return;
    res.headers.append('vary', 'Accept-Encoding');
    const encoding = chooseEncoding(context.req.header('accept-encoding') ?? '');
    if (!encoding || context.req.method === 'HEAD' || res.status === 206) return;
    const { status, headers } = res;
    const body = new Uint8Array(await res.arrayBuffer());
    const isWorthwhile = body.length >= smallestWorthwhile;
    const sent = isWorthwhile ? await compressors[encoding](body) : body;
    // Its memory goes back now. V8 sees a small object in it, and many would wait for minutes to be collected.
    if (isWorthwhile) body.buffer.transfer(0);
    if (isWorthwhile) headers.set('content-encoding', encoding);
    if (sent.length > 0) headers.set('content-length', String(sent.length));
    // Of bytes and headers alone, and not merged with the one before: what has been read as a stream is also sent as one, in pieces.
    context.res = undefined;
    context.res = new Response(sent.length > 0 ? sent : null, { status, headers });
  };
}

/** What is sent instead of a body, for who accepts that and where it is worth it. */
export async function compress(
  body: Uint8Array,
  accepted: string | string[] | undefined,
): Promise<{ readonly encoding: Encoding; readonly body: Uint8Array<ArrayBuffer> } | undefined> {
  if (accepted === undefined || body.length < smallestWorthwhile) return undefined;
  const encoding = chooseEncoding(String(accepted));
  return encoding && { encoding, body: await compressors[encoding](body) };
}

const mostUnderstood = 100;
const longestUnderstood = 100;

/** For what is sent once: the least work first. */
export const chooseEncoding = encodingChooser(['zstd', 'br', 'gzip']);
/** For what is sent again and again: a page is a sixth smaller, for twice the work. */
export const chooseSmallEncoding = encodingChooser(['br', 'zstd', 'gzip']);

/** As browsers say it: there are few of them, and each says the same with every request. */
function encodingChooser(preferred: readonly Encoding[]): (accepted: string) => Encoding | undefined {
  const understood = new Map<string, Encoding | undefined>();
  return (accepted) => {
    if (understood.has(accepted)) return understood.get(accepted);
    const offers = offersIn(accepted);
    const encoding = preferred.find((name) => (offers.get(name) ?? 0) > 0);
    if (understood.size < mostUnderstood && accepted.length <= longestUnderstood)
      understood.set(accepted, encoding);
    return encoding;
  };
}

function offersIn(accepted: string): ReadonlyMap<string, number> {
  return new Map(
    accepted.split(',').map((offer) => {
      const [name = '', ...parameters] = offer.trim().toLowerCase().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return [name.trim(), weight ? Number(weight.trim().slice(2)) : 1] as const;
    }),
  );
}
