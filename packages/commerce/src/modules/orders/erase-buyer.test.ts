import { expect, test } from 'vitest';
import { anOrder } from '../../testing/orders/an-order.ts';
import { snapshotWithoutBuyer } from './erase-buyer.ts';

test('rule 21: a business that was reverse-charged keeps its VAT number, nobody else does', () => {
  const of = (kind: 'reverse-charge' | 'destination') => {
    const { snapshot } = anOrder({ kind, address: { vatNumber: 'DE136695976', company: 'Knots GmbH' } });
    return snapshotWithoutBuyer({ ...snapshot, tax: { ...snapshot.tax, vatNumber: 'DE136695976' } });
  };
  expect(of('reverse-charge')).toMatchObject({
    tax: { vatNumber: 'DE136695976' },
    billingAddress: { vatNumber: 'DE136695976', company: null },
  });
  expect(of('destination')).toMatchObject({ tax: { vatNumber: null }, billingAddress: { vatNumber: null } });
});
