/** The body, or null as soon as it turns out larger than allowed: the rest is never read into memory. */
export async function readBytesUpTo(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const announced = request.headers.get('content-length');
  if (Number(announced) > maxBytes) return null;
  // A server hands over as much as was announced, and reading that at once takes a fraction of the time. Only then is the
  // body itself not looked at: a look makes a stream of it, which is what takes the time.
  if (announced !== null) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.byteLength > maxBytes ? null : bytes;
  }
  if (!request.body) return new Uint8Array(0);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  // Whoever streams a body gives it away, so what came whole is not copied.
  const [only] = chunks;
  return only && chunks.length === 1 ? only : joined(chunks, length);
}

export async function readTextUpTo(request: Request, maxBytes: number): Promise<string | null> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) <= maxBytes) {
    const text = await request.text();
    // No text has more characters than bytes.
    return text.length > maxBytes ? null : text;
  }
  const bytes = await readBytesUpTo(request, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
