import type { ShopRequest } from '../../shop-context.ts';
import { bannersQuery } from '../content/banners.ts';
import { hrefOf } from '../content/link-target.ts';

export type CartBanner = Awaited<ReturnType<typeof loadCartBanners>>[number];

/** What editors want to say in the cart; a cart can do without it. */
export async function loadCartBanners({ content, market }: ShopRequest) {
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
