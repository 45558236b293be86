import { HttpError, NoResponseError } from './http-error.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface HttpClientOptions {
  /** Put before every address that is not absolute already. */
  readonly baseUrl?: string;
  readonly fetch?: Fetch;
  readonly headers?: HeadersInit;
  readonly retryDelayMs?: number;
}

export interface HttpRequestOptions extends Omit<RequestInit, 'method' | 'body' | 'headers' | 'signal'> {
  readonly headers?: HeadersInit;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: RequestBody;
  readonly signal?: AbortSignal;
}

type OptionsWithoutBody = Omit<HttpRequestOptions, 'body'>;

export interface HttpClient {
  get<T>(address: string, options?: OptionsWithoutBody): Promise<T>;
  post<T>(address: string, body?: RequestBody, options?: OptionsWithoutBody): Promise<T>;
  put<T>(address: string, body?: RequestBody, options?: OptionsWithoutBody): Promise<T>;
  patch<T>(address: string, body?: RequestBody, options?: OptionsWithoutBody): Promise<T>;
  delete<T>(address: string, options?: HttpRequestOptions): Promise<T>;
  request<T>(method: HttpMethod, address: string, options?: HttpRequestOptions): Promise<T>;
}

/** Specification 7.1. */
export const retriedStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
/** Who is asked to wait longer than this asks no more: somebody is waiting for the answer. */
export const longestPauseMs = 2_000;

/** How long a service wants to be left alone, by its Retry-After: seconds, or a moment. */
export function wishedPauseMs(retryAfter: string | null | undefined, nowMs: number): number {
  if (!retryAfter) return 0;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - nowMs;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

const retriesByMethod: Readonly<Record<HttpMethod, number>> = {
  GET: 1,
  POST: 0,
  PUT: 0,
  PATCH: 0,
  DELETE: 0,
};

/** The generic HTTP client of specification 7.1. */
export function createHttpClient(clientOptions: HttpClientOptions = {}): HttpClient {
  const { baseUrl = '', retryDelayMs = 0 } = clientOptions;
  const send: Fetch = clientOptions.fetch ?? ((request) => globalThis.fetch(request));

  async function request<T>(
    method: HttpMethod,
    address: string,
    options: HttpRequestOptions = {},
  ): Promise<T> {
    const { headers: ownHeaders, query, body, ...init } = options;
    const headers = new Headers(clientOptions.headers);
    for (const [name, value] of new Headers(ownHeaders)) headers.set(name, value);
    const encoded = body === undefined ? {} : { body: encodeBody(body, headers) };
    // A stream can only be sent in one direction at a time; Node refuses it without this.
    const duplex = encoded.body instanceof ReadableStream ? { duplex: 'half' } : {};
    const url = withQuery(joinUrl(baseUrl, address), query);
    const newRequest = () => new Request(url, { ...init, ...encoded, ...duplex, method, headers });

    for (let retriesLeft = retriesByMethod[method]; ; retriesLeft -= 1) {
      const outcome = await attempt(send, newRequest(), { method, url });
      const wishedMs = wishedPauseMs(outcome.response?.headers.get('retry-after'), Date.now());
      if (retriesLeft > 0 && deservesRetry(outcome) && wishedMs <= longestPauseMs) {
        await outcome.response?.body?.cancel();
        await delay(Math.max(retryDelayMs, wishedMs), options.signal);
        continue;
      }
      if (!outcome.response) throw outcome.error;
      if (isErrorStatus(outcome.response.status)) {
        throw new HttpError({ method, url }, outcome.response, await readErrorBody(outcome.response));
      }
      return (await readBody(outcome.response)) as T;
    }
  }

  return {
    request,
    get: (address, options) => request('GET', address, options),
    post: (address, body, options) => request('POST', address, withBody(body, options)),
    put: (address, body, options) => request('PUT', address, withBody(body, options)),
    patch: (address, body, options) => request('PATCH', address, withBody(body, options)),
    delete: (address, options) => request('DELETE', address, options),
  };
}

type Outcome = { response: Response; error?: never } | { response?: never; error: unknown };

async function attempt(
  send: Fetch,
  request: Request,
  asked: { method: string; url: string },
): Promise<Outcome> {
  try {
    return { response: await send(request) };
  } catch (cause) {
    // Whoever gave up waiting gets their own reason back, and no second try.
    if (request.signal.aborted) throw cause;
    return { error: new NoResponseError(asked, cause) };
  }
}

function deservesRetry({ response }: Outcome): boolean {
  return response === undefined || retriedStatuses.includes(response.status);
}

function isErrorStatus(status: number): boolean {
  return status >= 400 && status <= 599;
}

function withBody(body: RequestBody | undefined, options: OptionsWithoutBody = {}): HttpRequestOptions {
  return body === undefined ? options : { ...options, body };
}

function joinUrl(baseUrl: string, address: string): string {
  if (baseUrl === '' || /^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  if (address === '') return baseUrl;
  if (address.startsWith('?')) return baseUrl + address;
  return `${baseUrl.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`;
}

function withQuery(url: string, query: HttpRequestOptions['query'] = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(name, String(value));
  }
  if (parameters.size === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${parameters}`;
}

function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}

/** How one part of the shop calls another: in the same process or over the network, the caller cannot tell. */
export type Fetch = (request: Request) => Promise<Response>;

/** What a request may carry: plain objects and arrays become JSON, everything else is sent as it is. */
type RequestBody = BodyInit | JsonBody;
type JsonBody = readonly unknown[] | { readonly [key: string]: unknown };

function isJsonBody(body: RequestBody): body is JsonBody {
  if (Array.isArray(body)) return true;
  if (typeof body !== 'object' || body === null) return false;
  const prototype: unknown = Object.getPrototypeOf(body);
  return prototype === Object.prototype || prototype === null;
}

/** The body to send; sets the headers of specification 7.1 for JSON unless the caller chose others. */
function encodeBody(body: RequestBody, headers: Headers): BodyInit {
  if (!isJsonBody(body)) return body as BodyInit;
  for (const name of ['content-type', 'accept']) {
    if (!headers.has(name)) headers.set(name, 'application/json');
  }
  return JSON.stringify(body);
}

/** JSON where the response says so, undefined when it is empty, otherwise its text. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  return isJson(response) ? JSON.parse(text) : text;
}

/** An error response is read as far as possible: a body that lies about being JSON must not hide the status. */
async function readErrorBody(response: Response): Promise<unknown> {
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
