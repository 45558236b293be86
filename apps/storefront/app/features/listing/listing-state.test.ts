import { listingFilters, listingParameters, sortOptions } from '@bowline/markets';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isFiltered,
  type ListingState,
  listingSearch,
  ownSearch,
  readListingState,
  tidySearch,
  withoutFilters,
  withoutOption,
} from './listing-state.ts';

const read = (query: string) => readListingState(new URLSearchParams(query));

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,4}){0,2}$/);
const amount = fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100);
const states: fc.Arbitrary<ListingState> = fc.record({
  chosen: fc.dictionary(
    fc.constantFrom(...listingFilters.map(({ parameter }) => parameter)),
    fc.uniqueArray(slug, { minLength: 1, maxLength: 5 }).map((slugs) => slugs.sort()),
    { noNullPrototype: true },
  ),
  price: fc
    .record({ from: amount, to: amount }, { requiredKeys: [] })
    .map(({ from, to }) =>
      from !== undefined && to !== undefined && from > to
        ? { from: to, to: from }
        : { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
    ),
  sort: fc.constantFrom(...sortOptions),
  page: fc.integer({ min: 1, max: 1000 }),
});

test('every state is found again in its own address', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(read(listingSearch(state))).toEqual(state);
    }),
  );
});

test('one state has one address, in whatever order it was written', () => {
  fc.assert(
    fc.property(states, fc.infiniteStream(fc.nat()), (state, random) => {
      const parameters = [...new URLSearchParams(listingSearch(state))];
      const shuffled = parameters
        .map((parameter) => [random.next().value, parameter] as const)
        .sort(([a], [b]) => a - b)
        .map(([, parameter]) => parameter);
      const again = readListingState(new URLSearchParams(shuffled));
      expect(again && listingSearch(again)).toBe(listingSearch(state));
    }),
  );
});

test('addresses carry whitelisted parameters only', () => {
  fc.assert(
    fc.property(states, (state) => {
      const names = [...new URLSearchParams(listingSearch(state)).keys()];
      expect(names.filter((name) => !listingParameters.includes(name))).toEqual([]);
    }),
  );
});

test('the query of a search comes first', () => {
  const state = read('color=red&page=2');
  expect(state && listingSearch(state, 'neon & co')).toBe('?q=neon+%26+co&color=red&page=2');
});

test('what is not understood is ignored', () => {
  const plain = read('');
  for (const query of [
    'color=%3Cscript%3E',
    'color=',
    'sort=cheapest',
    'price_from=-1',
    'price_to=1e9',
    'utm_source=x',
  ])
    expect(read(query), query).toEqual(plain);
});

test('prices may be written with a comma and in either order', () => {
  expect(read('price_from=20&price_to=9,5')?.price).toEqual({ from: 9.5, to: 20 });
});

test.each(['0', '-1', '1.5', 'banana', '1e400'])('there is no page %s', (page) => {
  expect(read(`page=${page}`)).toBeNull();
});

test('a choice taken back is gone, the others stay, and the pages begin anew', () => {
  const state = read('color=green&color=red&rope_diameter=4-mm&sort=name&page=3');
  if (!state) throw new Error('not read');
  const left = withoutOption(state, 'color', 'red');
  expect(listingSearch(left)).toBe('?color=green&rope_diameter=4-mm&sort=name');
  expect(listingSearch(withoutOption(left, 'color', 'green'))).toBe('?rope_diameter=4-mm&sort=name');
  expect(listingSearch(withoutFilters(state))).toBe('?sort=name');
  expect([isFiltered(state), isFiltered(withoutFilters(state))]).toEqual([true, false]);
});

test.each([
  ['', ''],
  ['page=2', '?page=2'],
  ['page=1', ''],
  ['color=red', ''],
  ['color=red&page=2', '?page=2'],
  ['sort=name&page=2', '?page=2'],
])('the canonical part of "%s" is "%s"', (query, expected) => {
  const state = read(query);
  expect(state && ownSearch(state)).toBe(expected);
});

test('empty fields of a form leave the address, everything else stays', () => {
  const tidy = (query: string) => tidySearch(new URLSearchParams(query));
  expect(tidy('color=red&price_from=&price_to=&sort=')).toBe('?color=red');
  expect(tidy('sort=')).toBe('');
  expect(tidy('color=red&color=green&gclid=x&sort=')).toBe('?gclid=x&color=green&color=red');
  expect(tidy('color=red&gclid=')).toBeNull();
});
