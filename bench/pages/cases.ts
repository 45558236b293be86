import type { CommerceDatabase } from '@bowline/commerce';
import { allMarkets, defaultPrefixStrategy, localeUrl, type Market } from '@bowline/markets';
import { inTurn, type Question } from '../measure/questions.ts';
import type { BenchCase } from '../measure/run-cases.ts';
import { sampleListings, sampleProducts } from '../measure/sample-catalogue.ts';

/** What a present-day browser sends on a first visit, as far as it matters to the server. */
export const browserHeaders = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
} as const;

const smallestPageBytes = 1_000;

export interface PageCase extends BenchCase {
  readonly questions: readonly Question[];
}

/** Public pages as new visitors of all locales ask for them. */
export async function pageCases(database: CommerceDatabase): Promise<PageCase[]> {
  const [products, listings] = await Promise.all([sampleProducts(database), sampleListings(database)]);
  return [
    pageCase(
      'home',
      allMarkets.map((market) => pageQuestion(market, '/')),
    ),
    pageCase(
      'category',
      listings.map(({ market, urlPath, page }) =>
        pageQuestion(market, `/${urlPath}${page > 1 ? `?page=${page}` : ''}`),
      ),
    ),
    pageCase(
      'product',
      products.map(({ market, urlKey }) => pageQuestion(market, `/${urlKey}`)),
    ),
  ];
}

function pageCase(name: string, questions: readonly Question[]): PageCase {
  return { name, questions, next: inTurn(questions) };
}

function pageQuestion(market: Market, path: string): Question {
  return {
    path: localeUrl(market, path, { host: 'localhost', strategy: defaultPrefixStrategy }),
    headers: browserHeaders,
    fault: (body) => (body.length < smallestPageBytes ? `the page has only ${body.length} bytes` : undefined),
  };
}
