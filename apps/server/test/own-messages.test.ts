import { createTestCommerce, hireStaff, type TestCommerce, type TestStaff } from '@bowline/commerce/testing';
import { createTestContent, type TestContent, testTokens } from '@bowline/content/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const now = new Date('2026-11-02T09:00:00Z');
let content: TestContent;
let commerce: TestCommerce;
let editor: TestStaff;

const messages = [
  {
    key: 'cart.title',
    texts: { en: 'Cart', 'nl-NL': 'Winkelwagen', 'fr-FR': 'Panier' },
    usedIn: ['features/cart/Cart.tsx'],
  },
  {
    key: 'cart.count',
    texts: { en: '{n} item | {n} items', 'nl-NL': '{n} artikel | {n} artikelen' },
    usedIn: [],
  },
];

beforeAll(async () => {
  content = await createTestContent();
  commerce = await createTestCommerce({
    clock: () => now,
    contentPlace: {
      fetch: content.ownFetch,
      url: 'http://content.internal',
      dataset: 'production',
      token: testTokens.writeToken,
    },
    messageCatalogue: async () => new Map(messages.map((message) => [message.key, message])),
  });
  editor = await hireStaff(commerce, { role: 'content', now });
});
afterAll(async () => {
  await commerce.close();
  await content.close();
});

interface File {
  readonly revision: string;
  readonly usedIn: readonly string[];
  readonly texts: readonly { locale: string; text: string; own: string | null }[];
  readonly history: readonly {
    revision: string;
    author: string;
    differences: readonly { locale: string; before: string | null; after: string | null }[];
  }[];
}

async function fileOf(key: string): Promise<File> {
  const { shopMessage } = await editor.read<{ shopMessage: File }>(
    `query ($key: String!) { shopMessage(key: $key) { revision usedIn texts { locale text own }
      history { revision author differences { locale before after } } } }`,
    { key },
  );
  return shopMessage;
}

async function change(key: string, texts: Readonly<Record<string, string>>, revision?: string) {
  const wish = Object.entries(texts).map(([locale, text]) => ({ locale, text }));
  return editor.ask(
    `mutation ($key: String!, $revision: String!, $texts: [ShopMessageWish!]!) {
      changeShopMessage(key: $key, revision: $revision, texts: $texts) }`,
    { key, revision: revision ?? (await fileOf(key)).revision, texts: wish },
  );
}

async function ownIn(locale: string, key = 'cart.title') {
  return (await fileOf(key)).texts.find((each) => each.locale === locale)?.own ?? null;
}

/** As the storefront asks, without a token. */
async function visitorsRead(lang: string): Promise<unknown> {
  const query = encodeURIComponent(`*[_type == "ownMessage"]{key, "value": values["${lang}"]}`);
  const answer = await content.fetch(
    new Request(`${content.url}/v2025-02-19/data/query/production?query=${query}`),
  );
  return ((await answer.json()) as { result: unknown }).result;
}

describe('editing rules 14 to 16: an own text', () => {
  test('is what visitors read, of its locale alone, without a draft', async () => {
    expect((await change('cart.title', { 'nl-NL': ' Mandje ', en: '' })).code).toBeNull();
    expect(await visitorsRead('nl_NL')).toEqual([{ key: 'cart.title', value: 'Mandje' }]);
    expect(await visitorsRead('en')).toEqual([{ key: 'cart.title', value: null }]);
    expect(await fileOf('cart.title')).toMatchObject({ usedIn: ['features/cart/Cart.tsx'] });
  });

  test('is not written over that of somebody else', async () => {
    expect((await change('cart.title', { en: 'Bag' }, '')).code).toBe('content-changed-meanwhile');
    expect((await change('cart.title', { en: 'Bag' }, 'another')).code).toBe('content-changed-meanwhile');
  });

  test('has the places that the shop fills, and forms that its language has', async () => {
    expect(await change('cart.count', { 'nl-NL': '{aantal} stuks' })).toMatchObject({
      code: 'message-places',
    });
    expect((await change('cart.title', { 'nl-NL': 'een | twee' })).code).toBe('message-forms');
    expect((await change('cart.count', { 'pl-PL': '{n} a | {n} b' })).code).toBe('message-forms');
    expect((await change('cart.count', { 'nl-NL': '{n} stuk | {n} stuks' })).code).toBeNull();
    expect((await change('cart.title', { 'xx-XX': 'a' })).code).toBe('locale-not-known');
    expect((await change('cart.title', { en: 'a'.repeat(2_001) })).code).toBe('message-too-long');
    expect((await change('cart.gone', { en: 'a' }, '')).code).toBe('message-not-known');
  });

  test('is set by the rules of its language, and none where it says what the shop says', async () => {
    expect((await change('cart.title', { 'fr-FR': 'Panier ?', 'nl-NL': 'Winkelwagen' })).code).toBeNull();
    expect([await ownIn('fr-FR'), await ownIn('nl-NL')]).toEqual(['Panier\u202f?', null]);
  });
});

test('editing rule 17: there is room for so many in a locale', async () => {
  const documents = Array.from({ length: 10 }, (_, index) => ({
    create: {
      _id: `ownMessage-long-${index}`,
      _type: 'ownMessage',
      key: `long.${index}`,
      values: { sv_SE: 'x'.repeat(2_000) },
    },
  }));
  await content.fetch(
    new Request(`${content.url}/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testTokens.writeToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: documents }),
    }),
  );
  expect((await change('cart.title', { 'sv-SE': 'Korg' })).code).toBe('messages-too-much');
  expect((await change('cart.title', { 'da-DK': 'Kurv' })).code).toBeNull();
});

test('editing rule 18: what was said before is told with who changed it, and comes back', async () => {
  await change('cart.title', { 'nl-NL': 'Tas' });
  await change('cart.title', { 'nl-NL': 'Mand' });
  const [latest, before] = (await fileOf('cart.title')).history;
  expect(latest).toMatchObject({
    author: expect.any(String),
    differences: [{ locale: 'nl-NL', before: 'Tas', after: 'Mand' }],
  });
  const restored = await editor.ask(
    'mutation ($key: String!, $revision: String!) { restoreShopMessage(key: $key, revision: $revision) }',
    { key: 'cart.title', revision: before?.revision },
  );
  expect(restored.code).toBeNull();
  expect(await ownIn('nl-NL')).toBe('Tas');
  const unknown = await editor.ask(
    'mutation ($key: String!, $revision: String!) { restoreShopMessage(key: $key, revision: $revision) }',
    { key: 'cart.title', revision: 'made-up' },
  );
  expect(unknown.code).toBe('content-not-found');
});

test('texts are found by key and by words of any language, and counted for each locale', async () => {
  const list = async (asked: object) =>
    (
      await editor.read<{ shopMessages: { total: number; messages: { key: string }[]; locales: object[] } }>(
        `query ($text: String, $locale: String, $state: String) {
          shopMessages(text: $text, locale: $locale, state: $state) {
            total messages { key } locales { locale messages translated own misfits } } }`,
        asked,
      )
    ).shopMessages;
  expect((await list({ text: 'ARTIKELEN' })).messages).toEqual([{ key: 'cart.count' }]);
  expect((await list({ text: 'cart.' })).total).toBe(2);
  expect((await list({ state: 'own', locale: 'nl-NL' })).total).toBe(2);
  expect((await list({ state: 'misfit' })).total).toBe(0);
  expect((await list({})).locales).toContainEqual({
    ...{ locale: 'fr-FR', messages: 2, translated: 1, own: 0, misfits: 0 },
  });
});

test('own texts are no documents of the editor of content', async () => {
  const { contentTypes } = await editor.read<{ contentTypes: { name: string }[] }>(
    '{ contentTypes { name } }',
  );
  expect(contentTypes.map(({ name }) => name)).not.toContain('ownMessage');
});
