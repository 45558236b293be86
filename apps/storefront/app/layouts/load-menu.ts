import { dataOf } from '../data/data-of.ts';
import { keptPerLocale } from '../data/kept-per-locale.ts';
import { hrefOf } from '../features/content/link-target.ts';
import { loadLinkSlugs } from '../features/content/load-link-slugs.ts';
import type { ContentLink } from '../features/content/rich-text.ts';
import { CurrencyDataQuery } from '../generated/operations.ts';
import type { ShopRequest } from '../shop-context.ts';
import type { FrameDocuments } from './frame-documents.ts';
import type { MenuEntry } from './load-departments.ts';

/**
 * The menu as editors arranged it; without one, the departments of the catalogue. What they put below an entry stands there,
 * and where they put nothing, a department brings its own.
 */
export async function loadMenu(
  shop: ShopRequest,
  menu: FrameDocuments['menu'] | undefined,
  departments: readonly MenuEntry[],
): Promise<readonly MenuEntry[]> {
  if (!menu) return departments;
  const links = menu.items.flatMap(({ link, children }) => [link, ...(children ?? [])]);
  const slugs = await loadLinkSlugs(shop, new Set(links.flatMap(({ target }) => target ?? [])));
  const entryOf = (link: ContentLink): MenuEntry[] => {
    const path = hrefOf(link, shop.market.name, slugs);
    return path === undefined ? [] : [{ name: link.label, path, children: [] }];
  };
  return menu.items.flatMap(({ link, children }) =>
    entryOf(link).map((entry) => ({
      ...entry,
      children:
        children?.flatMap(entryOf) ?? departments.find(({ path }) => path === entry.path)?.children ?? [],
    })),
  );
}

/** Specification 3, "Currency data": what commerce sells in, and for how much of the base currency. */
interface CurrencyData {
  readonly base: string;
  readonly available: readonly string[];
  readonly rates: Readonly<Record<string, number>>;
}

const load = keptPerLocale(10 * 60_000, async ({ commerce }): Promise<CurrencyData | null> => {
  const { currency } = dataOf(await commerce.query(CurrencyDataQuery, {}));
  if (!currency?.base_currency_code) return null;
  const rates = (currency.exchange_rates ?? []).flatMap((row) =>
    row?.currency_to && row.rate ? [[row.currency_to, row.rate] as const] : [],
  );
  return {
    base: currency.base_currency_code,
    available: (currency.available_currency_codes ?? []).filter((code) => code !== null),
    rates: Object.fromEntries(rates),
  };
});

/** Null when nobody can tell: the shop then offers what it usually does. */
export async function loadCurrencies(shop: ShopRequest): Promise<CurrencyData | null> {
  try {
    return await load(shop);
  } catch (err) {
    shop.log.error({ err }, 'The currencies could not be loaded');
    return null;
  }
}
