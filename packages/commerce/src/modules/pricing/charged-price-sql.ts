import { sql } from '@bowline/database';
import { decimalsOf } from '@bowline/kit';
import { shop } from '@bowline/markets';
import type { Day } from '#stores';
import type { StorePriceView } from './display-price.ts';

type Sql = ReturnType<typeof sql>;

/** Who looks at prices, and on which day. */
export interface PriceMoment {
  readonly view: StorePriceView;
  readonly today: Day;
}

/**
 * Rules 10 and 11 as SQL, for a query that has rows of the product table under this alias. `minor` is what is charged in euro
 * cents; a fixed price is converted into euros, which is good enough to sort by. `shown` is the amount exactly as displayed
 * where a fixed price decides it, and null elsewhere.
 */
export function chargedPriceSql(
  alias: string,
  { view, today }: PriceMoment,
): { readonly joins: Sql; readonly minor: Sql; readonly shown: Sql } {
  const id = sql.ref(`${alias}.id`);
  const stored = sql.ref(`${alias}.price_minor`);
  const reduction = sql`left join price_reduction reduced on reduced.product_id = ${id}
    and reduced.starts_on <= ${today}::date and coalesce(reduced.ends_on >= ${today}::date, true)`;
  const charged = sql`least(${stored}, reduced.price_minor)`;
  if (view.currency === shop.baseCurrency) {
    return { joins: reduction, minor: charged, shown: sql`null::integer` };
  }
  const centsPerRate = 1_000_000 * 10 ** (decimalsOf(shop.baseCurrency) - decimalsOf(view.currency));
  const amount = sql`${charged}::numeric * fixed.price_minor`;
  const numerator = sql`${amount} * ${10_000 + view.vatBasisPoints}::integer`;
  const denominator = sql`${stored}::numeric * 10000`;
  return {
    joins: sql`${reduction}
      left join fixed_price fixed on fixed.product_id = ${id} and fixed.currency = ${view.currency}`,
    minor: sql`(case when fixed.price_minor is null then ${charged}
      else round(${amount} * ${centsPerRate}::bigint / (${stored}::numeric * ${view.ratePerMillion}::bigint)) end)::integer`,
    // Half away from zero in whole numbers, as displayPrice does it.
    shown: sql`div(2 * ${numerator} + ${denominator}, 2 * ${denominator})::integer`,
  };
}
