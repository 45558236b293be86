import { markets } from '@bowline/markets';
import { localImageService } from '@bowline/media/urls';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { CommerceAnswer } from '../data/commerce-client.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import { loader } from './catch-all.tsx';

const asked: string[] = [];
const named: string[] = [];
beforeEach(() => {
  asked.length = 0;
  named.length = 0;
});

type Answers = Readonly<Record<string, Partial<CommerceAnswer<unknown>>>>;

/** Asks for a path of a Dutch shop whose commerce answers as it is told, and whose content knows nothing. */
async function open(address: string, answers: Answers) {
  const url = new URL(address, 'http://localhost');
  const query = async ({ name }: { name: string }) => {
    asked.push(name);
    return { data: null, errors: [], ...answers[name] };
  };
  const content = { query: async () => null, queryIfPossible: async () => null };
  const shop = {
    market: markets['nl-NL'],
    basename: '/nl',
    visitor: { country: 'NL' },
    commerce: { query },
    content,
    pictures: { service: localImageService, sizeOf: () => Promise.reject(new Error('no pictures')) },
    log: { warn: () => {}, error: () => {} },
    nameRoute: (name: string) => named.push(name),
  };
  const context = new RouterContextProvider();
  context.set(shopContext, shop as unknown as ShopRequest);
  const params = { '*': url.pathname.slice(1) };
  try {
    const { screenKind } = await loader({ context, url, params, request: new Request(url) } as never);
    return screenKind;
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`;
    return (thrown as { init?: { status?: number } }).init?.status;
  }
}

const route = (thing: object) => ({
  PageByUrl: { data: { route: { relative_url: 'overig-touw', redirect_code: 0, ...thing } } },
});

const category = {
  type: 'CATEGORY',
  uid: 'Mw==',
  name: 'Overig touw',
  url_path: 'overig-touw',
  url_paths: [{ locale: 'nl-NL', url_path: 'overig-touw' }],
  listing: { total_count: 0, page_info: { total_pages: 1 }, aggregations: [], sort_fields: null, items: [] },
};

test('a path and its page are one question, for a category and for a page of commerce', async () => {
  expect(await open('/overig-touw', route(category))).toBe('category');
  expect(await open('/gids', route({ type: 'CMS_PAGE', identifier: 'guide', url_keys: [] }))).toBe('content');
  expect(asked).toEqual(['PageByUrl', 'PageByUrl']);
  expect(named).toEqual(['CATEGORYMw==', 'CMS_PAGEguide']);
});

test('a page of a category beyond the last is not found', async () => {
  const beyond = { errors: [{ message: 'currentPage …', extensions: { category: 'graphql-input' } }] };
  expect(await open('/overig-touw?page=99', { PageByUrl: beyond })).toBe(404);
  expect(await open('/overig-touw?page=banana', route(category))).toBe(404);
});

test('what was at a path and is gone is not found', async () => {
  const gone = {
    errors: [{ message: 'No such entity …', extensions: { category: 'graphql-no-such-entity' } }],
  };
  expect(await open('/weg', { PageByUrl: gone, OwnUrlPath: { data: { own_url_path: null } } })).toBe(404);
});

test('the path of another language leads to the one here, with what was asked of it', async () => {
  const answers = {
    PageByUrl: { data: { route: null } },
    OwnUrlPath: { data: { own_url_path: 'rood.html' } },
  };
  expect(await open('/red?length=5', answers)).toBe('301 /rood.html?length=5');
  expect(await open('/rood.html', answers)).toBe(404);
});

test('a redirect keeps what was asked of the path, unless it leads to another site', async () => {
  expect(await open('/oud?length=5', route({ redirect_code: 301, type: 'PRODUCT', sku: 'RED' }))).toBe(
    '301 /overig-touw?length=5',
  );
  const elsewhere = { redirect_code: 302, relative_url: 'https://elsewhere.example/x' };
  expect(await open('/uit?length=5', route(elsewhere))).toBe('302 https://elsewhere.example/x');
  expect(named).toEqual(['PRODUCTRED']);
});
