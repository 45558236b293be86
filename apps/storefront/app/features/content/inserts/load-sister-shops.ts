import { contentQuery } from '../../../data/content-client.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import type { ContentPicture } from '../rich-text.ts';

export interface SisterShop {
  readonly key: string;
  readonly name: string;
  readonly tagline: string;
  readonly href: string;
  readonly picture?: ContentPicture | null;
}

const sisterShops = contentQuery<readonly SisterShop[], { lang: string }>(
  'sister shops',
  `*[_type == "sisterShop" && language == $lang] | order(position asc)
    {"key": _id, name, tagline, href, picture}`,
);

export async function loadSisterShops({ content, market }: ShopRequest): Promise<readonly SisterShop[]> {
  return (await content.queryIfPossible(sisterShops, { lang: market.code })) ?? [];
}
