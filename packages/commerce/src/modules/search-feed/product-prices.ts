import { decimalsOf } from '@bowline/kit';
import { shop } from '@bowline/markets';
import { type BasePrice, displayPrice, type PriceView, runningReduction, type TaxClass } from '#pricing';
import type { Day } from '#stores';
import type { PriceFact } from './facts.ts';
import type { ProductRow, SpecialOfferRow } from './product-statements.ts';

/** For whom prices are worked out: the two ways to show them for each currency of the locale. */
export interface PriceViews {
  readonly today: Day;
  readonly views: readonly PriceDisplays[];
}

export interface PriceDisplays {
  /** As the shop shows prices to those who wished for nothing else. */
  readonly usual: PriceView;
  readonly other: PriceView;
}

/** Rule 8. */
export function pricesOf(
  product: Pick<ProductRow, 'kind' | 'lowestPriceMinor' | 'hasSpecialPrices'>,
  specialOffers: readonly SpecialOfferRow[],
  { today, views }: PriceViews,
): readonly PriceFact[] {
  if (product.hasSpecialPrices && specialOffers.length) {
    const salable = specialOffers.filter(({ isSalable }) => isSalable);
    const offers = salable.length ? salable : specialOffers;
    return views.map((view) =>
      lowestOf(offers.map((offer) => show(view, chargedFor(offer, view.usual, today)))),
    );
  }
  const { lowestPriceMinor: minor } = product;
  if (minor === null) return [];
  const taxClass: TaxClass = product.kind === 'gift_card' ? 'none' : 'standard';
  return views.map((view) => show(view, { minor, taxClass }));
}

function chargedFor(offer: SpecialOfferRow, { currency }: PriceView, today: Day): BasePrice {
  const { priceMinor, reduction, fixedPrices } = offer;
  const fixedMinor = fixedPrices?.[currency] ?? null;
  const minor = runningReduction({ priceMinor, fixedMinor, reduction }, today)?.priceMinor ?? priceMinor;
  if (fixedMinor === null) return { minor, taxClass: 'standard' };
  return { minor, taxClass: 'standard', fixed: { minor: fixedMinor, forEuroCents: priceMinor } };
}

function show({ usual: view, other }: PriceDisplays, price: BasePrice): PriceFact {
  const inEuros: PriceView = { ...view, currency: shop.baseCurrency, ratePerMillion: 1_000_000 };
  return {
    currency: view.currency,
    minor: displayPrice(view, price).minor,
    otherMinor: displayPrice(other, price).minor,
    euroCents: displayPrice(inEuros, { minor: euroCentsOf(view, price), taxClass: price.taxClass }).minor,
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
