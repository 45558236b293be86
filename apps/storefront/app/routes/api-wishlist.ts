import { type ActionFunctionArgs, data } from 'react-router';
import { isCsrfProtected } from '../data/csrf-token.server.ts';
import type { WishAnswer } from '../features/wishes/wish-store.ts';
import { putOnList, readWish } from '../features/wishlists/put-on-list.ts';
import { formDataOf } from '../forms/form-actions.ts';
import { shopContext } from '../shop-context.ts';

/** Wishes for something and answers what is wished for now, for the hearts. Without scripts `/wishlist` takes the same form. */
export async function action({ context, request }: ActionFunctionArgs) {
  const shop = context.get(shopContext);
  if (!isCsrfProtected(shop, request)) throw data('The token of the page is missing.', { status: 403 });
  const { isAdded, wishlists, cookie } = await putOnList(shop, readWish(await formDataOf(request)));
  const answer: WishAnswer = { isAdded, wishlists };
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (cookie) headers.append('set-cookie', cookie);
  return Response.json(answer, { headers });
}
