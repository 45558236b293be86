import { allMarkets } from '@bowline/markets';
import { type JudgedIntent, type JudgedLanguage, judgedIntents, judgedLanguages } from './judged-queries.ts';

export interface JudgedQuery {
  readonly query: string;
  /** From 0 to 1. */
  readonly ndcg: number;
  readonly first: string | undefined;
}

export interface JudgedSet {
  readonly language: JudgedLanguage;
  readonly queries: readonly JudgedQuery[];
}

const places = 10;
const gains = { best: 3, good: 1 } as const;
const largestPage = 1_000;
const mostPages = 20;

/** Every judged query, asked of the shop's own search as the storefront asks it. */
export async function judge(url: string, searchKey: string): Promise<JudgedSet[]> {
  const sets: JudgedSet[] = [];
  for (const language of judgedLanguages) {
    const market = allMarkets.find((each) => each.language === language);
    if (!market) throw new Error(`No market speaks ${language}.`);
    const ask: Ask = (query, hitsPerPage, page = 0) =>
      askIndex(url, searchKey, `products_${market.code}`, { query, hitsPerPage, page });
    const catalogue = await allSkus(ask);
    const queries: JudgedQuery[] = [];
    for (const intent of judgedIntents) {
      const query = intent.queries[language];
      const hits = await ask(query, places);
      queries.push({ query, first: hits[0], ndcg: normalisedGain(hits, intent, catalogue) });
    }
    sets.push({ language, queries });
  }
  return sets;
}

/** Normalised discounted cumulative gain of the first ten, against the best order the catalogue allows. */
export function normalisedGain(
  hits: readonly string[],
  { best, good }: Pick<JudgedIntent, 'best' | 'good'>,
  catalogue: readonly string[],
): number {
  const gainOf = (sku: string) => (matches(best, sku) ? gains.best : matches(good, sku) ? gains.good : 0);
  const ideal = catalogue.map(gainOf).sort((one, other) => other - one);
  return discounted(hits.map(gainOf)) / discounted(ideal);
}

function discounted(gainsInOrder: readonly number[]): number {
  return gainsInOrder
    .slice(0, places)
    .reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0);
}

function matches(patterns: readonly string[], sku: string): boolean {
  return patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(sku));
}

type Ask = (query: string, hitsPerPage: number, page?: number) => Promise<string[]>;

async function allSkus(ask: Ask): Promise<string[]> {
  const skus: string[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const found = await ask('', largestPage, page);
    skus.push(...found);
    if (found.length < largestPage) break;
  }
  if (skus.length === 0) throw new Error('The index is empty.');
  return skus;
}

async function askIndex(
  url: string,
  searchKey: string,
  index: string,
  question: { readonly query: string; readonly hitsPerPage: number; readonly page: number },
): Promise<string[]> {
  const answer = await fetch(new URL(`/1/indexes/${index}/query`, url), {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'BOWLINE', 'x-algolia-api-key': searchKey },
    body: JSON.stringify({ ...question, attributesToRetrieve: ['sku'], attributesToHighlight: [] }),
  });
  if (!answer.ok) throw new Error(`${index}: the status is ${answer.status}`);
  const { hits } = (await answer.json()) as { hits: readonly { readonly sku: string }[] };
  return hits.map(({ sku }) => sku);
}
