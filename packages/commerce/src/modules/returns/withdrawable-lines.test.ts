import { describe, expect, test } from 'vitest';
import { lineRowsOf, type OrderLine } from '#orders';
import { aPlacedOrder, type OrderedLine } from '../../testing/orders/an-order.ts';
import type { ReturnLine } from './model.ts';
import { mayMoveLine, type ReturnState } from './return-state.ts';
import { withdrawableLine } from './withdrawable-lines.ts';

function lineOf(wish: OrderedLine): OrderLine {
  const { snapshot } = aPlacedOrder({ lines: [wish] });
  const [line] = snapshot.lines;
  if (!line || lineRowsOf(snapshot).length !== 1) throw new Error('One line was asked for');
  return line;
}
const nothing = { state: undefined, returned: [], untouchedCards: 0, hasBegun: false };
const part = (state: ReturnState, pieces: number, isSentBack = true): ReturnLine => ({
  id: 1,
  line: '1',
  quantityHundredths: pieces * 100,
  isSentBack,
  state,
  receivedAt: null,
  decidedAt: null,
  creditNoteNumber: null,
  reason: null,
  restockedAt: null,
});

describe('rule 8: exceptions', () => {
  test('what was cut to a length of the buyer’s own', () => {
    const byTheMetre = lineOf({ lengthCm: 100, parentSku: null, quantityHundredths: 300, options: [] });
    expect(withdrawableLine(byTheMetre, nothing)).toMatchObject({
      exception: 'cut-to-length',
      leftHundredths: 0,
    });
    const partOfPiece = lineOf({ lengthCm: 100, parentSku: 'CORD', quantityHundredths: 250 });
    expect(withdrawableLine(partOfPiece, nothing).exception).toBe('cut-to-length');
    const standard = lineOf({ lengthCm: 100, parentSku: 'CORD', quantityHundredths: 300 });
    expect(withdrawableLine(standard, nothing)).toMatchObject({ exception: null, leftHundredths: 300 });
    const sample = lineOf({ kind: 'sample', lengthCm: 10, quantityHundredths: 100 });
    expect(withdrawableLine(sample, nothing)).toMatchObject({ exception: null, leftHundredths: 100 });
  });

  test('gift cards of which something was spent', () => {
    const card = lineOf({ kind: 'gift-card', lengthCm: null, quantityHundredths: 200, isShipped: false });
    expect(withdrawableLine(card, { ...nothing, untouchedCards: 2 })).toMatchObject({ leftHundredths: 200 });
    expect(withdrawableLine(card, { ...nothing, untouchedCards: 1 })).toMatchObject({ leftHundredths: 100 });
    expect(withdrawableLine(card, nothing)).toMatchObject({
      leftHundredths: 0,
      exception: 'gift-card-spent',
    });
  });
});

test('rule 8: digital content that has begun, and only that', () => {
  const course = lineOf({ lengthCm: null, parentSku: null, quantityHundredths: 100, isShipped: false });
  expect(withdrawableLine(course, nothing)).toMatchObject({ exception: null, leftHundredths: 100 });
  expect(withdrawableLine(course, { ...nothing, hasBegun: true })).toMatchObject({
    exception: 'content-begun',
    leftHundredths: 0,
  });
  // Nothing is left to explain of what was paid back.
  const state = { canceledHundredths: 0, creditedHundredths: 100 } as never;
  expect(withdrawableLine(course, { ...nothing, state, hasBegun: true }).exception).toBeNull();
});

test('rule 7: what was canceled, credited or stated is gone, each piece once', () => {
  const line = lineOf({ parentSku: 'CORD', quantityHundredths: 500 });
  const state = (canceled: number, credited: number) =>
    ({ canceledHundredths: canceled * 100, creditedHundredths: credited * 100 }) as never;
  const left = (facts: { state?: never; returned?: readonly ReturnLine[] }) =>
    withdrawableLine(line, { ...nothing, ...facts }).leftHundredths / 100;
  expect(left({ state: state(1, 1) })).toBe(4);
  expect(left({ state: state(0, 2) })).toBe(3);
  expect(left({ returned: [part('stated', 2), part('declined', 1)] })).toBe(2);
  expect(left({ state: state(0, 2), returned: [part('refunded', 2)] })).toBe(3);
  expect(left({ state: state(1, 3), returned: [part('refunded', 2), part('refunded', 1, false)] })).toBe(2);
  expect(left({ state: state(0, 4), returned: [part('stated', 1), part('received', 1)] })).toBe(0);
});

test('rule 15: the table of moves', () => {
  const states: readonly ReturnState[] = ['stated', 'received', 'refunded', 'declined'];
  const possible = states.flatMap((from) =>
    states.filter((to) => mayMoveLine(from, to)).map((to) => `${from} ${to}`),
  );
  expect(possible).toEqual([
    'stated received',
    'stated refunded',
    'stated declined',
    'received refunded',
    'received declined',
  ]);
});
