/** Specification 7.3: a page carries the token here. */
export const csrfMetaName = 'csrf-token';

export interface CsrfFetchOptions {
  /** By configuration (specification 7.3). */
  readonly headerName: string;
  readonly fetch?: typeof fetch;
  readonly document?: Pick<Document, 'querySelector'>;
}

/**
 * `fetch` for writes of scripts that are not forms: every request repeats the token of the page, which a foreign site
 * cannot read. Only for addresses of the shop itself.
 */
export function createCsrfFetch(options: CsrfFetchOptions): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const { fetch: send = fetch, document: page = document } = options;
    request.headers.set(options.headerName, readToken(page));
    return send(request);
  };
}

export function readToken(page: Pick<Document, 'querySelector'>): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${csrfMetaName}"]`)?.content ?? '';
}
