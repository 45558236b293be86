import { expect, test } from 'vitest';
import { type ColourId, colourIds, colours } from '../data/colours/colours.ts';
import { favourites } from '../data/favourites.ts';
import { patterned } from './colourway.ts';
import { combinations } from './combinations.ts';
import { harmony } from './harmony.ts';
import { colourwaysIn } from './palette.ts';
import { contrast, toneOf } from './tone.ts';

test('no two yarns can be confused, and no two have the same name in any language', () => {
  for (const [index, one] of colourIds.entries()) {
    for (const other of colourIds.slice(index + 1)) {
      expect(contrast(toneOf(one), toneOf(other)), `${one} and ${other}`).toBeGreaterThan(0.03);
    }
  }
  for (const language of ['en', 'nl', 'de', 'fr', 'it', 'es', 'pl', 'da', 'sv'] as const) {
    expect(new Set(colourIds.map((id) => colours[id].names[language])).size).toBe(colourIds.length);
  }
});

test('every yarn of a braid has its place among the favourites', () => {
  expect(new Set(favourites).size).toBe(favourites.length);
  expect(colourIds.filter((id) => !favourites.includes(id)).sort()).toEqual(['cognac', 'natural']);
});

test.each<[ColourId, ColourId]>([
  ['red', 'black'],
  ['navy', 'cream'],
  ['violet', 'lavender'],
  ['turquoise', 'navy'],
  ['neonPink', 'black'],
])('%s goes with %s', (one, other) => {
  expect(harmony(one, other)).toBeGreaterThan(0.6);
  expect(harmony(other, one)).toBe(harmony(one, other));
});

test.each<[ColourId, ColourId]>([
  ['olive', 'moss'],
  ['neonPink', 'mustard'],
  ['neonYellow', 'chocolate'],
  ['navy', 'midnightBlue'],
  ['black', 'black'],
])('%s does not go with %s', (one, other) => {
  expect(harmony(one, other)).toBe(0);
});

test('combinations can be told apart, agree, and are never the same two colours the other way round', () => {
  const pairs = combinations('diamond', 2, 200);
  expect(pairs).toHaveLength(200);
  expect(new Set(pairs.map((pair) => [...pair].sort().join())).size).toBe(200);
  for (const [one, other] of pairs) {
    if (!one || !other) throw new Error('a pair has two colours');
    expect(harmony(one, other)).toBeGreaterThanOrEqual(0.4);
    expect(contrast(toneOf(one), toneOf(other))).toBeGreaterThan(0.16);
  }
});

test('a small range carries the beginning of what a large one carries', () => {
  const many = combinations('stripes', 3, 60);
  expect(combinations('stripes', 3, 12)).toEqual(many.slice(0, 12));
});

test('no colour is in every pattern', () => {
  const uses = combinations('shockwave', 2, 100).flat();
  const most = Math.max(...favourites.map((id) => uses.filter((use) => use === id).length));
  expect(most).toBeLessThan(9);
});

test('one fine line needs a dark ground', () => {
  for (const [ground, line] of combinations('thinLine', 2, 40)) {
    if (!ground || !line) throw new Error('a pair has two colours');
    expect(toneOf(ground).lightness).toBeLessThan(toneOf(line).lightness);
  }
});

test('what was chosen by hand comes first and is not repeated in another order', () => {
  const [taken] = combinations('helix', 2, 1);
  if (!taken) throw new Error('there are combinations');
  const ways = colourwaysIn({ chosen: patterned('helix', taken.toReversed()), two: { helix: 5 } });
  expect(ways).toHaveLength(5);
  expect(ways[0]?.colours).toEqual(taken.toReversed());
});
