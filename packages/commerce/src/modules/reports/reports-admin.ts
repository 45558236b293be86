import { ok, type Result } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { CommerceDatabase } from '#tables';
import { type Cohorts, countCohorts, readCohorts } from './count-cohorts.ts';
import { countTouched } from './count-touched.ts';
import { type Asked, askedFor, type PeriodRefusal, type Question } from './period.ts';
import { readBestSellers, readSlowSellers, type SoldProduct } from './read-goods.ts';
import { readStockValue, type StockValue } from './read-stock-value.ts';
import {
  type MarginOfDay,
  readMargin,
  readSales,
  readVat,
  type SalesOfDay,
  type VatOfCountry,
} from './read-sums.ts';

/** What a period came to. */
export interface Report<Row> {
  readonly rows: readonly Row[];
  /** Days of it that are still to be counted (rule 6). */
  readonly daysWaiting: number;
}

type Answer<Row> = Promise<Result<Report<Row>, PeriodRefusal>>;

export interface ReportsAdmin {
  sales(question: Question): Answer<SalesOfDay>;
  vat(question: Question): Answer<VatOfCountry>;
  margin(question: Question): Answer<MarginOfDay>;
  bestSellers(question: Question, locale: LocaleName): Answer<SoldProduct>;
  slowSellers(question: Question, locale: LocaleName): Answer<SoldProduct>;
  stockValue(locale: LocaleName): Promise<StockValue>;
  cohorts(): Promise<Cohorts | null>;
  /** What the worker does every minute, and every night. */
  countDays(): Promise<void>;
  countCohorts(): Promise<void>;
}

/** Rule 6. */
const mostDaysOfAsker = 7;
const mostDaysOfWorker = 60;

export function createReportsAdmin(
  database: CommerceDatabase,
  timeZone: string,
  clock: () => Date,
): ReportsAdmin {
  const { kysely } = database;
  const counting = () => ({ database, timeZone, now: clock() });
  async function answer<Row>(
    question: Question,
    read: (asked: Asked) => Promise<readonly Row[]>,
  ): Answer<Row> {
    const asked = askedFor(question);
    if (!asked.ok) return asked;
    const daysWaiting = await countTouched(counting(), { ...asked.value, most: mostDaysOfAsker });
    return ok({ rows: await read(asked.value), daysWaiting });
  }
  const countAllCohorts = () => countCohorts(database, timeZone, clock());
  return {
    sales: (question) => answer(question, (asked) => readSales(kysely, asked)),
    vat: (question) => answer(question, (asked) => readVat(kysely, asked)),
    margin: (question) => answer(question, (asked) => readMargin(kysely, asked)),
    bestSellers: (question, locale) => answer(question, (asked) => readBestSellers(kysely, asked, locale)),
    slowSellers: (question, locale) => answer(question, (asked) => readSlowSellers(kysely, asked, locale)),
    stockValue: (locale) => readStockValue(kysely, locale),
    cohorts: () => readCohorts(kysely, countAllCohorts),
    countCohorts: countAllCohorts,
    async countDays() {
      await countTouched(counting(), { from: '0001-01-01', to: '9999-12-31', most: mostDaysOfWorker });
    },
  };
}
