import { afterEach, expect, test, vi } from 'vitest';
import { createMessages } from '../../i18n/messages.ts';
import { addTranslationMessages, fetchTranslationMessages } from './fetch-translation-messages.ts';
import { messageTree } from './translation-messages.ts';

afterEach(() => vi.unstubAllGlobals());

function reporting() {
  const warnings: string[] = [];
  const errors: unknown[] = [];
  return {
    warnings,
    errors,
    report: { warn: (text: string) => warnings.push(text), error: (...said: unknown[]) => errors.push(said) },
  };
}

function answering(answer: (address: URL) => Response | Promise<Response>) {
  const asked: { address: URL; init: RequestInit | undefined }[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const address = new URL(input, 'https://bowline.test');
    asked.push({ address, init });
    return answer(address);
  });
  return asked;
}

test('is asked as specification 7.3 says: query, language with an underscore, name, low priority', async () => {
  const asked = answering(() => Response.json({ result: [{ key: 'cart.empty', value: 'Leeg' }] }));
  const { report } = reporting();
  expect(await fetchTranslationMessages('nl-NL', report)).toEqual({ cart: { empty: 'Leeg' } });
  const [question] = asked;
  expect(question?.address.pathname).toBe('/sanity');
  expect(question?.address.searchParams.get('lang')).toBe('nl_NL');
  expect(question?.address.searchParams.get('name')).toBe('translationMessages');
  expect(question?.address.searchParams.get('query')).toContain('translationMessage');
  expect(question?.init?.priority).toBe('low');
});

test.each([
  ['an error', () => new Response('', { status: 503 })],
  ['no JSON', () => new Response('<html>')],
  ['nothing at all', () => Promise.reject(new Error('offline'))],
])('%s is logged and gives no messages', async (_, answer) => {
  answering(answer);
  const { report, errors } = reporting();
  expect(await fetchTranslationMessages('nl-NL', report)).toEqual({});
  expect(errors).toHaveLength(1);
});

test('they are merged into the current locale and English; what exists stays, with a warning', async () => {
  answering((address) =>
    Response.json({
      result:
        address.searchParams.get('lang') === 'nl_NL'
          ? [
              { key: 'header.cart', value: 'Mandje' },
              { key: 'header.menu', value: 'Menu' },
            ]
          : [{ key: 'header.skip', value: 'Skip' }],
    }),
  );
  const { report, warnings } = reporting();
  const messages = createMessages({
    locale: 'nl-NL',
    messages: { header: { cart: 'Winkelwagen' } },
    warn: report.warn,
  });
  await addTranslationMessages(messages, report);
  expect(messages.translate('header.cart')).toBe('Winkelwagen');
  expect(messages.translate('header.menu')).toBe('Menu');
  expect(messages.translate('header.skip')).toBe('Skip');
  expect(warnings).toEqual(['Message "header.cart" exists already and is kept']);
});

test('keys that contradict one another, or name what every object has, do no harm', () => {
  const { report, warnings } = reporting();
  const tree = messageTree(
    [
      { key: 'a.b', value: 'text' },
      { key: 'a', value: 'not a group' },
      { key: 'a.b.c', value: 'below a text' },
      { key: '__proto__.polluted', value: 'yes' },
      { key: 'empty', value: null },
    ],
    report.warn,
  );
  expect(Object.keys(tree)).toEqual(['a', '__proto__']);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(warnings).toHaveLength(2);
});
