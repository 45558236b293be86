import { ownPath } from '@bowline/kit';
import { marketAddresses, normaliseHost } from '@bowline/markets';

const ownDomains: ReadonlySet<string> = new Set(Object.values(marketAddresses).map(({ domain }) => domain));

/** Whether a redirect stays in the shop: at the host that was asked, or at a domain of another locale. */
export function isOwnLocation(location: string, asked: URL): boolean {
  if (ownPath(location) !== null) return true;
  const url = URL.parse(location);
  if (url?.origin === asked.origin) return true;
  return url?.protocol === 'https:' && ownDomains.has(normaliseHost(url.hostname));
}
