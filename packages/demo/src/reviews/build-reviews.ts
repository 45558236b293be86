import type { DemoReview, ProductImport } from '@bowline/commerce';
import type { LocaleName } from '@bowline/markets';
import { between, chance, pick } from '../seed.ts';
import { da } from './data/da.ts';
import { de } from './data/de.ts';
import { en } from './data/en.ts';
import { es } from './data/es.ts';
import { fr } from './data/fr.ts';
import { it } from './data/it.ts';
import { nl } from './data/nl.ts';
import { pl } from './data/pl.ts';
import { sv } from './data/sv.ts';
import type { Told, Voice } from './voice.ts';

const voices: readonly (readonly [LocaleName, Voice])[] = [
  ['en', en],
  ['nl-NL', nl],
  ['de-DE', de],
  ['fr-FR', fr],
  ['es-ES', es],
  ['it-IT', it],
  ['pl-PL', pl],
  ['sv-SE', sv],
  ['da-DK', da],
];

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

function told(
  sku: string,
  kind: 'configurable' | 'simple',
  [locale, voice]: (typeof voices)[number],
  place: number,
): DemoReview {
  const words = [sku, locale, String(place)];
  const topics = kind === 'configurable' ? voice.aboutCords : voice.aboutPieces;
  const [stars, summary, text] = pick<Told>(topics, 'text', ...words);
  const isDisappointed = stars <= 2;
  return {
    sku,
    locale,
    stars,
    summary,
    text,
    nickname: pick(voice.names, 'name', ...words),
    helpfulVotes: between(0, 9, 'votes', ...words),
    answer: isDisappointed ? voice.answer : null,
    createdAt: new Date(startsAt + Math.floor(chance('day', ...words) * spanMs)),
  };
}
