import { expect, test } from 'vitest';
import { readCarrierList } from './read-carrier-list.ts';

test('a carrier’s file: heading, quotes, other separators, and lines that say nothing', () => {
  const { parcels, unread } = readCarrierList(
    'Order;Tracking\r\n000000012;3SABC123\n13,"3SABC124",DHL\n\nnobody;3S\n14\t3SABC125',
  );
  expect(parcels).toEqual([
    { number: '000000012', trackingNumber: '3SABC123', carrier: null },
    { number: '000000013', trackingNumber: '3SABC124', carrier: 'DHL' },
    { number: '000000014', trackingNumber: '3SABC125', carrier: null },
  ]);
  expect(unread).toEqual(['nobody;3S']);
});
