import { hasOwnDomain, marketAddresses } from '@bowline/markets';

/** Rule 23: where pages of the shop are, as browsers name it. */
export function shopOrigins(baseUrl: string): ReadonlySet<string> {
  const own = Object.values(marketAddresses).filter(hasOwnDomain);
  return new Set([
    new URL(baseUrl).origin,
    ...own.flatMap(({ domain }) => [`https://${domain}`, `https://www.${domain}`]),
  ]);
}
