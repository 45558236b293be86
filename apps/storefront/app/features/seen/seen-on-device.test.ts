import { expect, test } from 'vitest';
import { createSeenOnDevice, mostSeenOnDevice } from './seen-on-device.ts';

function memory(kept?: string) {
  const values = new Map(kept === undefined ? [] : [['bowline-seen-products', kept]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
    },
  };
}

test('the latest comes first, none twice, and the list has an end', () => {
  const seen = createSeenOnDevice(memory());
  for (const sku of ['a', 'b', 'a']) seen.add(sku);
  expect(seen.list()).toEqual(['a', 'b']);
  for (let number = 0; number < 20; number += 1) seen.add(`sku-${number}`);
  expect(seen.list()).toHaveLength(mostSeenOnDevice);
  expect(seen.list()[0]).toBe('sku-19');
  seen.clear();
  expect(seen.list()).toEqual([]);
});

test('what nobody wrote is nothing', () => {
  for (const odd of ['', '{', '{"a":1}', 'null', '[1,null]'])
    expect(createSeenOnDevice(memory(odd)).list()).toEqual([]);
});
