interface Arrival {
  readonly trustProxy: boolean;
  readonly requestId: string;
  /** Of the connection itself: the visitor's, or that of the proxy before us. */
  readonly remoteAddress: string | undefined;
}

/**
 * The request as the visitor sent it. Behind a trusted proxy, protocol, host and the visitor's address come from
 * X-Forwarded-*; from anybody else those headers are replaced, since they choose locale, cookie rules and rate limits.
 */
export function forwardedRequest(
  request: Request,
  { trustProxy, requestId, remoteAddress }: Arrival,
): Request {
  const headers = new Headers(request.headers);
  const url = new URL(request.url);
  if (trustProxy) {
    const protocol = firstOf(headers.get('x-forwarded-proto'));
    const host = firstOf(headers.get('x-forwarded-host'));
    if (protocol === 'https' || protocol === 'http') url.protocol = protocol;
    if (host && /^[\w.-]+(:\d{1,5})?$/.test(host)) {
      url.port = '';
      url.host = host;
    }
  }
  if (!trustProxy) {
    for (const name of ['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-for']) headers.delete(name);
    if (remoteAddress) headers.set('x-forwarded-for', remoteAddress);
  }
  headers.set('x-request-id', requestId);
  return new Request(url, new Request(request, { headers }));
}

function firstOf(list: string | null): string | undefined {
  return list?.split(',')[0]?.trim();
}
