import { type CountryCode, countryName } from '@bowline/markets';
import { contentQuery } from '../../data/content-client.ts';
import { OpeningHoursQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { fillTexts } from '../content/placeholders.ts';
import type { ContentPicture } from '../content/rich-text.ts';
import type { OpeningHours, Weekday } from './opening-hours.ts';

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

const storeLocations = contentQuery<
  readonly Omit<StoreLocation, 'countryLabel' | 'openingHours'>[],
  { lang: string }
>(
  'store locations',
  `*[_type == "storeLocation" && language == $lang] | order(position asc){
    "key": translationGroup, name, description, address, location, phone, email, services, picture}`,
);

export async function loadStoreLocations(shop: ShopRequest): Promise<readonly StoreLocation[]> {
  const [locations, hoursOf] = await Promise.all([
    shop.content.query(storeLocations, { lang: shop.market.code }),
    loadOpeningHours(shop),
  ]);
  const filled = await fillTexts(shop, locations);
  return filled.map((location) => ({
    ...location,
    openingHours: hoursOf(location.key),
    countryLabel: countryName(location.address.country, shop.market.name),
  }));
}

/** The hours of every place by its name, as commerce keeps them; a shop that cannot say has none. */
export async function loadOpeningHours({ commerce }: ShopRequest): Promise<(place: string) => OpeningHours> {
  const { data } = await commerce.query(OpeningHoursQuery, {});
  const { places = [], closed_dates = [] } = data?.opening_hours ?? {};
  return (place) => ({
    days: (places.find((each) => each?.place === place)?.spans ?? []).flatMap((span) =>
      span && isWeekday(span.weekday) ? [{ day: span.weekday, opens: span.opens, closes: span.closes }] : [],
    ),
    closedDates: closed_dates.filter((date) => date !== null),
  });
}

function isWeekday(number: number): number is Weekday {
  return Number.isInteger(number) && number >= 1 && number <= 7;
}
