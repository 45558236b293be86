import { expect, test } from 'vitest';
import { keptMessage } from './error-message.ts';

test.for([
  [
    "Cannot read properties of undefined (reading 'sku')",
    "Cannot read properties of undefined (reading 'sku')",
  ],
  ['No account for ada@example.com\n  at x', 'No account for … at x'],
  ['GET /search?q=my+name failed with 503', 'GET /search?… failed with …'],
  ['Order 2026000012 is gone', 'Order … is gone'],
  ['  ', 'other'],
])('rule 5: %j is kept as %j', ([told, kept]) => {
  expect(keptMessage(told ?? '')).toBe(kept);
});

test('rule 5: 200 characters stay', () => {
  expect(keptMessage('a'.repeat(100_000))).toHaveLength(200);
});
