import { expect, test } from 'vitest';
import { matchingEntries } from './matching-entries.ts';

const entry = (question: string, answer: string) => ({
  key: question,
  question,
  answer: [
    {
      _type: 'block' as const,
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span' as const, _key: 's', text: answer, marks: [] }],
    },
  ],
});
const categories = [
  {
    title: 'Versand',
    slug: 'versand',
    translations: [],
    entries: [
      entry('Wann kommt mein Päckchen?', 'In zwei Tagen.'),
      entry('Was kostet es?', 'Je nach Größe.'),
    ],
  },
  { title: 'Zahlung', slug: 'zahlung', translations: [], entries: [entry('Wie bezahle ich?', 'Mit Karte.')] },
];
const found = (query: string) =>
  matchingEntries(categories, query).flatMap(({ entries }) => entries.map(({ question }) => question));

test('without words everything is there', () => {
  expect(found('  ')).toHaveLength(3);
});

test('every word must be found, in question or answer, whatever its accents and capitals', () => {
  expect(found('PACKCHEN tagen')).toEqual(['Wann kommt mein Päckchen?']);
  expect(found('grosse')).toEqual(['Was kostet es?']);
  expect(found('karte päckchen')).toEqual([]);
});

test('a category in which nothing is left is left out', () => {
  expect(matchingEntries(categories, 'karte').map(({ slug }) => slug)).toEqual(['zahlung']);
});
