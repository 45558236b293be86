import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

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
  expect(placeOf(header)).toBe(place);
});

test.each([null, '', 'unknown', 'a'.repeat(100_000), '203.0.113.9, ', '999.1.1.1'])(
  'who has no address (%#) is counted with all others that have none',
  (header) => {
    expect(placeOf(header)).toBe(placeOf(null));
  },
);
