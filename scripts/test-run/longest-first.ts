import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { knownSeconds, nameOf, type Seconds } from './file-times.ts';

/** About how long the longest take beside all others on two cores; for the first run on a machine. */
const firstGuess: Seconds = {
  'e2e/fresh-clone.test.ts': 190,
  'e2e/journeys/accessibility.test.ts': 165,
  'e2e/journeys/checkout.test.ts': 140,
  'e2e/journeys/account-area.test.ts': 125,
  'e2e/start-up/stopping.test.ts': 115,
  'e2e/journeys/wishlists.test.ts': 95,
  'packages/content/test/hostile.test.ts': 90,
  'e2e/hostile/endless-bodies.test.ts': 85,
  'e2e/journeys/account.test.ts': 75,
  'packages/demo/test/load-demo.test.ts': 60,
  'e2e/start-up/refusals.test.ts': 60,
  'e2e/journeys/content-pages.test.ts': 55,
  'e2e/journeys/sitemap.test.ts': 55,
  'packages/database/test/embedded-start.test.ts': 55,
  'scripts/recipes/add-a-module.test.ts': 55,
  'e2e/journeys/every-locale.test.ts': 55,
  'e2e/start-up/outage.test.ts': 50,
  'e2e/search/listing-counts.test.ts': 45,
  'packages/content/test/hostile-queries.test.ts': 45,
  'e2e/journeys/checkout-accessibility.test.ts': 45,
  'e2e/hostile/redirects.test.ts': 45,
  'e2e/journeys/choosing-a-store.test.ts': 45,
  'packages/commerce/src/graphql/execution/executor-oracle.test.ts': 40,
  'e2e/journeys/customer-checkout.test.ts': 40,
  'e2e/journeys/search-page.test.ts': 40,
  'e2e/hostile/odd-requests.test.ts': 40,
  'e2e/journeys/product-page.test.ts': 40,
  'packages/commerce/test/checkout-killed.test.ts': 40,
  'packages/commerce/test/checkout-concurrency.test.ts': 40,
  'e2e/journeys/search-box.test.ts': 40,
  'packages/database/test/embedded-crash.test.ts': 35,
  'e2e/journeys/image-services.test.ts': 35,
  'packages/commerce/test/derived-data.test.ts': 35,
  'packages/database/test/embedded-identity.test.ts': 35,
  'scripts/ensure.test.ts': 35,
  'e2e/hostile/left-requests.test.ts': 30,
  'e2e/journeys/listing.test.ts': 30,
  'e2e/journeys/checkout-to-britain.test.ts': 30,
  'packages/commerce/test/wishlists.test.ts': 30,
  'packages/commerce/test/customers-sign-in.test.ts': 30,
  'e2e/start-up/development.test.ts': 30,
  'e2e/journeys/url-endings.test.ts': 30,
  'packages/commerce/test/import.test.ts': 25,
  'e2e/journeys/listing-accessibility.test.ts': 25,
  'e2e/journeys/cart.test.ts': 25,
  'packages/commerce/test/checkout-holding.test.ts': 25,
  'e2e/journeys/quantities.test.ts': 25,
  'packages/commerce/test/odd-values.test.ts': 25,
  'packages/search/test/indexer.test.ts': 25,
  'e2e/journeys/session.test.ts': 25,
  'e2e/journeys/prefix-strategies.test.ts': 25,
  'e2e/journeys/own-domains.test.ts': 25,
  'packages/commerce/test/checkout-mollie-names.test.ts': 25,
  'e2e/journeys/keyboard.test.ts': 25,
  'e2e/journeys/without-scripts.test.ts': 20,
  'e2e/instantsearch/widgets.test.ts': 20,
  'packages/database/src/jobs/jobs.test.ts': 20,
};

/** A line of a journey opens a page, a line of any other test mostly calls a function. */
const bytesInASecond = (name: string): number => (name.startsWith('e2e/journeys/') ? 150 : 1_000);

export function orderLongestFirst(
  files: readonly { name: string; bytes: number }[],
  known: Seconds,
): string[] {
  const expected = ({ name, bytes }: { name: string; bytes: number }): number =>
    known[name] ?? firstGuess[name] ?? bytes / bytesInASecond(name);
  return files
    .toSorted((one, other) => expected(other) - expected(one) || one.name.localeCompare(other.name))
    .map(({ name }) => name);
}

/** A long file that begins last leaves all workers but one idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byName = new Map(files.map((file) => [nameOf(file.moduleId), file]));
    const sized = files.map(({ moduleId }) => ({ name: nameOf(moduleId), bytes: statSync(moduleId).size }));
    return orderLongestFirst(sized, knownSeconds()).flatMap((name) => byName.get(name) ?? []);
  }
}
