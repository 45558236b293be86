import { dataOf } from '../../data/data-of.ts';
import { CustomerCartIdQuery, MergeCartsMutation } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { lossOf } from './open-cart.ts';

/** For who has just signed in: what they chose as a guest goes into the cart of their account. Answers its id. */
export async function joinCarts({ commerce, visitor: { cartId: source } }: ShopRequest): Promise<string> {
  if (source) {
    const answer = await commerce.mutate(MergeCartsMutation, { source });
    // No cart of a guest any more: it was ordered, joined before, or belongs to an account.
    if (!lossOf(answer.errors)) return dataOf(answer).mergeCarts.id;
  }
  return dataOf(await commerce.query(CustomerCartIdQuery, {})).customerCart.id;
}
