import { expect, test } from 'vitest';
import { usualPayment } from './usual-payment.ts';

const paymentMethods = ['ideal', 'creditcard', 'paypal'].map((code) => ({ code }));
const guest = { paymentMethods, chosenPayment: undefined, known: undefined };

test.each([
  ['NL', 'ideal'],
  ['DE', 'paypal'],
  ['US', 'creditcard'],
  // Not offered for this order.
  ['BE', 'creditcard'],
])('a guest in %s finds %s chosen', (country, method) => {
  expect(usualPayment({ ...guest, billingAddress: { country } })).toBe(method);
});

test('what was chosen or used before comes first, as long as it is offered', () => {
  const billingAddress = { country: 'NL' };
  const known = { lastPayment: 'paypal' };
  expect(usualPayment({ ...guest, billingAddress, known })).toBe('paypal');
  expect(usualPayment({ ...guest, billingAddress, known, chosenPayment: 'creditcard' })).toBe('creditcard');
  expect(usualPayment({ ...guest, billingAddress, known: { lastPayment: 'gone' } })).toBe('ideal');
  expect(usualPayment({ ...guest, billingAddress, paymentMethods: [] })).toBeUndefined();
});
