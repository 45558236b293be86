import { money } from '@bowline/kit';
import { expect, test } from 'vitest';
import { aPlacedOrder } from '../../../testing/orders/an-order.ts';
import { invoiceDocument } from '../invoice-document.ts';
import { readDocument, storedDocument } from './invoice-document.ts';
import { readSnapshot, storedSnapshot } from './order-snapshot.ts';
import { upgrade } from './upgrade.ts';

const order = aPlacedOrder({
  lines: [{}, { kind: 'gift-card', unitMinor: 25_00, quantityHundredths: 100 }],
});
const days = { orderedOn: '2026-11-02', issuedOn: '2026-11-02' };

/** What the first version did not have yet. */
const later: ReadonlySet<string> = new Set(['version', 'vatBasisPoints', 'taxClass', 'stock', 'parts']);
const asFirst = (text: string) =>
  JSON.parse(text, function keep(key, value) {
    return later.has(key) ? undefined : value;
  });

test('rule 16: what is written now is read as it was written, with its version beside it', () => {
  const snapshot = storedSnapshot(order.snapshot);
  expect(JSON.parse(snapshot)).toMatchObject({ version: 2 });
  expect(readSnapshot(JSON.parse(snapshot))).toEqual(order.snapshot);
  const document = invoiceDocument(order, days);
  expect(JSON.parse(storedDocument(document))).toMatchObject({ version: 2 });
  expect(readDocument(JSON.parse(storedDocument(document)))).toEqual(document);
});

test('rule 16: the first shape becomes the second: one rate for everything but gift cards', () => {
  const first = asFirst(storedSnapshot(order.snapshot));
  expect(first.breakdown.lines[0]).not.toHaveProperty('vatBasisPoints');
  expect(readSnapshot(first)).toEqual(order.snapshot);
  const document = invoiceDocument(order, days);
  expect(readDocument(asFirst(storedDocument(document)))).toEqual(document);
});

test('rule 16: an order of the first shape without shipping or VAT is read too', () => {
  const without = aPlacedOrder({ kind: 'reverse-charge', basisPoints: 0, shippingMinor: null });
  expect(readSnapshot(asFirst(storedSnapshot(without.snapshot)))).toEqual(without.snapshot);
  const document = invoiceDocument(without, days);
  expect(document.tax).toEqual(money(0, 'EUR'));
  expect(readDocument(asFirst(storedDocument(document)))).toEqual(document);
});

test('rule 16: a version from the future, or none at all, is an error', () => {
  for (const version of [3, 0, -1, 1.5, '2', null]) {
    expect(() => readSnapshot({ version })).toThrow(/reads up to 2/);
    expect(() => readDocument({ version })).toThrow(/document of an invoice has version/);
  }
});

test('rule 16: steps are taken one after the other, from the version that was stored', () => {
  const step = (name: string) => (older: Readonly<Record<string, unknown>>) => ({
    ...older,
    steps: [...((older.steps as string[] | undefined) ?? []), name],
  });
  const history = { name: 'thing', steps: [step('second'), step('third'), step('fourth')] };
  expect(upgrade({}, history)).toEqual({ steps: ['second', 'third', 'fourth'] });
  expect(upgrade({ version: 3 }, history)).toEqual({ steps: ['fourth'] });
  expect(upgrade({ version: 4, kept: 1 }, history)).toEqual({ kept: 1 });
});
