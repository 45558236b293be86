import { expect, test } from 'vitest';
import { movesThroughOptions, optionAfterKey } from './combobox-state.ts';

const options = ['a', 'b', 'c'];

test('the arrows go round by way of the field itself', () => {
  const walk = (key: string, steps: number) => {
    let active: string | undefined;
    return Array.from({ length: steps }, () => {
      active = optionAfterKey(options, active, key);
      return active;
    });
  };
  expect(walk('ArrowDown', 5)).toEqual(['a', 'b', 'c', undefined, 'a']);
  expect(walk('ArrowUp', 5)).toEqual(['c', 'b', 'a', undefined, 'c']);
});

test('Home and End reach the ends, but only once an option has been reached', () => {
  expect(optionAfterKey(options, 'b', 'Home')).toBe('a');
  expect(optionAfterKey(options, 'b', 'End')).toBe('c');
  expect(movesThroughOptions('Home', undefined)).toBe(false);
  expect(movesThroughOptions('End', 'b')).toBe(true);
  expect(movesThroughOptions('ArrowDown', undefined)).toBe(true);
  expect(movesThroughOptions('x', 'b')).toBe(false);
});

test('an option that is gone counts as the field, and no options leave nothing to reach', () => {
  expect(optionAfterKey(options, 'gone', 'ArrowDown')).toBe('a');
  expect(optionAfterKey([], undefined, 'ArrowDown')).toBeUndefined();
  expect(optionAfterKey([], undefined, 'ArrowUp')).toBeUndefined();
});
