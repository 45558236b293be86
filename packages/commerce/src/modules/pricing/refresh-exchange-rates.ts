import { type Kysely, type Log, sql } from '@bowline/database';
import { isCurrencyCode, ok, type Result, refuse } from '@bowline/kit';
import { shop } from '@bowline/markets';
import { addDays, type Day, isDay, localTime, raiseReferenceVersion } from '#stores';
import type { CommerceDatabase, CommerceTables } from '#tables';

/** The rates of one day: millionths of a currency for one euro. */
export interface DailyRates {
  readonly day: Day;
  readonly ratesPerMillion: ReadonlyMap<string, number>;
}

/** Who publishes rates, such as a central bank. */
export interface ExchangeRateSource {
  /** Kept with the rates. */
  readonly name: string;
  read(): Promise<DailyRates>;
}

export interface StoredRate {
  readonly currency: string;
  readonly ratePerMillion: number;
  readonly asOf: Day;
  readonly source: string;
}

export type RateRefusal =
  | { readonly code: 'currency-not-rated'; readonly details: { readonly currency: string } }
  | { readonly code: 'rate-not-valid'; readonly details: { readonly ratePerMillion: number } }
  | { readonly code: 'day-not-valid'; readonly details: { readonly day: string } };

export interface RefreshReport {
  readonly day: Day;
  readonly taken: readonly string[];
  /** Rule 21: moved too far to be believed. */
  readonly doubted: readonly string[];
}

/** Exchange rates as the merchant sees and changes them. */
export interface ExchangeRatesAdmin {
  /** Those that count today. */
  list(): Promise<readonly StoredRate[]>;
  /** From today on, until a later rate comes. */
  set(currency: string, ratePerMillion: number): Promise<Result<undefined, RateRefusal>>;
  /** Null without a source. */
  refresh(): Promise<RefreshReport | null>;
}

/** Rule 21. */
const largestMove = 0.2;
const highestRate = 1_000_000 * 1_000_000;

const isRated = (currency: string) => isCurrencyCode(currency) && currency !== shop.baseCurrency;
const isRate = (rate: number) => Number.isInteger(rate) && rate > 0 && rate <= highestRate;

export interface ExchangeRatesOptions {
  readonly database: CommerceDatabase;
  readonly source: ExchangeRateSource | null;
  readonly clock: () => Date;
  readonly timeZone: string;
  readonly log: Log;
}

export function createExchangeRatesAdmin(options: ExchangeRatesOptions): ExchangeRatesAdmin {
  const { database, source, clock, timeZone } = options;
  const today = () => localTime(clock(), timeZone).day;
  return {
    list: () => readLatest(database.kysely),
    async set(currency, ratePerMillion) {
      if (!isRated(currency)) return refuse('currency-not-rated', { currency });
      if (!isRate(ratePerMillion)) return refuse('rate-not-valid', { ratePerMillion });
      await database.transaction(async (transaction) => {
        await keepExchangeRates(transaction, [
          { currency, ratePerMillion, asOf: today(), source: 'merchant' },
        ]);
        await raiseReferenceVersion(transaction);
      });
      return ok();
    },
    refresh: async () => source && take(await source.read(), source.name, today(), options),
  };
}

/** Rules 20 and 21. */
async function take(
  { day, ratesPerMillion }: DailyRates,
  source: string,
  today: Day,
  { database, log }: ExchangeRatesOptions,
): Promise<RefreshReport> {
  if (!isDay(day) || day > addDays(today, 1)) throw new Error(`Exchange rates of the day "${day}"`);
  const report = await database.transaction(async (transaction) => {
    const known = new Map((await readLatest(transaction)).map((rate) => [rate.currency, rate]));
    const fresh = [...ratesPerMillion]
      .filter(([currency, rate]) => isRated(currency) && isRate(rate))
      .filter(([currency]) => (known.get(currency)?.asOf ?? '') < day);
    const isDoubted = ([currency, rate]: readonly [string, number]) => {
      const before = known.get(currency)?.ratePerMillion ?? rate;
      return Math.abs(rate - before) > before * largestMove;
    };
    const taken = fresh.filter((rate) => !isDoubted(rate));
    await keepExchangeRates(
      transaction,
      taken.map(([currency, ratePerMillion]) => ({ currency, ratePerMillion, asOf: day, source })),
    );
    if (taken.length > 0) await raiseReferenceVersion(transaction);
    return {
      day,
      taken: taken.map(([currency]) => currency),
      doubted: fresh.filter(isDoubted).map(([currency]) => currency),
    };
  });
  if (report.doubted.length > 0) {
    log.error(
      { day: report.day, currencies: report.doubted },
      'Exchange rates that moved by more than a fifth were not taken; set them by hand',
    );
  }
  return report;
}

/** One rate for a currency and day, the last one told. */
export async function keepExchangeRates(
  transaction: Kysely<CommerceTables>,
  rates: readonly StoredRate[],
): Promise<void> {
  for (const { currency, ratePerMillion, asOf, source } of rates) {
    await sql`insert into exchange_rate (currency, rate_per_million, as_of, source)
      values (${currency}, ${ratePerMillion}, ${asOf}, ${source})
      on conflict (currency, as_of) do update
      set rate_per_million = excluded.rate_per_million, source = excluded.source`.execute(transaction);
  }
}

export async function readLatest(connection: Kysely<CommerceTables>): Promise<readonly StoredRate[]> {
  const { rows } = await sql<StoredRate>`
    select distinct on (currency) currency, rate_per_million as "ratePerMillion", as_of::text as "asOf", source
    from exchange_rate order by currency, as_of desc`.execute(connection);
  return rows;
}
