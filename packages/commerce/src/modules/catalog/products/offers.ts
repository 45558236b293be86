import {
  type BasePrice,
  type ChargedPrice,
  type Offer,
  priceRange,
  type Reduction,
  runningReduction,
  type ShownPriceRange,
  type UnitPrice,
  unitPrice,
} from '#pricing';
import { isSalable } from '#stock';
import type { CatalogContext } from '../model.ts';
import type { ProductRecord, ProductSummary } from './model.ts';

/** What is charged for the product itself; null where variants or amounts carry the prices. */
export function chargedPriceOf(
  { id, priceMinor, fixedMinor, reduction }: ProductRecord,
  { pricing }: CatalogContext,
): ChargedPrice | null | Promise<ChargedPrice> {
  return priceMinor === null ? null : pricing.charge(id, { priceMinor, fixedMinor, reduction });
}

/** Pricing rule 11: null unless it runs today. */
export function runningReductionOf(
  { priceMinor, fixedMinor, reduction }: ProductRecord,
  { pricing }: CatalogContext,
): Reduction | null {
  return priceMinor === null ? null : runningReduction({ priceMinor, fixedMinor, reduction }, pricing.today);
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
      .map((minor) => unreducedOffer({ minor, taxClass: 'none' }));
  }
  const sold = product.kind === 'configurable' ? await catalog.variantsOf(product.id) : [product];
  const prices = await Promise.all(sold.map((item) => chargedPriceOf(item, context)));
  return sold.flatMap((item, index) => {
    const price = prices[index];
    return price ? [{ ...price, isSalable: isSalable(item.stock) }] : [];
  });
}

function unreducedOffer(price: BasePrice): Offer {
  return { final: price, regular: price, isSalable: true };
}

const nothingToPay = unreducedOffer({ minor: 0, taxClass: 'none' });

export function priceRangeOf(
  product: ProductRecord,
  context: CatalogContext,
): ShownPriceRange | null | Promise<ShownPriceRange | null> {
  const range = (offers: readonly Offer[]) =>
    // A configurable product whose variants are all switched off has no price, but the schema demands one.
    priceRange(context.pricing.view(), offers.length ? offers : [nothingToPay]);
  const { summary } = product;
  return summary && !summary.hasSpecialPrices
    ? range(outermostOffers(product, summary))
    : offersOf(product, context).then(range);
}

/** Without special prices the two ends of the range are known already. */
function outermostOffers({ kind }: ProductRecord, summary: ProductSummary): readonly Offer[] {
  const taxClass = kind === 'gift_card' ? 'none' : 'standard';
  return [summary.lowestPriceMinor, summary.highestPriceMinor]
    .filter((minor) => minor !== null)
    .map((minor) => unreducedOffer({ minor, taxClass }));
}

/** Pricing rule 7. */
export function unitPriceOf(
  product: ProductRecord,
  context: CatalogContext,
): UnitPrice | null | Promise<UnitPrice | null> {
  const { summary } = product;
  if (!summary || summary.hasSpecialPrices) return unitPriceOfOffers(product, context);
  const { unitPriceMinor: minor, unitLengthCm } = summary;
  if (minor === null || unitLengthCm === null) return null;
  return unitPrice(context.pricing.view(), { minor, taxClass: 'standard' }, unitLengthCm);
}

async function unitPriceOfOffers(product: ProductRecord, context: CatalogContext): Promise<UnitPrice | null> {
  const lengths = product.kind === 'configurable' ? await context.catalog.variantsOf(product.id) : [product];
  const salable = lengths.filter(({ stock }) => isSalable(stock));
  const cut = await Promise.all(
    (salable.length ? salable : lengths).map(async (length) => ({
      lengthCm: length.lengthCm,
      price: (await chargedPriceOf(length, context))?.final,
    })),
  );
  const [lowest] = cut
    .filter(({ lengthCm, price }) => lengthCm !== null && price !== undefined)
    .toSorted((a, b) => Number(a.price?.minor) - Number(b.price?.minor));
  if (!lowest?.lengthCm || !lowest.price) return null;
  return unitPrice(context.pricing.view(), lowest.price, lowest.lengthCm);
}

/** Stock rule 5. */
export function isInStock({ summary, stock }: ProductRecord): boolean {
  return summary ? summary.isSalable : isSalable(stock);
}
