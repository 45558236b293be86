import { afterEach, expect, test } from 'vitest';
import type { SearchRecord, TextSource } from '../src/index.ts';
import { closeOpened, createShop, hitsIn, namesIn, openIndexer, openSearch } from './indexer-fixture.ts';

afterEach(closeOpened);

/** Texts of one kind, which a test may change and tell about. */
function createTexts(kind: TextSource['kind'], records: readonly SearchRecord[]) {
  let read = async () => records;
  let tell = () => {};
  const source: TextSource = {
    kind,
    records: () => read(),
    listen(onChange) {
      tell = onChange;
      // Nobody knows what happened while nobody listened.
      onChange();
      return { close: async () => {} };
    },
  };
  return {
    source,
    change(next: readonly SearchRecord[] | Error) {
      read = async () => {
        if (next instanceof Error) throw next;
        return next;
      };
    },
    tell: () => tell(),
  };
}

test('sources of one kind share its index, and either may change', async () => {
  const search = await openSearch();
  const pages = createTexts('pages', [{ objectID: 'imprint', title: 'Imprint', url_key: 'imprint' }]);
  const { indexer } = openIndexer(createShop(['Rope']), search, ['en'], { texts: [pages.source] });
  await indexer.start();
  const titles = async () =>
    (await hitsIn<{ title: string }>(search, 'pages_en')).map(({ title }) => title).sort();
  expect(await titles()).toEqual(['Imprint', 'Returns']);
  pages.change([{ objectID: 'about', title: 'About', url_key: 'about' }]);
  pages.tell();
  await indexer.settled();
  expect(await titles()).toEqual(['About', 'Returns']);
});

test('a text that went while nobody listened is not found after a restart', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope']);
  const knots = { objectID: 'knots', title: 'Knots' };
  const posts = createTexts('posts', [knots, { objectID: 'splices', title: 'Splices' }]);
  const first = openIndexer(shop, search, ['en'], { texts: [posts.source] });
  await first.indexer.start();
  expect(await hitsIn(search, 'posts_en')).toHaveLength(2);
  await first.indexer.close();
  posts.change([knots]);
  const second = openIndexer(shop, search, ['en'], { texts: [posts.source] });
  expect(await second.indexer.start()).toBeNull();
  expect(await hitsIn(search, 'posts_en')).toMatchObject([{ objectID: 'knots' }]);
});

test('after a restart only texts that differ from what can be found are written', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope']);
  const splices = { objectID: 'splices', title: 'Splices', published_at: 1, topic: null };
  const posts = createTexts('posts', [{ objectID: 'knots', title: 'Knots', excerpt: 'Three' }, splices]);
  const first = openIndexer(shop, search, ['en'], { texts: [posts.source] });
  await first.indexer.start();
  await first.indexer.close();
  const written: string[] = [];
  const fetch: typeof search.fetch = async (request) => {
    if (request.method === 'POST' && request.url.endsWith('/posts_en/batch'))
      written.push(await request.clone().text());
    return search.fetch(request);
  };
  const second = openIndexer(shop, { fetch }, ['en'], { texts: [posts.source] });
  await second.indexer.start();
  expect(written).toEqual([]);
  await second.indexer.close();
  posts.change([{ objectID: 'knots', title: 'Knots' }, splices]);
  const third = openIndexer(shop, { fetch }, ['en'], { texts: [posts.source] });
  await third.indexer.start();
  expect(written.map((body) => JSON.parse(body).requests)).toMatchObject([[{ body: { objectID: 'knots' } }]]);
  expect(await hitsIn(search, 'posts_en', 'three')).toEqual([]);
});

test('a text whose index may still change is written after a restart, although it can be found', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope']);
  const posts = createTexts('posts', [{ objectID: 'knots', title: 'Knots' }]);
  const first = openIndexer(shop, search, ['en'], { texts: [posts.source] });
  await first.indexer.start();
  await first.indexer.close();
  let writes = 0;
  // As it is where a process ended between a write and the build of its index.
  const fetch: typeof search.fetch = async (request) => {
    if (request.method === 'POST' && request.url.endsWith('/posts_en/batch')) writes += 1;
    const answer = await search.fetch(request);
    if (!request.url.endsWith('/1/indexes')) return answer;
    const { items } = (await answer.json()) as { items: object[] };
    return Response.json({ items: items.map((item) => ({ ...item, pendingTask: true })) });
  };
  const second = openIndexer(shop, { fetch }, ['en'], { texts: [posts.source] });
  await second.indexer.start();
  expect(writes).toBe(1);
});

test('texts that cannot be read hold up no product, and are read again', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope']);
  const posts = createTexts('posts', [{ objectID: 'knots', title: 'Knots' }]);
  const { indexer, warnings } = openIndexer(shop, search, ['en'], { texts: [posts.source] });
  await indexer.start();
  posts.change(new Error('The content service answered 503'));
  posts.tell();
  shop.change(1, 'Sail');
  await indexer.settled();
  expect(warnings).toContain('A search index could not be brought up to date');
  expect(await namesIn(search, 'products_en')).toEqual(['Sail']);
  posts.change([{ objectID: 'knots', title: 'All knots' }]);
  await indexer.settled();
  expect(await hitsIn(search, 'posts_en')).toMatchObject([{ title: 'All knots' }]);
});
