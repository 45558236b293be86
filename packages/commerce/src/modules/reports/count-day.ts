import { type RawBuilder, sql, type Transaction } from '@bowline/database';
import { decimalsOf } from '@bowline/kit';
import { currencyDetails } from '@bowline/markets';
import { addDays, type Day, startOfDay } from '#stores';
import type { CommerceTables } from '#tables';

/** How many minor units a major one has, by currency. */
const minorUnits = JSON.stringify(
  Object.fromEntries(
    (Object.keys(currencyDetails) as (keyof typeof currencyDetails)[]).map((code) => [
      code,
      10 ** decimalsOf(code),
    ]),
  ),
);

/** Orders that count (rule 2), for `status in`. */
const sold = sql`('processing', 'complete', 'closed', 'holded')`;

/** Rule 9: an amount of order `o` in cents. */
const inEuro = (minor: RawBuilder<unknown>) => sql`round(${minor}::numeric * 100 * 1000000
  / ((${minorUnits}::jsonb ->> o.currency)::numeric * (o.snapshot ->> 'exchangeRatePerMillion')::numeric))`;

/** Rule 10: millionths of a unit of line `l` on the day of order `o`; null when not known. */
const costOf = (timeZone: string) => sql`left join lateral (
  select c.cost_millionths as unit from stock_cost c
  where c.pool_key = l.stock_pool_key and c.from_day <= (o.placed_at at time zone ${timeZone})::date
  order by c.from_day desc limit 1) cost on true`;

interface Span {
  readonly since: Date;
  readonly until: Date;
  readonly timeZone: string;
}

/** What every line brought in, gave back and cost. */
const movesOf = ({ since, until, timeZone }: Span) => sql`
  select o.store_code, o.currency, coalesce(l.parent_sku, l.sku) as sku, l.quantity_hundredths::bigint as quantity,
    euro.net, case when cost.unit is null then 0 else euro.net end as costed,
    coalesce(round(ceil(l.stock_units_per_piece * l.quantity_hundredths / 100.0) * cost.unit / 10000), 0) as cost
  from shop_order o join order_line l on l.order_id = o.id
  cross join lateral (select ${inEuro(sql`l.total_excl_minor`)} as net) euro
  ${costOf(timeZone)}
  where o.placed_at >= ${since} and o.placed_at < ${until} and o.status in ${sold} and l.kind <> 'gift-card'
  union all
  select o.store_code, o.currency, coalesce(l.parent_sku, l.sku), -credited.quantity_hundredths,
    -euro.net, case when cost.unit is null then 0 else -euro.net end, 0
  from invoice i join credit_line credited on credited.invoice_id = i.id
  join order_line l on l.order_id = credited.order_id and l.line = credited.line
  join shop_order o on o.id = i.order_id
  cross join lateral (select ${inEuro(sql`credited.excl_minor`)} as net) euro
  ${costOf(timeZone)}
  where i.series = 'credit-note' and i.issued_at >= ${since} and i.issued_at < ${until} and o.status in ${sold}
    and l.kind <> 'gift-card'
  union all
  select o.store_code, o.currency, coalesce(l.parent_sku, l.sku), 0, 0, 0, -round(m.units * cost.unit / 10000.0)
  from stock_movement m join shop_order o on o.id = m.order_id
  join lateral (select * from order_line l where l.order_id = o.id and l.stock_pool_key = m.pool_key
    order by l.position limit 1) l on true
  ${costOf(timeZone)}
  where m.moved_at >= ${since} and m.moved_at < ${until} and m.kind <> 'taken' and o.status in ${sold}
    and cost.unit is not null`;

/** Rules 2, 3, 8 to 11: the sums of one day, whole, in place of those that were there. */
export async function countDay(
  transaction: Transaction<CommerceTables>,
  day: Day,
  timeZone: string,
): Promise<void> {
  const since = startOfDay(day, timeZone);
  const until = startOfDay(addDays(day, 1), timeZone);
  for (const table of ['report_sales_day', 'report_vat_day', 'report_product_day'] as const) {
    await sql`delete from ${sql.table(table)} where day = ${day}::date`.execute(transaction);
  }
  await sql`
    with moves as materialized (${movesOf({ since, until, timeZone })}), products as (
      insert into report_product_day
      select ${day}::date, case when grouping(store_code) = 1 then '' else store_code end, sku, sum(quantity), sum(net), sum(costed),
        sum(cost)
      from moves group by grouping sets ((store_code, sku), (sku))
    )
    insert into report_sales_day
    select ${day}::date, store_code, currency, sum(orders), sum(total), sum(credited), sum(net), sum(costed), sum(cost)
    from (
      select store_code, currency, 1 as orders, grand_total_minor::bigint as total, 0::bigint as credited, 0 as net, 0 as costed,
        0 as cost
      from shop_order where placed_at >= ${since} and placed_at < ${until} and status in ${sold}
      union all
      select o.store_code, i.currency, 0, 0, -i.total_minor, 0, 0, 0
      from invoice i join shop_order o on o.id = i.order_id
      where i.series = 'credit-note' and i.issued_at >= ${since} and i.issued_at < ${until} and o.status in ${sold}
      union all
      select store_code, currency, 0, 0, 0, net, costed, cost from moves
    ) as all_moves group by store_code, currency`.execute(transaction);
  await countVat(transaction, day, since, until);
}

/** Rule 3. */
async function countVat(
  transaction: Transaction<CommerceTables>,
  day: Day,
  since: Date,
  until: Date,
): Promise<void> {
  await sql`
    insert into report_vat_day
    select ${day}::date,
      coalesce(i.document #>> '{shippingAddress,country}', i.document #>> '{billingAddress,country}', '') as country,
      i.document #>> '{treatment,kind}' as treatment, (tax ->> 'basisPoints')::integer, i.currency,
      sum(sign * (tax #>> '{taxable,minor}')::bigint), sum(sign * (tax #>> '{amount,minor}')::bigint), count(*)
    from invoice i
    cross join lateral (select case when i.series = 'credit-note' then -1 else 1 end as sign) as direction
    cross join lateral jsonb_array_elements(case jsonb_array_length(i.document -> 'taxes')
      when 0 then jsonb_build_array(jsonb_build_object('basisPoints', 0, 'taxable', i.document -> 'net',
        'amount', jsonb_build_object('minor', 0)))
      else i.document -> 'taxes' end) as taxes (tax)
    where i.issued_at >= ${since} and i.issued_at < ${until}
    group by 2, 3, 4, 5`.execute(transaction);
}
