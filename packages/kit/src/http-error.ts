/** A response with a status of 400 to 599. The text follows specification 7.1: method, address, status and status text. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly response: Response;
  /** The body as far as it could be read: parsed JSON, otherwise text, undefined when empty. */
  readonly data: unknown;

  constructor(request: { method: string; url: string }, response: Response, data: unknown) {
    super(`[${request.method}] "${request.url}": ${`${response.status} ${response.statusText}`.trim()}`);
    this.method = request.method;
    this.url = request.url;
    this.status = response.status;
    this.statusText = response.statusText;
    this.response = response;
    this.data = data;
  }
}

/** No response came at all: the name did not resolve, the connection was refused or broke off. */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
  readonly method: string;
  readonly url: string;

  constructor(request: { method: string; url: string }, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`[${request.method}] "${request.url}": no response (${reason})`, { cause });
    this.method = request.method;
    this.url = request.url;
  }
}
