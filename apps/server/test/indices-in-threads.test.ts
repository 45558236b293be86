import { createTestCommerce, sampleCatalogue, type TestCommerce } from '@bowline/commerce/testing';
import { localeNames } from '@bowline/markets';
import { indexName } from '@bowline/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSearchParts, type SearchParts } from './search-shop.ts';

let commerce: TestCommerce;
let sent: SearchParts;
let handedOver: SearchParts;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
  [sent, handedOver] = await Promise.all([createSearchParts(), createSearchParts()]);
  await sent.indexerFor(commerce, localeNames).buildAll();
  await handedOver.indexerFor(commerce, localeNames, commerce.database).buildAll();
});
afterAll(async () => {
  await Promise.all([sent.search.close(), handedOver.search.close()]);
  await commerce.close();
});

const questions = [
  { query: '', hitsPerPage: 1000, facets: ['*'] },
  { query: 'cord', facets: ['*'], getRankingInfo: true },
  { query: 'paracrod', facets: ['kind'] },
];

test.each(localeNames)(
  'in %s an index that threads have built answers as one that was sent',
  async (locale) => {
    for (const order of [undefined, 'position', 'newest', 'name_asc']) {
      const requests = questions.map((question) => ({
        indexName: indexName('products', locale, order),
        ...question,
      }));
      const [expected, found] = await Promise.all(
        [sent, handedOver].map(async ({ search }) => {
          const { body } = await search.call('POST', '/1/indexes/*/queries', { requests });
          return (body.results as { processingTimeMS: number }[]).map(
            ({ processingTimeMS: _, ...answer }) => answer,
          );
        }),
      );
      expect(found).toEqual(expected);
      expect(expected?.[0]).not.toMatchObject({ nbHits: 0 });
    }
  },
);
