import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownSearch } from './known-search.ts';

const searchOf = (search: string) => knownSearch(new URL(search, 'http://shop/rope'));

test('what pages read is part of the key, what counts visits is not', () => {
  expect(searchOf('')).toBe('');
  expect(searchOf('?page=2&utm_source=letter&gclid=1')).toBe('?page=2');
  expect(searchOf('?q=koord&page=2')).toBe('?q=koord&page=2');
});

test('a flood of made-up queries makes no page that is kept, however they are mixed with what is known', () => {
  const madeUp = fc
    .string({ minLength: 1, maxLength: 20 })
    .filter((name) => !/^(?:utm_|q$|page$|sort$|_|[a-z_]+$)/.test(name.toLowerCase()));
  const known = fc.constantFrom('page=2', 'utm_campaign=x', 'q=rope');
  const keys = new Set<string | undefined>();
  fc.assert(
    fc.property(
      madeUp,
      fc.string({ maxLength: 20 }),
      fc.array(known, { maxLength: 4 }),
      (name, value, more) => {
        const query = new URLSearchParams([[name, value]]);
        keys.add(searchOf(`?${[...more, query].join('&')}`));
      },
    ),
    { numRuns: 2_000 },
  );
  expect([...keys]).toEqual([undefined]);
});

test.each([
  [
    'more parameters than any page has',
    `?${Array.from({ length: 13 }, (_, page) => `page=${page}`).join('&')}`,
  ],
  ['a query of great length', `?q=${'x'.repeat(600)}`],
])('%s makes a page for the one who asks', (_what, search) => {
  expect(searchOf(search)).toBeUndefined();
});
