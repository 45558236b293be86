import { markets } from '@bowline/markets';
import type { Order } from '#orders';

export interface ReturnPlaces {
  readonly baseUrl: string;
  readonly prefix: string;
  /** Other sites whose pages order here. */
  readonly origins?: readonly string[];
}

/** Name of the parameter that tells the page after a payment which order it is about. */
const parameter = 'token';

/** What clients of Mollie's extension write where they want the token, as such or encoded. */
const placeholder = /\{\{payment_token\}\}|%7B%7Bpayment_token%7D%7D/gi;

/** Buyers are sent back only to the shop itself and to sites that it knows, whatever a client asks for. */
export function returnUrlOf(
  { token }: Pick<Order, 'token'>,
  wanted: string | null,
  { baseUrl, prefix, origins = [] }: ReturnPlaces,
): string {
  const url =
    ownUrl(wanted?.replaceAll(placeholder, token) ?? null, baseUrl, origins) ??
    new URL(`${baseUrl}${prefix}/checkout/success`);
  url.searchParams.set(parameter, token);
  return url.href;
}

const ownHosts: ReadonlySet<string> = new Set(Object.values(markets).map(({ domain }) => domain));

function ownUrl(wanted: string | null, baseUrl: string, origins: readonly string[]): URL | null {
  const url = wanted === null ? null : URL.parse(wanted);
  if (!url) return null;
  const base = new URL(baseUrl);
  // A shop that is tried out without TLS has its domains without it too.
  const isSafe = url.protocol === 'https:' || url.protocol === base.protocol;
  const isOwn = url.origin === base.origin || (isSafe && ownHosts.has(url.host.replace(/^www\./, '')));
  return isOwn || origins.includes(url.origin) ? url : null;
}
