import { expect, test } from 'vitest';
import { ruleOf, valuesOf } from './rule-form.ts';

test('articles stand one in each line, parted by commas or both, each once, and are shown in lines again', () => {
  const typed = {
    query: 'rope',
    pinned: ' A-1\nB-2, A-1\n',
    hidden: '',
    boosted: 'C-3;D-4',
    startsOn: '',
    endsOn: '',
  };
  const rule = ruleOf('en', typed);
  expect(rule).toEqual({
    ...{ locale: 'en', query: 'rope', pinned: ['A-1', 'B-2'], hidden: [], boosted: ['C-3', 'D-4'] },
    ...{ startsOn: null, endsOn: null },
  });
  expect(valuesOf(rule)).toEqual({ ...typed, pinned: 'A-1\nB-2', boosted: 'C-3\nD-4' });
});
