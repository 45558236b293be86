import { createTestCommerce } from '@bowline/commerce/testing';
import { describeListings } from '@bowline/commerce/testing/contracts';
import { afterAll, expect, test } from 'vitest';
import { createSearchParts, type SearchParts } from './search-shop.ts';

const opened: SearchParts[] = [];
afterAll(() => Promise.all(opened.map(({ search }) => search.close())));

/** The stores the contract asks in. */
const locales = ['en', 'nl-NL', 'de-DE', 'da-DK', 'sv-SE'] as const;

describeListings(async (options) => {
  const parts = await createSearchParts();
  opened.push(parts);
  const commerce = await createTestCommerce({ ...options, search: parts.access });
  const indexer = parts.indexerFor(commerce, locales);
  await indexer.buildAll();
  return commerce;
});

test('it was the search service that answered', () => {
  const answers = opened.map((parts) => parts.answeredListings());
  expect(Math.min(...answers)).toBeGreaterThan(0);
  expect(answers.reduce((sum, count) => sum + count)).toBeGreaterThan(30);
});
