import type { SearchSettings } from '../../data/search-client.ts';
import { embeddedApplicationId } from '../../data/search-client-hosts.ts';
import { useShopState } from '../../shop-state.ts';

/** For a page whose root could not be loaded, which the embedded service can still help. */
const embedded: SearchSettings = { applicationId: embeddedApplicationId, searchKey: 'bowline-search' };

/** The search service of the runtime configuration, as the page was told. */
export function useSearchSettings(): SearchSettings {
  return useShopState()?.search ?? embedded;
}
