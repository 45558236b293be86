import { expect, test } from 'vitest';
import { compoundRulesFor, decompound } from './decompound.ts';

function split(language: string, word: string, vocabulary: string): string[] {
  const known = new Set(vocabulary.split(' '));
  const rules = compoundRulesFor(language);
  if (rules === undefined) throw new Error(`${language} writes compounds apart`);
  return decompound(word, (part) => known.has(part), rules);
}

test.each([
  ['nl', 'hondenriem', 'hond honden riem', 'honden riem'],
  ['nl', 'nylontouw', 'nylon touw', 'nylon touw'],
  ['nl', 'sleutelhangerring', 'sleutel hanger ring', 'sleutel hanger ring'],
  ['nl', 'scheepstouw', 'scheep touw', 'scheep touw'],
  ['de', 'schlusselband', 'schlussel band', 'schlussel band'],
  ['de', 'hundeleine', 'hund leine', 'hund leine'],
  ['de', 'bootsseil', 'boot seil', 'boot seil'],
  ['da', 'hundesnor', 'hund snor', 'hund snor'],
  ['da', 'arbejdsreb', 'arbejd reb', 'arbejd reb'],
  ['sv', 'hundkoppel', 'hund koppel', 'hund koppel'],
  ['sv', 'fiskelina', 'fisk lina', 'fisk lina'],
])('%s: %s is taken apart by the words known', (language, word, vocabulary, parts) => {
  expect(split(language, word, vocabulary).join(' ')).toBe(parts);
});

test('the fewest parts win, then the longest last part', () => {
  expect(split('nl', 'touwladder', 'touw ladder lad der')).toEqual(['touw', 'ladder']);
  expect(split('nl', 'bootsstouw', 'boot boots touw stouw')).toEqual(['boots', 'stouw']);
});

test.each([
  ['a part that is unknown', 'nl', 'hondenriem', 'honden touw'],
  ['an ending that only looks like a word', 'nl', 'touwbaar', 'touw baar'],
  ['an ending that only looks like a word', 'de', 'seilbar', 'seil bar'],
  ['two parts of three letters', 'nl', 'lasten', 'las ten'],
  ['parts of fewer than three letters', 'nl', 'paarden', 'paard en'],
  ['a short word', 'nl', 'touwen', 'touw wen'],
])('%s is no reason to split', (_, language, word, vocabulary) => {
  expect(split(language, word, vocabulary)).toEqual([]);
});

test('languages that write compounds apart have no rules', () => {
  for (const language of ['en', 'fr', 'it', 'es', 'pl', ''])
    expect(compoundRulesFor(language)).toBeUndefined();
});
