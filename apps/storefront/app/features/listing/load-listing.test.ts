import { expect, test } from 'vitest';
import type { CommerceClient } from '../../data/commerce-client.ts';
import type { ListingFactsFragment } from '../../generated/operations.ts';
import { readListingState } from './listing-state.ts';
import { factsQuestion, loadListing } from './load-listing.ts';

interface Asked {
  readonly operation: string;
  readonly variables: { readonly filter?: object; readonly sort?: object; readonly page?: number };
}

const option = (label: string, value: string, count: number) => ({ label, value, count });
const facts: ListingFactsFragment = {
  total_count: 9,
  page_info: { total_pages: 1 },
  aggregations: [
    { attribute_code: 'color', label: 'Colour', options: [option('Red', '17', 6), option('Blue', '20', 3)] },
    {
      attribute_code: 'rope_diameter',
      label: 'Diameter',
      options: [option('3 mm', '1', 4), option('4 mm', '2', 5)],
    },
  ],
  sort_fields: { options: [{ value: 'position' }, { value: 'rope_diameter' }] },
};
const scope = {
  place: 'category',
  filter: { category_uid: { eq: 'MQ==' } },
  defaultSort: 'position',
} as const;

/** Answers every question with the same products and writes down what was asked. */
function recordingCommerce(failing: readonly string[] = []) {
  const asked: Asked[] = [];
  const commerce: CommerceClient = {
    async query(operation, variables) {
      asked.push({ operation: operation.name, variables: variables as Asked['variables'] });
      if (failing.includes(operation.name)) throw new Error('out of order');
      const answer: unknown = { products: { ...facts, total_count: 2, items: [] } };
      return { data: answer as never, errors: [] };
    },
    mutate: () => Promise.reject(new Error('a listing writes nothing')),
    upload: () => Promise.reject(new Error('a listing writes nothing')),
  };
  return { commerce, asked };
}

function stateOf(query: string) {
  const state = readListingState(new URLSearchParams(query));
  if (!state) throw new Error(`${query} is no state`);
  return state;
}

async function load(
  query: string,
  options: { defaultSort?: 'position' | 'ropeDiameter'; failing?: string[] } = {},
) {
  const { commerce, asked } = recordingCommerce(options.failing);
  const listing = await loadListing(
    commerce,
    { ...scope, ...(options.defaultSort && { defaultSort: options.defaultSort }) },
    stateOf(query),
    facts,
  );
  return { listing, asked };
}

test('the plain listing needs no further question', async () => {
  expect((await load('')).asked).toEqual([]);
  expect(factsQuestion(stateOf('page=3&sort=price-asc'))).toEqual({
    page: 3,
    pageSize: 48,
    withProducts: true,
    sort: { price: 'ASC' },
  });
});

test('goods that are not counted are listed, but not as if nobody had chosen among them', async () => {
  const { commerce } = recordingCommerce();
  const uncounted = { ...facts, aggregations: null };
  const listed = (query: string) => loadListing(commerce, scope, stateOf(query), uncounted);
  expect(await listed('page=2&sort=price-asc')).toMatchObject({ productCount: 9, facets: [], price: null });
  const unavailable = { init: { status: 503 } };
  await expect(listed('color=red')).rejects.toMatchObject(unavailable);
  await expect(listed('price_from=2')).rejects.toMatchObject(unavailable);
  await expect(listed('sort=rope-diameter')).rejects.toMatchObject(unavailable);
});

test('one filter in use is counted by the unfiltered listing', async () => {
  const { asked, listing } = await load('color=red&color=blue&page=2');
  expect(asked).toEqual([
    {
      operation: 'ListingPage',
      variables: {
        filter: { category_uid: { eq: 'MQ==' }, color: { in: ['20', '17'] } },
        sort: { position: 'ASC' },
        page: 2,
        pageSize: 48,
      },
    },
  ]);
  expect(listing?.facets[0]?.options.map(({ count }) => count)).toEqual([6, 3]);
});

test('each of several filters is counted without itself', async () => {
  const { asked } = await load('color=red&rope_diameter=4-mm&price_to=9');
  const filters = asked.map(({ operation, variables }) => [operation, variables.filter]);
  const base = { category_uid: { eq: 'MQ==' }, price: { to: '9' } };
  expect(filters).toEqual([
    ['ListingPage', { ...base, color: { in: ['17'] }, rope_diameter: { in: ['2'] } }],
    ['ListingCounts', { ...base, rope_diameter: { in: ['2'] } }],
    ['ListingCounts', { ...base, color: { in: ['17'] } }],
  ]);
});

test('counts that cannot be had do not fail the page', async () => {
  const { listing } = await load('color=red&rope_diameter=4-mm', { failing: ['ListingCounts'] });
  expect(listing?.facets.map(({ parameter }) => parameter)).toEqual(['color', 'rope_diameter']);
});

test('values this listing does not know are ignored and leave the state', async () => {
  const { asked, listing } = await load('color=red&color=plaid&material=unobtainium');
  expect(listing?.state.chosen).toEqual({ color: ['red'] });
  expect(asked[0]?.variables.filter).toEqual({ category_uid: { eq: 'MQ==' }, color: { in: ['17'] } });
});

test('a category opens in its own order, where its goods can be ordered so', async () => {
  const { asked, listing } = await load('', { defaultSort: 'ropeDiameter' });
  expect(asked.map(({ variables }) => variables.sort)).toEqual([{ rope_diameter: 'ASC', position: 'ASC' }]);
  expect(listing?.sorts).toEqual(['default', 'position', 'name', 'priceAsc', 'priceDesc']);
});

test('a sort that makes no sense here is the default one', async () => {
  for (const query of ['sort=relevance', 'sort=accessory-length'])
    expect((await load(query)).listing?.state.sort, query).toBe('default');
  expect((await load('sort=rope-diameter')).listing?.state.sort).toBe('ropeDiameter');
});

test('the order that a listing has anyway is the default one, and asked for only once', async () => {
  const { asked, listing } = await load('sort=position');
  expect([asked, listing?.state.sort]).toEqual([[], 'default']);
  const byDiameter = await load('sort=rope-diameter', { defaultSort: 'ropeDiameter' });
  expect(byDiameter.listing?.state.sort).toBe('default');
});
