import type { LoaderFunctionArgs } from 'react-router';
import { csrfTokenFor } from '../data/csrf-token.server.ts';
import { peekAtCart } from '../features/cart/peek-at-cart.ts';
import { comparedCount, takeListAlong } from '../features/compare/compare-list.ts';
import { mergeWishesAtSignIn } from '../features/wishlists/merge-at-sign-in.ts';
import { wishedSkus } from '../features/wishlists/put-on-list.ts';
import { VisitorNameQuery } from '../generated/operations.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import { sessionHeaders } from '../visitor/session.ts';
import type { VisitorAnswer } from '../visitor/visitor.ts';

/** All that is personal about a public page, asked after it has loaded, so that the page itself can be anybody's. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const { hasExpiredSession } = shop.visitor;
  const { token, cookie } = csrfTokenFor(shop);
  const emptied = await Promise.all([mergeWishesAtSignIn(shop), takeListAlong(shop)]);
  const [cart, name, wishlists, compared] = await Promise.all([
    peekAtCart(shop, { withSkus: url.searchParams.has('skus') }),
    nameOf(shop),
    wishedSkus(shop),
    comparedCount(shop),
  ]);
  const answer: VisitorAnswer = {
    ...cart,
    csrfToken: token,
    hasExpiredSession,
    name,
    wishlists,
    compared,
  };
  const headers = sessionHeaders(hasExpiredSession);
  headers.set('cache-control', 'private, no-store');
  for (const change of [...emptied, cookie]) if (change) headers.append('set-cookie', change);
  return Response.json(answer, { headers });
}

/** The header can do without it. */
async function nameOf({ visitor, commerce }: ShopRequest): Promise<string | null> {
  if (!visitor.customer) return null;
  return (await commerce.query(VisitorNameQuery, {})).data?.customer?.firstname ?? null;
}
