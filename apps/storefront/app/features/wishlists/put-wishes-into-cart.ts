import { data } from 'react-router';
import { attempt } from '../../forms/form-actions.ts';
import { CartCountQuery, WishesToCartMutation } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { newCartId, rememberCart } from '../cart/open-cart.ts';

/** How adding to the cart ended (specification 4): all, n of m with the reasons of the others, or none. */
export interface CartOutcome {
  readonly outcome: 'all' | 'some' | 'none';
  readonly added: number;
  readonly stayed: readonly { readonly name: string; readonly reason: string }[];
  /** How many articles the cart holds then. */
  readonly count?: number;
}

export async function putWishesIntoCart(shop: ShopRequest, id: string, items: string[] | null) {
  const sending = shop.commerce.mutate(WishesToCartMutation, { id, items });
  const { result, failure } = await attempt(shop, sending);
  const answer = result?.addWishlistItemsToCart;
  if (failure || !answer) return data(none, { status: 422 });
  const stayed = answer.add_wishlist_items_to_cart_user_errors.flatMap((error) =>
    error ? [{ name: error.product_name, reason: error.message }] : [],
  );
  const added = answer.added_count;
  const outcome: CartOutcome = {
    outcome: added === 0 ? 'none' : stayed.length > 0 ? 'some' : 'all',
    added,
    stayed,
  };
  if (added === 0) return data(outcome, { status: 422 });
  // What was added lies in the cart of the account, whichever cart the browser knew.
  const cartId = await newCartId(shop);
  const { data: counted } = await shop.commerce.query(CartCountQuery, { id: cartId });
  const count = counted?.cart?.total_quantity;
  return data(
    { ...outcome, ...(count !== undefined && { count }) },
    { headers: { 'set-cookie': rememberCart(shop, cartId) } },
  );
}

const none: CartOutcome = { outcome: 'none', added: 0, stayed: [] };
