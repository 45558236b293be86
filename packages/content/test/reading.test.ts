import { ClientError } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContent, type TestContent, testTokens } from '../src/testing/index.ts';
import { clientFor } from './sanity-client.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
  const client = clientFor(content.url);
  await client
    .transaction()
    .create({ _id: 'category-shipping', _type: 'category', title: 'Shipping' })
    .create({ _id: 'category-returns', _type: 'category', title: 'Returns' })
    .create({
      _id: 'entry-1',
      _type: 'entry',
      question: 'How long?',
      language: 'en',
      slug: { current: 'how-long' },
      category: { _type: 'reference', _ref: 'category-shipping' },
    })
    .create({
      _id: 'entry-2',
      _type: 'entry',
      question: 'Hoe lang?',
      language: 'nl_NL',
      slug: { current: 'hoe-lang' },
      category: { _type: 'reference', _ref: 'category-shipping' },
    })
    .create({ _id: 'drafts.entry-1', _type: 'entry', question: 'How long does it take?', language: 'en' })
    .create({ _id: 'drafts.entry-3', _type: 'entry', question: 'New?', language: 'en' })
    .commit();
});
afterAll(() => content.close());

const visitor = () => clientFor(content.url, { token: '' });

describe('the official client fetches', () => {
  test('with parameters, following references', async () => {
    const found = await visitor().fetch(
      '*[_type == "entry" && slug.current == $slug][0]{question, "category": category->title}',
      { slug: 'hoe-lang' },
    );
    expect(found).toEqual({ question: 'Hoe lang?', category: 'Shipping' });
  });

  test('what refers to a document, from inside a projection', async () => {
    const found = await visitor().fetch(
      '*[_type == "category"] | order(title desc){title, "entries": *[_type == "entry" && references(^._id)].question}',
    );
    expect(found).toEqual([
      { title: 'Shipping', entries: ['How long?', 'Hoe lang?'] },
      { title: 'Returns', entries: [] },
    ]);
  });

  test('a query too long for an address, by POST', async () => {
    const words = Array.from({ length: 2_000 }, (_, index) => `word-${index}`);
    const found = await visitor().fetch('*[_type == "entry" && language in $words]{question}', {
      words: [...words, 'nl_NL'],
    });
    expect(found).toEqual([{ question: 'Hoe lang?' }]);
  });

  test('a field whose name is a parameter, and a slice by parameters', async () => {
    expect(await visitor().fetch('*[_id == "entry-1"][0][$field]', { field: 'question' })).toBe('How long?');
    expect(await visitor().fetch('*[_type == "entry"][$from...$to].language', { from: 1, to: 5 })).toEqual([
      'nl_NL',
    ]);
    expect(await visitor().fetch('*[_type == "entry"][$from...$to].language', { from: 0, to: 1 })).toEqual([
      'en',
    ]);
  });

  test('by text search, in its own thread', async () => {
    expect(await visitor().fetch('*[_type == "entry" && question match "lan*"].question')).toEqual([
      'Hoe lang?',
    ]);
  });

  test('the whole answer with the query when asked to', async () => {
    const answer = await visitor().fetch('count(*)', {}, { filterResponse: false });
    expect(answer).toMatchObject({ query: 'count(*)', result: 4, ms: expect.any(Number) });
  });
});

describe('perspectives', () => {
  test('without a token nobody sees drafts, whatever they ask for', async () => {
    const drafts = clientFor(content.url, { token: '', perspective: 'drafts' });
    const raw = clientFor(content.url, { token: '', perspective: 'raw' });
    for (const client of [drafts, raw, visitor()]) {
      expect(await client.fetch('*[_type == "entry"]._id')).toEqual(['entry-1', 'entry-2']);
      expect(await client.getDocument('drafts.entry-1')).toBeUndefined();
    }
  });

  test('drafts lie over published documents under their ids', async () => {
    const client = clientFor(content.url, { token: testTokens.readToken, perspective: 'drafts' });
    expect(await client.fetch('*[_type == "entry"]{_id, _originalId, question}')).toEqual([
      { _id: 'entry-1', _originalId: 'drafts.entry-1', question: 'How long does it take?' },
      { _id: 'entry-2', _originalId: 'entry-2', question: 'Hoe lang?' },
      { _id: 'entry-3', _originalId: 'drafts.entry-3', question: 'New?' },
    ]);
  });

  test('raw shows every document as it is stored', async () => {
    const client = clientFor(content.url, { perspective: 'raw' });
    expect(await client.fetch('count(*[_type == "entry"])')).toBe(4);
  });
});

test('documents come by id in the order asked for, with null for what is not there', async () => {
  const documents = await visitor().getDocuments(['entry-2', 'nowhere', 'entry-1']);
  expect(documents.map((document) => document?._id)).toEqual(['entry-2', undefined, 'entry-1']);
  expect(await visitor().documentsExists(['entry-1', 'nowhere'])).toEqual(new Set(['entry-1']));
});

describe('mistakes are told in the protocol’s words', () => {
  test('a query that cannot be parsed, with the place', async () => {
    const mistake = visitor().fetch('*[_type == ');
    await expect(mistake).rejects.toThrow(/GROQ query parse error/);
    await expect(mistake).rejects.toMatchObject({
      statusCode: 400,
      details: { type: 'queryParseError', query: '*[_type == ' },
    });
  });

  test('a parameter that was not given', async () => {
    await expect(visitor().fetch('*[_type == $type]')).rejects.toThrow(
      /param \$type referenced, but not provided/,
    );
  });

  test('a function that does not exist here', async () => {
    await expect(visitor().fetch('*[geo::distance(a, b) > 1]')).rejects.toBeInstanceOf(ClientError);
  });

  test('a token nobody was given', async () => {
    await expect(clientFor(content.url, { token: 'guessed' }).fetch('*')).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  test('another data set or project', async () => {
    await expect(visitor().withConfig({ dataset: 'staging' }).fetch('*')).rejects.toMatchObject({
      statusCode: 404,
    });
    await expect(visitor().withConfig({ projectId: 'other' }).fetch('*')).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});

test('a token knows its owner', async () => {
  expect(await clientFor(content.url).users.getById('me')).toMatchObject({ role: 'administrator' });
  expect(await clientFor(content.url, { token: testTokens.readToken }).users.getById('me')).toMatchObject({
    role: 'viewer',
  });
});

test('nothing of this was a surprise to the service', () => {
  expect(content.loggedErrors).toEqual([]);
});

test('pages of other origins are told that they may not read, those of the shop that they may', async () => {
  const allowed = async (headers: Record<string, string>) => {
    const answer = await fetch(`${content.url}/v1/check/cors`, { headers });
    return ((await answer.json()) as { result: object }).result;
  };
  expect(await allowed({})).toEqual({ allowed: true, withCredentials: false });
  expect(await allowed({ origin: content.url })).toEqual({ allowed: true, withCredentials: false });
  for (const origin of ['https://studio.example', 'null', content.url.replace('http:', 'https:')])
    expect(await allowed({ origin })).toEqual({ allowed: false, withCredentials: false });
});
