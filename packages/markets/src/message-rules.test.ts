import { expect, test } from 'vitest';
import { messageProblems } from './message-rules.ts';
import { typeset, typographyProblems } from './typography.ts';

const codes = (english: string, text: string, locale = 'nl-NL') =>
  messageProblems(english, text, locale).map(({ code }) => code);

test('a text has the places of the English one, in any order and as often as it likes', () => {
  expect(codes('{n} of {total}', '{total}: {n}, {n}')).toEqual([]);
  expect(messageProblems('{n} of {total}', '{n} van {aantal}', 'nl-NL')).toEqual([
    { code: 'placeholders', found: '{aantal} {n}', wanted: '{n} {total}' },
  ]);
  expect(codes('Mail us', "{'@'} ons")).toEqual([]);
});

test('nothing is no text', () => {
  expect(codes('Cart', '  ')).toEqual(['empty']);
});

test('plural forms are those that a language can choose from', () => {
  expect(codes('{n} product | {n} products', '{n} producten')).toEqual([]);
  expect(codes('{n} products', '{n} product | {n} producten')).toEqual(['plural-unlike-english']);
  expect(codes('none | one | {n}', 'geen | een | twee | {n}')).toEqual(['plural-forms']);
  expect(codes('{n} product | {n} products', '{n} a | {n} b', 'pl-PL')).toEqual(['plural-forms']);
  expect(codes('{n} product | {n} products', '{n} a | {n} b | {n} c | {n} d', 'pl-PL')).toEqual([]);
});

test.each([
  ['nl', 'Vanaf {length} m', 'Vanaf {length}\u00a0m'],
  ['nl', '{n} meter', '{n} meter'],
  ['fr', 'Quelle longueur ?', 'Quelle longueur\u202f?'],
  ['fr', 'Quelle longueur?', 'Quelle longueur\u202f?'],
  ['fr', '« Oui »', '«\u202fOui\u202f»'],
  ['fr', 'Déjà là : {n} m', 'Déjà là\u202f: {n}\u00a0m'],
])('%s: "%s" is set as "%s", and then nothing is wrong with it', (language, typed, set) => {
  expect(typeset(typed, language)).toBe(set);
  expect(typographyProblems(set, language)).toEqual([]);
  expect(typographyProblems(typed, language).length > 0).toBe(typed !== set);
});
