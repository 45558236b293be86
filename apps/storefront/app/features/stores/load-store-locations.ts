import { type CountryCode, countryName } from '@bowline/markets';
import { contentQuery } from '../../data/content-client.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { fillTexts } from '../content/placeholders.ts';
import type { ContentPicture } from '../content/rich-text.ts';
import type { OpeningHours } from './opening-hours.ts';

export interface StoreLocation {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: CountryCode;
  };
  /** Its country as this locale calls it; browsers name countries each a little differently. */
  readonly countryLabel: string;
  readonly location: { readonly lat: number; readonly lng: number };
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly openingHours: OpeningHours;
  readonly services: readonly string[];
  readonly picture?: ContentPicture | null;
}

const storeLocations = contentQuery<readonly Omit<StoreLocation, 'countryLabel'>[], { lang: string }>(
  'store locations',
  `*[_type == "storeLocation" && language == $lang] | order(position asc){
    "key": translationGroup, name, description, address, location, phone, email, openingHours, services, picture}`,
);

export async function loadStoreLocations(shop: ShopRequest): Promise<readonly StoreLocation[]> {
  const locations = await shop.content.query(storeLocations, { lang: shop.market.code });
  const filled = await fillTexts(shop, locations);
  return filled.map((location) => ({
    ...location,
    countryLabel: countryName(location.address.country, shop.market.name),
  }));
}
