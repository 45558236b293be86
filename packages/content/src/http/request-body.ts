import { ok, type Refusal, type Result, readBytesUpTo, refuse } from '@bowline/kit';

export type BodyRefusal = Refusal<'body-too-large' | 'body-unreadable', Record<string, never>>;

export async function readBytes(
  request: Request,
  maxBytes: number,
): Promise<Result<Uint8Array<ArrayBuffer>, BodyRefusal>> {
  try {
    const bytes = await readBytesUpTo(request, maxBytes);
    return bytes ? ok(bytes) : refuse('body-too-large');
  } catch {
    // The client went away or broke off its encoding.
    return refuse('body-unreadable');
  }
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
