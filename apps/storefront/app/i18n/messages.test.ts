import { expect, test } from 'vitest';
import { createMessages } from './messages.ts';

function germanMessages() {
  const warnings: string[] = [];
  const messages = createMessages({
    locale: 'de-DE',
    messages: { header: { cart: 'Warenkorb' } },
    fallback: { header: { cart: 'Cart', menu: 'Menu' } },
    warn: (text) => warnings.push(text),
  });
  return { messages, warnings };
}

test('the own language wins, English stands in, and the key itself is the last resort', () => {
  const { messages, warnings } = germanMessages();
  expect(messages.translate('header.cart')).toBe('Warenkorb');
  expect(messages.translate('header.menu')).toBe('Menu');
  expect(messages.translate('header.skip')).toBe('header.skip');
  expect(warnings).toEqual(['No message for "header.skip" in de-DE']);
});

test('messages that arrive later are merged; a key that would overwrite a text or a group is skipped with a warning', () => {
  const { messages, warnings } = germanMessages();
  messages.add(
    { header: { cart: 'Korb', menu: 'Menü', skip: 'Zum Inhalt' }, dialog: { close: 'Schließen' } },
    'locale',
  );
  messages.add({ header: 'not a group' }, 'locale');
  expect(messages.translate('header.cart')).toBe('Warenkorb');
  expect(messages.translate('header.menu')).toBe('Menü');
  expect(messages.translate('header.skip')).toBe('Zum Inhalt');
  expect(messages.translate('dialog.close')).toBe('Schließen');
  expect(warnings).toEqual([
    'Message "header.cart" exists already and is kept',
    'Message "header" exists already and is kept',
  ]);
});

test('a text that may be missing is found without a warning, and whoever waits for it is told', () => {
  const { messages, warnings } = germanMessages();
  let told = 0;
  const stop = messages.subscribe(() => {
    told += 1;
  });
  expect(messages.find('notes.footer')).toBeUndefined();
  messages.add({ notes: { footer: 'Im Juli sind wir zu zweit.' } }, 'locale');
  expect([messages.find('notes.footer'), told]).toEqual(['Im Juli sind wir zu zweit.', 1]);
  stop();
  messages.add({ notes: { search: 'Anders' } }, 'locale');
  expect([told, warnings]).toEqual([1, []]);
});
