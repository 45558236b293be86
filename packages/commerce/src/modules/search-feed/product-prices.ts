import { decimalsOf } from '@bowline/kit';
import { type LocaleName, shop } from '@bowline/markets';
import {
  type BasePrice,
  baseOf,
  displayPrice,
  type PriceView,
  priceAsShown,
  runningReduction,
  type StorePriceView,
} from '#pricing';
import type { Day } from '#stores';
import type { PriceFact } from './facts.ts';
import type { ProductRow, SpecialOfferRow } from './product-statements.ts';

/** For whom prices are worked out: the two ways to show them for each currency of the locale. */
export interface PriceViews {
  readonly locale: LocaleName;
  readonly today: Day;
  readonly views: readonly PriceDisplays[];
  /** Of the products read at once many have the same prices: by all they follow from. */
  readonly known: Map<string, readonly PriceFact[]>;
}

export interface PriceDisplays {
  /** As the shop shows prices to those who wished for nothing else. */
  readonly usual: StorePriceView;
  readonly other: PriceView;
  /** The first in euros. */
  readonly usualInEuros: PriceView;
}

/** Rule 8. */
export function pricesOf(
  product: Pick<ProductRow, 'taxClass' | 'lowestPriceMinor' | 'hasSpecialPrices' | 'marketPrices'>,
  specialOffers: readonly SpecialOfferRow[],
  prices: PriceViews,
): readonly PriceFact[] {
  const { locale, today, views } = prices;
  if (product.hasSpecialPrices && specialOffers.length) {
    const salable = specialOffers.filter(({ isSalable }) => isSalable);
    const offers = salable.length ? salable : specialOffers;
    return views.map((view) =>
      lowestOf(offers.map((offer) => show(view, chargedFor(offer, product, view.usual, today)))),
    );
  }
  const { lowestPriceMinor: minor, taxClass, marketPrices } = product;
  if (minor === null) return [];
  const shown = views.map((view) => marketPrices?.[`${locale} ${view.usual.currency}`]?.[0]);
  const key = `${minor} ${taxClass} ${shown.join()}`;
  const known = prices.known.get(key);
  if (known) return known;
  const stored: BasePrice = { minor, taxClass };
  const facts = views.map((view, index) => {
    const own = shown[index];
    return show(view, own ? priceAsShown(stored, own, view.usual) : stored);
  });
  prices.known.set(key, facts);
  return facts;
}

function chargedFor(
  offer: SpecialOfferRow,
  { taxClass }: Pick<ProductRow, 'taxClass'>,
  view: StorePriceView,
  today: Day,
): BasePrice {
  const { priceMinor, reduction, fixedPrices, marketPrices } = offer;
  const fixedMinor = fixedPrices?.[view.currency] ?? null;
  const marketMinor = marketPrices?.[view.currency] ?? null;
  const stored = { priceMinor, fixedMinor, marketMinor, reduction, taxClass };
  return baseOf(stored, runningReduction(stored, today)?.priceMinor ?? priceMinor, () => view);
}

export const inEuros = (view: PriceView): PriceView => ({
  ...view,
  currency: shop.baseCurrency,
  ratePerMillion: 1_000_000,
});

function show({ usual: view, other, usualInEuros }: PriceDisplays, price: BasePrice): PriceFact {
  return {
    currency: view.currency,
    minor: displayPrice(view, price).minor,
    otherMinor: displayPrice(other, price).minor,
    euroCents: displayPrice(usualInEuros, { minor: euroCentsOf(view, price), taxClass: price.taxClass })
      .minor,
  };
}

/** A fixed price counts for as many euros as its amount is worth, as in listings. */
function euroCentsOf({ currency, ratePerMillion }: PriceView, { minor, fixed }: BasePrice): number {
  if (!fixed) return minor;
  const centsPerRate = 1_000_000 * 10 ** (decimalsOf(shop.baseCurrency) - decimalsOf(currency));
  return Math.round((minor * fixed.minor * centsPerRate) / (fixed.forEuroCents * ratePerMillion));
}

function lowestOf(prices: readonly PriceFact[]): PriceFact {
  return prices.reduce((lowest, price) => (price.minor < lowest.minor ? price : lowest));
}
