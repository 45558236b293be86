/** What a request may carry: plain objects and arrays become JSON, everything else is sent as it is. */
export type RequestBody = BodyInit | JsonBody;
export type JsonBody = readonly unknown[] | { readonly [key: string]: unknown };

export function isJsonBody(body: RequestBody): body is JsonBody {
  if (Array.isArray(body)) return true;
  if (typeof body !== 'object' || body === null) return false;
  const prototype: unknown = Object.getPrototypeOf(body);
  return prototype === Object.prototype || prototype === null;
}

/** The body to send; sets the headers of specification 7.1 for JSON unless the caller chose others. */
export function encodeBody(body: RequestBody, headers: Headers): BodyInit {
  if (!isJsonBody(body)) return body as BodyInit;
  for (const name of ['content-type', 'accept']) {
    if (!headers.has(name)) headers.set(name, 'application/json');
  }
  return JSON.stringify(body);
}

/** JSON where the response says so, undefined when it is empty, otherwise its text. */
export async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  return isJson(response) ? JSON.parse(text) : text;
}

/** An error response is read as far as possible: a body that lies about being JSON must not hide the status. */
export async function readErrorBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  if (text === '') return undefined;
  if (!isJson(response)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isJson(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type);
}
