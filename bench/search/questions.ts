import { createRandom, type Random } from '../measure/random.ts';
import { type BenchProduct, facetNames } from './catalogue.ts';

export type Sort = 'relevance' | 'position' | 'price' | 'name';

/** What a visitor asks by one key or click. */
export interface Question {
  readonly text: string;
  /** Facets and the options chosen of each: any of a facet, all facets. */
  readonly groups: readonly { readonly facet: string; readonly options: readonly string[] }[];
  readonly price?: { readonly from: number; readonly to: number };
  readonly sort: Sort;
  readonly length: number;
  /** Counts all facets, and each refined one once more without its own choice. */
  readonly counts: boolean;
}

export const kinds = ['text', 'listing', 'prefix'] as const;
export type QuestionKind = (typeof kinds)[number];

export function generateQuestions(
  products: readonly BenchProduct[],
  count: number,
): Record<QuestionKind, Question[]> {
  const random = createRandom(products.length + 1);
  const repeat = (make: (product: BenchProduct, random: Random) => Question) =>
    Array.from({ length: count }, () => make(random.pick(products), random));
  return { text: repeat(textQuestion), listing: repeat(listingQuestion), prefix: repeat(prefixQuestion) };
}

/** A misspelt word and another one of the same product, one or two filters, sometimes a range of prices. */
function textQuestion(product: BenchProduct, random: Random): Question {
  const words = product.name
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length >= 4 && !/\d/.test(word));
  const first = random.pick(words);
  const second = random.pick(words);
  return {
    text: `${misspelt(first, random)} ${second}`,
    groups: groupsOf(product, 1 + random.below(2), random),
    ...priceRange(product, random),
    sort: random.next() < 0.5 ? 'relevance' : 'price',
    length: 48,
    counts: true,
  };
}

function listingQuestion(product: BenchProduct, random: Random): Question {
  const category = random.pickFrequent(product.options.category_uid ?? []);
  return {
    text: '',
    groups: [{ facet: 'category_uid', options: [category] }, ...groupsOf(product, random.below(4), random)],
    ...priceRange(product, random),
    sort: random.pick(['position', 'price', 'name']),
    length: 48,
    counts: true,
  };
}

function prefixQuestion(product: BenchProduct, random: Random): Question {
  const word = random.pick(
    product.name
      .toLowerCase()
      .split(' ')
      .filter((part) => part.length >= 5),
  );
  return {
    text: word.slice(0, 2 + random.below(4)),
    groups: [],
    sort: 'relevance',
    length: 8,
    counts: false,
  };
}

function groupsOf(product: BenchProduct, count: number, random: Random): Question['groups'] {
  const refinable = facetNames.filter(
    (name) => name !== 'category_uid' && product.options[name] !== undefined,
  );
  const chosen = new Set(Array.from({ length: count }, () => random.pick(refinable)));
  return [...chosen].map((facet) => ({
    facet,
    options: [
      ...new Set([
        random.pick(product.options[facet] ?? []),
        '1',
        `${1 + random.below(6)}`,
        `${1 + random.below(12)}`,
      ]),
    ],
  }));
}

function priceRange({ price }: BenchProduct, random: Random): Pick<Question, 'price'> {
  return random.next() < 0.25 ? { price: { from: Math.max(0, price - 40), to: price + 40 } } : {};
}

/** One letter left out, doubled, swapped or wrong, never the first. */
function misspelt(word: string, random: Random): string {
  const at = 1 + random.below(word.length - 2);
  const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return random.pick([
    before + after,
    before + here + here + after,
    before + after.charAt(0) + here + after.slice(1),
    `${before}x${after}`,
  ]);
}
