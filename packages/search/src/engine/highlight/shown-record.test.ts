import { expect, test } from 'vitest';
import { mirror } from './mirror.ts';
import { shownRecord } from './shown-record.ts';

const record = { objectID: '1', name: 'Touw', price: { EUR: 2, USD: 3 }, tags: ['a', 'b'], stock: true };

test('only the attributes asked for are shown, always with the identifier', () => {
  expect(shownRecord(record, ['name', 'price.EUR', 'nothing'])).toEqual({
    objectID: '1',
    name: 'Touw',
    price: { EUR: 2 },
  });
  expect(shownRecord(record, ['*'])).toEqual(record);
  expect(shownRecord(record, [])).toEqual({ objectID: '1' });
  expect(shownRecord(record, ['*', '-price', '-objectID'])).toEqual({
    objectID: '1',
    name: 'Touw',
    tags: ['a', 'b'],
    stock: true,
  });
});

test('showing a part of an attribute leaves the record as it was', () => {
  shownRecord(record, ['price.EUR', 'price.USD']);
  expect(record.price).toEqual({ EUR: 2, USD: 3 });
});

test('a mirror has the shape of the record', () => {
  const shout = (text: string) => text.toUpperCase();
  expect(mirror(record, ['name', 'tags', 'price.EUR', 'stock', 'nothing'], shout)).toEqual({
    name: 'TOUW',
    tags: ['A', 'B'],
    price: { EUR: '2' },
  });
  expect(mirror(record, ['*'], shout)).toEqual({
    name: 'TOUW',
    tags: ['A', 'B'],
    price: { EUR: '2', USD: '3' },
  });
});
