import { countryName } from '@bowline/markets';
import { data } from 'react-router';
import { CartSuggestionsQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { type ProductSummary, toSummaries } from '../catalog/product-tile.ts';
import { bannersQuery } from '../content/banners.ts';
import { hrefOf } from '../content/link-target.ts';
import { type CartView, toCartView } from './cart-view.ts';
import { estimateCart, estimateMethods } from './estimate-shipping.ts';
import { forgetCart, openCart, rememberCart } from './open-cart.ts';
import { cheapestDelivery } from './shipping-methods.ts';

/** The cart page. A cart that cannot be had any more is forgotten, and the visitor is told (specification 8). */
export async function loadCart(shop: ShopRequest) {
  const [{ cart, loss }, banners] = await Promise.all([openCart(shop), loadCartBanners(shop)]);
  const headers = new Headers();
  if (cart && cart.id !== shop.visitor.cartId) headers.append('set-cookie', rememberCart(shop, cart.id));
  else if (loss) headers.append('set-cookie', forgetCart());
  // Whose session is over has been told above the cart already.
  const isTold = loss === 'signedOut' && shop.visitor.hasExpiredSession;
  const shown = cart ? toCartView(cart) : null;
  const isFilled = shown !== null && shown.lines.length > 0;
  const [suggestions, estimate] = isFilled
    ? await Promise.all([loadSuggestions(shop, shown.id), loadEstimate(shop, shown)])
    : [[], undefined];
  return data({ cart: shown, estimate, loss: isTold ? undefined : loss, banners, suggestions }, { headers });
}

export type ShippingEstimate = NonNullable<Awaited<ReturnType<typeof loadEstimate>>>;

/** What it would come to in the visitor's country, sent the cheapest way, as long as no way is chosen. */
async function loadEstimate(shop: ShopRequest, { id, isDigital, shipping }: CartView) {
  if (isDigital || shipping) return undefined;
  const { country } = shop.visitor;
  const method = cheapestDelivery(await estimateMethods(shop, id, { country }));
  const cart = method && (await estimateCart(shop, id, { country }, method.key));
  if (!cart) return undefined;
  const { freeFrom, missingToFree } = method;
  return {
    cart,
    // On the server only: browsers may spell it in another way.
    countryName: countryName(country, shop.market.name),
    methodName: `${method.title}, ${method.carrierName}`,
    freeShipping: freeFrom && { from: freeFrom, missing: missingToFree },
  };
}

/** What goes with the lines of the cart, which can do without it. */
async function loadSuggestions(
  { commerce, log }: ShopRequest,
  id: string,
): Promise<readonly ProductSummary[]> {
  try {
    const { data: answer } = await commerce.query(CartSuggestionsQuery, { id });
    return toSummaries(answer?.cart?.bought_together_products);
  } catch (err) {
    log.warn({ err }, 'What goes with a cart could not be loaded');
    return [];
  }
}

export type CartBanner = Awaited<ReturnType<typeof loadCartBanners>>[number];

/** What editors want to say in the cart; a cart can do without it. */
async function loadCartBanners({ content, market }: ShopRequest) {
  const banners = (await content.queryIfPossible(bannersQuery, { lang: market.code })) ?? [];
  return banners
    .filter(({ placement }) => placement === 'cart')
    .map(({ key, tone, title, text, link }) => {
      const href = link ? hrefOf(link, market.name) : undefined;
      return {
        key,
        tone: tone === 'warning' ? ('warning' as const) : ('info' as const),
        title: title ?? undefined,
        text,
        link: link && href ? { label: link.label, href } : undefined,
      };
    });
}
