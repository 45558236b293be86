/**
 * How much can be sold: pools of centimetres or pieces, and the rules that read them.
 * It does not reserve or take stock yet, and it knows products only by what they draw from a pool.
 */
export { isSalable, leftInStock, type StockLevel, salableUnits } from './salable.ts';
export { salableCondition } from './salable-condition.ts';
export type { StockTables } from './tables.ts';
