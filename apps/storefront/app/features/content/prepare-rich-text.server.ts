import type { ShopRequest } from '../../shop-context.ts';
import { hrefOf, type LinkSlugs } from './link-target.ts';
import { loadLinkSlugs } from './load-link-slugs.ts';
import { prepareHtml, withSize } from './picture-sizes.server.ts';
import { fillPlaceholders, loadPlaceholderValues, type PlaceholderValues } from './placeholders.ts';
import type { ContentLink, Destination, RichBlock, RichText, Step, TextBlock } from './rich-text.ts';

/** Texts as they are shown: every link has its address in this locale, every placeholder its value, HTML is sanitised. */
export async function prepareRichText(shop: ShopRequest, blocks: RichText): Promise<RichText> {
  const [prepared] = await prepareRichTexts(shop, [blocks]);
  return prepared ?? [];
}

/** The same for several texts, with one look at what they link to. */
export async function prepareRichTexts(
  shop: ShopRequest,
  texts: readonly RichText[],
): Promise<readonly RichText[]> {
  const [slugs, values] = await Promise.all([
    loadLinkSlugs(shop, new Set(texts.flatMap((blocks) => blocks.flatMap(targetsOf)))),
    loadPlaceholderValues(shop, JSON.stringify(texts)),
  ]);
  const preparation = { shop, slugs, values };
  return Promise.all(
    texts.map((blocks) => Promise.all(blocks.map((block) => prepareBlock(block, preparation)))),
  );
}

/** Links beside a text, without those that lead nowhere in this locale. */
export async function prepareLinks(
  shop: ShopRequest,
  links: readonly ContentLink[],
): Promise<readonly ContentLink[]> {
  const [slugs, values] = await Promise.all([
    loadLinkSlugs(shop, new Set(links.flatMap(({ target }) => target ?? []))),
    loadPlaceholderValues(shop, JSON.stringify(links)),
  ]);
  return links.map((link) => prepareLink(link, { shop, slugs, values })).filter(({ href }) => href);
}

interface Preparation {
  readonly shop: ShopRequest;
  readonly slugs: LinkSlugs;
  readonly values: PlaceholderValues;
}

function targetsOf(block: RichBlock): readonly string[] {
  switch (block._type) {
    case 'block':
      return block.markDefs.flatMap(({ target }) => target ?? []);
    case 'facts':
      return block.facts.flatMap(({ description }) => description.flatMap(targetsOf));
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.flatMap(({ content }) => content.flatMap(targetsOf)));
    case 'steps':
      return block.steps.flatMap(({ text }) => text.flatMap(targetsOf));
    case 'callToAction':
      return block.link.target === undefined ? [] : [block.link.target];
    default:
      return [];
  }
}

async function prepareBlock(block: RichBlock, preparation: Preparation): Promise<RichBlock> {
  const fill = (text: string) => fillPlaceholders(text, preparation.values);
  switch (block._type) {
    case 'block':
      return prepareTextBlock(block, preparation);
    case 'html':
      return { ...block, html: await prepareHtml(preparation.shop, fill(block.html)) };
    case 'figure':
      return { ...block, picture: await withSize(preparation.shop, block.picture) };
    case 'callToAction':
      return { ...block, link: prepareLink(block.link, preparation) };
    case 'steps':
      return {
        ...block,
        steps: await Promise.all(block.steps.map((step) => prepareStep(step, preparation))),
      };
    case 'facts':
      return {
        ...block,
        facts: block.facts.map(({ term, description }) => ({
          term: fill(term),
          description: description.map((text) => prepareTextBlock(text, preparation)),
        })),
      };
    case 'table':
      return {
        ...block,
        head: block.head.map(fill),
        rows: block.rows.map(({ cells }) => ({
          cells: cells.map(({ content }) => ({
            content: content.map((text) => prepareTextBlock(text, preparation)),
          })),
        })),
      };
    default:
      return block;
  }
}

async function prepareStep({ text, picture }: Step, preparation: Preparation): Promise<Step> {
  return {
    text: text.map((block) => prepareTextBlock(block, preparation)),
    ...(picture && { picture: await withSize(preparation.shop, picture) }),
  };
}

function prepareTextBlock(block: TextBlock, { values, ...preparation }: Preparation): TextBlock {
  return {
    ...block,
    children: block.children.map((span) => ({ ...span, text: fillPlaceholders(span.text, values) })),
    markDefs: block.markDefs.map(({ _type, _key, ...destination }) => ({
      _type,
      _key,
      ...addressOf(destination, preparation),
    })),
  };
}

function prepareLink({ label, ...destination }: ContentLink, preparation: Preparation): ContentLink {
  return { label: fillPlaceholders(label, preparation.values), ...addressOf(destination, preparation) };
}

function addressOf(destination: Destination, { shop, slugs }: Omit<Preparation, 'values'>): Destination {
  const href = hrefOf(destination, shop.market.name, slugs);
  return href === undefined ? {} : { href };
}
