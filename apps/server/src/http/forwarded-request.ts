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
  headers.set('x-request-id', requestId);
  if (trustProxy) {
    return new Request(publicUrl(request.url, headers), new Request(request, { headers }));
  }
  for (const name of ['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-for']) headers.delete(name);
  if (remoteAddress) headers.set('x-forwarded-for', remoteAddress);
  return new Request(request, { headers });
}

function publicUrl(address: string, headers: Headers): URL {
  const url = new URL(address);
  const protocol = firstOf(headers.get('x-forwarded-proto'));
  const host = firstOf(headers.get('x-forwarded-host'));
  if (protocol === 'https' || protocol === 'http') url.protocol = protocol;
  if (host && /^[\w.-]+(:\d{1,5})?$/.test(host)) {
    url.port = '';
    url.host = host;
  }
  return url;
}

function firstOf(list: string | null): string | undefined {
  return list?.split(',')[0]?.trim();
}
