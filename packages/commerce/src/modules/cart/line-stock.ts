import { type StockDemand, unitsByPool } from '#stock';
import type { CartLine } from './model.ts';

type StockedLine = Pick<CartLine, 'quantityHundredths' | 'thing'>;

/** What lines take from their pools. */
export function demandsOf(lines: readonly StockedLine[]): readonly StockDemand[] {
  return lines.flatMap(({ quantityHundredths, thing }) =>
    thing?.pool
      ? [{ poolKey: thing.pool.key, unitsPerPiece: thing.pool.unitsPerPiece, quantityHundredths }]
      : [],
  );
}

/** Rule 8: the lines that cannot be bought as they are: gone, or more than their pool holds for all of its lines. */
export function linesWithoutStock(lines: readonly CartLine[]): ReadonlySet<number> {
  const wanted = unitsByPool(demandsOf(lines));
  return new Set(
    lines
      .filter(
        ({ thing }) => !thing || (thing.pool && (wanted.get(thing.pool.key) ?? 0) > thing.pool.quantity),
      )
      .map(({ id }) => id),
  );
}

/** Whether lines of this thing's pool, all together, ask for more than it holds. */
export function exceedsPool(
  { pool }: NonNullable<StockedLine['thing']>,
  lines: readonly StockedLine[],
): boolean {
  return pool !== null && (unitsByPool(demandsOf(lines)).get(pool.key) ?? 0) > pool.quantity;
}
