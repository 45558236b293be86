import type { Commerce, SearchAccess } from '@bowline/commerce';
import type { LocaleName } from '@bowline/markets';
import { createIndexer, type Indexer } from '@bowline/search';
import { createTestSearch, type TestSearch, testKeys } from '@bowline/search/testing';
import { openProductThread } from '../src/indexing.ts';

/** A search service, and indexers that fill it from a commerce service. */
export interface SearchParts {
  readonly search: TestSearch;
  readonly access: SearchAccess;
  /** With a database, products are read and their indices built in threads, as in a shop. */
  indexerFor(
    commerce: Pick<Commerce, 'feed'>,
    locales: readonly LocaleName[],
    database?: { readonly url: string },
  ): Indexer;
  /** How many listings were answered by the search service; it must not have refused any. */
  answeredListings(): number;
}

export async function createSearchParts(): Promise<SearchParts> {
  const search = await createTestSearch();
  const { applicationId, searchKey, adminKey } = testKeys;
  let answered = 0;
  const refused: string[] = [];
  return {
    search,
    access: {
      applicationId,
      key: searchKey,
      async fetch(request) {
        const response = await search.fetch(request);
        if (response.ok) answered += 1;
        else refused.push(await response.clone().text());
        return response;
      },
    },
    indexerFor: ({ feed }, locales, database) =>
      createIndexer({
        catalogue: feed,
        destination: {
          fetch: search.fetch,
          adopt: search.adopt,
          applicationId,
          adminKey,
          baseUrl: 'http://search.test',
        },
        log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
        locales,
        ...(database && {
          buildsAtOnce: 2,
          openProductReader: () => openProductThread({ databaseUrl: database.url, settings: {} }),
        }),
      }),
    answeredListings() {
      if (refused.length) throw new Error(`The search service refused: ${refused.join(', ')}`);
      return answered;
    },
  };
}

const ignore = () => {};
