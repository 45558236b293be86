import { type CountryCode, countries } from '@bowline/markets';

export type CarrierCode = 'postnl' | 'dhl' | 'dpd' | 'mondialrelay' | 'inpost';

/** Names of companies are the same in every language. */
export const carrierNames: Readonly<Record<CarrierCode, string>> = {
  postnl: 'PostNL',
  dhl: 'DHL',
  dpd: 'DPD',
  mondialrelay: 'Mondial Relay',
  inpost: 'InPost',
};

/** Price of a parcel up to a weight: euro cents without VAT. */
export interface RateBand {
  readonly upToGrams: number;
  readonly priceMinor: number;
}

export interface ShippingService {
  readonly carrier: CarrierCode;
  readonly kind: 'home' | 'pickup-point';
  readonly bands: readonly [RateBand, ...RateBand[]];
}

export interface ShippingZone {
  readonly key: string;
  readonly services: readonly [ShippingService, ...ShippingService[]];
  /** Goods worth so many euro cents, as the shop shows them, travel free; null never. */
  readonly freeFromMinor: number | null;
}

const bands = (...rates: readonly [number, number][]): ShippingService['bands'] => {
  const [first, ...rest] = rates.map(([kilograms, priceMinor]) => ({
    upToGrams: kilograms * 1_000,
    priceMinor,
  }));
  if (!first) throw new Error('A service has at least one rate');
  return [first, ...rest];
};

const home = (carrier: CarrierCode, ...rates: readonly [number, number][]): ShippingService => ({
  carrier,
  kind: 'home',
  bands: bands(...rates),
});
const pickup = (carrier: CarrierCode, ...rates: readonly [number, number][]): ShippingService => ({
  carrier,
  kind: 'pickup-point',
  bands: bands(...rates),
});

const zones = {
  netherlands: {
    key: 'netherlands',
    services: [
      home('postnl', [2, 409], [10, 574], [23, 988]),
      pickup('postnl', [2, 326], [10, 491], [23, 905]),
      pickup('dhl', [2, 326], [10, 491], [20, 822]),
    ],
    freeFromMinor: 75_00,
  },
  neighbours: {
    key: 'neighbours',
    services: [
      home('dhl', [2, 574], [10, 822], [23, 1235]),
      pickup('dhl', [2, 450], [10, 698], [20, 1070]),
      pickup('dpd', [2, 450], [10, 698], [20, 1070]),
    ],
    freeFromMinor: 100_00,
  },
  france: {
    key: 'france',
    services: [
      home('dpd', [2, 822], [10, 1153], [23, 1649]),
      pickup('mondialrelay', [2, 491], [10, 822], [25, 1318]),
    ],
    freeFromMinor: 125_00,
  },
  poland: {
    key: 'poland',
    services: [
      home('dpd', [2, 905], [10, 1235], [23, 1814]),
      pickup('inpost', [2, 574], [10, 905], [25, 1400]),
    ],
    freeFromMinor: 125_00,
  },
  union: {
    key: 'union',
    services: [
      home('dpd', [2, 1070], [10, 1483], [23, 2144]),
      pickup('dpd', [2, 822], [10, 1235], [20, 1814]),
    ],
    freeFromMinor: 150_00,
  },
  europe: {
    key: 'europe',
    services: [home('postnl', [2, 1495], [10, 2195], [23, 3295])],
    freeFromMinor: null,
  },
  world: {
    key: 'world',
    services: [home('postnl', [2, 2450], [5, 3750], [10, 5650], [20, 9850])],
    freeFromMinor: null,
  },
} as const satisfies Readonly<Record<string, ShippingZone>>;

const zoneByCountry: Readonly<Partial<Record<CountryCode, ShippingZone>>> = {
  NL: zones.netherlands,
  BE: zones.neighbours,
  DE: zones.neighbours,
  LU: zones.neighbours,
  FR: zones.france,
  PL: zones.poland,
  ...Object.fromEntries(
    [
      'AL',
      'AD',
      'BA',
      'CH',
      'FO',
      'GB',
      'GG',
      'GI',
      'IM',
      'IS',
      'JE',
      'LI',
      'MC',
      'MD',
      'ME',
      'MK',
      'NO',
      'RS',
      'SM',
      'TR',
      'UA',
      'VA',
      'XK',
    ]
      .filter((code) => code in countries)
      .map((code) => [code, zones.europe]),
  ),
};

/** Where the shop does not ship. */
const unreachable: ReadonlySet<string> = new Set(['AQ', 'BV', 'HM', 'TF', 'GS', 'KP', 'SY', 'RU', 'BY']);

export function zoneOf(country: CountryCode): ShippingZone | null {
  if (unreachable.has(country)) return null;
  return zoneByCountry[country] ?? (countries[country].isInEu ? zones.union : zones.world);
}

export const shippingZones: readonly ShippingZone[] = Object.values(zones);
