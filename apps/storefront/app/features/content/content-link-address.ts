import { marketAddresses } from '@bowline/markets';
import type { HtmlPlace } from './sanitise-html.server.ts';
import { stripLocaleDomain, stripOwnOrigin } from './strip-own-origin.ts';

/** Files are at the same address in every locale. */
const filePaths = /^\/(media|images|files|assets|_ipx)\//;

const prefixes = Object.values(marketAddresses).flatMap(({ prefix }) => (prefix ? [prefix] : []));

/** Links to the shop itself become paths, below the prefix of the locale they are shown in. */
export function linkAddress(href: string, { market, basename }: HtmlPlace): string {
  const address = stripLocaleDomain(stripOwnOrigin(href.trim()), market);
  if (!address.startsWith('/') || address.startsWith('//') || filePaths.test(address)) return address;
  const hasPrefix = prefixes.some((prefix) => address === prefix || address.startsWith(`${prefix}/`));
  return hasPrefix ? address : `${basename.replace(/\/$/, '')}${address}`;
}
