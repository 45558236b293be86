import { type Insertable, type Kysely, sql, type Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { CommerceTables } from '#tables';
import type { Order, OrderSnapshot, OrdersRefusal } from './model.ts';

type LineRow = Omit<Insertable<CommerceTables['order_line']>, 'order_id'>;

/** Rule 1: the lines of a snapshot as rows. */
export function lineRowsOf({ lines, breakdown }: OrderSnapshot): readonly LineRow[] {
  const totals = new Map(breakdown.lines.map((line) => [line.id, line]));
  return lines.map(({ id, stock, ...line }, index) => {
    const priced = totals.get(id);
    if (!priced) throw new Error(`Line ${id} of an order has no price`);
    const { unit, row, discount, total, vatBasisPoints } = priced;
    return {
      line: id,
      position: index + 1,
      kind: line.kind,
      sku: line.sku,
      parent_sku: line.parentSku,
      name: line.name,
      quantity_hundredths: line.quantityHundredths,
      is_shipped: line.isShipped,
      tax_class: line.taxClass,
      vat_basis_points: vatBasisPoints,
      unit_excl_minor: unit.excl.minor,
      unit_incl_minor: unit.incl.minor,
      row_excl_minor: row.excl.minor,
      row_incl_minor: row.incl.minor,
      discount_minor: discount.minor,
      total_excl_minor: total.excl.minor,
      total_tax_minor: total.tax.minor,
      total_incl_minor: total.incl.minor,
      stock_pool_key: stock?.poolKey ?? null,
      stock_units_per_piece: stock?.unitsPerPiece ?? null,
    };
  });
}

/** Rows written as JSON, in the order of the table's columns: one value, however many lines there are. */
export function lineRecords(rows: string) {
  return sql`jsonb_to_recordset(${rows}::jsonb) as line (
    line text, position integer, kind text, sku text, parent_sku text, name text, quantity_hundredths integer,
    is_shipped boolean, tax_class text, vat_basis_points integer, unit_excl_minor integer, unit_incl_minor integer,
    row_excl_minor integer, row_incl_minor integer, discount_minor integer, total_excl_minor integer,
    total_tax_minor integer, total_incl_minor integer, stock_pool_key text, stock_units_per_piece integer)`;
}

/** A line with what happened to it (rule 20). */
export interface LineState {
  readonly line: string;
  readonly kind: CommerceTables['order_line']['kind'];
  readonly isShipped: boolean;
  readonly vatBasisPoints: number;
  readonly quantityHundredths: number;
  readonly shippedHundredths: number;
  readonly canceledHundredths: number;
  readonly creditedHundredths: number;
  readonly totalInclMinor: number;
  readonly totalTaxMinor: number;
  readonly creditedInclMinor: number;
  readonly creditedTaxMinor: number;
  readonly stockPoolKey: string | null;
  readonly stockUnitsPerPiece: number | null;
}

export async function lineStatesOf(
  executor: Kysely<CommerceTables>,
  orderId: number,
): Promise<readonly LineState[]> {
  const { rows } = await sql<LineState>`
    select l.line, l.kind, l.is_shipped as "isShipped", l.vat_basis_points as "vatBasisPoints",
      l.quantity_hundredths as "quantityHundredths",
      (select coalesce(sum(quantity_hundredths), 0)::integer from shipment_line s
        where s.order_id = l.order_id and s.line = l.line) as "shippedHundredths",
      (select coalesce(sum(quantity_hundredths), 0)::integer from canceled_line c
        where c.order_id = l.order_id and c.line = l.line) as "canceledHundredths",
      coalesce(credited.quantity, 0)::integer as "creditedHundredths",
      l.total_incl_minor as "totalInclMinor", l.total_tax_minor as "totalTaxMinor",
      coalesce(credited.incl, 0)::integer as "creditedInclMinor",
      coalesce(credited.tax, 0)::integer as "creditedTaxMinor",
      l.stock_pool_key as "stockPoolKey", l.stock_units_per_piece as "stockUnitsPerPiece"
    from order_line l
    left join (
      select line, sum(quantity_hundredths) as quantity, sum(incl_minor) as incl, sum(tax_minor) as tax
      from credit_line where order_id = ${orderId} group by line
    ) credited on credited.line = l.line
    where l.order_id = ${orderId} order by l.position`.execute(executor);
  return rows;
}

/**
 * The lines of an order that is locked. An order that a process of an earlier version placed while this one was already
 * running has none yet: they are made from its snapshot.
 */
export async function lockedLinesOf(
  transaction: Transaction<CommerceTables>,
  { id, snapshot }: Order,
): Promise<readonly LineState[]> {
  const states = await lineStatesOf(transaction, id);
  if (states.length === snapshot.lines.length) return states;
  const rows = JSON.stringify(lineRowsOf(snapshot));
  await sql`insert into order_line select ${id}, line.* from ${lineRecords(rows)} on conflict do nothing`.execute(
    transaction,
  );
  return lineStatesOf(transaction, id);
}

export interface LineQuantity {
  readonly line: string;
  readonly quantityHundredths: number;
}

export interface LineWish {
  /** As it is named in the snapshot. */
  readonly line: string;
  /** All that is left of it when it is not given. */
  readonly quantityHundredths?: number;
}

/**
 * What is wished for, as far as it is left; all that is left when no line is named. A piece that was ordered whole stays
 * whole.
 */
export function chooseLines(
  states: readonly LineState[],
  wishes: readonly LineWish[] | undefined,
  leftOf: (state: LineState) => number,
): Result<
  readonly LineQuantity[],
  OrdersRefusal<'order-line-not-known' | 'order-line-quantity-not-possible'>
> {
  if (!wishes) {
    const all = states.map((state) => ({ line: state.line, quantityHundredths: leftOf(state) }));
    return ok(all.filter(({ quantityHundredths }) => quantityHundredths > 0));
  }
  if (wishes.length === 0) return refuse('order-line-not-known', { line: '' });
  const chosen = new Map<string, number>();
  for (const { line, quantityHundredths } of wishes) {
    const state = states.find((each) => each.line === line);
    if (!state) return refuse('order-line-not-known', { line });
    const leftHundredths = leftOf(state) - (chosen.get(line) ?? 0);
    const quantity = quantityHundredths ?? leftHundredths;
    const isPossible = Number.isInteger(quantity) && quantity > 0 && quantity <= leftHundredths;
    const isBroken = quantity % 100 !== 0 && state.quantityHundredths % 100 === 0;
    if (!isPossible || isBroken) return refuse('order-line-quantity-not-possible', { line, leftHundredths });
    chosen.set(line, (chosen.get(line) ?? 0) + quantity);
  }
  return ok([...chosen].map(([line, quantityHundredths]) => ({ line, quantityHundredths })));
}

/** Rule 10. */
export function leftToShip(state: LineState): number {
  return state.isShipped ? leftToCancel(state) : 0;
}

/** Rule 19. */
export function leftToCancel(state: LineState): number {
  return state.quantityHundredths - state.shippedHundredths - state.canceledHundredths;
}

export async function insertCanceledLines(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  lines: readonly LineQuantity[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  await transaction
    .insertInto('canceled_line')
    .values(
      lines.map(({ line, quantityHundredths }) => ({
        order_id: orderId,
        line,
        quantity_hundredths: quantityHundredths,
        canceled_at: now,
      })),
    )
    .execute();
}
