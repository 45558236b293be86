import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib';
import { chooseEncoding, chooseSmallEncoding, compressors, type Encoding } from '../http/compression.ts';

/** A page ready to be sent, as often as it is asked for. */
export interface KeptPage {
  readonly headers: readonly HeaderPair[];
  /** None for what nobody asks whether it has changed. */
  readonly etag: string | null;
  readonly tags: readonly string[];
  /** Whoever makes it anew and finds the same says that it has not changed, and spares the making. */
  readonly madeOf?: string | undefined;
  /** At least one; others are made when they are first asked for. */
  readonly bodies: Map<Encoding | 'identity', Body>;
  readonly madeAtMs: number;
  /** Something in it has changed: it is shown only while nobody can make a better one. */
  isUntrue: boolean;
  /** A better one was tried and could not be made. */
  isLastGood?: boolean;
}

export type Body = Uint8Array<ArrayBuffer>;
export type HeaderPair = readonly [name: string, value: string];

/** Of the answer to one request only, or written anew for each. */
export const notKept = new Set(['content-encoding', 'content-length', 'x-request-id', 'set-cookie', 'date']);

const decompressors = {
  zstd: promisify(zstdDecompress),
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
} satisfies Record<Encoding, unknown>;

/** Kept in the encoding it was first asked for in; those who ask for none are few, and it would be large. */
export async function keepPage(
  response: Response,
  { tags, madeOf, madeAtMs }: Pick<KeptPage, 'tags' | 'madeOf' | 'madeAtMs'>,
): Promise<KeptPage> {
  const came = new Uint8Array(await response.arrayBuffer());
  const encoding = encodingFor(response.headers.get('content-encoding') ?? undefined);
  const body = encoding === 'identity' ? await packed(came, 'br') : came;
  return {
    headers: [...response.headers].filter(([name]) => !notKept.has(name)),
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    tags,
    madeOf,
    bodies: new Map([[encoding === 'identity' ? 'br' : encoding, body]]),
    madeAtMs,
    isUntrue: false,
  };
}

export function encodingFor(acceptEncoding: string | undefined): Encoding | 'identity' {
  return chooseEncoding(acceptEncoding ?? '') ?? 'identity';
}

/** In which a page is sent to who accepts that. */
export function pageEncodingFor(acceptEncoding: string | undefined): Encoding | 'identity' {
  return chooseSmallEncoding(acceptEncoding ?? '') ?? 'identity';
}

/** Made once for each encoding; without any, for each who asks. */
export async function bodyOf(page: KeptPage, encoding: Encoding | 'identity'): Promise<Body> {
  const ready = encoding !== 'identity' && page.bodies.get(encoding);
  if (ready) return ready;
  const [[known, first]] = page.bodies as unknown as [[Encoding, Body]];
  const plain = new Uint8Array(await decompressors[known](first));
  if (encoding === 'identity') return plain;
  const body = await packed(plain, encoding);
  page.bodies.set(encoding, body);
  return body;
}

/** In memory of its own: small buffers are parts of a larger one, which stays until the last of them goes. */
async function packed(body: Body, encoding: Encoding): Promise<Body> {
  return new Uint8Array(await compressors[encoding](body));
}

export function bytesOf(page: KeptPage): number {
  let bytes = perPageBytes;
  for (const body of page.bodies.values()) bytes += body.length;
  for (const tag of page.tags) bytes += tag.length + perTagBytes;
  return bytes;
}

/** What headers, names and references weigh, roughly. */
const perPageBytes = 4_096;
const perTagBytes = 48;
