import { languageOf, localeNames } from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import { plantTree } from '../testing/planted-tree.ts';
import { check } from './messages.ts';

const english = {
  cart: { title: 'Your cart', items: '{count} item | {count} items' },
  status: { open: 'Open now' },
};
const dutch = {
  cart: { title: 'Je wagen', items: '{count} artikel | {count} artikelen' },
  status: { open: 'Nu open' },
};
const polish = { ...dutch, cart: { ...dutch.cart, items: '{count} ab | {count} a | {count} b | {count} c' } };
const languages = [...new Set(localeNames.map(languageOf))];
const fileOf = (language: string) => `apps/storefront/app/i18n/messages/${language}.json`;
const code = `t('cart.title'); t('cart.items', {}, 2); const key: MessageKey = 'status.open';`;

interface Planted {
  messages?: Record<string, unknown>;
  source?: string;
  prefixes?: string[];
}

function messagesFor({ messages = {}, source = code, prefixes = [] }: Planted) {
  const files = languages.map((language) => {
    const content = messages[language] ?? { en: english, pl: polish }[language] ?? dutch;
    return [fileOf(language), JSON.stringify(content)];
  });
  const root = plantTree({ ...Object.fromEntries(files), 'apps/storefront/app/Cart.tsx': source });
  return check(root, prefixes).map(({ file, message }) => `${file.split('/').at(-1)}: ${message}`);
}

const withGerman = (cart: object, rest: object = { status: dutch.status }) =>
  messagesFor({ messages: { de: { cart: { ...dutch.cart, ...cart }, ...rest } } });

test('complete messages that are all used pass', () => {
  expect(messagesFor({})).toEqual([]);
});

test('a text with plural forms that is given no number fails, so does one that counts without forms', () => {
  expect(messagesFor({ source: code.replace(', {}, 2)', ', { count: 2 })') })).toEqual([
    'Cart.tsx: "cart.items" has plural forms and is given no number',
  ]);
  const one = (text: string) => ({ ...english, cart: { ...english.cart, items: text } });
  const translated = (text: string) => ({ ...dutch, cart: { ...dutch.cart, items: text } });
  const all = Object.fromEntries(languages.map((language) => [language, translated('{count} dingen')]));
  expect(messagesFor({ messages: { ...all, en: one('{count} items') } })).toEqual([
    'en.json: "cart.items" counts things and has one form for all numbers',
  ]);
});

describe('a translation fails', () => {
  test('when Polish does not tell a few from many', () => {
    expect(messagesFor({ messages: { pl: dutch } })).toEqual([
      'pl.json: "cart.items" has 2 plural forms; Polish has none, one, few and many',
    ]);
  });

  test('when a line could break before a unit or before a French sign', () => {
    const french = (title: string) =>
      messagesFor({ messages: { fr: { ...dutch, cart: { ...dutch.cart, title } } } });
    expect(withGerman({ title: 'Höchstens 8 MB' })).toHaveLength(1);
    expect(withGerman({ title: 'Höchstens 8\u00a0MB: bitte!' })).toEqual([]);
    for (const title of ['Vide ?', 'Vide?', 'Vide : rien', '« vide »']) expect(french(title)).toHaveLength(1);
    expect(french('Vide\u202f? Voir https://x.example/a?b, à 16:30\u202f; «\u202fvide\u202f»')).toEqual([]);
  });

  test('when a key is missing', () => {
    expect(withGerman({}, {})).toEqual(['de.json: "status.open" is missing']);
  });

  test('when it has a key that English has not', () => {
    expect(withGerman({ total: 'Summe' })).toEqual(['de.json: "cart.total" does not exist in English']);
  });

  test('when a group stands where a text belongs', () => {
    expect(withGerman({ title: { short: 'Wagen' } })).toHaveLength(2);
  });

  test('when a placeholder is misspelt', () => {
    expect(withGerman({ items: '{anzahl} Artikel | {count} Artikel' })).toEqual([
      'de.json: "cart.items" has the placeholders {anzahl} {count} instead of {count}',
    ]);
  });

  test('when it has plural forms where English has none', () => {
    expect(withGerman({ title: 'Wagen | Wagen' })).toEqual([
      'de.json: "cart.title" has plural forms unlike English',
    ]);
  });

  test('when there are more plural forms than can be chosen', () => {
    expect(withGerman({ items: 'a | {count} b | c | d' })).toEqual([
      'de.json: "cart.items" has 4 plural forms, of which only three can be chosen',
    ]);
  });

  test('when it was left in English, outside the English locales', () => {
    expect(withGerman({ title: 'Your cart' })).toEqual([
      'de.json: "cart.title" is not translated: "Your cart"',
    ]);
  });

  test('when it is empty', () => {
    expect(withGerman({ title: '' })).toEqual(['de.json: "cart.title" is empty']);
  });
});

test('a translation may use one form for all numbers', () => {
  expect(withGerman({ items: '{count} Artikel' })).toEqual([]);
});

test('a language without a file fails', () => {
  const root = plantTree({ [fileOf('en')]: '{}' });
  expect(check(root).map(({ file }) => file)).toEqual(
    languages.filter((language) => language !== 'en').map(fileOf),
  );
});

describe('the code fails', () => {
  test('when it asks for a message that does not exist', () => {
    expect(messagesFor({ source: `${code} messages.translate('cart.titel');` })).toEqual([
      'Cart.tsx: there is no message "cart.titel"',
    ]);
  });

  test('when no code uses a message', () => {
    expect(messagesFor({ source: `t('cart.title'); t('cart.items', {}, 2);` })).toEqual([
      'en.json: "status.open" is used nowhere',
    ]);
  });

  test('when it puts together a key whose start is not declared', () => {
    const source = `${code} t(\`status.\${name}\`);`;
    expect(messagesFor({ source })).toEqual([
      'Cart.tsx: "status.…" is not among the computed keys of scripts/checks/messages.ts',
    ]);
    expect(
      messagesFor({
        source: `t('cart.title'); t('cart.items', {}, 2); t(\`status.\${name}\`);`,
        prefixes: ['status.'],
      }),
    ).toEqual([]);
  });
});
