import { expect, test } from 'vitest';
import { returnUrlOf } from './return-url.ts';

const backTo = (wanted: string | null, baseUrl = 'https://bowline.eu') =>
  returnUrlOf({ token: 'abc' }, wanted, { baseUrl, prefix: '/de' });

test.each([
  'https://bowline.eu/de/checkout/success',
  'https://bowline.nl/checkout/success',
  'https://www.bowline.nl/checkout/success',
])('%s is an address of the shop', (wanted) => {
  expect(backTo(wanted)).toBe(`${wanted}?token=abc`);
});

test.each([
  null,
  '',
  'https://evil.example/checkout/success',
  'https://bowline.nl.evil.example/',
  'https://bowline.nl@evil.example/',
  'http://bowline.nl/checkout/success',
  'javascript:alert(1)',
])('from anywhere else, such as %s, buyers come back to the shop', (wanted) => {
  expect(backTo(wanted)).toBe('https://bowline.eu/de/checkout/success?token=abc');
});

test.each([
  'https://bowline.eu/checkout/payment?mollie_payment_token={{payment_token}}',
  'https://bowline.eu/checkout/payment?mollie_payment_token=%7B%7Bpayment_token%7D%7D',
])('the token stands where a client of Mollie wants it: %s', (wanted) => {
  expect(backTo(wanted)).toBe('https://bowline.eu/checkout/payment?mollie_payment_token=abc&token=abc');
});

test('a site that the shop knows gets its buyers back, exactly that site', () => {
  const places = { baseUrl: 'https://bowline.eu', prefix: '', origins: ['https://front.example'] };
  const back = (wanted: string) => returnUrlOf({ token: 'abc' }, wanted, places);
  expect(back('https://front.example/checkout')).toBe('https://front.example/checkout?token=abc');
  for (const other of [
    'https://front.example.evil/',
    'http://front.example/',
    'https://front.example:444/',
  ]) {
    expect(back(other)).toBe('https://bowline.eu/checkout/success?token=abc');
  }
});

test('a shop that is tried out without TLS has its domains without it too', () => {
  expect(backTo('http://bowline.nl/checkout/success', 'http://localhost:3000')).toBe(
    'http://bowline.nl/checkout/success?token=abc',
  );
});
