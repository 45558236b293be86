import type { AttributeValuesImport, ProductImport, StockPoolImport } from '@bowline/commerce';
import type { LocaleName } from '@bowline/markets';
import { inLocale } from '../language/languages.ts';
import { rangeProductName } from '../language/range-names.ts';
import { courses, type DigitalGood, giftCards } from './data/goods/digital.ts';
import { pieceGoods } from './data/goods/goods.ts';
import { colourwaysOf, lengthRanges } from './data/ranges/ranges.ts';
import { courseProduct, giftCardProduct, piecePools, pieceProduct } from './piece-products.ts';
import { pieceSpecs } from './piece-specs.ts';
import { rangeItem, rangePools, rangeProduct } from './range-products.ts';
import { rangeSpecs } from './range-specs.ts';

/** One thing on sale, light until its product with texts in eleven locales is asked for. */
export interface ShelfItem {
  readonly sku: string;
  readonly categories: readonly string[];
  /** Only goods sold by length come in further editions. */
  readonly isMultiplied: boolean;
  /** Every set of attribute values that the product and its variants carry. */
  attributeValues(): Iterable<AttributeValuesImport>;
  name(locale: LocaleName): string;
  pools(edition: number): StockPoolImport[];
  product(edition: number): ProductImport;
}

function* rangeShelf(): Iterable<ShelfItem> {
  for (const range of lengthRanges) {
    for (const colourway of colourwaysOf(range)) {
      const item = rangeItem(range, colourway);
      yield {
        sku: item.sku,
        categories: range.categories,
        isMultiplied: true,
        attributeValues: () => [
          rangeSpecs(range, colourway),
          ...range.lengthsM.map((lengthM) => ({ length: String(lengthM) })),
        ],
        name: (locale) => rangeProductName(range, colourway, locale),
        pools: (edition) => rangePools(item, edition),
        product: (edition) => rangeProduct(item, edition),
      };
    }
  }
}

function* pieceShelf(): Iterable<ShelfItem> {
  for (const good of pieceGoods) {
    yield {
      sku: good.sku,
      categories: good.categories,
      isMultiplied: false,
      attributeValues: () => [pieceSpecs(good), ...(good.versions ?? []).map(({ options }) => options)],
      name: (locale) => inLocale(good.name, locale),
      pools: () => piecePools(good),
      product: () => pieceProduct(good),
    };
  }
  for (const course of courses) yield digitalItem(course, () => courseProduct(course));
  for (const card of giftCards) yield digitalItem(card, () => giftCardProduct(card));
}

function digitalItem(good: Omit<DigitalGood, 'priceMinor'>, product: () => ProductImport): ShelfItem {
  return {
    sku: good.sku,
    categories: good.categories,
    isMultiplied: false,
    attributeValues: () => [good.attributes],
    name: (locale) => inLocale(good.name, locale),
    pools: () => [],
    product,
  };
}

/** Everything on sale in the order of the catalogue. */
export function demoShelf(): readonly ShelfItem[] {
  return [...rangeShelf(), ...pieceShelf()];
}
