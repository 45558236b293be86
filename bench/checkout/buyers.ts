import { allMarkets, type CountryCode, type Market } from '@bowline/markets';

/** Somebody who orders in the shop of their own country. */
export interface Buyer {
  readonly market: Market;
  /** As the checkout sends it. */
  readonly address: Readonly<Record<string, unknown>>;
  /** Who brings parcels to the door there. */
  readonly carrier: string;
}

interface Place {
  readonly city: string;
  readonly postcode: string;
  readonly region?: string;
  readonly carrier: string;
}

/** In the countries of our shops. */
const places: Partial<Record<CountryCode, Place>> = {
  NL: { city: 'Breda', postcode: '4811 AB', carrier: 'postnl' },
  US: { city: 'Portland', postcode: '97201', region: 'OR', carrier: 'postnl' },
  GB: { city: 'Bristol', postcode: 'BS1 4DJ', carrier: 'postnl' },
  DE: { city: 'Bremen', postcode: '28195', carrier: 'dhl' },
  FR: { city: 'Nantes', postcode: '44000', carrier: 'dpd' },
  IT: { city: 'Genova', postcode: '16121', carrier: 'dpd' },
  ES: { city: 'Bilbao', postcode: '48001', carrier: 'dpd' },
  PL: { city: 'Gdynia', postcode: '81-301', carrier: 'dpd' },
  DK: { city: 'Aarhus', postcode: '8000', carrier: 'dpd' },
  SE: { city: 'Malmö', postcode: '211 15', carrier: 'dpd' },
};

export const buyers: readonly Buyer[] = allMarkets.map((market) => {
  const place = places[market.country];
  if (!place) throw new Error(`Nobody is known who lives in ${market.country}`);
  const { carrier, ...where } = place;
  const address = {
    firstname: 'Demo',
    lastname: 'Buyer',
    street: ['Kade 12'],
    telephone: '+31 76 123 4567',
    country_code: market.country,
    ...where,
  };
  return { market, address, carrier };
});
