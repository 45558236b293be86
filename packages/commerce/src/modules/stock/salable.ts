import { type SqlBool, sql } from '@bowline/database';

/** What one product draws from its pool; null means that nothing is counted (rule 4). */
export type StockLevel = { readonly poolQuantity: number; readonly units: number } | null;

/** Rules 3 and 4. */
export function salableUnits(level: StockLevel): number {
  return level ? Math.floor(level.poolQuantity / level.units) : Number.POSITIVE_INFINITY;
}

/** Rule 5 for a product that is sold itself. */
export function isSalable(level: StockLevel): boolean {
  return salableUnits(level) >= 1;
}

/** Rule 6. */
export function leftInStock(level: StockLevel, threshold: number): number | null {
  const units = salableUnits(level);
  return units > 0 && units <= threshold ? units : null;
}

/** Rule 5 as SQL, for a query that names the product's own row by this alias. */
export function salableCondition(alias: string) {
  const pool = sql.ref(`${alias}.stock_pool_id`);
  const units = sql.ref(`${alias}.stock_units`);
  return sql<SqlBool>`(${pool} is null or exists (
    select from stock_pool where stock_pool.id = ${pool} and stock_pool.quantity >= ${units}))`;
}
