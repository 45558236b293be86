import { expect, test } from 'vitest';
import { updatePartially } from './partial-update.ts';

const record = { objectID: '1', name: 'Paracord', stock: 5, colors: ['red'] };
const operation = (name: string, value: unknown) => ({ _operation: name, value });

test('given attributes are replaced, the others stay', () => {
  expect(updatePartially(record, { name: 'Cord', price: { EUR: 1 } })).toEqual({
    ...record,
    name: 'Cord',
    price: { EUR: 1 },
  });
});

test('the object id cannot be changed', () => {
  expect(updatePartially(record, { objectID: '2' })).toEqual(record);
});

test.each([
  ['Increment', 'stock', 2, 7],
  ['Decrement', 'stock', 2, 3],
  ['Increment', 'sold', 2, 2],
  ['Add', 'colors', 'red', ['red', 'red']],
  ['AddUnique', 'colors', 'red', ['red']],
  ['AddUnique', 'colors', 'blue', ['red', 'blue']],
  ['Remove', 'colors', 'red', []],
  ['Add', 'sizes', 4, [4]],
  ['IncrementFrom', 'stock', 5, 6],
  ['IncrementFrom', 'stock', 4, 5],
  ['IncrementSet', 'stock', 9, 9],
  ['IncrementSet', 'stock', 4, 5],
] as const)('%s on %s with %j gives %j', (name, attribute, operand, expected) => {
  expect(updatePartially(record, { [attribute]: operation(name, operand) })[attribute]).toEqual(expected);
});

test('an attribute with the name of something every object has is an ordinary one', () => {
  const updated = updatePartially(record, JSON.parse('{"__proto__":{"evil":1},"constructor":2}'));
  expect(Object.getPrototypeOf(updated)).toBe(Object.prototype);
  expect('evil' in updated).toBe(false);
  expect(updated.constructor).toBe(2);
});
