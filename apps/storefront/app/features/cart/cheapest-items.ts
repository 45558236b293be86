import {
  type CartItemInput,
  CheapestOffersQuery,
  type CheapestOffersQueryResult,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { mostTogether } from './cart-forms.ts';

type Offered = NonNullable<NonNullable<NonNullable<CheapestOffersQueryResult['products']>['items']>[number]>;

/** What of a list can be bought now, and the names of what cannot. */
export interface Offers {
  readonly items: readonly (CartItemInput & { readonly name: string })[];
  readonly missing: readonly string[];
}

/**
 * One of each: the version that is asked for as `article/version`, else of what comes in versions the cheapest that is in
 * stock, the one whose price tiles show.
 */
export async function cheapestItems(
  { commerce }: Pick<ShopRequest, 'commerce'>,
  asked: readonly string[],
): Promise<Offers> {
  const wishes = [...new Set(asked)].slice(0, mostTogether).map((wish) => wish.split('/', 2));
  if (wishes.length === 0) return { items: [], missing: [] };
  const { data } = await commerce.query(CheapestOffersQuery, { skus: wishes.map(([sku = '']) => sku) });
  const found = new Map((data?.products?.items ?? []).flatMap((one) => (one ? [[one.sku, one]] : [])));
  const offers = wishes.map(([sku = '', version]) => {
    const product = found.get(sku);
    const name = product?.name ?? sku;
    const item = product && itemOf(product, version);
    return { name, item };
  });
  return {
    items: offers.flatMap(({ name, item }) => (item ? [{ ...item, name }] : [])),
    missing: offers.flatMap(({ name, item }) => (item ? [] : [name])),
  };
}

function itemOf(product: Offered, version: string | undefined): CartItemInput | undefined {
  if (!('variants' in product)) {
    const isInStock = product.stock_status === 'IN_STOCK';
    return isInStock ? { sku: product.sku ?? '', parent_sku: null, quantity: 1 } : undefined;
  }
  const variants = (product.variants ?? []).flatMap((variant) =>
    variant?.product?.stock_status === 'IN_STOCK' ? [variant.product] : [],
  );
  const priceOf = (variant: (typeof variants)[number]) =>
    variant.price_range.minimum_price.final_price.value ?? Number.POSITIVE_INFINITY;
  const [chosen] = version
    ? variants.filter(({ sku }) => sku === version)
    : variants.sort((a, b) => priceOf(a) - priceOf(b));
  return chosen && { sku: chosen.sku ?? '', parent_sku: product.sku ?? null, quantity: 1 };
}
