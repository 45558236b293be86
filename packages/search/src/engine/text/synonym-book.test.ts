import { expect, test } from 'vitest';
import { languageFor } from '../../language/language.ts';
import { SynonymBook } from './synonym-book.ts';

const book = new SynonymBook(
  [
    { objectID: '1', type: 'synonym', synonyms: ['Leash', 'dog lead', 'lead'] },
    { objectID: '2', type: 'oneWaySynonym', input: 'string', synonyms: ['cord'] },
    { objectID: '3', type: 'altCorrection2', word: 'roap', corrections: ['rope'] },
    { objectID: '4', type: 'synonym', synonyms: ['', '!?'] },
  ],
  languageFor('en'),
);
const meanings = (...phrase: string[]) => book.meaningsOf(phrase).map(({ phrase: words }) => words.join(' '));

test('each of a group means the others, in whatever form it is typed', () => {
  expect(meanings('leashes')).toEqual(['dog lead', 'lead']);
  expect(meanings('dog', 'leads')).toEqual(['leash', 'lead']);
});

test('one way is not the other', () => {
  expect(meanings('string')).toEqual(['cord']);
  expect(meanings('cord')).toEqual([]);
});

test('a correction costs its typing errors', () => {
  expect(book.meaningsOf(['roap'])).toEqual([{ phrase: ['rope'], typos: 2, kind: 0 }]);
});

test('phrases longer than any known one are not looked up', () => {
  expect(book.longestPhrase).toBe(2);
  expect(meanings('a', 'b', 'c')).toEqual([]);
});
