import { type CatalogContext, isInStock, type ProductRecord } from '#catalog';
import type { BoughtWith } from './repository.ts';

export interface RecommendationsContext extends CatalogContext {
  readonly recommendations: {
    /** What is frequently bought with a product, the most frequent first. */
    readonly partnersOf: (productId: number) => Promise<readonly BoughtWith[]>;
  };
}

/** Rule 8. */
const mostTogether = 4;
/** Rule 9. */
const mostAsked = 20;
/** Rule 11. */
const mostOfGroup = 8;

/** Rules 8 to 10, for one product or for those of a cart; never one of them. */
export async function boughtTogether(
  productIds: readonly number[],
  context: RecommendationsContext,
): Promise<readonly ProductRecord[]> {
  const { catalog, recommendations } = context;
  const own = new Set(productIds);
  const asked = [...own].slice(0, mostAsked);
  const [partners, links] = await Promise.all([
    Promise.all(asked.map((id) => recommendations.partnersOf(id))),
    Promise.all(asked.map((id) => catalog.linksOf(id, 'crosssell'))),
  ]);
  const frequent = rankPartners(partners.flat())
    .filter(({ productId }) => !own.has(productId))
    .slice(0, mostTogether);
  const bought = await Promise.all(frequent.map(({ productId }) => catalog.product(productId)));
  const curated = links.flat().map(({ product }) => product);
  const found = new Map<number, ProductRecord>();
  for (const product of [...bought, ...curated]) {
    if (product && !own.has(product.id) && isInStock(product)) found.set(product.id, product);
  }
  return [...found.values()].slice(0, mostTogether);
}

/** Those of most orders first, then by sku; what goes with several products has the sum of their orders. */
export function rankPartners(partners: readonly BoughtWith[]): readonly BoughtWith[] {
  const sums = new Map<number, BoughtWith>();
  for (const partner of partners) {
    const before = sums.get(partner.productId)?.orders ?? 0;
    sums.set(partner.productId, { ...partner, orders: before + partner.orders });
  }
  return [...sums.values()].sort((one, other) => other.orders - one.orders || (one.sku < other.sku ? -1 : 1));
}

/** Rule 11. */
export async function mostViewed(
  productId: number,
  { catalog }: CatalogContext,
): Promise<readonly ProductRecord[]> {
  const asked = await catalog.product(productId);
  if (!asked) return [];
  const links = await catalog.linksOf(asked.parentId ?? asked.id, 'most_viewed');
  return links
    .map(({ product }) => product)
    .filter(isInStock)
    .slice(0, mostOfGroup);
}
