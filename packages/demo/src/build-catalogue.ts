import type { CatalogueImport, ProductImport, StockPoolImport } from '@bowline/commerce';
import { attributesFor } from './catalogue/attributes.ts';
import { demoCategories } from './catalogue/categories.ts';
import { accessories } from './catalogue/data/goods/accessories.ts';
import { kits } from './catalogue/data/goods/kits.ts';
import { tools } from './catalogue/data/goods/tools.ts';
import { lengthRanges } from './catalogue/data/ranges/ranges.ts';
import { demoExchangeRates } from './catalogue/exchange-rates.ts';
import { withLinks } from './catalogue/links.ts';
import { digitalProducts, pieceProduct } from './catalogue/piece-products.ts';
import { rangeProduct, type StockedProduct } from './catalogue/range-products.ts';
import { demoPages } from './content/pages.ts';
import { demoRewrites, withFormerKeys } from './content/redirects.ts';

/** The import with lists instead of streams, so that it can be counted and compared. */
export interface DemoCatalogue extends CatalogueImport {
  readonly products: readonly ProductImport[];
  readonly stockPools: readonly StockPoolImport[];
}

function* stockedProducts(scale: number): Iterable<StockedProduct> {
  for (let number = 1; number <= scale; number += 1) {
    for (const range of lengthRanges) {
      for (const colourway of range.colourways) yield rangeProduct(range, colourway, { number });
    }
  }
  for (const good of [...accessories, ...tools, ...kits]) yield pieceProduct(good);
  yield* digitalProducts();
}

/** The whole demo shop as data: the same for everyone who asks with the same scale. */
export function buildDemoCatalogue(scale = 1): DemoCatalogue {
  const stocked = [...stockedProducts(scale)];
  const products = withFormerKeys(withLinks(stocked.map((item) => item.product)));
  return {
    attributes: attributesFor(products),
    categories: demoCategories(),
    stockPools: stocked.flatMap((item) => item.pools),
    products,
    exchangeRates: demoExchangeRates(),
    cmsPages: demoPages(),
    rewrites: demoRewrites(),
  };
}
