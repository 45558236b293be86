import {
  type CreditPart,
  creditablesOf,
  creditOfAmount,
  creditOfLines,
  type InvoiceDocument,
  invoiceDocument,
  type LineState,
  type LineWish,
  type Order,
} from '#orders';

/** The lines of an order to which nothing happened yet. */
export function untouchedLines({ snapshot }: Order): readonly LineState[] {
  return snapshot.lines.map(({ id, kind, isShipped, quantityHundredths, stock }) => {
    const totals = snapshot.breakdown.lines.find((line) => line.id === id);
    return {
      line: id,
      kind,
      isShipped,
      vatBasisPoints: totals?.vatBasisPoints ?? 0,
      quantityHundredths,
      shippedHundredths: 0,
      canceledHundredths: 0,
      creditedHundredths: 0,
      totalInclMinor: totals?.total.incl.minor ?? 0,
      totalTaxMinor: totals?.total.tax.minor ?? 0,
      creditedInclMinor: 0,
      creditedTaxMinor: 0,
      stockPoolKey: stock?.poolKey ?? null,
      stockUnitsPerPiece: stock?.unitsPerPiece ?? null,
    };
  });
}

export interface CreditExample {
  readonly amountMinor?: number;
  readonly lines?: readonly LineWish[];
  readonly payments: InvoiceDocument['payments'];
  readonly credits: NonNullable<InvoiceDocument['credits']>;
}

/** The first credit of an order, of an amount or of lines with shipping. */
export function aCredit(order: Order, { amountMinor = 0, lines, payments, credits }: CreditExample) {
  const states = untouchedLines(order);
  const left = creditablesOf(states, order.snapshot.breakdown.shipping?.parts ?? [], []);
  return {
    parts: lines ? partsOfLines(order, states, lines) : creditOfAmount(left, amountMinor, order.currency),
    isAll: false,
    isByLine: lines !== undefined,
    invoice: invoiceDocument(order, { orderedOn: '2026-11-02', issuedOn: '2026-11-02' }),
    earlier: [],
    payments,
    credits,
  };
}

function partsOfLines(
  order: Order,
  states: readonly LineState[],
  lines: readonly LineWish[],
): readonly CreditPart[] {
  const left = creditablesOf(states, order.snapshot.breakdown.shipping?.parts ?? [], []);
  const chosen = creditOfLines(states, left, { lines, isShippingIncluded: true }, order.currency);
  if (!chosen.ok) throw new Error(`Not credited: ${chosen.refusal.code}`);
  return chosen.value;
}
