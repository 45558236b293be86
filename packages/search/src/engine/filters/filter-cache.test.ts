import { expect, test } from 'vitest';
import { emptyBitset } from '../segment/bitset.ts';
import { FilterCache } from './filter-cache.ts';

test('a set is computed once, until others crowd it out', () => {
  const cache = new FilterCache(10_000_000);
  const computed: string[] = [];
  const ask = (key: string) =>
    cache.get(key, () => {
      computed.push(key);
      return emptyBitset(1);
    });
  ask('kept');
  for (let index = 0; index < 15; index++) ask(`other ${index}`);
  ask('kept');
  ask('one more');
  computed.length = 0;
  ask('kept');
  ask('other 0');
  expect(computed).toEqual(['other 0']);
});
