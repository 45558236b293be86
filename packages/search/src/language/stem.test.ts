import { expect, test } from 'vitest';
import { languageFor } from './language.ts';

const families: readonly (readonly [language: string, words: string])[] = [
  ['en', 'rope ropes'],
  ['en', 'leash leashes'],
  ['nl', 'touw touwen'],
  ['nl', 'koord koorden'],
  ['de', 'seil seile'],
  ['de', 'band bander'],
  ['fr', 'corde cordes'],
  ['it', 'corda corde'],
  ['it', 'guinzaglio guinzagli'],
  ['es', 'cuerda cuerdas'],
  ['es', 'cordon cordones'],
  ['da', 'snor snore'],
  ['sv', 'lina linor'],
  ['pl', 'lina liny linami linie'],
  ['pl', 'sznur sznury sznurow'],
  ['pl', 'sznurek sznurki sznurka'],
  ['pl', 'czarny czarna czarnego'],
  ['pl', 'niebieski niebieska niebieskie'],
];

test.each(families)('%s: %s are forms of one word', (language, words) => {
  const { stem } = languageFor(language);
  const stems = new Set(words.split(' ').map(stem));
  expect([...stems]).toHaveLength(1);
});

test.each([
  ['en', 'rope', 'robe'],
  ['nl', 'touw', 'trouw'],
  ['pl', 'lina', 'linka'],
  ['pl', 'smycz', 'smak'],
])('%s: %s and %s stay apart', (language, left, right) => {
  const { stem } = languageFor(language);
  expect(stem(left)).not.toBe(stem(right));
});

test('article codes, short words and unknown languages keep their words', () => {
  expect(languageFor('en').stem('pc550s')).toBe('pc550s');
  expect(languageFor('en').stem('as')).toBe('as');
  expect(languageFor('xx').stem('ropes')).toBe('ropes');
  expect(languageFor('').stem('ropes')).toBe('ropes');
});

test('a language is found by its locale', () => {
  expect(languageFor('nl_NL')).toBe(languageFor('nl'));
  expect(languageFor('NL-be').stem('touwen')).toBe('touw');
});
