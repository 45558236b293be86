import { type SqlBool, sql } from '@bowline/database';

/** Rule 5 as SQL, for a query that names the product's own row by this alias. */
export function salableCondition(alias: string) {
  const pool = sql.ref(`${alias}.stock_pool_id`);
  const units = sql.ref(`${alias}.stock_units`);
  return sql<SqlBool>`(${pool} is null or exists (
    select from stock_pool where stock_pool.id = ${pool} and stock_pool.quantity >= ${units}))`;
}
