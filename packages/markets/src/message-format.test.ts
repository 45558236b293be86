import { expect, test } from 'vitest';
import { findMessage, formatMessage } from './message-format.ts';

test('placeholders are replaced, unknown ones leave nothing behind', () => {
  expect(formatMessage('{brand}: {product}', { brand: 'Bowline', product: 'paracord' })).toBe(
    'Bowline: paracord',
  );
  expect(formatMessage('Hello { name }!', {})).toBe('Hello !');
});

test('literal text in quotes is taken as it is', () => {
  expect(formatMessage("mail{'@'}bowline.eu")).toBe('mail@bowline.eu');
});

test('a value is never searched for placeholders again', () => {
  expect(formatMessage('{a}{b}', { a: '{b}', b: 'x' })).toBe('{b}x');
});

test.each([
  [0, '0 products'],
  [1, '1 product'],
  [2, '2 products'],
  [48, '48 products'],
])('two plural forms: %i gives "%s"', (count, text) => {
  expect(formatMessage('{n} product | {n} products', {}, count)).toBe(text);
});

test.each([
  [0, 'nothing'],
  [1, 'one'],
  [2, '2 things'],
  [9, '9 things'],
])('three plural forms: %i gives "%s"', (count, text) => {
  expect(formatMessage('nothing | one | {count} things', {}, count)).toBe(text);
});

test('one form serves every count', () => {
  expect(formatMessage('Liczba produktów: {n}', {}, 5)).toBe('Liczba produktów: 5');
});

test('a key that names a group, or something every object has, is no message', () => {
  const messages = { header: { cart: 'Cart' } };
  expect(findMessage(messages, 'header.cart')).toBe('Cart');
  expect(findMessage(messages, 'header')).toBeUndefined();
  expect(findMessage(messages, 'header.constructor')).toBeUndefined();
  expect(findMessage(messages, 'header.cart.length')).toBeUndefined();
});
