import type { ShopRequest } from '../../shop-context.ts';
import { hrefOf } from '../content/link-target.ts';
import { loadLinkSlugs } from '../content/load-link-slugs.ts';
import { fillPlaceholders, loadPlaceholderValues } from '../content/placeholders.ts';
import { prepareRichText } from '../content/prepare-rich-text.server.ts';
import type { ContentLink } from '../content/rich-text.ts';
import type { HomeDocuments, HomeSection } from './home-document.ts';

type WrittenHome = HomeDocuments & { readonly home: NonNullable<HomeDocuments['home']> };

/** The texts of the home page as they are shown: links with addresses, placeholders filled. */
export async function prepareHome(shop: ShopRequest, documents: WrittenHome): Promise<WrittenHome> {
  const written = JSON.stringify(documents);
  const [slugs, values] = await Promise.all([
    loadLinkSlugs(shop, targetsIn(written)),
    loadPlaceholderValues(shop, written),
  ]);
  const filled = fillEveryText(documents, (text) => fillPlaceholders(text, values)) as WrittenHome;
  const link = (wish: ContentLink): ContentLink => {
    const href = hrefOf(wish, shop.market.name, slugs);
    return { label: wish.label, ...(href === undefined ? {} : { href }) };
  };
  const linked = <Part extends { readonly link?: ContentLink | null }>(part: Part): Part =>
    part.link ? { ...part, link: link(part.link) } : part;
  return {
    ...filled,
    home: { ...filled.home, sections: await Promise.all(filled.home.sections.map(prepareSection)) },
    quotes: filled.quotes.map(linked),
    banners: filled.banners.map(linked),
    sellingPoints: filled.sellingPoints.map((list) => ({ ...list, points: list.points.map(linked) })),
  };

  async function prepareSection(section: HomeSection): Promise<HomeSection> {
    if (section._type === 'heroSection') return linked(section);
    if (section._type === 'textSection')
      return { ...section, body: await prepareRichText(shop, section.body) };
    return section;
  }
}

function targetsIn(written: string): Set<string> {
  return new Set([...written.matchAll(/"target":"((?:blog|faq):[^"]+)"/g)].map(([, target = '']) => target));
}

function fillEveryText(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value);
  if (Array.isArray(value)) return value.map((item) => fillEveryText(item, fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillEveryText(item, fill)]));
}
