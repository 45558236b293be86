import { type Kysely, sql } from '@bowline/database';
import type { CommerceTables } from '#tables';

/** Rule 27. */
export const spoolCm = 10_000;

export interface Cut {
  readonly orderNumber: string;
  readonly line: string;
  readonly sku: string;
  readonly name: string;
  readonly lengthCm: number;
}

export interface PlannedCut extends Cut {
  /** 0 is the one that was begun. */
  readonly spool: number;
  readonly leftCm: number;
}

/** Rule 28. */
export function planCuts(cuts: readonly Cut[], begunCm: number): readonly PlannedCut[] {
  const spools: number[] = [begunCm];
  return cuts
    .toSorted((one, other) => other.lengthCm - one.lengthCm || compare(one.orderNumber, other.orderNumber))
    .map((cut) => {
      const spool = tightest(spools, cut.lengthCm) ?? spools.push(Math.max(spoolCm, cut.lengthCm)) - 1;
      const leftCm = (spools[spool] ?? 0) - cut.lengthCm;
      spools[spool] = leftCm;
      return { ...cut, spool, leftCm };
    });
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The spool with the least left that is long enough. */
function tightest(spools: readonly number[], lengthCm: number): number | undefined {
  let best: number | undefined;
  for (const [index, left] of spools.entries()) {
    if (left >= lengthCm && (best === undefined || left < (spools[best] ?? 0))) best = index;
  }
  return best;
}

export interface CutsOfPool {
  readonly poolKey: string;
  readonly begunCm: number;
  readonly cuts: readonly PlannedCut[];
}

const mostOrders = 200;
const mostPieces = 5_000;

interface LineToCut extends Omit<Cut, 'lengthCm'> {
  readonly poolKey: string;
  readonly pieceCm: number;
  readonly leftHundredths: number;
  readonly poolCm: number | null;
}

/** Rules 26 to 28, colour by colour. */
export async function cutListOf(
  executor: Kysely<CommerceTables>,
  numbers: readonly string[],
): Promise<readonly CutsOfPool[]> {
  const { rows } = await sql<LineToCut>`
    select o.number as "orderNumber", l.line, l.sku, l.name, l.stock_pool_key as "poolKey",
      l.stock_units_per_piece as "pieceCm", p.quantity as "poolCm",
      (l.quantity_hundredths
        - coalesce((select sum(quantity_hundredths) from shipment_line s where s.order_id = l.order_id and s.line = l.line), 0)
        - coalesce((select sum(quantity_hundredths) from canceled_line c where c.order_id = l.order_id and c.line = l.line), 0)
      )::integer as "leftHundredths"
    from shop_order o join order_line l on l.order_id = o.id left join stock_pool p on p.key = l.stock_pool_key
    where o.number = any(${numbers.slice(0, mostOrders)}::text[]) and o.status = 'processing'
      and l.stock_units_per_piece > 1
    order by l.stock_pool_key, o.number, l.position`.execute(executor);
  const byPool = Map.groupBy(
    rows.filter(({ leftHundredths }) => leftHundredths > 0),
    ({ poolKey }) => poolKey,
  );
  return [...byPool].map(([poolKey, lines]) => {
    const cuts = lines.flatMap(piecesOf).slice(0, mostPieces);
    const toCut = cuts.reduce((sum, { lengthCm }) => sum + lengthCm, 0);
    const begunCm = ((lines[0]?.poolCm ?? 0) + toCut) % spoolCm;
    return { poolKey, begunCm, cuts: planCuts(cuts, begunCm) };
  });
}

/** Rule 26; what is left of a piece is cut as one (stock rule 7). */
function piecesOf({ pieceCm, leftHundredths, poolKey: _pool, poolCm: _held, ...line }: LineToCut): Cut[] {
  const whole = Math.min(Math.floor(leftHundredths / 100), mostPieces);
  const rest = Math.ceil(((leftHundredths % 100) * pieceCm) / 100);
  return [
    ...Array.from({ length: whole }, () => ({ ...line, lengthCm: pieceCm })),
    ...(rest > 0 ? [{ ...line, lengthCm: rest }] : []),
  ];
}
