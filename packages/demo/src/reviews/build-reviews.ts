import { join } from 'node:path';
import type { DemoReview, ProductImport } from '@bowline/commerce';
import type { LocaleName } from '@bowline/markets';
import { languageOf, type Words } from '../language/languages.ts';
import { readTranslatedTexts } from '../language/translated-texts.ts';
import { between, chance, pick } from '../seed.ts';
import type english from './texts/en.json';

const texts = readTranslatedTexts<typeof english>(join(import.meta.dirname, 'texts'));

/** Where people write; the other locales read what is written in their language. */
const voices: readonly LocaleName[] = [
  'en',
  'nl-NL',
  'de-DE',
  'fr-FR',
  'es-ES',
  'it-IT',
  'pl-PL',
  'sv-SE',
  'da-DK',
];
type Opinions = readonly { readonly summary: Words; readonly text: Words }[];

const withStars = (opinions: Opinions, ...stars: readonly number[]) =>
  opinions.map((opinion, at) => ({ ...opinion, stars: stars[at] ?? 5 }));

const aboutCords = withStars(texts.aboutCords, 5, 5, 4, 4, 3, 2);
const aboutPieces = withStars(texts.aboutPieces, 5, 5, 4, 3);

/** Products that everybody has an opinion about, so that every language has something to read. */
const talkedAbout: ReadonlySet<string> = new Set([
  'p550-black',
  'p550-red',
  'p550-navy-blue',
  'p550-olive-drab',
]);
/** Of all others, how many anybody has written about, and at most. */
const shareReviewed = 0.12;
const mostReviewed = 100;
const startsAt = Date.UTC(2026, 0, 5, 9);
const spanMs = 290 * 86_400_000;

export type ReviewedProduct = Pick<ProductImport, 'sku' | 'kind'>;

/** Opinions of nobody, the same on every machine. */
export function buildDemoReviews(products: Iterable<ReviewedProduct>): readonly DemoReview[] {
  const reviews: DemoReview[] = [];
  let reviewed = 0;
  for (const { sku, kind } of products) {
    if (kind !== 'configurable' && kind !== 'simple') continue;
    if (talkedAbout.has(sku)) {
      for (const place of [0, 1]) reviews.push(...voices.map((voice) => told(sku, kind, voice, place)));
    } else if (reviewed < mostReviewed && chance('reviewed', sku) < shareReviewed) {
      reviewed += 1;
      const count = between(1, 6, 'reviews', sku);
      for (let place = 0; place < count; place += 1) {
        reviews.push(told(sku, kind, pick(voices, 'voice', sku, String(place)), place));
      }
    }
  }
  return reviews;
}

function told(sku: string, kind: 'configurable' | 'simple', locale: LocaleName, place: number): DemoReview {
  const words = [sku, locale, String(place)];
  const { summary, text, stars } = pick(kind === 'configurable' ? aboutCords : aboutPieces, 'text', ...words);
  const language = languageOf(locale);
  const isDisappointed = stars <= 2;
  return {
    sku,
    locale,
    stars,
    summary: summary[language],
    text: text[language],
    nickname: pick(texts.names, 'name', ...words)[language],
    helpfulVotes: between(0, 9, 'votes', ...words),
    answer: isDisappointed ? texts.answer[language] : null,
    createdAt: new Date(startsAt + Math.floor(chance('day', ...words) * spanMs)),
  };
}
