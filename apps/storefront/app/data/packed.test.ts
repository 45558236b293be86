import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPacked, type Packed, pack, unpack } from './packed.ts';

test('what arrives is what was packed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const sent = JSON.parse(JSON.stringify(pack(value))) as Packed<unknown>;
      expect(unpack(sent)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('quotation marks and their stand-ins change places', () => {
  const { packed } = pack({ name: 'a "~" b' });
  expect(packed).toBe('{~name~:~a \\~"\\~ b~}');
});

test('it is read once, so that what is shown stays the same', () => {
  const sent = { packed: pack({ a: 1 }).packed };
  expect(unpack(sent)).toBe(unpack(sent));
  expect([isPacked(sent), isPacked({ a: 1 }), isPacked(undefined), isPacked(null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
