import {
  atDeskOf,
  createTestCommerce,
  hireStaff,
  type TestCommerce,
  type TestStaff,
} from '@bowline/commerce/testing';
import { createTestContent, sampleContent, type TestContent, testTokens } from '@bowline/content/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const now = new Date('2026-11-02T09:00:00Z');
let content: TestContent;
let commerce: TestCommerce;
let editor: TestStaff;
let owner: TestStaff;

beforeAll(async () => {
  content = await createTestContent();
  expect(await content.importDocuments(sampleContent('en'))).toMatchObject({ ok: true });
  commerce = await createTestCommerce({
    clock: () => now,
    contentPlace: {
      fetch: content.ownFetch,
      url: 'http://content.internal',
      dataset: 'production',
      token: testTokens.writeToken,
    },
  });
  [editor, owner] = await Promise.all([
    hireStaff(commerce, { role: 'content', now }),
    hireStaff(commerce, { role: 'owner', now }),
  ]);
});
afterAll(async () => {
  await commerce.close();
  await content.close();
});

interface File {
  readonly state: string;
  readonly revision: string;
  readonly json: string;
  readonly problems: readonly { readonly path: string; readonly code: string }[];
  readonly translations: readonly { readonly language: string; readonly state: string }[];
}

async function fileOf(id: string): Promise<File | null> {
  const { contentDocument } = await editor.read<{ contentDocument: File | null }>(
    `query ($id: String!) { contentDocument(id: $id) {
      state revision json problems { path code } translations { language state } } }`,
    { id },
  );
  return contentDocument;
}

async function save(id: string, change: object, revision?: string) {
  const file = await fileOf(id);
  const json = JSON.stringify({ ...JSON.parse(file?.json ?? '{}'), ...change });
  return editor.ask(
    'mutation ($id: String!, $json: String!, $revision: String!) { saveContentDraft(id: $id, json: $json, revision: $revision) }',
    { id, json, revision: revision ?? file?.revision },
  );
}

const act = async (operation: string, id: string) =>
  (await editor.ask(`mutation ($id: String!) { ${operation}(id: $id) }`, { id })).code;

async function visitorsSee(id: string): Promise<Record<string, unknown> | null> {
  const query = encodeURIComponent(`*[_id == "${id}"][0]`);
  const answer = await content.fetch(
    new Request(`${content.url}/v2025-02-19/data/query/production?query=${query}`),
  );
  return ((await answer.json()) as { result: Record<string, unknown> | null }).result;
}

const page = 'page-about-en';

describe('editing rules 1 to 5: a document', () => {
  test('is changed in a draft, which visitors do not see until it is published', async () => {
    expect((await save(page, { title: 'Who we are' })).code).toBeNull();
    expect((await fileOf(page))?.state).toBe('changed');
    expect(await visitorsSee(page)).toMatchObject({ title: 'About us' });
    expect(await act('publishContent', page)).toBeNull();
    expect(await visitorsSee(page)).toMatchObject({ title: 'Who we are' });
    expect((await fileOf(page))?.state).toBe('published');
  });

  test('is not overwritten by who looked at an older one', async () => {
    const before = await fileOf(page);
    expect((await save(page, { title: 'One' })).code).toBeNull();
    expect((await save(page, { title: 'Other' }, before?.revision)).code).toBe('content-changed-meanwhile');
    expect(await act('discardContentDraft', page)).toBeNull();
    expect(await fileOf(page)).toMatchObject({ state: 'published', revision: before?.revision });
  });

  test('keeps what the desk does not know, its type, language and group', async () => {
    await save(page, { odd: { kept: [1] }, _type: 'poem', language: 'de_DE', translationGroup: 'other' });
    await save(page, { title: 'Again' });
    expect(JSON.parse((await fileOf(page))?.json ?? '')).toMatchObject({
      odd: { kept: [1] },
      _type: 'page',
      language: 'en',
      translationGroup: 'about',
      title: 'Again',
    });
    await act('discardContentDraft', page);
  });

  test('is published only without problems, which are told with their place', async () => {
    await save(page, { title: '', slug: { current: 'Not a slug' } });
    expect((await fileOf(page))?.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'title line',
      'slug.current slug',
    ]);
    expect(await act('publishContent', page)).toBe('content-not-valid');
    expect(await visitorsSee(page)).toMatchObject({ title: 'Who we are' });
    await act('discardContentDraft', page);
    expect(await act('publishContent', page)).toBe('content-no-draft');
  });

  test('that others refer to stays; another is taken back and comes again', async () => {
    const category = String(sampleContent('en').find(({ _type }) => _type === 'faqCategory')?._id);
    expect(await act('removeContent', category)).toBe('content-referenced');
    expect(await act('unpublishContent', page)).toBeNull();
    expect(await visitorsSee(page)).toBeNull();
    expect((await fileOf(page))?.state).toBe('draft');
    expect(await act('publishContent', page)).toBeNull();
    expect(await visitorsSee(page)).toMatchObject({ title: 'Who we are' });
  });

  test('that is no content of a known type is nothing to edit', async () => {
    expect(await fileOf('image-0000')).toBeNull();
    expect(await fileOf('drafts.page-about-en')).toBeNull();
    expect(await act('publishContent', '../page')).toBe('content-not-found');
  });
});

test('rule 6: a translation begins as a copy in its own language', async () => {
  const create =
    'mutation ($copyOf: String, $language: String) { createContent(type: "page", language: $language, copyOf: $copyOf) }';
  const made = await editor.read<{ createContent: string }>(create, { copyOf: page, language: 'nl_NL' });
  expect(made.createContent).toBe('page-about-nl_NL');
  const file = await fileOf('page-about-nl_NL');
  expect(JSON.parse(file?.json ?? '')).toMatchObject({ language: 'nl_NL', title: 'Who we are' });
  expect(file?.translations).toEqual(
    expect.arrayContaining([
      { language: 'en', state: 'published' },
      { language: 'nl_NL', state: 'draft' },
    ]),
  );
  expect((await editor.ask(create, { copyOf: page, language: 'nl_NL' })).code).toBe('content-exists');
  expect((await editor.ask(create, { copyOf: page, language: 'tlh' })).code).toBe('language-not-known');
});

test('a list is searched by words, language and state', async () => {
  const list = async (variables: object) => {
    const { contentDocuments } = await editor.read<{
      contentDocuments: { total: number; documents: { id: string }[] };
    }>(
      `query ($text: String, $language: String, $state: String, $page: Int) {
        contentDocuments(type: "page", text: $text, language: $language, state: $state, page: $page) { total documents { id } } }`,
      variables,
    );
    return contentDocuments.documents.map(({ id }) => id).sort();
  };
  expect(await list({})).toEqual(['page-about-en', 'page-about-nl_NL']);
  expect(await list({ state: 'draft' })).toEqual(['page-about-nl_NL']);
  expect(await list({ language: 'en' })).toEqual(['page-about-en']);
  expect(await list({ text: 'WHO WE' })).toHaveLength(2);
  expect(await list({ text: 'nothing like it' })).toEqual([]);
  expect(await list({ page: 2 })).toEqual([]);
});

test('rule 7: each change is in the log with before and after, and in the history by name', async () => {
  await save(page, { title: 'Logged' });
  const { auditLog } = await owner.read<{
    auditLog: { entries: { operation: string; before: string; after: string }[] };
  }>(`{ auditLog(subject: "content ${page}") { entries { operation before after } } }`);
  const [last] = auditLog.entries;
  expect(last?.operation).toBe('saveContentDraft');
  expect(JSON.parse(last?.before ?? '')).toMatchObject({
    state: 'published',
    published: { title: 'Who we are' },
  });
  expect(JSON.parse(last?.after ?? '')).toMatchObject({ state: 'changed', draft: { title: 'Logged' } });
  const history = await content.ownFetch(
    new Request(`${content.url}/v2025-02-19/data/history/production/transactions/drafts.${page}`, {
      headers: { authorization: `Bearer ${testTokens.readToken}` },
    }),
  );
  expect(await history.text()).toContain('"author":"Somebody"');
  await act('discardContentDraft', page);
});

test('content is for owners and editors, and for nobody else', async () => {
  const ask = '{ contentTypes { name documents } }';
  expect((await owner.ask(ask)).code).toBeNull();
  expect((await editor.ask(ask)).data).toMatchObject({
    contentTypes: expect.arrayContaining([{ name: 'page', documents: 1 }]),
  });
  for (const role of ['catalogue', 'orders', 'support']) {
    const somebody = await hireStaff(commerce, { role, now });
    expect([role, (await somebody.ask(ask)).code]).toEqual([role, 'not-allowed']);
  }
  expect((await atDeskOf(commerce).ask(ask)).code).toBe('not-signed-in');
});

test('rule 8: where the service tells no types, nothing is edited here', async () => {
  const elsewhere = await createTestCommerce({ clock: () => now });
  const somebody = await hireStaff(elsewhere, { role: 'content', now });
  expect((await somebody.ask('{ contentTypes { name } }')).data).toEqual({ contentTypes: null });
  expect((await somebody.ask('mutation { publishContent(id: "page-about-en") }')).code).toBe(
    'content-elsewhere',
  );
  await elsewhere.close();
});

test('nothing went wrong unseen', () => {
  expect(commerce.loggedErrors).toEqual([]);
  expect(content.loggedErrors).toEqual([]);
});
