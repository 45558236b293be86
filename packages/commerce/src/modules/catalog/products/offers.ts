import {
  type BasePrice,
  type ChargedPrice,
  displayPrice,
  type Offer,
  priceAsShown,
  priceRange,
  type Reduction,
  runningReduction,
  type ShownPriceRange,
  type UnitPrice,
  unitPrice,
} from '#pricing';
import { isSalable } from '#stock';
import type { CatalogContext } from '../model.ts';
import type { MarketPrices, ProductRecord, ProductSummary, SoldItem } from './model.ts';

/** What is charged for the product itself; null where variants or amounts carry the prices. */
export function chargedPriceOf(
  {
    id,
    priceMinor,
    fixedMinor,
    marketMinor,
    reduction,
    taxClass,
  }: Pick<SoldItem, 'id' | 'priceMinor' | 'fixedMinor' | 'marketMinor' | 'reduction' | 'taxClass'>,
  { pricing }: CatalogContext,
): ChargedPrice | null | Promise<ChargedPrice> {
  return priceMinor === null
    ? null
    : pricing.charge(id, { priceMinor, fixedMinor, marketMinor, reduction, taxClass });
}

/** Pricing rule 11: null unless it runs today. */
export function runningReductionOf(
  { priceMinor, reduction }: ProductRecord,
  { pricing }: CatalogContext,
): Reduction | null {
  return priceMinor === null ? null : runningReduction({ priceMinor, reduction }, pricing.today);
}

/** Everything a customer can pay for this product: itself, its variants, or the amounts of a gift card. */
async function offersOf(product: ProductRecord, context: CatalogContext): Promise<readonly Offer[]> {
  const { catalog } = context;
  if (product.kind === 'gift_card') {
    const card = await catalog.giftCardOf(product.id);
    const amounts = [
      card?.openMinimumMinor,
      card?.openMaximumMinor,
      ...(card?.amounts.map(({ amountMinor }) => amountMinor) ?? []),
    ];
    return amounts
      .filter((minor) => typeof minor === 'number')
      .map((minor) => unreducedOffer({ minor, taxClass: product.taxClass }));
  }
  const sold = await soldItems(product, context);
  const prices = await Promise.all(sold.map((item) => chargedPriceOf(item, context)));
  return sold.flatMap((item, index) => {
    const price = prices[index];
    return price ? [{ ...price, isSalable: item.isSalable }] : [];
  });
}

async function soldItems(product: ProductRecord, { catalog }: CatalogContext): Promise<readonly SoldItem[]> {
  return product.kind === 'configurable'
    ? catalog.soldItemsOf(product.id)
    : [{ ...product, isSalable: isSalable(product.stock) }];
}

function unreducedOffer(price: BasePrice): Offer {
  return { final: price, regular: price, isSalable: true };
}

const nothingToPay = unreducedOffer({ minor: 0, taxClass: 'none' });

export function priceRangeOf(
  product: ProductRecord,
  context: CatalogContext,
): ShownPriceRange | Promise<ShownPriceRange> {
  const range = (offers: readonly Offer[]) =>
    // A configurable product whose variants are all switched off has no price, but the schema demands one.
    priceRange(context.pricing.view(), offers.length ? offers : [nothingToPay]);
  const plain = plainPrices(product);
  if (!plain) return offersOf(product, context).then(range);
  const { lowestPriceMinor, highestPriceMinor, market } = plain;
  const ends = market ? [market[0], market[1]] : [lowestPriceMinor, highestPriceMinor];
  return range(
    [...new Set(ends)]
      .filter((minor) => minor !== null)
      .map((minor) => unreducedOffer(plainPrice(minor, plain, product, context))),
  );
}

/** One of the plain prices: of the market, or stored. */
function plainPrice(
  minor: number,
  { market, lowestPriceMinor }: PlainPrices,
  { taxClass }: ProductRecord,
  { pricing }: CatalogContext,
): BasePrice {
  return market && lowestPriceMinor
    ? priceAsShown({ minor: lowestPriceMinor, taxClass }, minor, pricing.view())
    : { minor, taxClass };
}

type PlainPrices = Omit<ProductSummary, 'isSalable' | 'hasSpecialPrices'>;

/** The prices that are known without looking at other offers; null when a special price may change them. */
function plainPrices(product: ProductRecord): PlainPrices | null {
  const { summary, priceMinor, fixedMinor, marketMinor, reduction, lengthCm } = product;
  if (summary) return summary.hasSpecialPrices ? null : summary;
  if (fixedMinor !== null || reduction) return null;
  const market: MarketPrices | null =
    marketMinor === null ? null : [marketMinor, marketMinor, lengthCm && marketMinor, lengthCm];
  return {
    market,
    lowestPriceMinor: priceMinor,
    highestPriceMinor: priceMinor,
    unitPriceMinor: priceMinor,
    unitLengthCm: lengthCm,
  };
}

/** Pricing rule 7. */
export function unitPriceOf(
  product: ProductRecord,
  context: CatalogContext,
): UnitPrice | null | Promise<UnitPrice | null> {
  const plain = plainPrices(product);
  if (!plain) return unitPriceOfOffers(product, context);
  const [minor, lengthCm] = plain.market?.slice(2) ?? [plain.unitPriceMinor, plain.unitLengthCm];
  if (!minor || !lengthCm) return null;
  return unitPrice(context.pricing.view(), plainPrice(minor, plain, product, context), lengthCm);
}

async function unitPriceOfOffers(product: ProductRecord, context: CatalogContext): Promise<UnitPrice | null> {
  const lengths = await soldItems(product, context);
  const view = context.pricing.view();
  const salable = lengths.filter((length) => length.isSalable);
  const cut = await Promise.all(
    (salable.length ? salable : lengths).map(async (length) => ({
      lengthCm: length.lengthCm,
      price: (await chargedPriceOf(length, context))?.final,
    })),
  );
  const [lowest] = cut
    .filter(({ lengthCm, price }) => lengthCm !== null && price !== undefined)
    .map((length) => ({ ...length, shown: length.price ? displayPrice(view, length.price).minor : 0 }))
    .toSorted((a, b) => a.shown - b.shown);
  if (!lowest?.lengthCm || !lowest.price) return null;
  return unitPrice(view, lowest.price, lowest.lengthCm);
}

/** Stock rule 5. */
export function isInStock({ summary, stock }: ProductRecord): boolean {
  return summary ? summary.isSalable : isSalable(stock);
}
