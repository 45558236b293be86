import { sql, type Transaction } from '@bowline/database';
import { type CostWish, highestCostMillionths, mostInPool, setCosts, setQuantities } from '#stock';
import { isDay, localTime } from '#stores';
import type { CommerceTables } from '#tables';
import { type NamedRow, problemIn, type SheetFormat, type SheetProblem } from './model.ts';

const keyOf = (row: NamedRow) => (row.cell('pool') ?? '').trim();
const typedIn = (row: NamedRow, column: string) => (row.cell(column) ?? '').trim();

/** Pieces, or centimetres of what is cut. */
function quantityOf(row: NamedRow): number | null {
  const typed = typedIn(row, 'quantity');
  return /^\d{1,10}$/.test(typed) && Number(typed) <= mostInPool ? Number(typed) : null;
}

/** Euro for a piece, or for a metre of what is cut; null when it is no such amount. */
export function costMillionthsOf(typed: string, isLength: boolean): number | null {
  const [, whole = '', , part = ''] = /^(\d{1,7})([.,](\d{1,4}))?$/.exec(typed) ?? [];
  if (whole === '') return null;
  const millionths = Number(whole) * 1_000_000 + Number(part.padEnd(6, '0'));
  // Four decimals of a metre are whole millionths of a centimetre.
  const cost = isLength ? millionths / 100 : millionths;
  return cost <= highestCostMillionths ? cost : null;
}

interface Pool {
  readonly key: string;
  readonly isLength: boolean;
}

async function poolsOf(
  transaction: Transaction<CommerceTables>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Pool>> {
  const { rows } = await sql<Pool>`
    select s.key, exists (select from product p where p.stock_pool_id = s.id and p.length_cm is not null) as "isLength"
    from stock_pool s where s.key = any(${keys})`.execute(transaction);
  return new Map(rows.map((pool) => [pool.key, pool]));
}

export const stockSheet: SheetFormat = {
  needed: ['pool', 'quantity'],
  isColumn: (name) => ['pool', 'quantity', 'cost', 'cost_from'].includes(name),
  keyOf,
  async apply(transaction, rows, { clock, by, timeZone }) {
    const known = await poolsOf(transaction, rows.map(keyOf));
    const now = clock();
    const today = localTime(now, timeZone).day;
    const problems: SheetProblem[] = [];
    const wishes: { readonly poolKey: string; readonly quantity: number }[] = [];
    const costs: CostWish[] = [];
    for (const row of rows) {
      const poolKey = keyOf(row);
      const pool = known.get(poolKey);
      const quantity = quantityOf(row);
      const cost = typedIn(row, 'cost');
      const fromDay = typedIn(row, 'cost_from') || today;
      const costMillionths = pool ? costMillionthsOf(cost, pool.isLength) : null;
      if (!pool) problems.push(problemIn(row, 'pool', 'pool-not-found'));
      else if (quantity === null) problems.push(problemIn(row, 'quantity', 'quantity-not-whole'));
      else if (cost !== '' && costMillionths === null)
        problems.push(problemIn(row, 'cost', 'amount-not-valid'));
      else if (cost !== '' && (!isDay(fromDay) || fromDay > today)) {
        problems.push(problemIn(row, 'cost_from', 'day-not-valid'));
      } else {
        wishes.push({ poolKey, quantity });
        if (costMillionths !== null) costs.push({ poolKey, costMillionths, fromDay });
      }
    }
    const changed = new Set(await setCosts(transaction, costs));
    for (const key of await setQuantities(transaction, wishes, { reason: 'imported', note: null, by, now })) {
      changed.add(key);
    }
    return { changed: changed.size, problems };
  },
};
