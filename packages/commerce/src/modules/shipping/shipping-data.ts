import { type Kysely, sql } from '@bowline/database';
import { type CountryCode, isCountryCode } from '@bowline/markets';
import type { Day, ShopDataPart } from '#stores';
import type { CommerceTables } from '#tables';

/** Names of companies are the same in every language. */
export const carrierNames = {
  postnl: 'PostNL',
  dhl: 'DHL',
  dpd: 'DPD',
  mondialrelay: 'Mondial Relay',
  inpost: 'InPost',
} as const;

export type CarrierCode = keyof typeof carrierNames;

export function isCarrierCode(text: string): text is CarrierCode {
  return Object.hasOwn(carrierNames, text);
}

/** Price of a parcel up to a weight: euro cents without VAT. */
export interface RateBand {
  readonly upToGrams: number;
  readonly priceMinor: number;
  /** By store and currency, what the market shows instead (rule 16). */
  readonly marketPrices: ReadonlyMap<string, number>;
}

export interface ShippingService {
  readonly carrier: CarrierCode;
  readonly kind: 'home' | 'pickup-point';
  /** Lightest first. */
  readonly bands: readonly [RateBand, ...RateBand[]];
}

export interface ShippingZone {
  readonly key: string;
  readonly countries: readonly CountryCode[];
  readonly services: readonly ShippingService[];
  /** Goods worth so many euro cents, as the shop shows them, travel free; null never. */
  readonly freeFromMinor: number | null;
}

/** Working days between dispatch and arrival, from the quickest usual parcel to the slowest. */
export interface TransitDays {
  readonly earliest: number;
  readonly latest: number;
}

/** Where the shop ships to, how long it takes and what it costs. */
export interface ShippingData {
  readonly zones: readonly ShippingZone[];
  /** Countries without one are not shipped to. */
  readonly zoneOf: ReadonlyMap<string, ShippingZone>;
  readonly transitOf: ReadonlyMap<string, TransitDays>;
  readonly closedDays: ReadonlySet<Day>;
}

export function marketKey(storeCode: string, currency: string): string {
  return `${storeCode} ${currency}`;
}

interface CountryRow {
  readonly country: string;
  readonly zoneKey: string | null;
  readonly earliest: number;
  readonly latest: number;
}

interface RateRow {
  readonly zoneKey: string;
  readonly carrier: string;
  readonly kind: ShippingService['kind'];
  readonly upToGrams: number;
  readonly priceMinor: number;
  readonly marketPrices: Readonly<Record<string, number>> | null;
}

/** All of it, in memory. */
export const shippingData: ShopDataPart<ShippingData> = {
  name: 'shipping',
  async load(connection) {
    const zones = await connection.selectFrom('shipping_zone').selectAll().orderBy('position').execute();
    const countries = await readCountries(connection);
    const services = Map.groupBy(await readServices(connection), ({ zoneKey }) => zoneKey);
    const closed = await sql<{ day: Day }>`select day::text as day from closed_day`.execute(connection);
    const complete = zones.map(
      ({ key, free_from_minor }): ShippingZone => ({
        key,
        countries: countries.flatMap(({ country, zoneKey }) =>
          zoneKey === key && isCountryCode(country) ? [country] : [],
        ),
        services: services.get(key) ?? [],
        freeFromMinor: free_from_minor,
      }),
    );
    return {
      zones: complete,
      zoneOf: new Map(complete.flatMap((zone) => zone.countries.map((country) => [country, zone]))),
      transitOf: new Map(countries.map(({ country, earliest, latest }) => [country, { earliest, latest }])),
      closedDays: new Set(closed.rows.map(({ day }) => day)),
    };
  },
};

async function readCountries(connection: Kysely<CommerceTables>): Promise<readonly CountryRow[]> {
  const { rows } = await sql<CountryRow>`
    select country, zone_key as "zoneKey", earliest_days as earliest, latest_days as latest
    from shipping_country order by country`.execute(connection);
  return rows;
}

async function readServices(
  connection: Kysely<CommerceTables>,
): Promise<readonly (ShippingService & { readonly zoneKey: string })[]> {
  const { rows } = await sql<RateRow>`
    select s.zone_key as "zoneKey", s.carrier, s.kind, r.up_to_grams as "upToGrams", r.price_minor as "priceMinor",
      (select jsonb_object_agg(m.store_code || ' ' || m.currency, m.price_minor) from shipping_market_price m
        where (m.zone_key, m.carrier, m.kind, m.up_to_grams) = (r.zone_key, r.carrier, r.kind, r.up_to_grams))
        as "marketPrices"
    from shipping_service s join shipping_rate r using (zone_key, carrier, kind)
    order by s.zone_key, s.position, r.up_to_grams`.execute(connection);
  const groups = Map.groupBy(rows, ({ zoneKey, carrier, kind }) => `${zoneKey} ${carrier} ${kind}`);
  return [...groups.values()].flatMap(([first, ...more]) => {
    // A carrier of another version of the shop cannot be offered by this one.
    if (!first || !isCarrierCode(first.carrier)) return [];
    const { zoneKey, carrier, kind } = first;
    return [{ zoneKey, carrier, kind, bands: [bandOf(first), ...more.map(bandOf)] as const }];
  });
}

function bandOf({ upToGrams, priceMinor, marketPrices }: RateRow): RateBand {
  return { upToGrams, priceMinor, marketPrices: new Map(Object.entries(marketPrices ?? {})) };
}
