import { everyLocale } from '../../seo/every-locale.ts';
import type { LocalisedPaths } from '../../seo/load-paths.ts';
import { translatedPaths } from '../../seo/translated-paths.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { fillTexts } from '../content/placeholders.ts';
import { prepareRichTexts } from '../content/prepare-rich-text.server.ts';
import { type FaqCategory, faqByCategory, faqCategoryElsewhere } from './faq-queries.ts';
import { longestQuestion, matchingEntries } from './matching-entries.ts';

export type FaqView = NonNullable<Awaited<ReturnType<typeof loadFaq>>>;

/** The questions of a category, or of all with an empty slug; null for a category that is not there. */
export async function loadFaq(shop: ShopRequest, slug: string, search: URLSearchParams) {
  const all = await shop.content.query(faqByCategory, { lang: shop.market.code });
  const chosen = slug === '' ? null : all.find((category) => category.slug === slug);
  if (chosen === undefined) return null;
  const query = (search.get('q') ?? '').trim().slice(0, longestQuestion);
  const matching = matchingEntries(await prepared(shop, chosen ? [chosen] : all), query);
  return {
    choices: all.map(({ title, slug: value }) => ({ label: title, value })),
    categories: matching.map(({ title, slug: own, entries }) => ({ title, slug: own, entries })),
    chosen: chosen ? { title: chosen.title, slug: chosen.slug } : null,
    query,
    paths: chosen ? translatedPaths(chosen.translations, '/faq') : everyLocale(() => '/faq'),
  };
}

async function prepared(
  shop: ShopRequest,
  categories: readonly FaqCategory[],
): Promise<readonly FaqCategory[]> {
  const entries = categories.flatMap((category) => category.entries);
  const [answers, questions] = await Promise.all([
    prepareRichTexts(
      shop,
      entries.map(({ answer }) => answer),
    ),
    fillTexts(
      shop,
      entries.map(({ question }) => question),
    ),
  ]);
  const shown = new Map(
    entries.map((entry, index) => [
      entry,
      { ...entry, question: questions[index] ?? '', answer: answers[index] ?? [] },
    ]),
  );
  return categories.map((category) => ({
    ...category,
    entries: category.entries.map((entry) => shown.get(entry) ?? entry),
  }));
}

/** Where a category lives in all languages, by its slug of any of them. */
export async function loadFaqPaths(
  { content }: Pick<ShopRequest, 'content'>,
  slug: string,
): Promise<LocalisedPaths> {
  const translations = await content.queryIfPossible(faqCategoryElsewhere, { slug });
  return translatedPaths(translations ?? [], '/faq');
}

/** The page for a path that names a category in any language, or something below one; null when it names none. */
export async function nearestFaqPath(shop: ShopRequest, path: string): Promise<string | null> {
  const [category = ''] = path.split('/');
  for (const slug of new Set([path, category])) {
    const translations = await shop.content.query(faqCategoryElsewhere, { slug });
    const own = translatedPaths(translations ?? [], '/faq')[shop.market.name];
    if (own) return own;
  }
  return null;
}
