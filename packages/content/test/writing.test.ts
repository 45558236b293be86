import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContent, type TestContent, testTokens } from '../src/testing/index.ts';
import { clientFor } from './sanity-client.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
});
afterAll(() => content.close());

const editor = () => clientFor(content.url);
const visitor = () => clientFor(content.url, { token: '' });

describe('documents', () => {
  test('are created with an id, a revision and dates, and read right away', async () => {
    const created = await editor().create({ _type: 'note', text: 'Knots' });
    expect(created).toMatchObject({
      _id: expect.stringMatching(/.{20}/),
      _rev: expect.any(String),
      text: 'Knots',
    });
    expect(await visitor().fetch('*[_id == $id][0].text', { id: created._id })).toBe('Knots');
  });

  test('are created once: a second one of the same id is a conflict', async () => {
    await editor().create({ _id: 'once', _type: 'note' });
    await expect(editor().create({ _id: 'once', _type: 'note' })).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'mutationError', items: [{ error: { type: 'documentAlreadyExistsError' } }] },
    });
    expect(await editor().createIfNotExists({ _id: 'once', _type: 'other' })).toMatchObject({
      _type: 'note',
    });
  });

  test('are replaced whole, and keep the date of their creation', async () => {
    const first = await editor().createOrReplace({ _id: 'whole', _type: 'note', a: 1, b: 2 });
    const second = await editor().createOrReplace({ _id: 'whole', _type: 'note', a: 3 });
    expect(second).toMatchObject({ a: 3, _createdAt: first._createdAt });
    expect(second).not.toHaveProperty('b');
    expect(second._rev).not.toBe(first._rev);
  });

  test('that did not change keep their revision', async () => {
    const first = await editor().createOrReplace({ _id: 'same', _type: 'note', a: { b: [1] } });
    const second = await editor().createOrReplace({ _id: 'same', _type: 'note', a: { b: [1] } });
    expect(second._rev).toBe(first._rev);
  });

  test('are deleted by id and by query', async () => {
    await editor().create({ _id: 'gone-1', _type: 'gone', n: 1 });
    await editor().create({ _id: 'gone-2', _type: 'gone', n: 2 });
    await editor().create({ _id: 'drafts.gone-3', _type: 'gone', n: 3 });
    await editor().delete('gone-1');
    expect(await editor().fetch('*[_type == "gone"]._id')).toEqual(['gone-2']);
    await editor().delete({ query: '*[_type == $type]', params: { type: 'gone' } });
    expect(await editor().fetch('count(*[_type == "gone"])', {}, { perspective: 'raw' })).toBe(0);
  });

  test('get keys for the items of their lists when asked to', async () => {
    const created = await editor().create(
      { _type: 'note', items: [{ a: 1 }] },
      { autoGenerateArrayKeys: true },
    );
    expect(created.items).toEqual([{ _key: expect.stringMatching(/^[0-9a-f]{12}$/), a: 1 }]);
  });
});

describe('patches', () => {
  test('set, unset, count, insert and edit texts in one go', async () => {
    await editor().create({
      _id: 'patched',
      _type: 'note',
      title: 'The quick brown fox',
      count: 1,
      old: true,
      tags: ['a'],
      body: [
        { _key: 'k1', text: 'one' },
        { _key: 'k2', text: 'two' },
      ],
    });
    const patched = await editor()
      .patch('patched')
      .setIfMissing({ count: 10, deep: {} })
      .set({ 'deep.er.value': 5, 'body[_key=="k2"].text': 'zwei' })
      .unset(['old', 'body[_key=="k1"]'])
      .inc({ count: 2 })
      .diffMatchPatch({ title: '@@ -5,11 +5,9 @@\n quick \n-brown\n+red\n' })
      .append('tags', ['b', 'c'])
      .commit();
    expect(patched).toMatchObject({
      count: 3,
      deep: { er: { value: 5 } },
      tags: ['a', 'b', 'c'],
      body: [{ _key: 'k2', text: 'zwei' }],
      title: 'The quick red fox',
    });
    expect(patched).not.toHaveProperty('old');
    await editor().patch('patched').prepend('tags', ['0']).commit();
    expect(await editor().patch('patched').splice('tags', 1, 2).commit()).toMatchObject({ tags: ['0', 'c'] });
    expect(await editor().patch('patched').splice('tags', 1, 0, ['x', 'y']).commit()).toMatchObject({
      tags: ['0', 'x', 'y', 'c'],
    });
  });

  test('on a revision that is no longer current are a conflict and change nothing', async () => {
    const created = await editor().create({ _id: 'revised', _type: 'note', n: 1 });
    await editor().patch('revised').ifRevisionId(created._rev).set({ n: 2 }).commit();
    await expect(
      editor().patch('revised').ifRevisionId(created._rev).set({ n: 3 }).commit(),
    ).rejects.toMatchObject({ statusCode: 409 });
    expect(await editor().getDocument('revised')).toMatchObject({ n: 2 });
  });

  test('cannot turn a document into another one', async () => {
    await editor().create({ _id: 'fixed', _type: 'note' });
    await expect(editor().patch('fixed').set({ _id: 'moved' }).commit()).rejects.toMatchObject({
      statusCode: 409,
    });
    await expect(editor().patch('fixed').set({ _type: 'page' }).commit()).rejects.toMatchObject({
      statusCode: 409,
    });
    await expect(editor().patch('nowhere').set({ a: 1 }).commit()).rejects.toMatchObject({ statusCode: 409 });
  });
});

describe('a transaction', () => {
  test('is done whole or not at all', async () => {
    await editor().create({ _id: 'part-1', _type: 'note', n: 1 });
    await expect(
      editor()
        .transaction()
        .patch('part-1', { set: { n: 2 } })
        .create({ _id: 'part-2', _type: 'note' })
        .create({ _id: 'part-1', _type: 'note' })
        .commit(),
    ).rejects.toMatchObject({ statusCode: 409, details: { items: [{ index: 2 }] } });
    expect(await editor().getDocument('part-1')).toMatchObject({ n: 1 });
    expect(await editor().getDocument('part-2')).toBeUndefined();
  });

  test('that is only tried leaves nothing behind', async () => {
    const result = await editor().create({ _id: 'tried', _type: 'note', a: 1 }, { dryRun: true });
    expect(result).toMatchObject({ _id: 'tried', a: 1 });
    expect(await editor().getDocument('tried')).toBeUndefined();
  });

  test('of the same id is done once', async () => {
    const transaction = () =>
      editor()
        .transaction([{ create: { _type: 'note' } }])
        .transactionId('my-transaction')
        .commit();
    expect(await transaction()).toMatchObject({ transactionId: 'my-transaction' });
    await expect(transaction()).rejects.toMatchObject({ statusCode: 409 });
  });

  test('may run beside others: no increment is lost', async () => {
    await editor().create({ _id: 'counter', _type: 'note', n: 0 });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        editor().patch('counter').inc({ n: 1 }).commit({ visibility: 'sync' }),
      ),
    );
    expect(await editor().getDocument('counter')).toMatchObject({ n: 20 });
  });
});

describe('references', () => {
  test('point at something, unless they are weak', async () => {
    await expect(editor().create({ _type: 'note', to: { _ref: 'nowhere' } })).rejects.toMatchObject({
      statusCode: 409,
    });
    await editor().create({ _id: 'weak', _type: 'note', to: { _ref: 'nowhere', _weak: true } });
  });

  test('keep their target from being deleted', async () => {
    await editor()
      .transaction()
      .create({ _id: 'target', _type: 'note' })
      .create({ _id: 'holder', _type: 'note', to: { _ref: 'target' } })
      .commit();
    await expect(editor().delete('target')).rejects.toThrow(/references to it from "holder"/);
    await editor().transaction().delete('holder').delete('target').commit();
    expect(await editor().getDocument('target')).toBeUndefined();
  });
});

describe('actions', () => {
  const publishedId = 'acted';
  const draftId = 'drafts.acted';
  const act = (action: Parameters<ReturnType<typeof editor>['action']>[0]) => editor().action(action);

  test('lead a document through its life', async () => {
    await act({
      actionType: 'sanity.action.document.create',
      publishedId,
      attributes: { _id: draftId, _type: 'note', text: 'first' },
      ifExists: 'fail',
    });
    expect(await visitor().getDocument(publishedId)).toBeUndefined();
    await act({ actionType: 'sanity.action.document.publish', draftId, publishedId });
    expect(await visitor().getDocument(publishedId)).toMatchObject({ text: 'first' });
    expect(await editor().getDocument(draftId)).toBeUndefined();

    await act({
      actionType: 'sanity.action.document.edit',
      draftId,
      publishedId,
      patch: { set: { text: 'second' } },
    });
    expect(await visitor().fetch('*[_id == "acted"][0].text')).toBe('first');
    expect(await editor().fetch('*[_id == "acted"][0].text', {}, { perspective: 'drafts' })).toBe('second');
    await act({ actionType: 'sanity.action.document.discard', draftId });

    await act({ actionType: 'sanity.action.document.unpublish', draftId, publishedId });
    expect(await visitor().getDocument(publishedId)).toBeUndefined();
    await act({ actionType: 'sanity.action.document.publish', draftId, publishedId });
    await act({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts: [] });
    expect(await editor().fetch('count(*[_id match "acted"])', {}, { perspective: 'raw' })).toBe(0);
  });

  test('that cannot be done are told with their place', async () => {
    await expect(
      act({ actionType: 'sanity.action.document.publish', draftId: 'drafts.none', publishedId: 'none' }),
    ).rejects.toMatchObject({ statusCode: 409, details: { type: 'actionError', items: [{ index: 0 }] } });
  });
});

describe('history', () => {
  const read = async (path: string) => {
    const response = await fetch(`${content.url}/v2025-02-19/data/history/production/${path}`, {
      headers: { authorization: `Bearer ${testTokens.readToken}` },
    });
    return response.text();
  };

  test('keeps what a document was at every revision', async () => {
    const first = await editor().create({ _id: 'past', _type: 'note', text: 'then' });
    await editor().patch('past').set({ text: 'now' }).commit();
    await editor().delete('past');
    const found = JSON.parse(await read(`documents/past?revision=${first._rev}`));
    expect(found.documents).toMatchObject([{ text: 'then' }]);
    const transactions = (await read('transactions/past')).trim().split('\n');
    expect(transactions.map((line) => Object.keys(JSON.parse(line).mutations[0]))).toEqual([
      ['create'],
      ['patch'],
      ['delete'],
    ]);
  });

  test('is shortened by a job', async () => {
    await content.jobs['trim-content-history'](
      { days: -1 },
      { jobId: '1', attempt: 1, maxAttempts: 1, signal: new AbortController().signal },
    );
    expect(await read('transactions/past')).toBe('');
  });
});

describe('writing needs the right token', () => {
  test.each([
    ['none', ''],
    ['one that reads', testTokens.readToken],
  ])('%s is not enough', async (_case, token) => {
    const client = clientFor(content.url, { token });
    await expect(client.create({ _type: 'note' })).rejects.toMatchObject({ statusCode: 403 });
    await expect(client.delete('once')).rejects.toMatchObject({ statusCode: 403 });
    await expect(client.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({ statusCode: 403 });
    await expect(
      client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.x' }),
    ).rejects.toMatchObject({ statusCode: 403 });
  });
});

test('nothing of this was a surprise to the service', () => {
  expect(content.loggedErrors).toEqual([]);
});
