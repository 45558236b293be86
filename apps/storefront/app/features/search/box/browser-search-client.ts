import { createSearchClient, type SearchClient, type SearchSettings } from '../../../data/search-client.ts';
import { memoryCache } from '../../../data/search-client-cache.ts';

/** Who deletes a letter sees the same suggestions again at once; a changed price is seen within a minute. */
const keepAnswersMs = 60_000;

const clients = new Map<string, SearchClient>();

/** The visitor's client of a service, made once per page. */
export function browserSearchClient(settings: SearchSettings): SearchClient {
  const known = clients.get(settings.applicationId);
  if (known) return known;
  const client = createSearchClient({
    ...settings,
    fetch: (request) => fetch(request),
    ownOrigin: location.origin,
    // As long as a phone far from its mast may need.
    timeouts: { connectMs: 4_000, responseMs: 4_000 },
    responseCache: memoryCache({ forMs: keepAnswersMs }),
  });
  clients.set(settings.applicationId, client);
  return client;
}
