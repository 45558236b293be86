import { contentQuery } from '../data/content-client.ts';
import { hrefOf, type LinkSlugs } from '../features/content/link-target.ts';
import { loadLinkSlugs } from '../features/content/load-link-slugs.ts';
import { loadPlaceholderValues } from '../features/content/load-placeholder-values.ts';
import { fillPlaceholders } from '../features/content/placeholders.ts';
import type { ContentLink } from '../features/content/rich-text.ts';
import type { ShopRequest } from '../shop-context.ts';

interface FooterDocuments {
  readonly footer: {
    readonly columns: readonly { readonly heading: string; readonly links: readonly ContentLink[] }[];
    readonly note?: string | null;
    readonly social?: readonly ContentLink[] | null;
  } | null;
  readonly sisterShops: readonly { readonly name: string; readonly href: string }[];
}

export interface FooterLinkView {
  readonly label: string;
  readonly href: string;
}

export interface FooterView {
  readonly columns: readonly { readonly heading: string; readonly links: readonly FooterLinkView[] }[];
  readonly note: string;
  readonly social: readonly FooterLinkView[];
  readonly sisterShops: readonly FooterLinkView[];
}

const footerQuery = contentQuery<FooterDocuments, { lang: string }>(
  'footer',
  `{
    "footer": *[_type == "footer" && language == $lang][0]{columns[]{heading, links}, note, social},
    "sisterShops": *[_type == "sisterShop" && language == $lang] | order(position asc){name, href}
  }`,
);

/** Null when nobody has written one, or the service does not answer: then the shop shows its own. */
export async function loadFooter(shop: ShopRequest): Promise<FooterView | null> {
  const documents = await shop.content.queryIfPossible(footerQuery, { lang: shop.market.code });
  if (!documents?.footer) return null;
  const { columns, note, social } = documents.footer;
  const targets = columns.flatMap(({ links }) => links.flatMap(({ target }) => target ?? []));
  const [slugs, values] = await Promise.all([
    loadLinkSlugs(shop, new Set(targets)),
    loadPlaceholderValues(shop, JSON.stringify(documents)),
  ]);
  const fill = (text: string) => fillPlaceholders(text, values);
  const linksOf = (links: readonly ContentLink[]) => shownLinks(links, shop, slugs, fill);
  return {
    columns: columns.map(({ heading, links }) => ({ heading: fill(heading), links: linksOf(links) })),
    note: fill(note ?? ''),
    social: linksOf(social ?? []),
    sisterShops: documents.sisterShops.map(({ name, href }) => ({ label: name, href })),
  };
}

function shownLinks(
  links: readonly ContentLink[],
  { market }: ShopRequest,
  slugs: LinkSlugs,
  fill: (text: string) => string,
): FooterLinkView[] {
  return links.flatMap((link) => {
    const href = hrefOf(link, market.name, slugs);
    return href === undefined ? [] : [{ label: fill(link.label), href }];
  });
}
