import { type Kysely, sql, type Transaction } from '@bowline/database';
import { isCurrencyCode, type Money, money, ok, type Result, refuse } from '@bowline/kit';
import type { CommerceTables } from '#tables';
import type { CreditedShipping, CreditPart } from './credit-parts.ts';
import { byGiftCard, type InvoiceDocument } from './invoice-document.ts';
import type { OrdersRefusal } from './model.ts';
import { readDocument, storedDocument } from './shapes/invoice-document.ts';

export type InvoiceSeries = 'invoice' | 'credit-note';

export interface Invoice {
  readonly id: number;
  readonly series: InvoiceSeries;
  readonly number: string;
  readonly orderId: number;
  readonly issuedAt: Date;
  /** Negative on a credit note. */
  readonly total: Money;
  /** Of the total; what gift cards paid or get back. */
  readonly giftCardMinor: number;
  readonly document: InvoiceDocument;
}

const prefixes: Readonly<Record<InvoiceSeries, string>> = { invoice: '', 'credit-note': 'C' };

/** Rule 6: the next number of a year. Whoever takes it keeps others waiting until the transaction ends, so none is lost. */
async function nextNumber(
  transaction: Transaction<CommerceTables>,
  series: InvoiceSeries,
  year: number,
): Promise<string> {
  const { rows } = await sql<{ last_number: number }>`
    insert into invoice_counter (series, year, last_number) values (${series}, ${year}, 1)
    on conflict (series, year) do update set last_number = invoice_counter.last_number + 1
    returning last_number`.execute(transaction);
  return `${prefixes[series]}${year}-${String(rows[0]?.last_number ?? 0).padStart(6, '0')}`;
}

export interface InvoiceWish {
  readonly orderId: number;
  readonly total: Money;
  readonly document: InvoiceDocument;
  /** By the shop's calendar (rule 9). */
  readonly year: number;
  readonly now: Date;
}

/** The invoice of an order; the one it has when it has one. The order is locked by the caller. */
export async function issueInvoice(
  transaction: Transaction<CommerceTables>,
  wish: InvoiceWish,
): Promise<Invoice> {
  const [known] = await invoicesOf(transaction, wish.orderId);
  if (known) return known;
  return insert(transaction, 'invoice', wish);
}

/** Rules 7 and 17. The order is locked by the caller; the amount is positive, and what its parts come to. */
export async function issueCreditNote(
  transaction: Transaction<CommerceTables>,
  { parts, ...wish }: InvoiceWish & { readonly parts: readonly CreditPart[] },
): Promise<Result<Invoice, OrdersRefusal<'credit-too-high'>>> {
  const issued = await invoicesOf(transaction, wish.orderId);
  const creditableMinor = issued.reduce((sum, { total }) => sum + total.minor, 0);
  if (wish.total.minor <= 0 || wish.total.minor > creditableMinor) {
    return refuse('credit-too-high', { creditableMinor });
  }
  const total = money(-wish.total.minor, wish.total.currency);
  const note = await insert(transaction, 'credit-note', { ...wish, total });
  await insertCreditLines(transaction, note, parts);
  return ok(note);
}

async function insertCreditLines(
  transaction: Transaction<CommerceTables>,
  { id, orderId }: Invoice,
  parts: readonly CreditPart[],
): Promise<void> {
  await transaction
    .insertInto('credit_line')
    .values(
      parts.map(({ line, vatBasisPoints, quantityHundredths, total }) => ({
        invoice_id: id,
        order_id: orderId,
        line,
        vat_basis_points: vatBasisPoints,
        quantity_hundredths: quantityHundredths,
        excl_minor: total.excl.minor,
        tax_minor: total.tax.minor,
        incl_minor: total.incl.minor,
      })),
    )
    .execute();
}

/** How much of each line the credit notes of an order give back, and of which note it is. */
export async function creditedLinesOf(executor: Kysely<CommerceTables>, orderId: number) {
  return executor
    .selectFrom('credit_line')
    .where('order_id', '=', orderId)
    .where('line', 'is not', null)
    .where('quantity_hundredths', '>', 0)
    .select(['invoice_id as invoiceId', 'line', 'quantity_hundredths as quantityHundredths'])
    .execute();
}

/** What credit notes gave back of shipping before, by rate. */
export async function creditedShippingOf(
  executor: Kysely<CommerceTables>,
  orderId: number,
): Promise<readonly CreditedShipping[]> {
  const { rows } = await sql<CreditedShipping>`
    select vat_basis_points as "vatBasisPoints", sum(incl_minor)::integer as "inclMinor",
      sum(tax_minor)::integer as "taxMinor"
    from credit_line where order_id = ${orderId} and line is null group by vat_basis_points`.execute(
    executor,
  );
  return rows;
}

async function insert(
  transaction: Transaction<CommerceTables>,
  series: InvoiceSeries,
  { orderId, total, document, year, now }: InvoiceWish,
): Promise<Invoice> {
  const number = await nextNumber(transaction, series, year);
  const giftCardMinor = byGiftCard(document).minor;
  const { id } = await transaction
    .insertInto('invoice')
    .values({
      series,
      number,
      order_id: orderId,
      issued_at: now,
      currency: total.currency,
      total_minor: total.minor,
      gift_card_minor: giftCardMinor,
      document: storedDocument(document),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, series, number, orderId, issuedAt: now, total, giftCardMinor, document };
}

/** The invoice first, then its credit notes. */
export function invoicesOf(executor: Kysely<CommerceTables>, orderId: number): Promise<readonly Invoice[]> {
  return invoicesOfOrders(executor, [orderId]);
}

export async function invoicesOfOrders(
  executor: Kysely<CommerceTables>,
  orderIds: readonly number[],
): Promise<readonly Invoice[]> {
  const rows = await executor
    .selectFrom('invoice')
    .where('order_id', 'in', orderIds)
    .selectAll()
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    if (!isCurrencyCode(row.currency)) throw new Error(`Invoice ${row.number} is in an unknown currency`);
    return {
      id: row.id,
      series: row.series,
      number: row.number,
      orderId: row.order_id,
      issuedAt: row.issued_at,
      total: money(row.total_minor, row.currency),
      giftCardMinor: row.gift_card_minor,
      document: readDocument(row.document),
    };
  });
}
