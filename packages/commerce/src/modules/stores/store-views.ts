import { allMarkets, defaultLocale } from '@bowline/markets';
import type { StoreView } from './model.ts';

/** One website and one store group with a view per locale; ids follow the order of the locales. */
export const storeViews: readonly StoreView[] = allMarkets.map((market, index) => ({
  id: index + 1,
  code: market.code,
  locale: market.name,
  market,
}));

function findDefault(): StoreView {
  const view = storeViews.find(({ locale }) => locale === defaultLocale);
  if (!view) throw new Error(`No store view for the default locale ${defaultLocale}`);
  return view;
}

export const defaultStoreView: StoreView = findDefault();

const viewsByCode = new Map(storeViews.map((view) => [view.code, view]));

/** `default` is always accepted. */
export function storeViewByCode(code: string): StoreView | undefined {
  if (code === 'default') return defaultStoreView;
  return viewsByCode.get(code);
}
