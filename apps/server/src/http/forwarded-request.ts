/**
 * The request as the visitor sent it. Behind a trusted proxy, protocol and host come from X-Forwarded-*;
 * from anybody else those headers are dropped, since they would choose locale and cookie rules.
 */
export function forwardedRequest(
  request: Request,
  { trustProxy, requestId }: { trustProxy: boolean; requestId: string },
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
  for (const name of ['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-for'])
    if (!trustProxy) headers.delete(name);
  headers.set('x-request-id', requestId);
  return new Request(url, new Request(request, { headers }));
}

function firstOf(list: string | null): string | undefined {
  return list?.split(',')[0]?.trim();
}
