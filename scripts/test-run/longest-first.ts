import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { knownSeconds, nameOf, type Seconds } from './file-times.ts';

/** About how long the longest take beside all others on two cores; for the first run on a machine. */
const firstGuess: Seconds = {
  'e2e/journeys/desk-prices.test.ts': 270,
  'e2e/fresh-clone.test.ts': 190,
  'e2e/journeys/sitemap.test.ts': 145,
  'e2e/journeys/checkout.test.ts': 135,
  'e2e/search/listing-counts.test.ts': 125,
  'scripts/doctor-shop.test.ts': 110,
  'e2e/journeys/account-area.test.ts': 105,
  'e2e/journeys/accessibility.test.ts': 95,
  'packages/commerce/test/checkout-killed.test.ts': 95,
  'e2e/journeys/desk-new-colour.test.ts': 85,
  'packages/commerce/test/foreign-things.test.ts': 85,
  'e2e/start-up/stopping.test.ts': 85,
  'e2e/start-up/outage.test.ts': 80,
  'e2e/journeys/desk.test.ts': 75,
  'e2e/journeys/from-account-to-review.test.ts': 70,
  'scripts/backup.test.ts': 65,
  'scripts/recipes/add-a-module.test.ts': 65,
  'e2e/journeys/wishlists.test.ts': 65,
  'e2e/journeys/checkout-accessibility.test.ts': 65,
  'e2e/journeys/customer-checkout.test.ts': 65,
  'e2e/journeys/analytics.test.ts': 65,
  'packages/commerce/test/wishlists-to-cart.test.ts': 60,
  'e2e/journeys/every-locale.test.ts': 60,
  'packages/commerce/test/desk-permissions.test.ts': 55,
  'e2e/journeys/product-page.test.ts': 55,
  'e2e/journeys/desk-week.test.ts': 55,
  'e2e/journeys/before-scripts.test.ts': 50,
  'packages/commerce/test/checkout-concurrency.test.ts': 50,
  'packages/commerce/test/desk-access.test.ts': 50,
  'packages/content/test/hostile-queries.test.ts': 50,
  'e2e/start-up/refusals.test.ts': 50,
  'packages/content/test/hostile.test.ts': 50,
  'packages/demo/test/load-demo.test.ts': 50,
  'e2e/journeys/desk-content.test.ts': 45,
  'e2e/journeys/image-services.test.ts': 45,
  'e2e/journeys/content-pages.test.ts': 45,
  'e2e/journeys/choosing-a-store.test.ts': 45,
  'e2e/start-up/workers.test.ts': 45,
  'scripts/checks/messages/twelfth-locale.test.ts': 45,
  'packages/search/test/restart.test.ts': 40,
  'e2e/journeys/account.test.ts': 40,
  'e2e/journeys/search-box.test.ts': 40,
  'packages/commerce/test/derived-data.test.ts': 40,
  'e2e/hostile/redirects.test.ts': 35,
  'apps/server/test/listings-by-search.test.ts': 35,
  'packages/database/test/embedded-identity.test.ts': 35,
  'e2e/hostile/odd-requests.test.ts': 35,
  'packages/media/test/free-pictures.test.ts': 35,
  'packages/database/test/embedded-crash.test.ts': 35,
  'packages/database/src/migrations/migrate.test.ts': 35,
  'e2e/journeys/search-page.test.ts': 35,
  'packages/content/test/listening.test.ts': 35,
  'packages/commerce/test/customers-passkeys.test.ts': 30,
  'e2e/journeys/withdrawal.test.ts': 30,
  'packages/commerce/test/customers-sign-in.test.ts': 30,
  'packages/commerce/test/checkout-payments.test.ts': 30,
  'e2e/journeys/contact.test.ts': 30,
  'packages/database/test/embedded-start.test.ts': 30,
  'e2e/hostile/left-requests.test.ts': 30,
  'e2e/journeys/blog.test.ts': 30,
  'packages/demo/src/count-demo.test.ts': 30,
  'e2e/journeys/worker-updates.test.ts': 30,
  'e2e/journeys/desk-magento.test.ts': 30,
  'packages/search/test/indexer.test.ts': 30,
  'e2e/start-up/development.test.ts': 25,
  'e2e/journeys/offline.test.ts': 25,
  'packages/commerce/src/modules/recommendations/count-orders.test.ts': 25,
  'e2e/journeys/addresses.test.ts': 25,
  'e2e/journeys/consent.test.ts': 25,
  'e2e/journeys/passkeys-and-privacy.test.ts': 25,
  'e2e/journeys/prefix-strategies.test.ts': 25,
  'e2e/hostile/endless-bodies.test.ts': 25,
  'packages/commerce/test/customers-addresses.test.ts': 25,
  'packages/media/test/media-cache.test.ts': 25,
  'packages/commerce/test/odd-values.test.ts': 20,
  'packages/database/src/replica/replica.test.ts': 20,
  'e2e/journeys/waiting.test.ts': 20,
  'e2e/journeys/session.test.ts': 20,
  'e2e/journeys/cart.test.ts': 20,
  'packages/commerce/test/magento-import-pictures.test.ts': 20,
  'packages/commerce/test/wishlists.test.ts': 20,
  'packages/database/src/database.test.ts': 20,
  'packages/database/src/jobs/jobs.test.ts': 20,
  'packages/commerce/test/checkout-limits.test.ts': 20,
  'apps/server/src/keep-group.test.ts': 20,
  'packages/commerce/test/import.test.ts': 20,
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
