import { ProductsBySkuQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { type ProductSummary, toSummaries } from './product-tile.ts';

/** More are for a listing. */
const mostProducts = 8;

/** Articles that somebody chose, in that order; what cannot be bought now is left out, and none is asked for in vain. */
export async function loadProductsBySku(
  { commerce, log }: Pick<ShopRequest, 'commerce' | 'log'>,
  skus: readonly string[],
): Promise<readonly ProductSummary[]> {
  const asked = [...new Set(skus)].slice(0, mostProducts);
  if (asked.length === 0) return [];
  try {
    const { data } = await commerce.query(ProductsBySkuQuery, { skus: asked });
    const found = new Map(toSummaries(data?.products?.items).map((product) => [product.sku, product]));
    return asked.flatMap((sku) => found.get(sku) ?? []).filter(({ isInStock }) => isInStock);
  } catch (err) {
    log.warn({ err }, 'Products beside a text could not be loaded');
    return [];
  }
}
