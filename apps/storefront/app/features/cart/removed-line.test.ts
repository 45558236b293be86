import { expect, test } from 'vitest';
import { isForAddress, wayBackFields, wayBackIn, wayBackOf, wayBackTo } from './removed-line.ts';

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
  expect(wayBackOf(formOf(wayBackFields(wayBack)))).toEqual(wayBack);
  expect(wayBackIn(new URLSearchParams(Object.fromEntries(wayBackFields(wayBack))))).toEqual(wayBack);
  expect(wayBackTo({ ...line, isSample: true }).intent).toBe('sample');
});

test('a gift card comes back with all that was written on it, but never by an address', () => {
  const giftCard = {
    amount: '25.00',
    sender: 'a',
    recipient: 'b',
    recipientEmail: 'c@example.com',
    message: 'Hello\nyou',
    deliverOn: '2026-12-24',
  };
  const wayBack = wayBackTo({ ...line, sku: 'gift', giftCard });
  expect(wayBackOf(formOf(wayBackFields(wayBack)))).toEqual({
    intent: 'gift-card-order',
    sku: 'gift',
    amount: '25.00',
    sender: 'a',
    recipient: 'b',
    recipientEmail: 'c@example.com',
    message: 'Hello\nyou',
    deliveryDate: '2026-12-24',
  });
  expect(isForAddress(wayBack)).toBe(false);
  expect(wayBackIn(new URLSearchParams(Object.fromEntries(wayBackFields(wayBack))))).toBeUndefined();
});

test('a form or an address that says something else offers nothing', () => {
  expect(wayBackOf(new FormData())).toBeUndefined();
  const tooLong = { 'back-intent': 'order', 'back-sku': 'x'.repeat(2_001) };
  expect(wayBackOf(new URLSearchParams(tooLong))).toBeUndefined();
  expect(wayBackIn(new URLSearchParams('back-intent=remove&back-sku=a&back-quantity=1'))).toBeUndefined();
  expect(wayBackIn(new URLSearchParams('back-intent=order'))).toBeUndefined();
});
