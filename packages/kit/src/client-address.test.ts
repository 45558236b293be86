import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddress, placeOf } from './client-address.ts';

const clientOf = (header: string | null) =>
  clientAddress({ headers: new Headers(header === null ? {} : { 'x-forwarded-for': header }) });

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['made.up, 198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('who comes from %s counts as %s', (header, place) => {
  expect(clientOf(header)).toBe(place);
});

test.each([null, '', 'unknown', 'a'.repeat(100_000), '203.0.113.9, ', '999.1.1.1'])(
  'who has no address (%#) is counted with all others that have none',
  (header) => {
    expect(clientOf(header)).toBe(clientOf(null));
  },
);

test('what is an address is what the system takes for one', () => {
  const piece = fc.constantFrom(
    ':',
    '::',
    '.',
    '0',
    '1',
    '01',
    '255',
    '256',
    'a',
    'db8',
    'ffff',
    '10000',
    'g',
  );
  const anyText = fc.array(piece, { maxLength: 17 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), anyText), (text) => {
      expect([text, placeOf(text) !== 'nowhere']).toEqual([text, isIP(text) !== 0]);
    }),
    { numRuns: 2_000 },
  );
});
