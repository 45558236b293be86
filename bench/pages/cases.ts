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
  readonly isKept: boolean;
}

/** So few that all of them are kept after the warm-up. */
const pagesKept = 11;

/** Public pages as new visitors of all locales ask for them: made anew each time, and as they are kept ready for everybody. */
export async function pageCases(database: CommerceDatabase): Promise<PageCase[]> {
  const [products, listings] = await Promise.all([sampleProducts(database), sampleListings(database)]);
  const addresses = {
    home: allMarkets.map((market) => addressOf(market, '/')),
    category: listings.map(({ market, urlPath, page }) =>
      addressOf(market, `/${urlPath}${page > 1 ? `?page=${page}` : ''}`),
    ),
    product: products.map(({ market, urlKey }) => addressOf(market, `/${urlKey}`)),
  };
  return Object.entries(addresses).flatMap(([name, all]) => [
    pageCase(name, all.map(madeAnew), false),
    pageCase(`${name}, kept`, all.slice(0, pagesKept), true),
  ]);
}

function pageCase(name: string, addresses: readonly string[], isKept: boolean): PageCase {
  const questions = addresses.map(pageQuestion);
  return { name, questions, isKept, next: inTurn(questions) };
}

/** No page knows this parameter, so it is made for the one who asks. */
function madeAnew(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}anew=1`;
}

function addressOf(market: Market, path: string): string {
  return localeUrl(market, path, { host: 'localhost', strategy: defaultPrefixStrategy });
}

function pageQuestion(path: string): Question {
  return {
    path,
    headers: browserHeaders,
    fault: (body) => (body.length < smallestPageBytes ? `the page has only ${body.length} bytes` : undefined),
  };
}
