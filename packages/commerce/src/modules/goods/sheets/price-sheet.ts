import { decimalsOf, isCurrencyCode } from '@bowline/kit';
import { isLocaleName, markets } from '@bowline/markets';
import { lockProducts } from '#catalog';
import { type MarketPriceChange, replaceMarketPrices } from '#pricing';
import { isDay } from '#stores';
import { changePrices, type PriceRefusal, type PriceWish } from '../prices/change-prices.ts';
import { type NamedRow, problemIn, type SheetFormat, type SheetProblem } from './model.ts';

const columns = ['sku', 'price', 'reduced_price', 'reduced_from', 'reduced_until'];
const marketColumn = /^price ([a-zA-Z-]{2,5}) ([A-Z]{3})$/;

/** `price nl-NL EUR`: a price of its own in that market (pricing rule 19). */
function marketOf(column: string) {
  const [, locale = '', currency = ''] = marketColumn.exec(column) ?? [];
  if (!isLocaleName(locale) || !isCurrencyCode(currency)) return null;
  const isOffered = markets[locale].availableCurrencies.some(({ code }) => code === currency);
  return isOffered ? { locale, currency } : null;
}

export const marketColumns = Object.values(markets).flatMap(({ name, availableCurrencies }) =>
  availableCurrencies.map(({ code }) => ({ locale: name, currency: code, column: `price ${name} ${code}` })),
);

/** An amount in minor units; undefined for what is none. */
export function minorIn(typed: string, decimals: number): number | undefined {
  const found = /^(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(typed.trim());
  const fraction = (found?.[2] ?? '').replace(/0+$/, '');
  if (!found || fraction.length > decimals) return undefined;
  return Number(found[1]) * 10 ** decimals + Number(fraction.padEnd(decimals, '0') || 0);
}

const columnOf: Readonly<Record<PriceRefusal['code'], string>> = {
  'product-not-found': 'sku',
  'product-has-no-price': 'sku',
  'price-not-valid': 'price',
  'reduction-not-lower': 'reduced_price',
  'reduction-days-not-valid': 'reduced_until',
};

interface ReadRow {
  readonly row: NamedRow;
  readonly wish: PriceWish;
  readonly markets: readonly Omit<MarketPriceChange, 'productId'>[];
}

/** Rule 12. A row that is wrong in one cell changes nothing. */
function readRow(row: NamedRow): ReadRow | SheetProblem {
  const sku = (row.cell('sku') ?? '').trim();
  if (sku === '' || sku.length > 100) return problemIn(row, 'sku', 'product-not-found');
  const price = row.cell('price')?.trim() ?? '';
  const priceMinor = price === '' ? null : minorIn(price, 2);
  if (priceMinor === undefined) return problemIn(row, 'price', 'amount-not-valid');
  const reduced = row.cell('reduced_price')?.trim();
  const reducedMinor = reduced ? minorIn(reduced, 2) : null;
  if (reducedMinor === undefined) return problemIn(row, 'reduced_price', 'amount-not-valid');
  const days = ['reduced_from', 'reduced_until'].map((column) => row.cell(column)?.trim() || null);
  const wrongDay = days.findIndex((day) => day !== null && !isDay(day));
  if (wrongDay !== -1) {
    return problemIn(row, wrongDay === 0 ? 'reduced_from' : 'reduced_until', 'day-not-valid');
  }
  const [from, to] = days;
  const own: Omit<MarketPriceChange, 'productId'>[] = [];
  for (const { locale, currency, column } of marketColumns) {
    const typed = row.cell(column)?.trim();
    if (typed === undefined) continue;
    const minor = typed === '' ? null : minorIn(typed, decimalsOf(currency));
    if (minor === undefined || minor === 0) return problemIn(row, column, 'amount-not-valid');
    own.push({ locale, currency, priceMinor: minor });
  }
  const wish: PriceWish = {
    sku,
    ...(priceMinor !== null && { priceMinor }),
    ...(reduced !== undefined && {
      reduction:
        reducedMinor === null ? null : { priceMinor: reducedMinor, ...(from && { from }), ...(to && { to }) },
    }),
  };
  return { row, wish, markets: own };
}

const isProblem = (read: ReadRow | SheetProblem): read is SheetProblem => 'code' in read;

export const priceSheet: SheetFormat = {
  needed: ['sku'],
  isColumn: (name) => columns.includes(name) || marketOf(name) !== null,
  keyOf: (row) => (row.cell('sku') ?? '').trim().toLowerCase(),
  async apply(transaction, rows, { clock, timeZone }) {
    const read = rows.map(readRow);
    const problems = read.filter(isProblem);
    const right = read.filter((each): each is ReadRow => !isProblem(each));
    const { refused, changed } = await changePrices(
      transaction,
      right.map(({ wish }) => wish),
      { clock, timeZone },
    );
    for (const [index, { code }] of refused) {
      const row = right[index]?.row;
      if (row) problems.push(problemIn(row, columnOf[code], code));
    }
    const done = right.filter((each, index) => each.markets.length > 0 && !refused.has(index));
    const products = await lockProducts(
      transaction,
      done.map(({ wish }) => wish.sku),
    );
    const changedInMarkets = await replaceMarketPrices(
      transaction,
      done.flatMap(({ wish, markets: own }) => {
        const productId = products.get(wish.sku.toLowerCase())?.id;
        return productId === undefined ? [] : own.map((price) => ({ productId, ...price }));
      }),
    );
    return { changed: Math.max(changed, changedInMarkets), problems };
  },
};
