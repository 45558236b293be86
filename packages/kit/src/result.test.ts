import { expect, test } from 'vitest';
import { ok, type Refusal, type Result, refuse } from './index.ts';

type StockRefusal = Refusal<'out_of_stock', { left: number }> | Refusal<'unknown_sku', Record<string, never>>;

function take(sku: string, quantity: number): Result<number, StockRefusal> {
  if (sku !== 'rope') return refuse('unknown_sku');
  return quantity > 3 ? refuse('out_of_stock', { left: 3 }) : ok(3 - quantity);
}

test('a wish that is granted carries its value', () => {
  expect(take('rope', 1)).toEqual({ ok: true, value: 2 });
});

test('a refusal carries its code and the facts for the message', () => {
  expect(take('rope', 5)).toEqual({ ok: false, refusal: { code: 'out_of_stock', details: { left: 3 } } });
  expect(take('chain', 1)).toEqual({ ok: false, refusal: { code: 'unknown_sku', details: {} } });
});

test('the code narrows the details', () => {
  const result = take('rope', 5);
  const left = !result.ok && result.refusal.code === 'out_of_stock' ? result.refusal.details.left : undefined;
  expect(left).toBe(3);
});

test('success without a value says so', () => {
  const done: Result<undefined, never> = ok();
  expect(done).toEqual({ ok: true, value: undefined });
});
