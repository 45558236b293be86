import { allMarkets, type Market, shop } from '@bowline/markets';

const { subdomains, families } = shop.ownAddresses;

/** The endings of the shop's own domains, and every country's. */
const suffixes = new Set(allMarkets.map(({ domain }) => domain.slice(domain.indexOf('.') + 1)));
const isCountrySuffix = (suffix: string) => suffixes.has(suffix) || /^[a-z]{2}$/.test(suffix);

/**
 * Specification 5: of an https address on `rc.`, `www.`, `test.`, `pc.` or `blog.` of the shop's domains only the path is kept.
 * Anything else stays as it is; nothing stays nothing.
 */
export function stripOwnOrigin(url: string): string {
  const own = partsIfOn(url, (host) => {
    const [subdomain = '', family = '', ...suffix] = host.split('.');
    return (
      (subdomains as readonly string[]).includes(subdomain) &&
      (families as readonly string[]).includes(family) &&
      isCountrySuffix(suffix.join('.'))
    );
  });
  return own ? own.path : url;
}

/** Links in content also lose the plain domain of the locale they are shown in, and nothing else. */
export function stripLocaleDomain(url: string, { domain }: Pick<Market, 'domain'>): string {
  const own = partsIfOn(url, (host) => host === domain);
  return own ? own.path + own.rest : url;
}

function partsIfOn(
  url: string,
  isOwn: (host: string) => boolean,
): { readonly path: string; readonly rest: string } | undefined {
  if (!/^\s*https:/i.test(url) || !URL.canParse(url)) return undefined;
  const { host, username, password, pathname, search, hash } = new URL(url);
  if (username || password || !isOwn(host)) return undefined;
  // Two slashes at the beginning would lead to another host.
  return { path: pathname.replace(/^\/+/, '/'), rest: search + hash };
}
