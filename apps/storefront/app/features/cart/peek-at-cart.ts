import { CartCountQuery, CartSkusQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';

/** What a public page wants to know of the visitor's cart after it has loaded. */
export interface CartPeek {
  readonly count: number;
  /** How many of what is in it; only when it was asked for. */
  readonly quantities?: Readonly<Record<string, number>>;
}

/** A page looks the same without it: whatever goes wrong is an empty cart. */
export async function peekAtCart(
  { cartId: id, commerce }: ShopRequest,
  { withSkus }: { readonly withSkus: boolean },
): Promise<CartPeek> {
  if (!id) return withSkus ? { count: 0, quantities: {} } : { count: 0 };
  if (!withSkus)
    return { count: (await commerce.query(CartCountQuery, { id })).data?.cart?.total_quantity ?? 0 };
  const cart = (await commerce.query(CartSkusQuery, { id })).data?.cart;
  const lines = (cart?.itemsV2?.items ?? []).flatMap((line) => {
    if (!line) return [];
    const sku = 'configured_variant' in line ? line.configured_variant.sku : line.product.sku;
    return [[sku ?? '', line.quantity] as const];
  });
  return { count: cart?.total_quantity ?? 0, quantities: Object.fromEntries(lines) };
}
