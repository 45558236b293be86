import { expect, test } from 'vitest';
import { markEnd, markStart } from './highlight.ts';
import { editsToStart, likelySpelling } from './likely-spelling.ts';

/** `[word]` stands for a word that the service has marked. */
const hit = (text: string) => text.replaceAll('[', markStart).replaceAll(']', markEnd);

test.each([
  ['paracrod', 'Black [Paracord] 550', 'paracord'],
  ['Paracrod', 'Black [Paracord] 550', 'Paracord'],
  ['blak paracrod', '[Paracord] 275 – [Black]', 'black paracord'],
  ['karabiener', '[Karabinerhaken] aus Messing', 'karabinerhaken'],
  ['microkord 1.4', '[Microcord] [1.4] mm', 'microcord 1.4'],
  ['macrme', '[Macramé] cord', 'macramé'],
])('“%s”, found in “%s”, was probably meant as “%s”', (query, text, meant) => {
  expect(likelySpelling(query, [hit(text)])).toBe(meant);
});

test.each([
  ['rope', 'Climbing [rope]'],
  ['para', '[Para]cord'],
  ['ropes', '[Rope] ladder'],
  ['laeder', '[Leather]'],
  ['läder', '[Läder]'],
  ['550', 'Paracord [55]'],
  ['xyz', 'Nothing is marked'],
])('“%s”, found in “%s”, is not doubted', (query, text) => {
  expect(likelySpelling(query, [hit(text)])).toBeUndefined();
});

test('the nearest of several marked words is proposed', () => {
  expect(likelySpelling('breiding', [hit('[Braids] and [braiding]')])).toBe('braiding');
});

test.each([
  ['', 'abc', 0],
  ['abc', 'abc', 0],
  ['acb', 'abc', 1],
  ['karabiener', 'karabinerhaken', 1],
  ['parak', 'paracord', 1],
  ['abc', '', 3],
])('“%s” becomes a start of “%s” by %i edits', (word, other, edits) => {
  expect(editsToStart(word, other)).toBe(edits);
});
