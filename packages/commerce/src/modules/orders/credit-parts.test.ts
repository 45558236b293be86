import { money, moneyToDecimal } from '@bowline/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { untouchedLines } from '../../testing/orders/a-credit.ts';
import { aPlacedOrder } from '../../testing/orders/an-order.ts';
import {
  type CreditedShipping,
  type CreditPart,
  creditablesOf,
  creditOfAll,
  creditOfAmount,
  creditOfLines,
} from './credit-parts.ts';
import { creditDocument, type InvoiceDocument, invoiceDocument } from './invoice-document.ts';
import type { Order } from './model.ts';
import type { LineState, LineWish } from './order-lines.ts';

type Wish = { amountMinor: number } | { lines: readonly LineWish[]; isShippingIncluded: boolean } | 'all';

/** Credits of one order, one after the other, as the database would keep them. */
function creditsOf(order: Order) {
  let states: readonly LineState[] = untouchedLines(order);
  let shipping: readonly CreditedShipping[] = [];
  const notes: InvoiceDocument[] = [];
  const invoice = invoiceDocument(order, { orderedOn: '2026-11-02', issuedOn: '2026-11-02' });
  const left = () => creditablesOf(states, order.snapshot.breakdown.shipping?.parts ?? [], shipping);
  const leftMinor = () => left().reduce((sum, { inclMinor }) => sum + inclMinor, 0);

  function partsFor(wish: Wish): readonly CreditPart[] | null {
    if (wish === 'all') return creditOfAll(left(), order.currency);
    if ('amountMinor' in wish) return creditOfAmount(left(), wish.amountMinor, order.currency);
    const chosen = creditOfLines(states, left(), wish, order.currency);
    return chosen.ok ? chosen.value : null;
  }

  function credit(wish: Wish): InvoiceDocument | null {
    const parts = partsFor(wish);
    if (!parts) return null;
    const amount = parts.reduce((sum, { total }) => sum + total.incl.minor, 0);
    const isAll = amount === leftMinor();
    const isByLine = isAll || (wish !== 'all' && 'lines' in wish);
    const credits = { invoiceNumber: '2026-000001', reason: null };
    const document = creditDocument(
      order,
      { parts, isAll, isByLine, invoice, earlier: [...notes], payments: [], credits },
      '2026-11-03',
    );
    states = states.map((state) => {
      const part = parts.find(({ line }) => line === state.line);
      return {
        ...state,
        creditedHundredths: state.creditedHundredths + (part?.quantityHundredths ?? 0),
        creditedInclMinor: state.creditedInclMinor + (part?.total.incl.minor ?? 0),
        creditedTaxMinor: state.creditedTaxMinor + (part?.total.tax.minor ?? 0),
      };
    });
    shipping = (order.snapshot.breakdown.shipping?.parts ?? []).map(({ vatBasisPoints }) => {
      const before = shipping.find((each) => each.vatBasisPoints === vatBasisPoints);
      const part = parts.find((each) => each.line === null && each.vatBasisPoints === vatBasisPoints);
      return {
        vatBasisPoints,
        inclMinor: (before?.inclMinor ?? 0) + (part?.total.incl.minor ?? 0),
        taxMinor: (before?.taxMinor ?? 0) + (part?.total.tax.minor ?? 0),
      };
    });
    notes.push(document);
    return document;
  }
  return { credit, left, leftMinor, notes, invoice, states: () => states };
}

describe('golden cases by line', () => {
  // Three hooks together 10.00 at 21 %, a book at 9 %, shipping 4.95.
  const order = aPlacedOrder({
    lines: [
      { name: 'Hook', quantityHundredths: 300, unitMinor: 2_75, vatBasisPoints: 2100 },
      { name: 'Book', quantityHundredths: 100, unitMinor: 20_00, vatBasisPoints: 900 },
    ],
    discounts: {
      incentive: null,
      coupon: null,
    },
  });
  // 2.75 with VAT is 3.33: three are 9.99; the case asks for 10.00.
  const { breakdown } = order.snapshot;
  const golden: Order = {
    ...order,
    snapshot: {
      ...order.snapshot,
      breakdown: {
        ...breakdown,
        lines: breakdown.lines.map((line, index) =>
          index === 0
            ? {
                ...line,
                total: { excl: money(826, 'EUR'), tax: money(174, 'EUR'), incl: money(1000, 'EUR') },
              }
            : line,
        ),
        grandTotal: money(3675, 'EUR'),
        tax: money(409, 'EUR'),
        taxes: [
          { basisPoints: 2100, taxable: money(955, 'EUR'), amount: money(201, 'EUR') },
          { basisPoints: 900, taxable: money(2311, 'EUR'), amount: money(208, 'EUR') },
        ],
      },
    },
  };
  const hook = { lines: [{ line: '1', quantityHundredths: 100 }], isShippingIncluded: false };
  const book = { lines: [{ line: '2' }], isShippingIncluded: false };

  test.each<[string, readonly Wish[], readonly string[], readonly string[]]>([
    ['L1', [hook, hook, hook], ['3.33', '3.34', '3.33'], ['0.58', '0.58', '0.58']],
    ['L2', [{ ...book, isShippingIncluded: true }], ['26.75'], ['2.35']],
    ['L3', [{ amountMinor: 10_00 }, 'all'], ['10.00', '26.75'], ['1.11', '2.98']],
    ['L4', [{ amountMinor: 10_00 }, book], ['10.00', '15.87'], ['1.11', '1.31']],
  ])('%s', (_, wishes, amounts, taxes) => {
    const { credit, notes } = creditsOf(golden);
    for (const wish of wishes) credit(wish);
    expect(notes.map(({ total }) => moneyToDecimal(total))).toEqual(amounts);
    expect(notes.map(({ tax }) => moneyToDecimal(tax))).toEqual(taxes);
  });

  test('rule 17: more than is left is refused, with what is left', () => {
    const { credit, states, left } = creditsOf(golden);
    credit(hook);
    const tooMuch = { lines: [{ line: '1', quantityHundredths: 300 }], isShippingIncluded: false };
    expect(creditOfLines(states(), left(), tooMuch, 'EUR')).toEqual({
      ok: false,
      refusal: { code: 'order-line-quantity-not-possible', details: { line: '1', leftHundredths: 200 } },
    });
    for (const quantityHundredths of [0, -100, 50, 1.5, Number.NaN]) {
      const wish = { lines: [{ line: '1', quantityHundredths }], isShippingIncluded: false };
      expect(creditOfLines(states(), left(), wish, 'EUR').ok).toBe(false);
    }
    const twice = { lines: [{ line: '2' }, { line: '2' }], isShippingIncluded: false };
    expect(creditOfLines(states(), left(), twice, 'EUR').ok).toBe(false);
    const unknown = { lines: [{ line: '9' }], isShippingIncluded: false };
    expect(creditOfLines(states(), left(), unknown, 'EUR')).toMatchObject({
      refusal: { code: 'order-line-not-known', details: { line: '9' } },
    });
  });
});

const anyOrder = fc
  .record({
    lines: fc.array(
      fc.record({
        unitMinor: fc.nat(20_000),
        quantityHundredths: fc.integer({ min: 1, max: 20 }).map((pieces) => pieces * 100),
        vatBasisPoints: fc.constantFrom(0, 900, 2100, 2550),
        kind: fc.constantFrom('product' as const, 'gift-card' as const),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    shippingMinor: fc.option(fc.nat(3_000), { nil: null }),
    locale: fc.constantFrom('nl-NL' as const, 'sv-SE' as const),
  })
  .map((wish) => aPlacedOrder(wish));

const anyWish = fc.oneof(
  fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ line: fc.nat(4), quantity: fc.integer({ min: 1, max: 20 }), withShipping: fc.boolean() }),
);

test('rules 12, 17 and 18: however an invoice is credited, the notes come to exactly what is in it, by rate', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(anyWish, { maxLength: 8 }), (order, wishes) => {
      const { credit, leftMinor, notes, invoice, states } = creditsOf(order);
      for (const wish of wishes) {
        const left = leftMinor();
        if (left === 0) break;
        if ('share' in wish) {
          credit({ amountMinor: Math.min(left, 1 + Math.floor(left * wish.share)) });
        } else {
          const line = String((wish.line % order.snapshot.lines.length) + 1);
          const quantityHundredths = wish.quantity * 100;
          credit({ lines: [{ line, quantityHundredths }], isShippingIncluded: wish.withShipping });
        }
      }
      if (leftMinor() > 0) credit('all');
      const sum = (read: (note: InvoiceDocument) => number) =>
        notes.reduce((total, note) => total + read(note), 0);
      expect(sum(({ total }) => total.minor)).toBe(invoice.total.minor);
      expect(sum(({ tax }) => tax.minor)).toBe(invoice.tax.minor);
      for (const { basisPoints, taxable, amount } of invoice.taxes) {
        const ofRate = (note: InvoiceDocument) => note.taxes.find((each) => each.basisPoints === basisPoints);
        expect(sum((note) => ofRate(note)?.taxable.minor ?? 0)).toBe(taxable.minor);
        expect(sum((note) => ofRate(note)?.amount.minor ?? 0)).toBe(amount.minor);
      }
      for (const { net, tax, total, taxes, lines, shipping } of notes) {
        expect(net.minor + tax.minor).toBe(total.minor);
        const bases = taxes.reduce((sum, each) => sum + each.taxable.minor, 0);
        expect(bases).toBeLessThanOrEqual(net.minor);
        for (const { minor } of [net, tax, ...taxes.flatMap((each) => [each.taxable, each.amount])]) {
          expect(minor).toBeGreaterThanOrEqual(0);
        }
        const named = [...lines.map((line) => line.total), ...(shipping ? [shipping] : [])];
        if (named.length > 0) expect(named.reduce((sum, each) => sum + each.incl.minor, 0)).toBe(total.minor);
      }
      for (const state of states()) {
        expect(state.creditedHundredths).toBeLessThanOrEqual(state.quantityHundredths);
        expect(state.creditedInclMinor).toBeLessThanOrEqual(state.totalInclMinor);
      }
    }),
  );
});
