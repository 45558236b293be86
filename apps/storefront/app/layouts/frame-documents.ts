import { contentQuery } from '../data/content-client.ts';
import type { ContentLink } from '../features/content/rich-text.ts';
import type { ShopRequest } from '../shop-context.ts';

/** What editors arranged around every page. */
export interface FrameDocuments {
  readonly menu: {
    readonly items: readonly {
      readonly link: ContentLink;
      readonly children?: readonly ContentLink[] | null;
    }[];
  } | null;
  readonly footer: {
    readonly columns: readonly { readonly heading: string; readonly links: readonly ContentLink[] }[];
    readonly note?: string | null;
    readonly social?: readonly ContentLink[] | null;
  } | null;
  readonly sisterShops: readonly { readonly name: string; readonly href: string }[];
}

const frameQuery = contentQuery<FrameDocuments, { lang: string }>(
  'frame',
  `{
    "menu": *[_type == "menu" && language == $lang && placement == "main"][0]{items[]{link, children}},
    "footer": *[_type == "footer" && language == $lang][0]{columns[]{heading, links}, note, social},
    "sisterShops": *[_type == "sisterShop" && language == $lang] | order(position asc){name, href}
  }`,
);

/** Nothing when the service does not answer: then the shop shows its own. */
export function loadFrameDocuments({ content, market }: ShopRequest): Promise<FrameDocuments | undefined> {
  return content.queryIfPossible(frameQuery, { lang: market.code });
}
