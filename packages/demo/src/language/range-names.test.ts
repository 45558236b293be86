import { type LocaleName, localeNames } from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import { demoShelf } from '../catalogue/shelf.ts';
import { expectedNames } from './data/expected-names.ts';
import { languageOf, languages } from './languages.ts';

const shelf = new Map(demoShelf().map((item) => [item.sku, item]));

function textsOf(sku: string) {
  const item = shelf.get(sku);
  if (!item) throw new Error(`nothing on the shelf has the sku ${sku}`);
  return item.product(1).texts;
}

const nameOf = (sku: string, locale: LocaleName): string | undefined => textsOf(sku)[locale]?.name;

describe.each(Object.entries(expectedNames))('%s', (sku, names) => {
  test('is named in nine languages', () => {
    const spoken = localeNames.filter((locale) => !/^en-/.test(locale));
    const inOrder = languages.map((language) => spoken.find((locale) => languageOf(locale) === language));
    expect(inOrder.map((locale) => locale && nameOf(sku, locale))).toEqual(names);
  });
});

test('American English spells its own way, British as the default does', () => {
  expect(nameOf('p095-steel-grey', 'en-US')).toBe('Paracord 95 Type I – Steel Gray');
  expect(nameOf('p095-steel-grey', 'en-GB')).toBe('Paracord 95 Type I – Steel Grey');
});

test('colours named together stay in their base form although the noun is feminine', () => {
  expect(nameOf('dog12-helix-coral-white', 'fr-FR')).toBe(
    'Corde pour laisse 12 mm à spirale corail et blanc',
  );
});

test('the word for a pattern follows the gender of the goods', () => {
  expect(nameOf('ppm10-two-tone-black-lime', 'sv-SE')).toContain('tvåfärgat');
  expect(nameOf('p550-two-tone-lavender-violet', 'sv-SE')).toContain('tvåfärgad');
});

test('no name keeps a placeholder or an unchosen form, and none is twice the same', () => {
  for (const locale of localeNames.filter((name) => !name.startsWith('en-'))) {
    const names = [...shelf.values()].map((item) => item.name(locale));
    expect(names.filter((name) => /[{}|()]/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
});
