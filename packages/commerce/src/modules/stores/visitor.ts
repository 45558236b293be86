import { type CurrencyCode, ok, type Result, refuse } from '@bowline/kit';
import {
  type CountryCode,
  type LocaleName,
  type Market,
  ownRequestHeaders,
  type VatDisplay,
} from '@bowline/markets';
import type { StoreView } from './model.ts';
import type { StoresRefusals } from './refusals.ts';
import { defaultStoreView, storeViewByCode } from './store-views.ts';

/**
 * Who asks: worked out once for a request, before any resolver runs. Prices, carts, cache ids and whatever else depends on
 * the visitor take it from here and nowhere else.
 */
export interface Visitor {
  readonly store: StoreView;
  readonly locale: LocaleName;
  readonly currency: CurrencyCode;
  /** Of the store. */
  readonly country: CountryCode;
  /** With or without VAT: what the visitor chose, else what the store usually shows (pricing rule 18). */
  readonly vatDisplay: VatDisplay;
  /** Null for guests. */
  readonly customerId: number | null;
  /** Magento's number of it. */
  readonly customerGroup: number;
  /** By which session a customer is signed in; null for guests. */
  readonly sessionId: number | null;
}

/** Whose token it is; null when it is nobody's, or not any more. */
export type Authenticate = (token: string) => Promise<SignedInCustomer | null>;

export interface SignedInCustomer {
  readonly customerId: number;
  readonly customerGroup: number;
  readonly sessionId?: number;
}

const guest = { customerId: null, customerGroup: 0 } as const;

type VisitorRefusal = {
  [Code in 'store-not-found' | 'currency-not-allowed' | 'token-not-valid']: {
    readonly code: Code;
    readonly details: StoresRefusals[Code];
  };
}['store-not-found' | 'currency-not-allowed' | 'token-not-valid'];

/** A token that is not valid is refused, never taken for a guest's: the client has to know that nobody is signed in. */
export async function identifyVisitor(
  request: Request,
  authenticate: Authenticate,
): Promise<Result<Visitor, VisitorRefusal>> {
  const store = chooseStore(request);
  if (!store.ok) return store;
  const currency = chooseCurrency(request, store.value);
  if (!currency.ok) return currency;
  const token = bearerToken(request);
  const customer = token === null ? guest : await authenticate(token);
  if (!customer) return refuse('token-not-valid');
  const { market, locale } = store.value;
  return ok({
    store: store.value,
    locale,
    currency: currency.value,
    country: market.country,
    vatDisplay: vatDisplayOf(request, market),
    customerId: customer.customerId,
    customerGroup: customer.customerGroup,
    sessionId: 'sessionId' in customer ? (customer.sessionId ?? null) : null,
  });
}

function vatDisplayOf(request: Request, { pricesIncludeVat }: Market): VatDisplay {
  const wish = request.headers.get(ownRequestHeaders.vatDisplay);
  if (wish === 'incl' || wish === 'excl') return wish;
  return pricesIncludeVat ? 'incl' : 'excl';
}

/** Any other scheme than Bearer is ignored. */
function bearerToken(request: Request): string | null {
  return /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

type StoreRefusal = { readonly code: 'store-not-found'; readonly details: StoresRefusals['store-not-found'] };
type CurrencyRefusal = {
  readonly code: 'currency-not-allowed';
  readonly details: StoresRefusals['currency-not-allowed'];
};

/** The header decides and must be right; a `___store` parameter or a `store` cookie is a wish that may be stale. */
function chooseStore(request: Request): Result<StoreView, StoreRefusal> {
  const header = request.headers.get('store')?.trim();
  if (header) {
    const view = storeViewByCode(header);
    return view ? ok(view) : refuse('store-not-found', { code: header });
  }
  const wish = new URL(request.url).searchParams.get('___store') ?? storeCookie(request);
  return ok((wish && storeViewByCode(wish)) || defaultStoreView);
}

/** Among the currencies of the store, whatever the case of the letters. */
function chooseCurrency(request: Request, store: StoreView): Result<CurrencyCode, CurrencyRefusal> {
  const wish = request.headers.get('content-currency')?.trim().toUpperCase();
  if (!wish) return ok(store.market.defaultCurrency);
  const offered = store.market.availableCurrencies.find(({ code }) => code === wish);
  return offered ? ok(offered.code) : refuse('currency-not-allowed', { currency: wish });
}

function storeCookie(request: Request): string | undefined {
  return /(?:^|;\s*)store=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
}
