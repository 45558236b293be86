/** What somebody wants of one pool. */
export interface StockDemand {
  /** Ids of pools change with every import of the catalogue, their keys do not. */
  readonly poolKey: string;
  /** Units of the pool that one piece takes (rule 2). */
  readonly unitsPerPiece: number;
  /** 150 is one and a half pieces. */
  readonly quantityHundredths: number;
}

/** Rule 7: the units wanted of each pool, added up. */
export function unitsByPool(demands: readonly StockDemand[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { poolKey, unitsPerPiece, quantityHundredths } of demands) {
    const wanted = Math.ceil((unitsPerPiece * quantityHundredths) / 100);
    units.set(poolKey, (units.get(poolKey) ?? 0) + wanted);
  }
  return units;
}
