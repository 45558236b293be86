import {
  type CartItemInput,
  CheapestOffersQuery,
  type CheapestOffersQueryResult,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';

/** No page offers more to add at once. */
const mostTogether = 8;

type Offered = NonNullable<NonNullable<NonNullable<CheapestOffersQueryResult['products']>['items']>[number]>;

/** One of each, of what comes in variants the cheapest that is in stock: the one whose price tiles show. */
export async function cheapestItems(
  { commerce }: Pick<ShopRequest, 'commerce'>,
  skus: readonly string[],
): Promise<readonly CartItemInput[]> {
  const asked = [...new Set(skus)].slice(0, mostTogether);
  if (asked.length === 0) return [];
  const { data } = await commerce.query(CheapestOffersQuery, { skus: asked });
  const found = new Map(
    (data?.products?.items ?? []).flatMap((product) => {
      const item = product && cheapestOf(product);
      return item ? [[product.sku, item] as const] : [];
    }),
  );
  return asked.flatMap((sku) => found.get(sku) ?? []);
}

function cheapestOf(product: Offered): CartItemInput | undefined {
  if (!('variants' in product)) return { sku: product.sku ?? '', parent_sku: null, quantity: 1 };
  const variants = (product.variants ?? []).flatMap((variant) =>
    variant?.product?.stock_status === 'IN_STOCK' ? [variant.product] : [],
  );
  const priceOf = (variant: (typeof variants)[number]) =>
    variant.price_range.minimum_price.final_price.value ?? Number.POSITIVE_INFINITY;
  const [cheapest] = variants.sort((a, b) => priceOf(a) - priceOf(b));
  return cheapest && { sku: cheapest.sku ?? '', parent_sku: product.sku ?? null, quantity: 1 };
}
