import { createRecommendationsClient } from '../../data/recommendations-client.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { loadProductsBySku } from '../catalog/load-products-by-sku.ts';
import type { ProductSummary } from '../catalog/product-tile.ts';
import { indexOf } from './search-records.ts';

/** One row on a wide screen. */
const mostTrending = 4;
/** Some cannot be bought at the moment. */
const mostAsked = 8;
const timeouts = { connectMs: 800, responseMs: 1_200 };

/** What others look for at the moment, for who has found nothing; the page is as good without it. */
export async function loadTrending(shop: ShopRequest): Promise<readonly ProductSummary[]> {
  const { market, search, log, patience } = shop;
  try {
    const client = createRecommendationsClient({
      ...search,
      ownOrigin: 'http://search.internal',
      timeouts: {
        connectMs: timeouts.connectMs * patience,
        responseMs: timeouts.responseMs * patience,
      },
    });
    const records = await client.recommend<{ sku: string }>({
      indexName: indexOf('products', market),
      model: 'trending-items',
      most: mostAsked,
    });
    const skus = records.flatMap(({ sku }) => (typeof sku === 'string' ? [sku] : []));
    return (await loadProductsBySku(shop, skus)).slice(0, mostTrending);
  } catch (error) {
    log.warn({ err: error }, 'The search service recommended nothing');
    return [];
  }
}
