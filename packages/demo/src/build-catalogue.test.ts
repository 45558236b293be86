import type { ProductImport, SellableImport } from '@bowline/commerce';
import { currencyCodes } from '@bowline/kit';
import {
  categoryKeys,
  categoryPath,
  localeNames,
  shop,
  staticPageIds,
  staticPageSlug,
} from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import { buildDemoCatalogue } from './build-catalogue.ts';

const catalogue = buildDemoCatalogue();
const categories = [...catalogue.categories];
const attributes = [...catalogue.attributes];
const pages = [...(catalogue.cmsPages ?? [])];

const sellables = catalogue.products.flatMap(
  (product): readonly SellableImport[] => product.variants ?? [product],
);

test('two builds are equal, byte for byte', () => {
  expect(JSON.stringify(buildDemoCatalogue())).toBe(JSON.stringify(catalogue));
});

test('the shop has some two hundred products and over a thousand things to buy', () => {
  expect(catalogue.products.length).toBeGreaterThan(200);
  expect(sellables.length).toBeGreaterThan(1000);
});

test('every kind of product is on sale', () => {
  expect(new Set(catalogue.products.map((product) => product.kind))).toEqual(
    new Set(['configurable', 'simple', 'virtual', 'gift_card']),
  );
});

describe.each(localeNames)('in %s', (locale) => {
  test('every product has its texts', () => {
    for (const { sku, texts } of catalogue.products) {
      const text = texts[locale];
      expect(text?.name, sku).toBeTruthy();
      expect(text?.shortDescription, sku).toBeTruthy();
      expect(text?.descriptionHtml, sku).toMatch(/^<p>[^{}]+<\/p>$/s);
    }
  });

  test('every category, attribute, option and page has its texts', () => {
    for (const category of categories) expect(category.texts[locale]?.name, category.key).toBeTruthy();
    for (const attribute of attributes) {
      expect(attribute.labels[locale], attribute.code).toBeTruthy();
      for (const option of attribute.options ?? []) expect(option.labels[locale], option.code).toBeTruthy();
    }
    for (const page of pages) expect(page.texts[locale]?.contentHtml, page.identifier).toBeTruthy();
  });

  test('no two things share an address, and none takes the place of a static page', () => {
    const addresses = [
      ...catalogue.products.map((product) => product.texts[locale]?.urlKey),
      ...catalogue.products.flatMap((product) => product.formerUrlKeys?.[locale] ?? []),
      ...categories.map((category) => category.texts[locale]?.urlPath),
      ...categories.flatMap((category) => category.formerUrlPaths?.[locale] ?? []),
      ...pages.map((page) => page.texts[locale]?.urlKey),
      ...[...(catalogue.rewrites ?? [])]
        .filter((rewrite) => rewrite.locale === locale)
        .map((rewrite) => rewrite.requestPath),
      ...staticPageIds.map((id) => staticPageSlug(id, locale)),
    ];
    const repeated = addresses.filter((address, index) => addresses.indexOf(address) !== index);
    expect(repeated).toEqual([]);
  });

  test('every category of the markets stands at its path', () => {
    for (const key of categoryKeys) {
      const category = categories.find((candidate) => candidate.key === key);
      expect(`/${category?.texts[locale]?.urlPath}`).toBe(categoryPath(key, locale));
    }
  });
});

test('American English spells its own way', () => {
  const american = JSON.stringify(catalogue.products.map((product) => product.texts['en-US']));
  expect(american).not.toMatch(/colour|grey|metre|fibre|jewellery|aluminium/i);
});

test('translations differ from the English text wherever there are words to translate', () => {
  for (const { sku, texts } of catalogue.products) {
    for (const locale of localeNames.filter((name) => !name.startsWith('en'))) {
      expect(texts[locale]?.descriptionHtml, `${sku} in ${locale}`).not.toBe(texts.en.descriptionHtml);
    }
  }
});

test('prices are positive and fall with the quantity', () => {
  for (const { sku, priceMinor, tiers = [] } of sellables) {
    if (sku === 'gift-card') continue;
    expect(priceMinor, sku).toBeGreaterThan(0);
    const steps = [priceMinor ?? 0, ...tiers.map((tier) => tier.priceMinor)];
    expect(steps, sku).toEqual([...steps].sort((a, b) => b - a));
    expect(
      tiers.every((tier) => tier.priceMinor > 0),
      sku,
    ).toBe(true);
  }
});

test('a longer piece of the same cord costs more in all and less per metre', () => {
  for (const product of catalogue.products.filter((item) =>
    item.configurableAttributes?.includes('length'),
  )) {
    const variants = product.variants ?? [];
    for (const [index, variant] of variants.slice(1).entries()) {
      const shorter = variants[index];
      if (!shorter?.lengthCm || !variant.lengthCm)
        throw new Error(`${product.sku} has a variant without a length`);
      expect(variant.priceMinor, variant.sku).toBeGreaterThan(shorter.priceMinor);
      expect(variant.priceMinor / variant.lengthCm).toBeLessThan(shorter.priceMinor / shorter.lengthCm);
    }
  }
});

test('all lengths of a colour draw on one pool of centimetres', () => {
  const pools = new Map(catalogue.stockPools.map((pool) => [pool.key, pool.quantity]));
  for (const product of catalogue.products.filter((item) =>
    item.configurableAttributes?.includes('length'),
  )) {
    for (const variant of product.variants ?? []) {
      expect(variant.stock).toEqual({ pool: product.sku, units: variant.lengthCm });
      expect(pools.has(product.sku)).toBe(true);
    }
  }
  expect([...pools.values()].filter((quantity) => quantity === 0).length).toBeGreaterThan(5);
});

test('attribute values are options that exist, under codes that follow the product word', () => {
  const options = new Map(
    attributes.map((item) => [item.code, new Set(item.options?.map((option) => option.code))]),
  );
  expect(options.has(`${shop.productWord}_type`)).toBe(true);
  for (const owner of [...catalogue.products, ...sellables]) {
    for (const [code, value] of Object.entries(owner.attributes ?? {})) {
      for (const option of [value].flat())
        expect(options.get(code)?.has(String(option)), `${owner.sku} ${code}`).toBe(true);
    }
  }
});

test('links lead to other products of the shop', () => {
  const known = new Set(catalogue.products.map((product) => product.sku));
  for (const { sku, links = [] } of catalogue.products) {
    for (const link of links) {
      expect(known.has(link.sku), `${sku} → ${link.sku}`).toBe(true);
      expect(link.sku).not.toBe(sku);
    }
  }
});

test('every category has something to show', () => {
  const filled = new Set(
    catalogue.products.flatMap((product) => product.categories?.map((category) => category.key)),
  );
  for (const category of categories) expect(filled.has(category.key), category.key).toBe(true);
});

test('every currency but the euro has a rate', () => {
  const rated = [...catalogue.exchangeRates].map((rate) => rate.currency);
  expect(new Set(rated)).toEqual(new Set(currencyCodes.filter((code) => code !== 'EUR')));
});

test('a scale of three triples the cords, keeps skus and addresses apart and the pictures together', () => {
  const large = buildDemoCatalogue(3).products;
  const cords = (list: readonly ProductImport[]): number =>
    list.filter((item) => item.configurableAttributes?.includes('length')).length;
  expect(cords(large)).toBe(3 * cords(catalogue.products));
  expect(new Set(large.map((product) => product.sku)).size).toBe(large.length);
  for (const locale of localeNames) {
    expect(new Set(large.map((product) => product.texts[locale]?.urlKey)).size).toBe(large.length);
  }
  const files = (list: readonly ProductImport[]) =>
    new Set(list.flatMap((product) => product.media?.map((media) => media.file)));
  expect(files(large)).toEqual(files(catalogue.products));
});
