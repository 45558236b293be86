import { sql } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { addDays, type Day, isDay, startOfDay } from '#stores';
import type { CommerceDatabase } from '#tables';

export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface SalesOfDay {
  readonly day: string;
  readonly currency: string;
  readonly orders: number;
  readonly totalMinor: number;
  readonly creditedMinor: number;
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

interface PeriodRefusal {
  readonly code: 'period-not-valid';
  readonly details: { readonly most: number };
}

export interface ReportsAdmin {
  /** Rule 2. */
  sales(period: Period): Promise<Result<readonly SalesOfDay[], PeriodRefusal>>;
  /** Rule 3. */
  vat(period: Period): Promise<Result<readonly VatOfCountry[], PeriodRefusal>>;
}

const mostDays = 366;

/** Rule 1: the moments between which it lies. */
function momentsOf(
  { from, to }: Period,
  timeZone: string,
): { readonly since: Date; readonly until: Date } | null {
  if (!isDay(from) || !isDay(to) || from > to || addDays(from, mostDays) <= to) return null;
  return { since: startOfDay(from, timeZone), until: startOfDay(addDays(to as Day, 1), timeZone) };
}

export function createReportsAdmin({ kysely }: CommerceDatabase, timeZone: string): ReportsAdmin {
  const refusal = () => refuse('period-not-valid' as const, { most: mostDays });
  return {
    async sales(period) {
      const moments = momentsOf(period, timeZone);
      if (!moments) return refusal();
      const { since, until } = moments;
      const { rows } = await sql<SalesOfDay>`
        select day, currency, sum(orders)::integer as orders, sum(total)::bigint as "totalMinor",
          sum(credited)::bigint as "creditedMinor"
        from (
          select to_char(placed_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, currency, 1 as orders,
            grand_total_minor::bigint as total, 0::bigint as credited
          from shop_order
          where placed_at >= ${since} and placed_at < ${until} and status in ('processing', 'complete', 'closed', 'holded')
          union all
          select to_char(issued_at at time zone ${timeZone}, 'YYYY-MM-DD'), currency, 0, 0, -total_minor
          from invoice where series = 'credit-note' and issued_at >= ${since} and issued_at < ${until}
        ) as moves group by 1, 2 order by 1, 2`.execute(kysely);
      return ok(rows);
    },
    async vat(period) {
      const moments = momentsOf(period, timeZone);
      if (!moments) return refusal();
      const { since, until } = moments;
      const { rows } = await sql<VatOfCountry>`
        select coalesce(i.document #>> '{shippingAddress,country}', i.document #>> '{billingAddress,country}') as country,
          i.document #>> '{treatment,kind}' as treatment, (tax ->> 'basisPoints')::integer as "basisPoints", i.currency,
          sum(sign * (tax #>> '{taxable,minor}')::bigint)::bigint as "taxableMinor",
          sum(sign * (tax #>> '{amount,minor}')::bigint)::bigint as "taxMinor", count(*)::integer as documents
        from invoice i
        cross join lateral (select case when i.series = 'credit-note' then -1 else 1 end as sign) as direction
        cross join lateral jsonb_array_elements(case jsonb_array_length(i.document -> 'taxes')
          when 0 then jsonb_build_array(jsonb_build_object('basisPoints', 0, 'taxable', i.document -> 'net',
            'amount', jsonb_build_object('minor', 0)))
          else i.document -> 'taxes' end) as taxes (tax)
        where i.issued_at >= ${since} and i.issued_at < ${until}
        group by 1, 2, 3, 4 order by 1, 2, 3 desc, 4`.execute(kysely);
      return ok(rows);
    },
  };
}
