import type { AnyContent, ContentOf, Link } from '@bowline/content';
import { type LocaleName, type StaticPageId, staticPageIds, staticPageSlug } from '@bowline/markets';
import { languageOf } from '../../language/languages.ts';
import { relatedPages } from '../data/related-pages.ts';
import { faqLink } from '../data/shop/footer.ts';
import type { Article } from '../writing/article.ts';
import { portableText } from '../writing/portable-text.ts';
import { readPage } from '../writing/read-article.ts';
import { translated } from './document-parts.ts';
import { articleIn, wordsIn } from './locale-words.ts';

/** Orders keep the version that was agreed to (decision D6), so these two are legal texts and not mere pages. */
const legalPages = ['terms', 'privacy'] as const;

/** The version that checkout asks customers to agree to. */
const legalVersion = '2026-11-01';

function isLegal(id: StaticPageId): id is (typeof legalPages)[number] {
  return legalPages.some((legal) => legal === id);
}

function written({ title, intro, metaDescription, blocks }: Article, slug: string) {
  return {
    title,
    intro,
    slug: { current: slug },
    body: portableText(blocks),
    seo: { description: metaDescription },
  };
}

/** The text of a static page (specification 2.3) or of the card in every parcel, from `articles/pages`. */
export function pageIn(id: StaticPageId | 'parcelCard', locale: LocaleName): Article {
  return articleIn(readPage(pageFolder(id), languageOf(locale)), locale);
}

export function pageFolder(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function relatedLinks(id: StaticPageId, locale: LocaleName): readonly Link[] {
  return (relatedPages[id] ?? []).map((other) =>
    other === 'faq'
      ? { label: wordsIn(faqLink.title, locale), target: 'faq:' }
      : { label: pageIn(other, locale).title, target: `page:${other}` },
  );
}

function staticPageDocument(id: StaticPageId, locale: LocaleName): AnyContent {
  const text = {
    ...written(pageIn(id, locale), staticPageSlug(id, locale)),
    related: relatedLinks(id, locale),
  };
  if (!isLegal(id)) return { ...translated('page', id, locale), ...text, layout: 'default' };
  return {
    ...translated('legalText', id, locale),
    ...text,
    kind: id,
    version: legalVersion,
    effectiveFrom: legalVersion,
  };
}

/** Only the card in the parcel leads there; a search engine need not. */
function parcelCardDocument(locale: LocaleName): ContentOf<'page'> {
  return {
    ...translated('page', 'parcelCard', locale),
    ...written(pageIn('parcelCard', locale), 'page'),
    layout: 'light',
    isHiddenFromSearch: true,
  };
}

export function pageDocuments(locale: LocaleName): readonly AnyContent[] {
  return [...staticPageIds.map((id) => staticPageDocument(id, locale)), parcelCardDocument(locale)];
}
