import { describe, expect, test } from 'vitest';
import {
  attributeCodes,
  attributeCodesFor,
  categoryAliases,
  categoryPath,
  categoryPaths,
  categoryPathsFor,
  fillShopWords,
  homeCategoryLinks,
  localeNames,
  pageIdBySlug,
  productWordIn,
  shop,
  slugsOfAllLocales,
  staticPagePath,
  staticPages,
  staticPagesFor,
} from '../src/index.ts';

const everythingDerivedFrom = (word?: string) =>
  JSON.stringify([
    staticPagesFor(word),
    categoryPathsFor(word),
    attributeCodesFor(word),
    localeNames.map((locale) => [homeCategoryLinks(locale, word), categoryAliases(locale, word)]),
    [...slugsOfAllLocales(word).keys()],
  ]);

describe('the product word', () => {
  test('is paracord, and the tables are made with it', () => {
    expect(shop.productWord).toBe('paracord');
    expect(staticPages).toEqual(staticPagesFor('paracord'));
    expect(categoryPaths).toEqual(categoryPathsFor('paracord'));
    expect(attributeCodes).toEqual(attributeCodesFor('paracord'));
  });

  test('is written in running text as each language writes it', () => {
    expect(productWordIn({ language: 'nl' })).toBe('paracord');
    expect(productWordIn({ language: 'de' })).toBe('Paracord');
    expect(productWordIn({ language: 'fr' })).toBe('paracorde');
  });

  test('another word changes every derived path and code, and nothing else', () => {
    const ours = everythingDerivedFrom();
    const theirs = everythingDerivedFrom('hemprope');
    expect(theirs).not.toContain('paracord');
    expect(theirs.replaceAll('hemprope', 'paracord')).toBe(ours);
  });

  test.each(localeNames)('%s follows it', (locale) => {
    expect(staticPagePath('yesProduct', locale, 'twine')).toBe('/yestwine');
    expect(pageIdBySlug(locale, 'yestwine', 'twine')).toBe('yesProduct');
    expect(pageIdBySlug(locale, 'yesparacord', 'twine')).toBeUndefined();
    expect(categoryPath('mainCord', locale, 'twine')).toBe('/twine');
    expect(categoryPath('diyTools', locale, 'twine')).toBe('/twine-diy-tools');
    expect(categoryPath('accessories', locale, 'twine')).toMatch(/^\/twine-access/);
  });

  test('names attribute codes', () => {
    const { specs, labelled, filters } = attributeCodesFor('twine');
    expect(specs).toContain('twine_type');
    expect(labelled).toContain('twine_type');
    expect(filters).toEqual(expect.arrayContaining(['twine_type', 'twine_family']));
  });

  test('leaves no placeholder behind', () => {
    expect(everythingDerivedFrom()).not.toMatch(/\{(product|brand)\}/);
    expect(fillShopWords('{brand}: {product} and {product}')).toBe('bowline: paracord and paracord');
  });
});
