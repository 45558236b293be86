import { type Kysely, sql } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { type CountryCode, countries, isCountryCode } from '@bowline/markets';
import { type Day, isDay, localTime, raiseReferenceVersion, type ShopDataPart } from '#stores';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { type TaxClass, taxClasses } from './tax-class.ts';

/** By country and class, the days from which a rate holds, latest first. */
export type VatRates = ReadonlyMap<string, readonly RateFrom[]>;

interface RateFrom {
  readonly validFrom: Day;
  readonly basisPoints: number;
}

export interface VatRateRow extends RateFrom {
  readonly country: string;
  readonly taxClass: string;
}

export function vatRatesOf(rows: readonly VatRateRow[]): VatRates {
  const rates = new Map<string, RateFrom[]>();
  for (const { country, taxClass, validFrom, basisPoints } of rows) {
    const key = keyOf(country, taxClass);
    rates.set(key, [...(rates.get(key) ?? []), { validFrom, basisPoints }]);
  }
  for (const list of rates.values()) list.sort((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
  return rates;
}

/** Rules 13 and 14: basis points that a country charges on this day; 0 where the shop charges nothing. */
export function vatRateFor(rates: VatRates, country: CountryCode, taxClass: TaxClass, day: Day): number {
  if (taxClass === 'none') return 0;
  const on = (each: TaxClass) =>
    rates.get(keyOf(country, each))?.find(({ validFrom }) => validFrom <= day)?.basisPoints;
  return on(taxClass) ?? on('standard') ?? 0;
}

/** Whether a rate began after one day and until the other. */
export function ratesBeganBetween(rates: VatRates, after: Day, until: Day): boolean {
  return [...rates.values()].some((list) =>
    list.some(({ validFrom }) => validFrom > after && validFrom <= until),
  );
}

function keyOf(country: string, taxClass: string): string {
  return `${country} ${taxClass}`;
}

/** All of them, in memory. */
export const vatRates: ShopDataPart<VatRates> = {
  name: 'vat-rates',
  load: async (connection) => vatRatesOf(await readVatRates(connection)),
};

async function readVatRates(connection: Kysely<CommerceTables>): Promise<readonly VatRateRow[]> {
  const { rows } = await sql<VatRateRow>`
    select country, tax_class as "taxClass", valid_from::text as "validFrom", basis_points as "basisPoints"
    from vat_rate order by country, tax_class, valid_from`.execute(connection);
  return rows;
}

export type VatRateRefusal =
  | { readonly code: 'vat-country-not-taxed'; readonly details: { readonly country: string } }
  | { readonly code: 'vat-class-not-known'; readonly details: { readonly taxClass: string } }
  | { readonly code: 'vat-rate-not-valid'; readonly details: { readonly basisPoints: number } }
  | { readonly code: 'vat-day-not-valid'; readonly details: { readonly validFrom: string } }
  | { readonly code: 'vat-day-over'; readonly details: { readonly validFrom: string; readonly today: Day } };

export interface VatRateChange {
  readonly country: string;
  readonly taxClass: string;
  /** From this day of the shop's calendar on, its midnight. */
  readonly validFrom: Day;
  readonly basisPoints: number;
}

/** Changes of VAT by the merchant. What was ordered keeps the rate it was ordered at. */
export interface VatRatesAdmin {
  list(): Promise<readonly VatRateRow[]>;
  /** Rule 15: from today or a later day on, in place of what was planned for that day. */
  set(change: VatRateChange): Promise<Result<undefined, VatRateRefusal>>;
  /** Rule 15: a rate that has not begun is planned no longer. */
  cancel(change: Omit<VatRateChange, 'basisPoints'>): Promise<Result<undefined, VatRateRefusal>>;
}

const classesWithRates: readonly string[] = taxClasses.filter((taxClass) => taxClass !== 'none');
/** Far above every rate there is; what is higher is a slip of the pen. */
const highestBasisPoints = 5_000;

export function createVatRatesAdmin(
  database: CommerceDatabase,
  { clock, timeZone }: { readonly clock: () => Date; readonly timeZone: string },
): VatRatesAdmin {
  const today = () => localTime(clock(), timeZone).day;
  return {
    list: () => readVatRates(database.kysely),
    async set(change) {
      const { country, taxClass, validFrom, basisPoints } = change;
      const refusal = refusalOf(change, today());
      if (refusal) return refusal;
      if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > highestBasisPoints) {
        return refuse('vat-rate-not-valid', { basisPoints });
      }
      await database.transaction(async (transaction) => {
        await sql`insert into vat_rate (country, tax_class, valid_from, basis_points)
          values (${country}, ${taxClass}, ${validFrom}, ${basisPoints})
          on conflict (country, tax_class, valid_from) do update set basis_points = excluded.basis_points`.execute(
          transaction,
        );
        await raiseReferenceVersion(transaction);
      });
      return ok();
    },
    async cancel(change) {
      const { country, taxClass, validFrom } = change;
      const refusal = refusalOf(change, today());
      if (refusal) return refusal;
      if (validFrom === today()) return refuse('vat-day-over', { validFrom, today: today() });
      await database.transaction(async (transaction) => {
        await sql`delete from vat_rate
          where country = ${country} and tax_class = ${taxClass} and valid_from = ${validFrom}::date`.execute(
          transaction,
        );
        await raiseReferenceVersion(transaction);
      });
      return ok();
    },
  };
}

function refusalOf(
  { country, taxClass, validFrom }: Omit<VatRateChange, 'basisPoints'>,
  today: Day,
): Result<never, VatRateRefusal> | null {
  const isTaxed = isCountryCode(country) && (countries[country].isInEu || country === 'GB');
  if (!isTaxed) return refuse('vat-country-not-taxed', { country });
  if (!classesWithRates.includes(taxClass)) return refuse('vat-class-not-known', { taxClass });
  if (!isDay(validFrom)) return refuse('vat-day-not-valid', { validFrom });
  return validFrom < today ? refuse('vat-day-over', { validFrom, today }) : null;
}
