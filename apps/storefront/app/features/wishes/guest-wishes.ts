import { ownCookieNames } from '@bowline/markets';
import type { ShopRequest } from '../../shop-context.ts';
import { forgetCookie, personalCookie } from '../../visitor/cookies.ts';

/** What a guest wishes for. */
export interface GuestWish {
  readonly sku: string;
  /** What the sku is a variant of. */
  readonly parentSku: string | undefined;
  readonly quantity: number;
}

/**
 * The list of a guest lies in a cookie, not in the browser's storage: so it works without scripts, and the server can show it
 * and take it over at sign-in. A cookie is small, which is what bounds the list.
 */
export const mostGuestWishes = 40;
const longestCookie = 3_500;
const betweenWishes = '!';
const betweenParts = '*';

export function readGuestWishes(cookie: string | undefined): readonly GuestWish[] {
  if (!cookie || cookie.length > longestCookie) return [];
  return cookie.split(betweenWishes, mostGuestWishes).flatMap((wish) => {
    const [sku = '', parentSku = '', quantity = ''] = wish.split(betweenParts, 3);
    const isWish = isSku(sku) && (parentSku === '' || isSku(parentSku)) && /^\d{1,4}$/.test(quantity);
    return isWish && Number(quantity) > 0
      ? [{ sku, parentSku: parentSku || undefined, quantity: Number(quantity) }]
      : [];
  });
}

function isSku(text: string): boolean {
  return /^[\w .,:/+()#-]{1,128}$/.test(text);
}

/** With one more, the latest first; undefined when there is no room for it. */
export function withGuestWish(
  wishes: readonly GuestWish[],
  wish: GuestWish,
): readonly GuestWish[] | undefined {
  const others = withoutGuestWish(wishes, wish);
  const all = [wish, ...others];
  const fits = all.length <= mostGuestWishes && encodeURIComponent(written(all)).length <= longestCookie;
  return isSku(wish.sku) && fits ? all : undefined;
}

export function withoutGuestWish(
  wishes: readonly GuestWish[],
  { sku }: Pick<GuestWish, 'sku'>,
): readonly GuestWish[] {
  return wishes.filter((other) => other.sku !== sku);
}

function written(wishes: readonly GuestWish[]): string {
  return wishes
    .map(({ sku, parentSku = '', quantity }) => [sku, parentSku, quantity].join(betweenParts))
    .join(betweenWishes);
}

export function keepGuestWishes({ url }: ShopRequest, wishes: readonly GuestWish[]): string {
  return wishes.length === 0
    ? forgetCookie(ownCookieNames.wishes)
    : personalCookie(ownCookieNames.wishes, written(wishes), url);
}
