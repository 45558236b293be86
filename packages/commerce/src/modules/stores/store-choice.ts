import { type CurrencyCode, ok, type Result, refuse } from '@bowline/kit';
import type { StoreView } from './model.ts';
import type { StoresRefusals } from './refusals.ts';
import { defaultStoreView, storeViewByCode } from './store-views.ts';

type StoreRefusal = { readonly code: 'store-not-found'; readonly details: StoresRefusals['store-not-found'] };
type CurrencyRefusal = {
  readonly code: 'currency-not-allowed';
  readonly details: StoresRefusals['currency-not-allowed'];
};

/** The header decides and must be right; a `___store` parameter or a `store` cookie is a wish that may be stale. */
export function chooseStore(request: Request): Result<StoreView, StoreRefusal> {
  const header = request.headers.get('store')?.trim();
  if (header) {
    const view = storeViewByCode(header);
    return view ? ok(view) : refuse('store-not-found', { code: header });
  }
  const wish = new URL(request.url).searchParams.get('___store') ?? storeCookie(request);
  return ok((wish && storeViewByCode(wish)) || defaultStoreView);
}

/** Among the currencies of the store, whatever the case of the letters. */
export function chooseCurrency(request: Request, store: StoreView): Result<CurrencyCode, CurrencyRefusal> {
  const wish = request.headers.get('content-currency')?.trim().toUpperCase();
  if (!wish) return ok(store.market.defaultCurrency);
  const offered = store.market.availableCurrencies.find(({ code }) => code === wish);
  return offered ? ok(offered.code) : refuse('currency-not-allowed', { currency: wish });
}

function storeCookie(request: Request): string | undefined {
  return /(?:^|;\s*)store=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
}
