/** What somebody wants of one pool. */
export interface StockDemand {
  readonly poolId: number;
  /** Units of the pool that one piece takes (rule 2). */
  readonly unitsPerPiece: number;
  /** 150 is one and a half pieces. */
  readonly quantityHundredths: number;
}

/** Rule 7: the units wanted of each pool, added up. */
export function unitsByPool(demands: readonly StockDemand[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const { poolId, unitsPerPiece, quantityHundredths } of demands) {
    const wanted = Math.ceil((unitsPerPiece * quantityHundredths) / 100);
    units.set(poolId, (units.get(poolId) ?? 0) + wanted);
  }
  return units;
}
