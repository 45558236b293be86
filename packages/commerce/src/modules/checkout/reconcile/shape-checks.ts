import { type Kysely, sql } from '@bowline/database';
import { sumMoney } from '@bowline/kit';
import { byGiftCard, type Invoice, invoicesOfOrders, lineRowsOf, type Order, ordersAfter } from '#orders';
import type { CommerceTables } from '#tables';
import type { Finding } from '../reconcile.ts';

const ordersAtOnce = 500;

const rules = {
  columns: 'the columns of an order tell what its snapshot tells',
  lines: 'the lines of an order are those of its snapshot, and come to its total with shipping',
  stock: 'an order took the stock it needs',
  coupon: 'an order uses the coupon it names',
  documents: 'the columns of an invoice tell what its document tells',
  vat: 'what is credited entirely has exactly the VAT of its invoice, by rate',
} as const;

interface Facts {
  readonly lines: readonly Record<string, unknown>[];
  readonly taken: number;
  readonly usesCoupon: boolean;
  readonly invoices: readonly Invoice[];
}

/** What stands in snapshots and documents is read as everybody reads it, whatever its version (orders rule 16). */
export async function compareShapes(executor: Kysely<CommerceTables>): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  let orders = await ordersAfter(executor, 0, ordersAtOnce);
  while (orders.length > 0) {
    const factsOf = await readFacts(executor, orders);
    for (const order of orders) {
      findings.push(...broken(order, factsOf(order)).map((rule) => ({ rule, subject: order.number })));
    }
    orders = await ordersAfter(executor, orders.at(-1)?.id ?? 0, ordersAtOnce);
  }
  return findings;
}

async function readFacts(executor: Kysely<CommerceTables>, orders: readonly Order[]) {
  const ids = orders.map(({ id }) => id);
  const lines = await executor
    .selectFrom('order_line')
    .where('order_id', 'in', ids)
    .selectAll()
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const { rows } = await sql<{ id: number; taken: number; uses_coupon: boolean }>`
    select o.id, exists (select from coupon_use u where u.order_id = o.id) as uses_coupon,
      (select coalesce(sum(units), 0)::integer from stock_movement m where m.order_id = o.id and m.kind = 'taken') as taken
    from unnest(${ids}::integer[]) o (id)`.execute(executor);
  const invoices = await invoicesOfOrders(executor, ids);
  return ({ id }: Order): Facts => {
    const more = rows.find((row) => row.id === id);
    return {
      lines: lines.filter((line) => line.order_id === id),
      taken: more?.taken ?? 0,
      usesCoupon: more?.uses_coupon ?? false,
      invoices: invoices.filter((invoice) => invoice.orderId === id),
    };
  };
}

function broken(order: Order, { lines, taken, usesCoupon, invoices }: Facts): readonly string[] {
  const { snapshot, currency } = order;
  const { breakdown } = snapshot;
  const found: string[] = [];
  if (
    breakdown.grandTotal.minor !== order.grandTotal.minor ||
    breakdown.toPay.minor !== order.toPay.minor ||
    breakdown.currency !== currency
  ) {
    found.push(rules.columns);
  }
  const charges = [...breakdown.lines.map(({ total }) => total), ...(breakdown.shipping?.parts ?? [])];
  const total = sumMoney(
    charges.map(({ incl }) => incl),
    currency,
  );
  if (!areSame(order, lines) || total.minor !== order.grandTotal.minor) found.push(rules.lines);
  if (taken !== snapshot.stockUnits) found.push(rules.stock);
  if (usesCoupon !== (snapshot.couponCode !== null)) found.push(rules.coupon);
  const isTold = invoices.every(
    ({ document, total: column, giftCardMinor }) =>
      document.total.minor === Math.abs(column.minor) && byGiftCard(document).minor === giftCardMinor,
  );
  if (!isTold) found.push(rules.documents);
  return isVatWhole(invoices) ? found : [...found, rules.vat];
}

/** Which pool a line of an early order drew on is not in its snapshot. */
function areSame({ snapshot }: Order, lines: readonly Record<string, unknown>[]): boolean {
  const rows = lineRowsOf(snapshot);
  return (
    rows.length === lines.length &&
    rows.every(({ stock_pool_key, stock_units_per_piece, ...row }, index) =>
      Object.entries(row).every(([column, value]) => lines[index]?.[column] === value),
    )
  );
}

function isVatWhole([invoice, ...notes]: readonly Invoice[]): boolean {
  if (!invoice || notes.reduce((sum, { total }) => sum + total.minor, invoice.total.minor) !== 0) return true;
  return invoice.document.taxes.every(({ basisPoints, amount }) => {
    const credited = notes.flatMap(({ document }) =>
      document.taxes.filter((each) => each.basisPoints === basisPoints),
    );
    return credited.reduce((sum, each) => sum + each.amount.minor, 0) === amount.minor;
  });
}
