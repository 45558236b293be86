import { type CurrencyCode, isCurrencyCode } from '@bowline/kit';
import {
  cookieNames,
  isBot,
  isLocaleName,
  type LocaleName,
  type Market,
  ownCookieNames,
  type PrefixStrategy,
  resolveLocale,
  type VatDisplay,
  vatDisplays,
} from '@bowline/markets';
import { consentOf } from '../app/features/consent/consent-cookie.ts';
import { readCookies } from '../app/visitor/cookies.ts';
import type { Visitor } from '../app/visitor/visitor.ts';

/** Who asks for what: everything that host, path, cookies and headers say before a route is chosen. */
export interface Visit {
  readonly url: URL;
  readonly host: string;
  readonly strategy: PrefixStrategy;
  readonly market: Market;
  readonly basename: string;
  readonly path: string;
  /** Who asks, as long as nobody is signed in. */
  readonly guest: Visitor;
  /** What the visitor shows as proof of being a customer; nobody has looked at it yet. */
  readonly customerToken: string | undefined;
  /** What the visitor's device is called, by its cookie or from now on. */
  readonly device: string;
  readonly localeCookie: LocaleName | undefined;
  readonly isBot: boolean;
  readonly userAgent: string;
  readonly acceptLanguage: string | undefined;
  /** Set when the same page has one right address that is not this one. */
  readonly rightPath: string | undefined;
  readonly requestId: string;
  /** As the server passes it on; rate limits count by it. */
  readonly clientAddress: string | undefined;
}

/** As React Router asks for what a home page is made of; without its slash, as who returns to `/de` does, it is `/de.data`. */
const dataOfHome = '/_.data';

export function describeVisit(request: Request, strategy: PrefixStrategy): Visit {
  const url = new URL(request.url);
  const cookies = readCookies(request.headers.get('cookie'));
  const cookieLocale = cookies.get(cookieNames.locale);
  const localeCookie = cookieLocale !== undefined && isLocaleName(cookieLocale) ? cookieLocale : undefined;
  const acceptLanguage = request.headers.get('accept-language') ?? undefined;
  const resolve = (pathname: string) =>
    resolveLocale({ host: url.host, pathname, strategy, cookieLocale: localeCookie, acceptLanguage });
  const home = url.pathname.endsWith('.data') && resolve(url.pathname.replace(/\.data$/, dataOfHome));
  const resolved = home && home.pathname === dataOfHome ? home : resolve(url.pathname);
  const { market, basename, pathname } = resolved;
  const hasPrivacySignal = request.headers.get('sec-gpc') === '1';
  const userAgent = request.headers.get('user-agent') ?? '';
  return {
    url,
    host: url.host,
    strategy,
    market,
    basename,
    path: pathname,
    guest: {
      customer: null,
      hasExpiredSession: false,
      currency: currencyOf(market, cookies.get(cookieNames.currency)),
      vatDisplay: vatDisplayOf(market, cookies.get(ownCookieNames.vatDisplay)),
      country: market.country,
      cartId: cookies.get(ownCookieNames.cart) || undefined,
      wishes: cookies.get(ownCookieNames.wishes) || undefined,
      compareListId: cookies.get(ownCookieNames.compareList)?.match(/^[0-9a-f]{32}$/)?.[0],
      consent: consentOf(cookies.get(ownCookieNames.consent), {
        hasSignal: hasPrivacySignal,
        now: Date.now(),
      }),
      hasPrivacySignal,
      // GA1.1.<client>
      analyticsClient: cookies.get('_ga')?.match(/^GA\d\.\d\.(\d{1,20}\.\d{1,20})$/)?.[1],
      csrfToken: cookies.get(ownCookieNames.csrf) || undefined,
    },
    customerToken: tokenOf(cookies.get(cookieNames.customer)),
    device: deviceOf(cookies.get(ownCookieNames.device)),
    localeCookie,
    userAgent,
    isBot: isBot(userAgent),
    rightPath: resolved.needsRedirectTo,
    acceptLanguage,
    requestId: request.headers.get('x-request-id') ?? crypto.randomUUID(),
    clientAddress: request.headers.get('x-forwarded-for') ?? undefined,
  };
}

export function isAvailable(market: Market, code: string | null | undefined): code is CurrencyCode {
  return (
    !!code && isCurrencyCode(code) && market.availableCurrencies.some((currency) => currency.code === code)
  );
}

/** Only who signs in is given the cookie. */
function deviceOf(cookie: string | undefined): string {
  return cookie && /^[\w-]{20,64}$/.test(cookie) ? cookie : crypto.randomUUID();
}

/** What cannot be a token is no header either; longer ones than any shop gives out are nobody's. */
function tokenOf(cookie: string | undefined): string | undefined {
  if (!cookie) return undefined;
  return /^[\w.~+/=-]{1,512}$/.test(cookie) ? cookie : 'malformed';
}

function currencyOf(market: Market, wanted: string | undefined): CurrencyCode {
  return isAvailable(market, wanted) ? wanted : market.defaultCurrency;
}

function vatDisplayOf({ pricesIncludeVat }: Market, wanted: string | undefined): VatDisplay {
  return vatDisplays.find((display) => display === wanted) ?? (pricesIncludeVat ? 'incl' : 'excl');
}
