import type { SearchSettings } from './search-client.ts';
import type { ClientOptions } from './search-client-library.ts';

type SearchHost = NonNullable<ClientOptions['hosts']>[number];

/** The application that lives in the shop itself, below `/1/` of its own address. */
export const embeddedApplicationId = 'BOWLINE';

/** Nothing for an application of the hosted service, whose addresses the client knows by its id. */
export function searchHosts({
  applicationId,
  hosts,
  ownOrigin,
}: Pick<SearchSettings, 'applicationId' | 'hosts'> & { readonly ownOrigin: string }):
  | SearchHost[]
  | undefined {
  if (hosts && hosts.length > 0) return hosts.map(toHost);
  return applicationId === embeddedApplicationId ? [toHost(ownOrigin)] : undefined;
}

/** `search.example`, `search.example:7700` or `http://search.example/below`; without a protocol it is https. */
function toHost(address: string): SearchHost {
  const { protocol, host, pathname } = new URL(address.includes('://') ? address : `https://${address}`);
  return {
    url: host + pathname.replace(/\/$/, ''),
    accept: 'readWrite',
    protocol: protocol === 'http:' ? 'http' : 'https',
  };
}
