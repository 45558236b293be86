import {
  createTestSearch,
  type ListeningSearch,
  listen,
  type TestSearch,
  testKeys,
} from '@bowline/search/testing';
import { algoliasearch } from 'algoliasearch';
import { ropeSettings, ropes } from './catalogue.ts';

export interface RopeShop {
  readonly search: TestSearch;
  readonly server: ListeningSearch;
  /** The official client, unmodified, with the key that may do everything. */
  readonly admin: ReturnType<typeof algoliasearch>;
  close(): Promise<void>;
}

export const hostsOf = ({ host }: ListeningSearch) => [
  { url: host, accept: 'readWrite' as const, protocol: 'http' as const },
];

/** An index of ropes with two replicas behind a real HTTP server. */
export async function openRopeShop(): Promise<RopeShop> {
  const search = await createTestSearch({ settings: { ropes: ropeSettings }, indices: { ropes } });
  await search.write('PUT', '/1/indexes/ropes_price_asc/settings', { ranking: ['asc(price)'] });
  await search.write('PUT', '/1/indexes/ropes_price_desc/settings', { ranking: ['desc(price)'] });
  const server = await listen(search.fetch);
  const { applicationId, adminKey } = testKeys;
  return {
    search,
    server,
    admin: algoliasearch(applicationId, adminKey, { hosts: hostsOf(server) }),
    async close() {
      await server.close();
      await search.close();
    },
  };
}
