import { dataOf } from '../data/data-of.ts';
import { keptPerLocale } from '../data/kept-per-locale.ts';
import { CurrencyDataQuery } from '../generated/operations.ts';
import type { ShopRequest } from '../shop-context.ts';

/** Specification 3, "Currency data": what commerce sells in, and for how much of the base currency. */
export interface CurrencyData {
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
