import { expect, test } from 'vitest';
import { wayBackFields, wayBackIn, wayBackOf, wayBackTo } from './removed-line.ts';

const line = {
  sku: 'p550-black-5m',
  parentSku: 'p550-black',
  quantity: 2.5,
  isSample: false,
  giftCard: undefined,
};

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.set(name, value);
  return form;
}

test('a line that was taken out can be put back as it was, by what the address says', () => {
  const wayBack = wayBackTo(line);
  expect(wayBack).toEqual({
    intent: 'order',
    sku: 'p550-black-5m',
    parentSku: 'p550-black',
    quantity: '2.5',
  });
  const search = wayBack && wayBackOf(formOf(wayBackFields(wayBack)));
  expect(search && wayBackIn(search)).toEqual(wayBack);
  expect(wayBackTo({ ...line, isSample: true })?.intent).toBe('sample');
});

test('a gift card has no way back, and an address that says something else offers nothing', () => {
  const giftCard = { sender: 'a', recipient: 'b', recipientEmail: 'c', message: '' };
  expect(wayBackTo({ ...line, giftCard })).toBeUndefined();
  expect(wayBackOf(new FormData())).toBeUndefined();
  expect(wayBackOf(formOf([['back-sku', 'x'.repeat(129)]]))).toBeUndefined();
  expect(wayBackIn(new URLSearchParams('back-intent=remove&back-sku=a&back-quantity=1'))).toBeUndefined();
  expect(wayBackIn(new URLSearchParams('back-intent=order'))).toBeUndefined();
});
