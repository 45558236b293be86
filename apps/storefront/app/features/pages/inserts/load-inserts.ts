import { countryOptions } from '@bowline/ui/forms';
import type { ShopRequest } from '../../../shop-context.ts';
import { loadCatalogueCounts } from '../../content/load-catalogue-counts.ts';
import type { RichText } from '../../content/rich-text.ts';
import { loadStoreLocations } from '../../stores/load-store-locations.ts';
import {
  loadAlternatives,
  loadContactChannels,
  loadPaymentMethods,
  loadShippingRates,
  loadSisterShops,
  loadStoreVat,
} from './insert-loaders.ts';

const loaders = {
  shippingRates: (shop: ShopRequest) => loadShippingRates(shop),
  paymentMethods: (shop: ShopRequest) => loadPaymentMethods(shop),
  contactChannels: (shop: ShopRequest) => loadContactChannels(shop),
  sisterShops: (shop: ShopRequest) => loadSisterShops(shop),
  storeLocations: (shop: ShopRequest) => loadStoreLocations(shop),
  wholesaleForm: async (shop: ShopRequest) => countryOptions(shop.market.name),
  vatSwitch: (shop: ShopRequest) => loadStoreVat(shop),
  catalogueClaims: (shop: ShopRequest) => loadCatalogueCounts(shop),
  alternatives: (shop: ShopRequest, search: URLSearchParams) => loadAlternatives(shop, search.get('sku')),
} as const;

/** What live parts of a text show; only those that the text has. */
export type InsertData = {
  readonly [Name in keyof typeof loaders]?: Awaited<ReturnType<(typeof loaders)[Name]>>;
};

/** A live part that cannot be loaded is left out: the text around it is worth reading all the same. */
export async function loadInserts(
  shop: ShopRequest,
  blocks: RichText,
  search: URLSearchParams,
): Promise<InsertData> {
  const names = new Set(blocks.flatMap((block) => (block._type === 'insert' ? [dataOf(block.name)] : [])));
  const loaded = await Promise.all(
    [...names].map(async (name) => {
      if (!isLoaded(name)) return [];
      try {
        return [[name, await loaders[name](shop, search)] as const];
      } catch (err) {
        shop.log.error({ err, insert: name }, 'A part of a page could not be loaded');
        return [];
      }
    }),
  );
  return Object.fromEntries(loaded.flat()) as InsertData;
}

/** Opening hours are those of the channels. */
function dataOf(name: string): string {
  return name === 'openingHours' ? 'contactChannels' : name;
}

function isLoaded(name: string): name is keyof typeof loaders {
  return Object.hasOwn(loaders, name);
}
