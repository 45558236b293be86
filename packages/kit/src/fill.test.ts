import { describe, expect, test } from 'vitest';
import { fill, placesIn } from './fill.ts';

describe('a text with places', () => {
  test('gets the values of their names, as often as they stand there', () => {
    expect(fill('{name}, {count} of {name}', { name: 'rope', count: 2 })).toBe('rope, 2 of rope');
  });

  test('takes a value as it is, even where it looks like a pattern or a place', () => {
    expect(fill('"{uid}"', { uid: 'a$&b{uid}' })).toBe('"a$&b{uid}"');
  });

  test('keeps a place that nobody fills, also one that every object has', () => {
    expect(fill('{name} {toString}', {})).toBe('{name} {toString}');
  });

  test('tells its places', () => {
    expect(placesIn('{to} and {from} and {to}')).toEqual(['from', 'to']);
    expect(placesIn('none')).toEqual([]);
  });
});
