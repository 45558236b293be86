import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { readBytesUpTo } from '@bowline/kit';
import { ApiError, badRequest } from '../service/api-error.ts';
import { readJson } from '../service/read-json.ts';

const gunzipAsync = promisify(gunzip);
const tooLarge = () => new ApiError(413, 'Request body too large');

/** The body's bytes, decompressed; the rest of one that is larger than allowed is never read into memory. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const received = await readBytesUpTo(request, maxBytes);
  if (!received) throw tooLarge();
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || encoding === '' || received.byteLength === 0) return received;
  if (encoding !== 'gzip') throw new ApiError(415, `Unsupported content encoding ${encoding}`);
  try {
    // In the thread pool, and never more than what a plain body may hold.
    const plain = await gunzipAsync(received, { maxOutputLength: maxBytes });
    return new Uint8Array(plain.buffer as ArrayBuffer, plain.byteOffset, plain.byteLength);
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge();
    throw badRequest('Invalid gzip body');
  }
}

export type JsonObject = { readonly [name: string]: unknown };

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever the content type says: browsers send text/plain to save a preflight. Nothing counts as an empty object. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  const bytes = await readBody(request, maxBytes);
  return bytes.byteLength === 0 ? {} : readJson(bytes);
}

export async function readJsonObject(request: Request, maxBytes: number): Promise<JsonObject> {
  const value = await readJsonBody(request, maxBytes);
  if (!isJsonObject(value)) throw badRequest('Invalid JSON: expected an object');
  return value;
}
