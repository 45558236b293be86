/** The body as text, or null as soon as it turns out larger than allowed: the rest is never read into memory. */
export async function readBodyUpTo(request: Request, maxBytes: number): Promise<string | null> {
  const announced = Number(request.headers.get('content-length'));
  if (announced > maxBytes) return null;
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
