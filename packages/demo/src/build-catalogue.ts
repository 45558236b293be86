import type {
  AttributeImport,
  AttributeValuesImport,
  CatalogueImport,
  CategoryImport,
  CmsPageImport,
  ProductImport,
  StockPoolImport,
} from '@bowline/commerce';
import { attributesFor } from './catalogue/attributes.ts';
import { demoCategories } from './catalogue/categories.ts';
import { demoExchangeRates } from './catalogue/exchange-rates.ts';
import { createLinks } from './catalogue/links.ts';
import { demoShelf, type ShelfItem } from './catalogue/shelf.ts';
import { demoPages } from './content/pages.ts';
import { demoRewrites, withFormerKeys } from './content/redirects.ts';

/** Products and stock are made while they are read, so that a large shop never lies in memory; both can be read again. */
export interface DemoCatalogue extends CatalogueImport {
  readonly attributes: readonly AttributeImport[];
  readonly categories: readonly CategoryImport[];
  readonly cmsPages: readonly CmsPageImport[];
  readonly productCount: number;
}

/** The first edition is the whole shop, further ones repeat what is multiplied. */
function* editions(shelf: readonly ShelfItem[], scale: number): Iterable<[index: number, edition: number]> {
  for (let edition = 1; edition <= scale; edition += 1) {
    for (const [index, item] of shelf.entries()) {
      if (edition === 1 || item.isMultiplied) yield [index, edition];
    }
  }
}

function* valuesOn(shelf: readonly ShelfItem[]): Iterable<AttributeValuesImport> {
  for (const item of shelf) yield* item.attributeValues();
}

function itemAt(shelf: readonly ShelfItem[], index: number): ShelfItem {
  const item = shelf[index];
  if (!item) throw new Error(`nothing stands at ${index}`);
  return item;
}

/** What a generator makes, made anew for everyone who reads. */
function rereadable<T>(make: () => Iterator<T>): Iterable<T> {
  return { [Symbol.iterator]: make };
}

/** The whole demo shop as data: the same for everyone who asks with the same scale. */
export function buildDemoCatalogue(scale = 1): DemoCatalogue {
  const shelf = demoShelf();
  const linksOf = createLinks(shelf);
  const multiplied = shelf.filter((item) => item.isMultiplied).length;
  return {
    attributes: attributesFor(valuesOn(shelf)),
    categories: demoCategories(),
    stockPools: rereadable(function* (): Generator<StockPoolImport> {
      for (const [index, edition] of editions(shelf, scale)) yield* itemAt(shelf, index).pools(edition);
    }),
    products: rereadable(function* (): Generator<ProductImport> {
      for (const [index, edition] of editions(shelf, scale)) {
        yield withFormerKeys({
          ...itemAt(shelf, index).product(edition),
          links: linksOf(index, edition),
        });
      }
    }),
    productCount: shelf.length + (scale - 1) * multiplied,
    exchangeRates: demoExchangeRates(),
    cmsPages: demoPages(),
    rewrites: demoRewrites(),
  };
}
