import { ok, type Refusal, type Result, refuse } from '@bowline/kit';

export type BodyRefusal = Refusal<'body-too-large' | 'body-unreadable', Record<string, never>>;

/** The body, or a refusal as soon as it turns out larger than allowed: the rest is never read into memory. */
export async function readBytes(
  request: Request,
  maxBytes: number,
): Promise<Result<Uint8Array<ArrayBuffer>, BodyRefusal>> {
  if (Number(request.headers.get('content-length')) > maxBytes) return refuse('body-too-large');
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > maxBytes) return refuse('body-too-large');
      chunks.push(chunk);
    }
  } catch {
    // The client went away or broke off its encoding.
    return refuse('body-unreadable');
  }
  const bytes = new Uint8Array(length);
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.byteLength;
  }
  return ok(bytes);
}

export async function readJson(request: Request, maxBytes: number): Promise<Result<unknown, BodyRefusal>> {
  const bytes = await readBytes(request, maxBytes);
  if (!bytes.ok) return bytes;
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value)) as unknown);
  } catch {
    return refuse('body-unreadable');
  }
}
