import { expect, test } from 'vitest';
import { createMessages } from './messages.ts';
import { createFitting } from './own-texts.ts';

const english = { cart: { title: 'Cart', count: '{n} item | {n} items' } };
const fitting = createFitting(() => english);

test('the merchant’s words take the place of those of the files', () => {
  const messages = createMessages({
    locale: 'nl-NL',
    ownTexts: fitting('nl-NL', [{ key: 'cart.title', value: 'Mandje' }]),
    messages: { cart: { title: 'Winkelwagen', count: '{n} artikel | {n} artikelen' } },
    fallback: english,
    warn: (text) => expect.fail(text),
  });
  expect(messages.find('cart.title')).toBe('Mandje');
  expect(messages.find('cart.count')).toBe('{n} artikel | {n} artikelen');
});

test('words that fit no more are left out, so are those of other languages and of keys that are gone', () => {
  const texts = fitting('de-DE', [
    { key: 'cart.count', value: '{anzahl} Stück' },
    { key: 'cart.title', value: null },
    { key: 'cart.gone', value: 'Weg' },
    { key: 'constructor', value: 'Weg' },
  ]);
  expect(texts).toEqual({});
});

test('what was found out is kept until the texts change', () => {
  const rows = [{ key: 'cart.title', value: 'Korb' }];
  const first = fitting('de-DE', rows);
  expect(fitting('de-DE', [...rows])).toBe(first);
  expect(fitting('de-DE', [{ key: 'cart.title', value: 'Tasche' }])).toEqual({ 'cart.title': 'Tasche' });
});
