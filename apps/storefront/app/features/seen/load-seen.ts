import { attempt } from '../../forms/form-actions.ts';
import {
  ProductsUnderSkusQuery,
  RememberSeenProductsMutation,
  SeenProductsQuery,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { type ProductSummary, toSummaries } from '../catalog/product-tile.ts';
import { mostSeenOnDevice } from './seen-on-device.ts';

export interface SeenAnswer {
  readonly products: readonly ProductSummary[];
  /** The shop keeps it from now on: the device need not. */
  readonly isKept: boolean;
}

/** What the device has seen goes into the account of a customer, and is shown to anybody. */
export async function loadSeen(shop: ShopRequest, sent: FormData): Promise<SeenAnswer> {
  const skus = sent
    .getAll('sku')
    .slice(0, mostSeenOnDevice)
    .filter((sku): sku is string => typeof sku === 'string' && /^[\w .,:/+()#-]{1,128}$/.test(sku));
  return shop.visitor.customer ? ofCustomer(shop, skus) : ofDevice(shop, skus);
}

async function ofCustomer(shop: ShopRequest, skus: string[]): Promise<SeenAnswer> {
  const telling =
    skus.length > 0 && attempt(shop, shop.commerce.mutate(RememberSeenProductsMutation, { skus }));
  const told = telling ? await telling : {};
  const { data } = await shop.commerce.query(SeenProductsQuery, { most: mostSeenOnDevice });
  return { products: toSummaries(data?.customer?.seen_products), isKept: !told.failure };
}

async function ofDevice({ commerce }: ShopRequest, skus: string[]): Promise<SeenAnswer> {
  if (skus.length === 0) return { products: [], isKept: false };
  const { data } = await commerce.query(ProductsUnderSkusQuery, { skus, most: mostSeenOnDevice });
  const found = toSummaries(data?.products?.items);
  const products = skus.flatMap((sku) => found.filter((product) => product.sku === sku));
  return { products, isKept: false };
}
