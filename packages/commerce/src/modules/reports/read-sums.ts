import { type Kysely, sql } from '@bowline/database';
import type { CommerceTables } from '#tables';
import type { Asked } from './period.ts';

type Executor = Kysely<CommerceTables>;

export interface SalesOfDay {
  readonly day: string;
  readonly currency: string;
  readonly orders: number;
  readonly totalMinor: number;
  readonly creditedMinor: number;
}

/** Rows of the period, narrowed as it was asked for. */
const narrowed = ({ from, to, market, currency }: Asked) => sql`day between ${from}::date and ${to}::date
  and (${market}::text is null or store_code = ${market}) and (${currency}::text is null or currency = ${currency})`;

/** Rule 2. */
export async function readSales(executor: Executor, asked: Asked): Promise<readonly SalesOfDay[]> {
  const { rows } = await sql<SalesOfDay>`
    select day::text as day, currency, sum(orders)::integer as orders, sum(total_minor)::bigint as "totalMinor",
      sum(credited_minor)::bigint as "creditedMinor"
    from report_sales_day where ${narrowed(asked)} group by report_sales_day.day, currency
    having sum(orders) > 0 or sum(credited_minor) <> 0 order by report_sales_day.day, currency`.execute(
    executor,
  );
  return rows;
}

export interface MarginOfDay {
  readonly day: string;
  readonly netMinor: number;
  /** Of it what was sold at a known cost. */
  readonly costedMinor: number;
  readonly costMinor: number;
}

/** Rules 8 to 10. */
export async function readMargin(executor: Executor, asked: Asked): Promise<readonly MarginOfDay[]> {
  const { rows } = await sql<MarginOfDay>`
    select day::text as day, sum(net_eur_minor)::bigint as "netMinor", sum(costed_eur_minor)::bigint as "costedMinor",
      sum(cost_eur_minor)::bigint as "costMinor"
    from report_sales_day where ${narrowed(asked)} group by report_sales_day.day order by report_sales_day.day`.execute(
    executor,
  );
  return rows;
}

export interface VatOfCountry {
  readonly country: string;
  readonly treatment: string;
  readonly basisPoints: number;
  readonly currency: string;
  readonly taxableMinor: number;
  readonly taxMinor: number;
  readonly documents: number;
}

/** Rule 3. */
export async function readVat(executor: Executor, { from, to }: Asked): Promise<readonly VatOfCountry[]> {
  const { rows } = await sql<VatOfCountry>`
    select country, treatment, basis_points as "basisPoints", currency, sum(taxable_minor)::bigint as "taxableMinor",
      sum(tax_minor)::bigint as "taxMinor", sum(documents)::integer as documents
    from report_vat_day where day between ${from}::date and ${to}::date
    group by 1, 2, 3, 4 order by 1, 2, 3 desc, 4`.execute(executor);
  return rows;
}
