import { hrefOf, type LinkSlugs } from '../features/content/link-target.ts';
import { loadLinkSlugs } from '../features/content/load-link-slugs.ts';
import { fillPlaceholders, loadPlaceholderValues } from '../features/content/placeholders.ts';
import type { ContentLink } from '../features/content/rich-text.ts';
import type { ShopRequest } from '../shop-context.ts';
import type { FrameDocuments } from './frame-documents.ts';

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

/** Null when nobody has written one: then the shop shows its own. */
export async function loadFooter(
  shop: ShopRequest,
  documents: FrameDocuments | undefined,
): Promise<FooterView | null> {
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
