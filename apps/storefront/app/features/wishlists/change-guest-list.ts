import { redirect } from 'react-router';
import type { ShopRequest } from '../../shop-context.ts';
import { keepGuestWishes, readGuestWishes, withoutGuestWish } from '../wishes/guest-wishes.ts';
import { putOnList, readWish } from './put-on-list.ts';

/** The form of hearts without scripts, and of the list on a guest's device. It always leads to the list. */
export async function changeGuestList(shop: ShopRequest, sent: FormData): Promise<never> {
  const wish = readWish(sent);
  const page = shop.visitor.customer ? '/customer/wishlists' : '/wishlist';
  if (sent.get('intent') === 'remove') {
    const left = withoutGuestWish(readGuestWishes(shop.visitor.wishes), wish);
    throw leadTo('/wishlist', 'removed', keepGuestWishes(shop, left));
  }
  const { isAdded, cookie } = await putOnList(shop, wish);
  throw leadTo(page, isAdded ? 'added' : shop.visitor.customer ? 'notAdded' : 'full', cookie);
}

function leadTo(page: string, news: string, cookie: string | undefined): Response {
  return redirect(`${page}?news=${news}`, {
    status: 303,
    headers: cookie ? { 'set-cookie': cookie } : {},
  });
}
