import { allMarkets, type Market, shop } from '@bowline/markets';

const { subdomains, families } = shop.ownAddresses;

/** The endings of the shop's own domains, and every country's. */
const suffixes = new Set(allMarkets.map(({ domain }) => domain.slice(domain.indexOf('.') + 1)));
const isCountrySuffix = (suffix: string) => suffixes.has(suffix) || /^[a-z]{2}$/.test(suffix);

/**
 * Specification 5: an https address on `rc.`, `www.`, `test.`, `pc.` or `blog.` of the shop's domains keeps only what follows
 * its origin. Anything else stays as it is; nothing stays nothing.
 */
export function stripOwnOrigin(url: string): string {
  return stripOriginIf(url, (host) => {
    const [subdomain = '', family = '', ...suffix] = host.split('.');
    return (
      (subdomains as readonly string[]).includes(subdomain) &&
      (families as readonly string[]).includes(family) &&
      isCountrySuffix(suffix.join('.'))
    );
  });
}

/** Links in content also lose the plain domain of the locale they are shown in. */
export function stripLocaleDomain(url: string, { domain }: Pick<Market, 'domain'>): string {
  return stripOriginIf(url, (host) => host === domain);
}

function stripOriginIf(url: string, isOwn: (host: string) => boolean): string {
  if (!/^\s*https:/i.test(url) || !URL.canParse(url)) return url;
  const { host, username, password, pathname, search, hash } = new URL(url);
  if (username || password || !isOwn(host)) return url;
  // Two slashes at the beginning would lead to another host.
  return pathname.replace(/^\/+/, '/') + search + hash;
}
