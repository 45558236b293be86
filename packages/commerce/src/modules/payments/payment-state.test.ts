import { expect, test } from 'vitest';
import { isFinal, mayBecome, type PaymentState } from './payment-state.ts';

const states: readonly PaymentState[] = [
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'canceled',
  'expired',
];

test('rule 2: nothing becomes what it is, and nothing goes both ways', () => {
  for (const a of states) {
    expect(mayBecome(a, a)).toBe(false);
    for (const b of states) expect(mayBecome(a, b) && mayBecome(b, a)).toBe(false);
  }
});

test('rule 2: money that arrives late counts, and nothing undoes it', () => {
  for (const state of states.filter((each) => each !== 'paid')) {
    expect(mayBecome(state, 'paid')).toBe(true);
    expect(mayBecome('paid', state)).toBe(false);
  }
});

test('rule 2: one failure is as final as another', () => {
  expect(mayBecome('canceled', 'expired')).toBe(false);
  expect(states.filter(isFinal)).toEqual(['paid', 'failed', 'canceled', 'expired']);
});
