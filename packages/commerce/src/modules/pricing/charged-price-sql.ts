import { sql } from '@bowline/database';
import { decimalsOf } from '@bowline/kit';
import { type LocaleName, shop } from '@bowline/markets';
import type { Day } from '#stores';
import { taxClasses } from '#tax';
import { type StorePriceView, vatOf } from './display-price.ts';

type Sql = ReturnType<typeof sql>;

/** Who looks at prices, in which store, and on which day. */
export interface PriceMoment {
  readonly view: StorePriceView;
  readonly locale: LocaleName;
  readonly today: Day;
}

/**
 * Rules 10, 11 and 19 as SQL, for a query that has rows of the product table under this alias. `minor` is what is charged in
 * euro cents; a fixed price or one of the market is converted into euros, which is good enough to sort by. `shown` is the
 * amount exactly as displayed where such a price decides it, and null elsewhere.
 */
export function chargedPriceSql(
  alias: string,
  { view, locale, today }: PriceMoment,
): { readonly joins: Sql; readonly minor: Sql; readonly shown: Sql } {
  const { currency, vatBasisPoints, classVat, storeVatBasisPoints, storeClassVat, ratePerMillion } = view;
  const id = sql.ref(`${alias}.id`);
  const stored = sql.ref(`${alias}.price_minor`);
  const charged = sql`least(${stored}, reduced.price_minor)`;
  const centsPerRate = 1_000_000 * 10 ** (decimalsOf(shop.baseCurrency) - decimalsOf(currency));
  // What the stored price is in the currency, over the VAT that is in it: 10000 where there is none.
  const own = sql`coalesce(market.price_minor, fixed.price_minor)`;
  const vatInIt = sql`(case when market.price_minor is null then 10000
    else ${withVatSql(alias, { vatBasisPoints: storeVatBasisPoints, classVat: storeClassVat })} end)`;
  const numerator = sql`${charged}::numeric * ${own} * ${withVatSql(alias, { vatBasisPoints, classVat })}`;
  const denominator = sql`nullif(${stored}, 0)::numeric * ${vatInIt}`;
  return {
    joins: sql`
      left join price_reduction reduced on reduced.product_id = ${id}
        and reduced.starts_on <= ${today}::date and coalesce(reduced.ends_on >= ${today}::date, true)
      left join fixed_price fixed on fixed.product_id = ${id} and fixed.currency = ${currency}
      left join market_price market on market.product_id = ${id} and market.locale = ${locale}
        and market.currency = ${currency}`,
    minor: sql`(case when ${own} is null then ${charged}
      else round(${charged}::numeric * ${own} * 10000 * ${centsPerRate}::bigint
        / (${denominator} * ${ratePerMillion}::bigint)) end)::integer`,
    // Half away from zero in whole numbers, as displayPrice does it.
    shown: sql`div(2 * ${numerator} + ${denominator}, 2 * ${denominator})::integer`,
  };
}

/** Ten thousand and the basis points of the product's class. */
function withVatSql(alias: string, vat: Parameters<typeof vatOf>[0]): Sql {
  const usual = 10_000 + vatOf(vat, 'standard');
  const others = taxClasses.filter((taxClass) => 10_000 + vatOf(vat, taxClass) !== usual);
  if (others.length === 0) return sql`${usual}::integer`;
  const cases = others.map(
    (taxClass) => sql`when ${taxClass} then ${10_000 + vatOf(vat, taxClass)}::integer`,
  );
  return sql`(case ${sql.ref(`${alias}.tax_class`)} ${sql.join(cases, sql` `)} else ${usual}::integer end)`;
}
