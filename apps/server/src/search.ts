import path from 'node:path';
import type { Fetch } from '@bowline/kit';
import { createSearch, type IndexerOptions, type Search } from '@bowline/search';
import { connect, untilItListens } from './connect.ts';
import type { Closers, ShopOptions } from './shop-options.ts';

/** The search service as this process uses it. */
export interface ShopSearch {
  readonly fetch: Fetch;
  readonly applicationId: string;
  readonly searchKey: string;
  /** Whether visitors reach it below `/1/` of the shop. */
  readonly isAtOwnOrigin: boolean;
  /** Where else browsers must be allowed to connect to. */
  readonly otherOrigins: readonly string[];
  /** Set where this process fills the indices. */
  readonly writing?: Pick<IndexerOptions, 'destination' | 'popularQueries'> & {
    /** Resolves when all that an earlier process has written can be read. */
    readonly ready?: () => Promise<void>;
    /** Called when the indices stand. */
    readonly giveWay?: () => void;
  };
  /** What visitors asked of the index of a name; set where it is counted here. */
  readonly queries?: Pick<Search, 'popularQueries' | 'emptyQueries'>;
  readonly check?: () => Promise<void>;
}

/** The embedded service has one application, and one key that every visitor may know. */
const embeddedApplication = { applicationId: 'BOWLINE', searchKey: 'bowline-search' };

/** The hosted service, one at SEARCH_URL, the embedded one, or none: then PostgreSQL answers listings. */
export async function openSearch(options: ShopOptions, closers: Closers): Promise<ShopSearch> {
  const { settings } = options;
  if (settings.SEARCH_APP_ID) return hostedSearch(options);
  if (settings.SEARCH_URL)
    return { ...embeddedApplication, ...elsewhere(settings.SEARCH_URL, settings.PATIENCE_SECONDS) };
  return settings.ROLES.includes('search') ? embeddedSearch(options, closers) : noSearch;
}

function elsewhere(url: string, patienceSeconds: number) {
  const fetch = untilItListens(connect(undefined, url), patienceSeconds * 1000);
  return { fetch, isAtOwnOrigin: true, otherOrigins: [] };
}

const noSearch: ShopSearch = {
  ...embeddedApplication,
  fetch: async () => Response.json({ message: 'There is no search service', status: 503 }, { status: 503 }),
  isAtOwnOrigin: false,
  otherOrigins: [],
};

function hostedSearch({ settings }: ShopOptions): ShopSearch {
  const { SEARCH_APP_ID = '', SEARCH_KEY = '', SEARCH_ADMIN_KEY } = settings;
  const id = SEARCH_APP_ID.toLowerCase();
  const reading = `https://${id}-dsn.algolia.net`;
  const writing = `https://${id}.algolia.net`;
  const writes = SEARCH_ADMIN_KEY !== undefined && settings.ROLES.includes('search');
  return {
    fetch: connect(undefined, reading),
    applicationId: SEARCH_APP_ID,
    searchKey: SEARCH_KEY,
    isAtOwnOrigin: false,
    otherOrigins: [reading, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)],
    ...(writes && {
      writing: {
        destination: {
          fetch: connect(undefined, writing),
          applicationId: SEARCH_APP_ID,
          adminKey: SEARCH_ADMIN_KEY,
          baseUrl: writing,
        },
      },
    }),
  };
}

async function embeddedSearch(
  { secrets, dataFolder, log, progress }: ShopOptions,
  closers: Closers,
): Promise<ShopSearch> {
  const adminKey = secrets.searchAdminKey;
  const baseUrl = 'http://search.internal';
  const { applicationId } = embeddedApplication;
  const search = await progress.step('Opening the search indices', () =>
    createSearch({
      folder: path.join(dataFolder, 'search'),
      log,
      keys: { ...embeddedApplication, adminKey },
    }),
  );
  closers.add(search.close);
  return {
    ...embeddedApplication,
    fetch: search.fetch,
    isAtOwnOrigin: true,
    otherOrigins: [],
    writing: {
      destination: { fetch: search.fetch, adopt: search.adopt, applicationId, adminKey, baseUrl },
      popularQueries: search.popularQueries,
      ready: search.settled,
      giveWay: search.giveWay,
    },
    queries: search,
    async check() {
      const headers = { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': adminKey };
      const answer = await search.fetch(new Request(`${baseUrl}/1/indexes`, { headers }));
      if (!answer.ok) throw new Error(`The search service answered ${answer.status}`);
    },
  };
}
