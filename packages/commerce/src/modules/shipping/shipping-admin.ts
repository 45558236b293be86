import { sql, type Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { isCountryCode } from '@bowline/markets';
import { type Day, isDay, raiseShopDataVersion, storeViewByCode } from '#stores';
import type { CommerceDatabase, CommerceTables } from '#tables';
import type { ShippingService } from './shipping-data.ts';

export type ShippingRefusal =
  | { readonly code: 'zone-not-found'; readonly details: { readonly zone: string } }
  | { readonly code: 'service-not-found'; readonly details: ServiceName }
  | { readonly code: 'rate-not-found'; readonly details: ServiceName & { readonly upToGrams: number } }
  | { readonly code: 'last-rate'; readonly details: ServiceName }
  | { readonly code: 'country-not-available'; readonly details: { readonly country: string } }
  | { readonly code: 'store-not-found'; readonly details: { readonly storeCode: string } }
  | { readonly code: 'currency-not-allowed'; readonly details: { readonly currency: string } }
  | {
      readonly code: 'number-not-valid';
      /** Ends the sentence "<name> must …". */
      readonly details: { readonly name: string; readonly must: string };
    }
  | { readonly code: 'day-not-valid'; readonly details: { readonly day: string } };

type Outcome = Result<undefined, ShippingRefusal>;

export interface ServiceName {
  readonly zone: string;
  readonly carrier: string;
  readonly kind: ShippingService['kind'];
}

export interface BandName extends ServiceName {
  readonly upToGrams: number;
}

/** Changes of shipping by the merchant; prices are euro cents without VAT, except those of a market. */
export interface ShippingAdmin {
  setRate(rate: BandName & { readonly priceMinor: number }): Promise<Outcome>;
  removeRate(band: BandName): Promise<Outcome>;
  /** Rule 16; null: converted by the exchange rate again. */
  setMarketPrice(
    price: BandName & {
      readonly storeCode: string;
      readonly currency: string;
      readonly priceMinor: number | null;
    },
  ): Promise<Outcome>;
  /** Null: never free. */
  setFreeFrom(zone: string, freeFromMinor: number | null): Promise<Outcome>;
  /** Without a zone the country is not shipped to. */
  setCountry(country: {
    readonly country: string;
    readonly zone: string | null;
    readonly earliestDays: number;
    readonly latestDays: number;
  }): Promise<Outcome>;
  closeDay(day: Day, reason: string): Promise<Outcome>;
  openDay(day: Day): Promise<Outcome>;
}

const highestMinor = 1_000_000;
const heaviestGrams = 100_000;
const longestReason = 200;

function wholeNumber(name: string, value: number, least: number, most: number): Outcome {
  const fits = Number.isInteger(value) && value >= least && value <= most;
  return fits
    ? ok()
    : refuse('number-not-valid', { name, must: `be a whole number from ${least} to ${most}` });
}

export function createShippingAdmin(database: CommerceDatabase): ShippingAdmin {
  /** Whatever is refused is rolled back by having changed nothing. */
  const change = (work: (transaction: Transaction<CommerceTables>) => Promise<Outcome>): Promise<Outcome> =>
    database.transaction(async (transaction) => {
      const outcome = await work(transaction);
      if (outcome.ok) await raiseShopDataVersion(transaction);
      return outcome;
    });

  return {
    async setRate({ zone, carrier, kind, upToGrams, priceMinor }) {
      const weight = wholeNumber('upToGrams', upToGrams, 1, heaviestGrams);
      if (!weight.ok) return weight;
      const price = wholeNumber('priceMinor', priceMinor, 1, highestMinor);
      if (!price.ok) return price;
      return change(async (transaction) => {
        if (!(await holdService(transaction, { zone, carrier, kind }))) {
          return refuse('service-not-found', { zone, carrier, kind });
        }
        await sql`insert into shipping_rate (zone_key, carrier, kind, up_to_grams, price_minor)
          values (${zone}, ${carrier}, ${kind}, ${upToGrams}, ${priceMinor})
          on conflict (zone_key, carrier, kind, up_to_grams) do update set price_minor = excluded.price_minor`.execute(
          transaction,
        );
        return ok();
      });
    },
    removeRate: ({ zone, carrier, kind, upToGrams }) =>
      change(async (transaction) => {
        const service = { zone, carrier, kind };
        if (!(await holdService(transaction, service))) return refuse('service-not-found', service);
        const { rows } = await sql<{ up_to_grams: number }>`select up_to_grams from shipping_rate
          where (zone_key, carrier, kind) = (${zone}, ${carrier}, ${kind})`.execute(transaction);
        if (!rows.some((row) => row.up_to_grams === upToGrams)) {
          return refuse('rate-not-found', { ...service, upToGrams });
        }
        if (rows.length === 1) return refuse('last-rate', service);
        await sql`delete from shipping_rate where (zone_key, carrier, kind, up_to_grams)
          = (${zone}, ${carrier}, ${kind}, ${upToGrams})`.execute(transaction);
        return ok();
      }),
    async setMarketPrice({ zone, carrier, kind, upToGrams, storeCode, currency, priceMinor }) {
      const store = storeViewByCode(storeCode);
      if (!store) return refuse('store-not-found', { storeCode });
      if (!store.market.availableCurrencies.some(({ code }) => code === currency)) {
        return refuse('currency-not-allowed', { currency });
      }
      const price = priceMinor === null ? ok() : wholeNumber('priceMinor', priceMinor, 1, highestMinor * 100);
      if (!price.ok) return price;
      return change(async (transaction) => {
        await holdService(transaction, { zone, carrier, kind });
        const { rows } = await sql`select from shipping_rate where (zone_key, carrier, kind, up_to_grams)
          = (${zone}, ${carrier}, ${kind}, ${upToGrams})`.execute(transaction);
        if (rows.length === 0) return refuse('rate-not-found', { zone, carrier, kind, upToGrams });
        await sql`delete from shipping_market_price
          where (zone_key, carrier, kind, up_to_grams, store_code, currency)
            = (${zone}, ${carrier}, ${kind}, ${upToGrams}, ${store.code}, ${currency})`.execute(transaction);
        if (priceMinor === null) return ok();
        await sql`insert into shipping_market_price values
          (${zone}, ${carrier}, ${kind}, ${upToGrams}, ${store.code}, ${currency}, ${priceMinor})`.execute(
          transaction,
        );
        return ok();
      });
    },
    async setFreeFrom(zone, freeFromMinor) {
      const amount =
        freeFromMinor === null ? ok() : wholeNumber('freeFromMinor', freeFromMinor, 1, highestMinor * 100);
      if (!amount.ok) return amount;
      return change(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('shipping_zone')
          .set({ free_from_minor: freeFromMinor })
          .where('key', '=', zone)
          .executeTakeFirst();
        return numUpdatedRows ? ok() : refuse('zone-not-found', { zone });
      });
    },
    async setCountry({ country, zone, earliestDays, latestDays }) {
      if (!isCountryCode(country)) return refuse('country-not-available', { country });
      const earliest = wholeNumber('earliestDays', earliestDays, 1, 60);
      if (!earliest.ok) return earliest;
      const latest = wholeNumber('latestDays', latestDays, earliestDays, 90);
      if (!latest.ok) return latest;
      return change(async (transaction) => {
        const known = await sql`select from shipping_zone where key = ${zone} for share`.execute(transaction);
        if (zone !== null && known.rows.length === 0) return refuse('zone-not-found', { zone });
        await sql`insert into shipping_country (country, zone_key, earliest_days, latest_days)
          values (${country}, ${zone}, ${earliestDays}, ${latestDays})
          on conflict (country) do update set zone_key = excluded.zone_key,
            earliest_days = excluded.earliest_days, latest_days = excluded.latest_days`.execute(transaction);
        return ok();
      });
    },
    async closeDay(day, reason) {
      if (!isDay(day)) return refuse('day-not-valid', { day });
      return change(async (transaction) => {
        await sql`insert into closed_day (day, reason) values (${day}, ${reason.slice(0, longestReason)})
          on conflict (day) do update set reason = excluded.reason`.execute(transaction);
        return ok();
      });
    },
    async openDay(day) {
      if (!isDay(day)) return refuse('day-not-valid', { day });
      return change(async (transaction) => {
        await sql`delete from closed_day where day = ${day}::date`.execute(transaction);
        return ok();
      });
    },
  };
}

/** Changes of one service come one after the other, so that its last rate is not taken away by two at once. */
async function holdService(
  transaction: Transaction<CommerceTables>,
  { zone, carrier, kind }: ServiceName,
): Promise<boolean> {
  const { rows } = await sql`select from shipping_service
    where (zone_key, carrier, kind) = (${zone}, ${carrier}, ${kind}) for update`.execute(transaction);
  return rows.length > 0;
}
