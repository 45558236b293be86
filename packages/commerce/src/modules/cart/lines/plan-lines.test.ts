import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SoldThing } from '#catalog';
import { unitsByPool } from '#stock';
import { demandsOf } from '../line-stock.ts';
import type { CartLine, PlannedLine } from '../model.ts';
import { planAddition, planQuantity } from './plan-lines.ts';

const pool = { key: 'rope', quantity: 1_000, unitsPerPiece: 100 };
const thing = (change: Partial<SoldThing> = {}): SoldThing => ({
  sku: 'CORD',
  productId: 1,
  parentId: null,
  kind: 'simple',
  lengthCm: 100,
  pool,
  samplePriceMinor: null,
  ...change,
});
const line = (sku: string, pieces: number, unitsPerPiece = 100): PlannedLine => ({
  id: null,
  kind: 'product',
  sku,
  quantityHundredths: pieces * 100,
  giftCard: null,
  thing: thing({ lengthCm: unitsPerPiece, pool: { ...pool, unitsPerPiece } }),
});
const inCart = (id: number, ...wanted: Parameters<typeof line>): CartLine => ({ ...line(...wanted), id });

test('rule 5: the same thing twice is one line, whatever the capitals', () => {
  expect(planAddition([inCart(7, 'CORD', 2)], line('cord', 3))).toMatchObject({
    value: [{ id: 7, quantityHundredths: 500 }],
  });
});

test('rule 5: fields of a gift card may come back in another order', () => {
  const giftCard = {
    amountMinor: 5_000,
    currency: 'EUR',
    senderName: 'A',
    senderEmail: null,
    recipientName: 'B',
    recipientEmail: 'b@example.com',
    message: null,
  };
  const card: PlannedLine = {
    ...line('CARD', 1),
    kind: 'gift-card',
    giftCard,
    thing: thing({ kind: 'gift_card', pool: null }),
  };
  const shuffled = Object.fromEntries(Object.entries(giftCard).toReversed()) as unknown as typeof giftCard;
  expect(planAddition([{ ...card, id: 7, giftCard: shuffled }], card)).toMatchObject({ value: [{ id: 7 }] });
  expect(
    planAddition([{ ...card, id: 7 }], { ...card, giftCard: { ...giftCard, message: 'Hi' } }),
  ).toMatchObject({
    value: [{ id: 7 }, { id: null }],
  });
});

test('rule 6: 10,000 of one thing at most', () => {
  const endless = { ...line('BEAD', 10_000), thing: thing({ pool: null }) };
  expect(planAddition([{ ...endless, id: 1 }], { ...endless, quantityHundredths: 100 })).toMatchObject({
    refusal: { code: 'line-quantity-too-high' },
  });
});

test('rule 8: what cannot be is refused, less is always welcome', () => {
  const lines = [inCart(1, 'A', 12), inCart(2, 'B', 1)];
  expect(planQuantity(lines, 1, 11)).toMatchObject({ ok: true });
  expect(planQuantity(lines, 1, 12)).toMatchObject({ refusal: { code: 'line-stock-insufficient' } });
  expect(planQuantity(lines, 2, 2)).toMatchObject({ refusal: { code: 'line-stock-insufficient' } });
  expect(planQuantity(lines, 2, 0)).toMatchObject({ value: [{ id: 1 }] });
  expect(planQuantity(lines, 3, 1)).toMatchObject({ refusal: { code: 'line-not-found' } });
});

test('rule 8: whatever is added, no pool is asked for more than it holds, and no sku stands twice', () => {
  const wish = fc.record({
    sku: fc.constantFrom('a', 'A', 'b', 'c'),
    pieces: fc.integer({ min: 1, max: 9 }),
    units: fc.constantFrom(50, 100, 300),
  });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 30 }), (wishes) => {
      let planned: readonly PlannedLine[] = [];
      for (const { sku, pieces, units } of wishes) {
        const added = planAddition(planned, line(sku, pieces, units));
        if (added.ok) planned = added.value;
      }
      expect(unitsByPool(demandsOf(planned)).get(pool.key) ?? 0).toBeLessThanOrEqual(pool.quantity);
      expect(new Set(planned.map(({ sku }) => sku.toLowerCase())).size).toBe(planned.length);
    }),
  );
});
