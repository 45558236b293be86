/**
 * How much can be sold: pools of centimetres or pieces, what draws on them, and what orders take and give back (rules in SPEC.md).
 * It knows products only by what they draw from a pool, and orders only by their ids.
 */

export {
  changeStock,
  createPool,
  mostInPool,
  type StockChangeRefusal,
  type StockReason,
  setQuantities,
  stockReasons,
} from './change-stock.ts';
export { type CostWish, highestCostMillionths, setCosts } from './costs.ts';
export { isSalable, leftInStock, type StockLevel, salableCondition, salableUnits } from './salable.ts';
export type { StockTables } from './tables.ts';
export {
  returnStock,
  type StockDemand,
  type StockRefusal,
  settleStock,
  takingStock,
  unitsByPool,
  wasTaken,
} from './take-stock.ts';
