import { type Kysely, sql } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import type { Asked } from './period.ts';

type Executor = Kysely<CommerceTables>;

export interface SoldProduct {
  readonly sku: string;
  /** Null for what is not in the catalogue any more. */
  readonly name: string | null;
  readonly quantityHundredths: number;
  readonly netMinor: number;
  readonly costedMinor: number;
  readonly costMinor: number;
  /** The day since when it is on sale. */
  readonly since: string | null;
}

const most = 50;

/** Rule 7: months that lie in the period whole, where they are kept, and the days of all others. */
const soldIn = ({ from, to, market }: Asked) => sql`
  with kept as materialized (
    select month::date as month from generate_series(date_trunc('month', ${from}::date), ${to}::date, interval '1 month') as month
    where month >= ${from}::date and month + interval '1 month' <= ${to}::date + interval '1 day'
      and exists (select from report_product_month m where m.store_code = '' and m.month = month::date)
  ), sums as (
    select sku, quantity_hundredths, net_eur_minor, costed_eur_minor, cost_eur_minor from report_product_month
    where store_code = ${market ?? ''} and month in (select month from kept)
    union all
    select sku, quantity_hundredths, net_eur_minor, costed_eur_minor, cost_eur_minor from report_product_day
    where store_code = ${market ?? ''} and day between ${from}::date and ${to}::date
      and date_trunc('month', day)::date not in (select month from kept)
  ), sold as (
    select sku, sum(quantity_hundredths)::bigint as quantity, sum(net_eur_minor)::bigint as net,
      sum(costed_eur_minor)::bigint as costed, sum(cost_eur_minor)::bigint as cost
    from sums group by sku
  )`;

const columns = sql`t.name, found.quantity as "quantityHundredths", found.net as "netMinor", found.costed as "costedMinor",
  found.cost as "costMinor"`;

/** Rule 11. */
export async function readBestSellers(
  executor: Executor,
  asked: Asked,
  locale: LocaleName,
): Promise<readonly SoldProduct[]> {
  const { rows } = await sql<SoldProduct>`
    ${soldIn(asked)}, found as (select * from sold where net > 0 order by net desc, sku limit ${most})
    select found.sku, p.created_at::date::text as since, ${columns}
    from found left join product p on p.sku = found.sku
    left join product_text t on t.product_id = p.id and t.locale = ${locale}
    order by found.net desc, found.sku`.execute(executor);
  return rows;
}

/** Rule 11. */
export async function readSlowSellers(
  executor: Executor,
  asked: Asked,
  locale: LocaleName,
): Promise<readonly SoldProduct[]> {
  const { rows } = await sql<SoldProduct>`
    ${soldIn(asked)}, found as (
      select p.id, p.sku, p.created_at, coalesce(sold.quantity, 0)::bigint as quantity, coalesce(sold.net, 0)::bigint as net,
        coalesce(sold.costed, 0)::bigint as costed, coalesce(sold.cost, 0)::bigint as cost
      from product p join product_summary s on s.product_id = p.id and s.is_salable
      left join sold on sold.sku = p.sku
      where p.parent_id is null and p.is_active and p.kind <> 'gift_card'
        and p.created_at::date < ${asked.from}::date
      order by coalesce(sold.net, 0), p.created_at, p.sku limit ${most}
    )
    select found.sku, found.created_at::date::text as since, ${columns}
    from found left join product_text t on t.product_id = found.id and t.locale = ${locale}
    order by found.net, found.created_at, found.sku`.execute(executor);
  return rows;
}
