import { categoryPath } from '@bowline/markets';
import { AlternativesOfProductQuery, AlternativesQuery } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { type ProductSummary, toProductSummary } from '../../catalog/product-tile.ts';

const mostShown = 8;

/** What to buy instead of a product that is gone: its relatives when it is known by `?sku=`, the shop's cords otherwise. */
export async function loadAlternatives(
  { commerce, market }: ShopRequest,
  sku: string | null,
): Promise<readonly ProductSummary[]> {
  const relatives = sku ? (await commerce.query(AlternativesOfProductQuery, { sku })).data : null;
  const product = relatives?.products?.items?.[0];
  const found = [...(product?.related_products ?? []), ...(product?.most_viewed_products ?? [])];
  const summaries = found.flatMap((item) => (item ? [toProductSummary(item)] : []));
  const unique = [...new Map(summaries.map((summary) => [summary.uid, summary])).values()];
  if (unique.length > 0) return unique.filter(({ isInStock }) => isInStock).slice(0, mostShown);
  const category = categoryPath('mainCord', market.name).slice(1);
  const { data } = await commerce.query(AlternativesQuery, { category });
  return (data?.products?.items ?? []).flatMap((item) => (item ? [toProductSummary(item)] : []));
}
