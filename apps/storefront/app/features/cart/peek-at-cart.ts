import { CartCountQuery, CartSkusQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import type { VisitorAnswer } from '../../visitor/visitor.ts';

/** A cart that is gone counts as an empty one: the cart page tells more. */
export async function peekAtCart(
  { visitor: { cartId: id }, commerce }: ShopRequest,
  { withSkus }: { readonly withSkus: boolean },
): Promise<Pick<VisitorAnswer, 'count' | 'quantities'>> {
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
