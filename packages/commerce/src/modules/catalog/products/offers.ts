import {
  type BasePrice,
  type Offer,
  priceRange,
  type ShownPriceRange,
  type UnitPrice,
  unitPrice,
} from '#pricing';
import { isSalable } from '#stock';
import type { CatalogContext } from '../model.ts';
import type { ProductRecord } from './model.ts';

/** The product itself when it is sold as it is. */
export function basePriceOf(product: ProductRecord): BasePrice | null {
  return product.priceMinor === null ? null : { minor: product.priceMinor, taxClass: 'standard' };
}

/** Everything a customer can pay for this product: itself, its variants, or the amounts of a gift card. */
async function offersOf(product: ProductRecord, { catalog }: CatalogContext): Promise<readonly Offer[]> {
  if (product.kind === 'gift_card') {
    const card = await catalog.giftCardOf(product.id);
    const amounts = [
      card?.openMinimumMinor,
      card?.openMaximumMinor,
      ...(card?.amounts.map(({ amountMinor }) => amountMinor) ?? []),
    ];
    return amounts
      .filter((minor) => typeof minor === 'number')
      .map((minor) => ({ price: { minor, taxClass: 'none' }, isSalable: true }));
  }
  const sold = product.kind === 'configurable' ? await catalog.variantsOf(product.id) : [product];
  return sold.flatMap((item) => {
    const price = basePriceOf(item);
    return price ? [{ price, isSalable: isSalable(item.stock) }] : [];
  });
}

const nothingToPay: Offer = { price: { minor: 0, taxClass: 'none' }, isSalable: false };

export async function priceRangeOf(
  product: ProductRecord,
  context: CatalogContext,
): Promise<ShownPriceRange | null> {
  const [view, offers] = await Promise.all([context.pricing.view(), offersOf(product, context)]);
  // A configurable product whose variants are all switched off has no price, but the schema demands one.
  return priceRange(view, offers.length ? offers : [nothingToPay]);
}

/** Pricing rule 7. */
export async function unitPriceOf(
  product: ProductRecord,
  context: CatalogContext,
): Promise<UnitPrice | null> {
  const lengths = product.kind === 'configurable' ? await context.catalog.variantsOf(product.id) : [product];
  const cut = lengths.filter((length) => length.lengthCm !== null && length.priceMinor !== null);
  const salable = cut.filter(({ stock }) => isSalable(stock));
  const [lowest] = (salable.length ? salable : cut).toSorted(
    (a, b) => Number(a.priceMinor) - Number(b.priceMinor),
  );
  const price = lowest && basePriceOf(lowest);
  if (!price || !lowest.lengthCm) return null;
  return unitPrice(await context.pricing.view(), price, lowest.lengthCm);
}

/** Stock rule 5. */
export async function isInStock(product: ProductRecord, { catalog }: CatalogContext): Promise<boolean> {
  if (product.kind !== 'configurable') return isSalable(product.stock);
  const variants = await catalog.variantsOf(product.id);
  return variants.some(({ stock }) => isSalable(stock));
}
