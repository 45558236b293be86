import { describe, expect, test } from 'vitest';
import {
  type CategoryKey,
  categoryAliases,
  categoryKeys,
  categoryPath,
  categoryPaths,
  homeCategoryLinks,
  type LocaleName,
  localeNames,
} from './index.ts';

/** Specification 2.4, row by row; the locales it is silent about are not listed. */
const specified: Record<string, Partial<Record<LocaleName, string>>> = {
  otherCord: {
    en: '/other-cord',
    'en-US': '/other-cord',
    'en-GB': '/other-cord',
    'it-IT': '/other-cord',
    'es-ES': '/other-cord',
    'pl-PL': '/other-cord',
    'da-DK': '/other-cord',
    'nl-NL': '/overig-touw',
    'sv-SE': '/overig-touw',
    'de-DE': '/anderes-seil',
    'fr-FR': '/autre-corde',
  },
  accessories: {
    en: '/paracord-accessory',
    'de-DE': '/paracord-accessory',
    'sv-SE': '/paracord-accessory',
    'nl-NL': '/paracord-accessoires',
    'fr-FR': '/paracord-accessoires',
  },
  climbingRope: {
    en: '/climbing-rope-per-meter',
    'en-US': '/climbing-rope-per-meter',
    'en-GB': '/climbing-rope-per-meter',
    'pl-PL': '/climbing-rope-per-meter',
    'nl-NL': '/overig-touw/klimtouw-per-meter',
    'de-DE': '/anderes-seil/kletterseile-pro-meter',
    'fr-FR': '/autre-corde/corde-escalade-par-metre',
    'da-DK': '/other-cord/climbing-rope-per-meter',
    'es-ES': '/other-cord/climbing-rope-per-meter',
    'it-IT': '/other-cord/climbing-rope-per-meter',
    'sv-SE': '/overig-touw/climbing-rope-per-meter',
  },
  dogLeash: {
    en: '/dog-leash-rope',
    'en-US': '/dog-leash-rope',
    'en-GB': '/dog-leash-rope',
    'fr-FR': '/dog-leash-rope',
    'da-DK': '/hundesnor-reb',
    'es-ES': '/correa-de-perro',
    'sv-SE': '/hundkoppel-rep',
    'it-IT': '/corda-per-guinzagli',
  },
  leather: {
    en: '/leather-products',
    'fr-FR': '/leather-products',
    'sv-SE': '/leather-products',
    'it-IT': '/leather-products-deze-url-is-uniek',
  },
  diyKits: { en: '/diy-kits', 'nl-NL': '/diy-kits', 'it-IT': '/kit-fai-da-te' },
};

const sameEverywhere = {
  mainCord: '/paracord',
  ppm: '/ppm',
  biothane: '/webbing-biothane/biothane',
  newArrivals: '/new-arrivals',
  diyTools: '/paracord-diy-tools',
} as const;

describe('category paths', () => {
  test.each(Object.keys(specified) as CategoryKey[])('%s is where specification 2.4 puts it', (key) => {
    expect(categoryPaths[key]).toMatchObject(specified[key] ?? {});
  });

  test.each(localeNames)('%s leaves the paths that do not vary', (locale) => {
    for (const key of Object.keys(sameEverywhere) as (keyof typeof sameEverywhere)[]) {
      expect(categoryPath(key, locale)).toBe(sameEverywhere[key]);
    }
  });

  test('the Danish and Spanish leather paths are longer than the English and unique', () => {
    const own = [categoryPath('leather', 'da-DK'), categoryPath('leather', 'es-ES')];
    const all = localeNames.map((locale) => categoryPath('leather', locale));
    for (const path of own) {
      expect(path.length).toBeGreaterThan('/leather-products'.length);
      expect(all.filter((other) => other === path)).toHaveLength(1);
    }
  });

  test.each(localeNames)('%s is complete, with clean and unique paths', (locale) => {
    const paths = categoryKeys.map((key) => categoryPath(key, locale));
    for (const path of paths) expect(path).toMatch(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/);
    expect(new Set(paths).size).toBe(categoryKeys.length);
  });

  test.each(localeNames)('every alias of %s is an address of its own', (locale) => {
    const paths = categoryKeys.map((key) => categoryPath(key, locale));
    for (const { path, key } of categoryAliases(locale)) {
      expect(categoryKeys).toContain(key);
      expect(paths).not.toContain(path);
    }
  });

  test('the addresses the specification gives twice still lead somewhere', () => {
    expect(categoryAliases('nl-NL')).toContainEqual({ path: '/paracord-accessory', key: 'accessories' });
    expect(categoryAliases('fr-FR')).toEqual([
      { path: '/paracord-accessory', key: 'accessories' },
      { path: '/leather-products-deze-url-is-uniek', key: 'leather' },
    ]);
    expect(categoryAliases('en')).toEqual([]);
  });

  test('the home page links the nine categories of specification 2.4 in the order people buy', () => {
    expect(homeCategoryLinks('it-IT').map(({ path }) => path)).toEqual([
      '/paracord',
      '/ppm',
      '/corda-per-guinzagli',
      '/paracord-accessory',
      '/webbing-biothane/biothane',
      '/leather-products-deze-url-is-uniek',
      '/kit-fai-da-te',
      '/paracord-diy-tools',
      '/new-arrivals',
    ]);
  });

  test.each(localeNames)('the home page of %s links no redirect', (locale) => {
    for (const { key, path } of homeCategoryLinks(locale)) expect(path).toBe(categoryPath(key, locale));
  });
});
