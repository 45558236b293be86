import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCommerce, refusalOf, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

test('151: blocks that exist are answered, a missing one is null with an error', async () => {
  const answer = await commerce.query(
    '{ cmsBlocks(identifiers: ["nope", "usp", "off"]) { items { identifier title content } } }',
  );
  expect(answer.data).toEqual({
    cmsBlocks: { items: [null, { identifier: 'usp', title: 'Why us', content: '<b>Knots</b>' }, null] },
  });
  expect(refusalOf(answer)).toEqual({
    message: 'The CMS block with the "nope" ID doesn\'t exist.',
    category: 'graphql-no-such-entity',
    status: 200,
  });
});

test('a missing block that nobody selects is not looked up, so nothing fails unheard', async () => {
  const unheard: unknown[] = [];
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', (reason) => unheard.push(reason));
  try {
    const answer = await commerce.query('{ cmsBlocks(identifiers: ["nope"]) { __typename } }');
    expect(answer).toMatchObject({ data: { cmsBlocks: { __typename: 'CmsBlocks' } } });
    // A rejection that nobody hears is told before the next turn; a lookup would need a few for the database.
    await commerce.query('{ cmsBlocks(identifiers: ["usp"]) { items { title } } }');
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of others) process.on('unhandledRejection', listener);
  }
  expect(unheard).toEqual([]);
});

test('151: identifiers are required', async () => {
  expect(refusalOf(await commerce.query('{ cmsBlocks(identifiers: []) { items { title } } }'))).toMatchObject(
    {
      message: '"identifiers" of CMS blocks should be specified',
      category: 'graphql-input',
    },
  );
});

test('152: a page is found by id or identifier, in the language of the store', async () => {
  const page = async (args: string, store: string) =>
    (
      await commerce.query(`{ cmsPage(${args}) { identifier url_key title content relative_url type } }`, {
        store,
      })
    ).data?.cmsPage;
  expect(await page('identifier: "returns"', 'nl_NL')).toEqual({
    identifier: 'returns',
    url_key: 'retouren',
    title: 'Retouren',
    content: '<p>Stuur het terug</p>',
    relative_url: 'retouren',
    type: 'CMS_PAGE',
  });
  expect(await page('id: 2', 'en')).toMatchObject({ title: 'Returns' });
});

test('152: without an id, or with an unknown one, it is refused', async () => {
  expect(refusalOf(await commerce.query('{ cmsPage { title } }'))?.message).toBe(
    'Page id/identifier should be specified',
  );
  for (const identifier of ['nope', 'draft']) {
    expect(
      refusalOf(await commerce.query(`{ cmsPage(identifier: "${identifier}") { title } }`)),
    ).toMatchObject({
      message: `The CMS page with the "${identifier}" ID doesn't exist.`,
      category: 'graphql-no-such-entity',
    });
  }
});

test('153: identifiers of blocks may be numeric ids', async () => {
  const { data } = await commerce.query('{ cmsBlocks(identifiers: ["1"]) { items { identifier } } }');
  expect(data).toEqual({ cmsBlocks: { items: [{ identifier: 'usp' }] } });
});
