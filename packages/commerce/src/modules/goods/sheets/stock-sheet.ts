import { sql } from '@bowline/database';
import { mostInPool, setQuantities } from '#stock';
import { type NamedRow, problemIn, type SheetFormat, type SheetProblem } from './model.ts';

const keyOf = (row: NamedRow) => (row.cell('pool') ?? '').trim();

/** Pieces, or centimetres of what is cut. */
function quantityOf(row: NamedRow): number | null {
  const typed = (row.cell('quantity') ?? '').trim();
  return /^\d{1,10}$/.test(typed) && Number(typed) <= mostInPool ? Number(typed) : null;
}

export const stockSheet: SheetFormat = {
  needed: ['pool', 'quantity'],
  isColumn: (name) => ['pool', 'quantity'].includes(name),
  keyOf,
  async apply(transaction, rows, { clock, by }) {
    const { rows: found } = await sql<{ key: string }>`
      select key from stock_pool where key = any(${rows.map(keyOf)})`.execute(transaction);
    const known = new Set(found.map(({ key }) => key));
    const problems: SheetProblem[] = [];
    const wishes: { readonly poolKey: string; readonly quantity: number }[] = [];
    for (const row of rows) {
      const quantity = quantityOf(row);
      if (!known.has(keyOf(row))) problems.push(problemIn(row, 'pool', 'pool-not-found'));
      else if (quantity === null) problems.push(problemIn(row, 'quantity', 'quantity-not-whole'));
      else wishes.push({ poolKey: keyOf(row), quantity });
    }
    const changed = await setQuantities(transaction, wishes, {
      reason: 'imported',
      note: null,
      by,
      now: clock(),
    });
    return { changed, problems };
  },
};
