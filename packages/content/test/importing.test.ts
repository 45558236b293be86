import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPage, createTestContent, sampleContent, type TestContent } from '../src/testing/index.ts';
import { languageCodes } from '../src/types/language.ts';
import { clientFor } from './sanity-client.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
});
afterAll(() => content.close());

const everywhere = () => [
  ...new Map(
    languageCodes.flatMap((code) => sampleContent(code)).map((document) => [document._id, document]),
  ).values(),
];
const visitor = () => clientFor(content.url, { token: '' });

test('documents of every type are imported in every language, and a second time nothing changes', async () => {
  const documents = everywhere();
  expect(await content.importDocuments(documents)).toEqual({
    ok: true,
    value: { created: documents.length, updated: 0, unchanged: 0 },
  });
  const before = await visitor().fetch('*[_type == "page" && language == "pl_PL"][0]{title, _rev}');
  expect(before).toMatchObject({ title: 'About us' });
  expect(await content.importDocuments([...documents.slice(1), aPage('en', 'new')])).toEqual({
    ok: true,
    value: { created: 1, updated: 0, unchanged: documents.length - 1 },
  });
  expect(await visitor().fetch('*[_type == "page" && language == "pl_PL"][0]{title, _rev}')).toEqual(before);
});

test('messages are read for one language', async () => {
  const query = '*[_type == "translationMessage"]{key, "value": values[$lang]}';
  expect(await visitor().fetch(query, { lang: 'sv_SE' })).toEqual([
    { key: 'cart.empty', value: 'Empty (sv_SE)' },
  ]);
});

test('one document with a mistake keeps all others out', async () => {
  const result = await content.importDocuments([
    aPage('de_DE', 'one'),
    { ...aPage('de_DE', 'two'), title: '' },
  ]);
  expect(result).toMatchObject({
    refusal: {
      code: 'documents-invalid',
      details: { documents: [{ id: 'page-two-de_DE', problems: [expect.stringMatching(/^title/)] }] },
    },
  });
  expect(await visitor().getDocument('page-one-de_DE')).toBeUndefined();
});

test('a document given twice is a mistake', async () => {
  expect(await content.importDocuments([aPage('de_DE'), aPage('de_DE')])).toMatchObject({
    refusal: { code: 'documents-repeated', details: { ids: ['page-about-de_DE'] } },
  });
});

test('a reference to nothing is a mistake', async () => {
  const [entry] = sampleContent('da_DK').filter(({ _type }) => _type === 'faqEntry');
  if (entry?._type !== 'faqEntry') throw new Error('There is no such sample.');
  const lost = { ...entry, category: { _ref: 'faqCategory-none-da_DK' } };
  expect(await content.importDocuments([lost])).toMatchObject({ refusal: { code: 'import-refused' } });
});
