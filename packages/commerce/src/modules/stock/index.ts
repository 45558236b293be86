/**
 * How much can be sold: pools of centimetres or pieces, what draws on them, and what orders take and give back (rules in SPEC.md).
 * It knows products only by what they draw from a pool, and orders only by their ids.
 */
export { type StockDemand, unitsByPool } from './demand.ts';
export { isSalable, leftInStock, type StockLevel, salableUnits } from './salable.ts';
export { salableCondition } from './salable-condition.ts';
export type { StockTables } from './tables.ts';
export { returnStock, type StockRefusal, takeStock } from './take-stock.ts';
