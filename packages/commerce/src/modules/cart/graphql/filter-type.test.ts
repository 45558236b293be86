import { expect, test } from 'vitest';
import type { FilterTypeInput } from '#wire';
import { fulfils } from './filter-type.ts';

test.each<[FilterTypeInput, boolean]>([
  [{}, true],
  [{ eq: 'HEERHUGOWAARD' }, true],
  [{ eq: 'Alkmaar' }, false],
  [{ eq: null, neq: 'Alkmaar' }, true],
  [{ in: ['Alkmaar', null, 'Heerhugowaard'] }, true],
  [{ nin: ['heerhugowaard'] }, false],
  [{ finset: ['Heerhugowaard'] }, true],
  [{ like: 'heer%' }, true],
  [{ like: '%hugo%waard' }, true],
  [{ like: '%hugo' }, false],
  [{ like: 'heerhugowaard%waard' }, false],
  [{ like: 'heer.*' }, false],
  [{ from: 'A', to: 'M' }, true],
  [{ gt: 'Heerhugowaard' }, false],
  [{ gteq: 'Heerhugowaard', lteq: 'Heerhugowaard', moreq: 'A' }, true],
  [{ lt: 'A' }, false],
  [{ notnull: '1' }, true],
  [{ null: '1' }, false],
])('%j of a town: %s', (filter, expected) => {
  expect(fulfils('Heerhugowaard', filter)).toBe(expected);
});

test('what is not there equals nothing and is compared with nothing', () => {
  expect(fulfils(null, { null: '1' })).toBe(true);
  for (const filter of [{ eq: '' }, { like: '%' }, { gt: '' }, { notnull: '1' }]) {
    expect(fulfils(null, filter)).toBe(false);
  }
});
