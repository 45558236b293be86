import type { AttributeValuesImport, MediaImport, ProductImport, ProductTextImport } from '@bowline/commerce';
import type { LocaleName } from '@bowline/markets';
import { forEveryLocale, inLocale, type Words } from '../language/languages.ts';
import { urlKeyOf } from '../language/url-key.ts';
import { productMediaFile } from '../media-files.ts';
import { type PieceLook, viewsOfPiece } from '../pictures/piece-look.ts';
import { arrivalOf } from './arrivals.ts';
import { courses, giftCard } from './data/goods/digital.ts';
import type { PieceGood } from './data/goods/piece-good.ts';
import { tiersFor } from './prices.ts';
import type { StockedProduct } from './range-products.ts';
import { piecePool } from './stock.ts';

interface Described {
  readonly sku: string;
  readonly name: Words;
  readonly about: Words;
  readonly look: PieceLook;
  readonly categories: readonly string[];
  readonly attributes: AttributeValuesImport;
}

function textsOf(good: Described): Readonly<Record<LocaleName, ProductTextImport>> {
  return forEveryLocale((locale) => {
    const name = inLocale(good.name, locale);
    const about = inLocale(good.about, locale);
    return {
      name,
      urlKey: urlKeyOf(name),
      descriptionHtml: `<p>${about}</p>`,
      shortDescription: about,
      metaTitle: name,
      metaDescription: about,
    };
  });
}

function mediaOf(good: Described): MediaImport[] {
  return viewsOfPiece(good.look).map((kind) => ({ kind, file: productMediaFile(good.sku, kind) }));
}

/** What all articles have in common, whatever way they are sold. */
function shared(good: Described): Omit<ProductImport, 'kind'> {
  const arrival = arrivalOf(good.sku);
  const categories = arrival.newFrom ? [...good.categories, 'newArrivals'] : good.categories;
  return {
    sku: good.sku,
    texts: textsOf(good),
    attributes: good.attributes,
    categories: categories.map((key) => ({ key })),
    media: mediaOf(good),
    ...arrival,
  };
}

export function pieceProduct(good: PieceGood): StockedProduct {
  const attributes = { ...good.attributes, hs_tariff_number: good.tariffNumber };
  const base = shared({ ...good, attributes });
  const { choice } = good;
  if (!choice) {
    const product: ProductImport = {
      ...base,
      kind: 'simple',
      priceMinor: good.priceMinor,
      tiers: tiersFor(good.priceMinor),
      weightGrams: good.weightGrams,
      stock: { pool: good.sku, units: 1 },
    };
    return { product, pools: [piecePool(good.sku)] };
  }
  const variants = choice.versions.map((version) => ({
    sku: `${good.sku}-${version.option}`,
    priceMinor: version.priceMinor,
    tiers: tiersFor(version.priceMinor),
    weightGrams: version.weightGrams,
    stock: { pool: `${good.sku}-${version.option}`, units: 1 },
    attributes: { [choice.attribute]: version.option },
  }));
  return {
    product: { ...base, kind: 'configurable', configurableAttributes: [choice.attribute], variants },
    pools: variants.map((variant) => piecePool(variant.sku)),
  };
}

/** Courses and the gift card never run out. */
export function digitalProducts(): StockedProduct[] {
  const sold = courses.map(
    (course): ProductImport => ({ ...shared(course), kind: 'virtual', priceMinor: course.priceMinor }),
  );
  const card: ProductImport = { ...shared(giftCard), kind: 'gift_card', giftCard: giftCard.card };
  return [...sold, card].map((product) => ({ product, pools: [] }));
}
