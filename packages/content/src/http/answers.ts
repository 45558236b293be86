const encoder = new TextEncoder();

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  // Bytes, because a text would be measured and encoded by whoever sends it, which takes longer.
  return new Response(encoder.encode(JSON.stringify(body)), {
    status,
    headers: { ...jsonHeaders, ...headers },
  });
}

/** From here on copying takes longer than a stream. */
const largeBytes = 16_384;

/** JSON of which the long part is made already. */
export function jsonBytes(before: string, middle: Uint8Array, after: string): Response {
  const parts = [encoder.encode(before), middle, encoder.encode(after)];
  const body = middle.length < largeBytes ? Buffer.concat(parts) : streamOf(parts);
  return new Response(body, { headers: jsonHeaders });
}

function streamOf(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};

/** An error that is about the request as such. */
export function httpError(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return json({ statusCode: status, error: statusTexts[status] ?? 'Error', message }, status, headers);
}

/** An error that is about what was asked; `type` is what clients decide by. */
export function contentError(
  status: number,
  error: { readonly type: string; readonly [detail: string]: unknown },
): Response {
  return json({ error }, status);
}
