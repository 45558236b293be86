import type { SellableImport } from '@bowline/commerce';
import { currencyCodes } from '@bowline/kit';
import {
  attributeCodes,
  categoryKeys,
  categoryPath,
  localeNames,
  shop,
  staticPageIds,
  staticPageSlug,
} from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import { buildDemoCatalogue } from './build-catalogue.ts';
import { createLinks } from './catalogue/links.ts';
import { demoShelf } from './catalogue/shelf.ts';
import { demoDocuments } from './content/demo-documents.ts';
import { createPictureDrawer } from './pictures/picture-drawer.ts';

const catalogue = buildDemoCatalogue();
const products = [...catalogue.products];
const { categories, attributes, cmsPages: pages } = catalogue;
const sellables = products.flatMap((product): readonly SellableImport[] => product.variants ?? [product]);
const cords = products.filter((item) => item.configurableAttributes?.includes('length'));

/** What occurs more than once. */
function repeated(list: Iterable<string | undefined>): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const item of list) {
    if (item === undefined || seen.has(item)) twice.add(String(item));
    else seen.add(item);
  }
  return [...twice];
}

test('every kind of product is on sale', () => {
  expect(new Set(products.map((product) => product.kind))).toEqual(
    new Set(['configurable', 'simple', 'virtual', 'gift_card']),
  );
});

test('nothing is offered for people to hang on, and the guide to thickness says so', () => {
  const descriptions = [...products, ...categories].flatMap(({ texts }) => texts.en?.descriptionHtml ?? []);
  const tempting = descriptions.filter((text) => /hammock|\bswings?\b|grown person|adult/i.test(text));
  expect(tempting).toEqual([]);
  const guide = pages.find(({ identifier }) => identifier === 'which-cord-for-what');
  expect(guide?.texts.en?.contentHtml).toMatch(/not made for climbing, for swings or for carrying people/);
});

test('skus are unique, whatever their letters’ case', () => {
  const skus = [...products, ...products.flatMap((product) => product.variants ?? [])].map(({ sku }) => sku);
  expect(repeated(skus.map((sku) => sku.toLowerCase()))).toEqual([]);
});

describe.each(localeNames)('in %s', (locale) => {
  test('every product has its texts', () => {
    const broken = products.filter(({ texts }) => {
      const text = texts[locale];
      const isComplete = text?.name && text.shortDescription && text.metaTitle && text.metaDescription;
      return (
        !isComplete ||
        !/^(<p>[^{}<>|]+<\/p>)+(<h3>[^{}<>|]+<\/h3><ol>(<li>[^{}<>|]+<\/li>)+<\/ol>)?$/.test(
          text.descriptionHtml ?? '',
        )
      );
    });
    expect(broken.map(({ sku }) => sku)).toEqual([]);
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
      ...products.map((product) => product.texts[locale]?.urlKey),
      ...products.flatMap((product) => product.formerUrlKeys?.[locale] ?? []),
      ...categories.map((category) => category.texts[locale]?.urlPath),
      ...categories.flatMap((category) => category.formerUrlPaths?.[locale] ?? []),
      ...pages.map((page) => page.texts[locale]?.urlKey),
      ...[...(catalogue.rewrites ?? [])]
        .filter((rewrite) => rewrite.locale === locale)
        .map((rewrite) => rewrite.requestPath),
      ...staticPageIds.map((id) => staticPageSlug(id, locale)),
    ];
    expect(repeated(addresses)).toEqual([]);
  });

  test('labels of one attribute differ from one another', () => {
    for (const { code, options = [] } of attributes) {
      expect(repeated(options.map((option) => option.labels[locale])), code).toEqual([]);
    }
  });

  test('every category of the markets stands at its path', () => {
    for (const key of categoryKeys) {
      const category = categories.find((candidate) => candidate.key === key);
      expect(`/${category?.texts[locale]?.urlPath}`).toBe(categoryPath(key, locale));
    }
  });
});

test('American English spells its own way', () => {
  const american = JSON.stringify([
    products.map((product) => Object.values(product.texts['en-US'] ?? {})),
    categories.map((category) => category.texts['en-US']),
    attributes.map(({ labels, options = [] }) => [labels['en-US'], options.map((it) => it.labels['en-US'])]),
  ]);
  const british = /colour|\bgrey|\bmetre|fibre|jewellery|aluminium|favourite|harbour|liquorice|anodised/i;
  expect(british.exec(american)?.[0]).toBeUndefined();
});

test('translations differ from the English text wherever there are words to translate', () => {
  const foreign = localeNames.filter((name) => !name.startsWith('en'));
  const english = products.filter(({ texts }) =>
    foreign.some((locale) => {
      const own = new Set(texts[locale]?.descriptionHtml?.split(/(?<=[.!?])\s|<\/?p>/));
      return texts.en.descriptionHtml?.split(/(?<=[.!?])\s|<\/?p>/).some((part) => part && own.has(part));
    }),
  );
  expect(english.map(({ sku }) => sku)).toEqual([]);
});

test('everything has a price in every market, and whole per cents off for quantities', () => {
  for (const { sku, priceMinor = 0, marketPrices = [], tiers = [] } of sellables.filter(
    (it) => !it.sku.startsWith('gift-card'),
  )) {
    const isPriced = priceMinor > 0 && marketPrices.every((tag) => tag.priceMinor > 0);
    const isComplete = new Set(marketPrices.map(({ locale }) => locale)).size === localeNames.length;
    if (!isPriced || !isComplete) expect.fail(`the prices of ${sku} are ${JSON.stringify(marketPrices)}`);
    // Nobody takes one course five times.
    if (!sku.startsWith('course')) expect(tiers.map(({ percentOff }) => percentOff)).toEqual([5, 10, 15]);
  }
});

test('a longer piece of the same cord costs more in all and less per metre, in every market', () => {
  const wrong: string[] = [];
  for (const { sku, variants = [] } of cords) {
    for (const [index, variant] of variants.slice(1).entries()) {
      const shorter = variants[index];
      if (!shorter?.lengthCm || !variant.lengthCm) throw new Error(`${sku} has a variant without a length`);
      const perLength = variant.lengthCm / shorter.lengthCm;
      for (const [place, { locale, priceMinor }] of (variant.marketPrices ?? []).entries()) {
        const ratio = priceMinor / (shorter.marketPrices?.[place]?.priceMinor ?? 0);
        if (!(ratio > 1 && ratio < perLength)) wrong.push(`${variant.sku} in ${locale}: ${priceMinor}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('cords are cut in whole metres', () => {
  const lengths = cords.flatMap(({ variants = [] }) => variants.map(({ lengthCm = 0 }) => lengthCm));
  expect(lengths.filter((lengthCm) => lengthCm % 100 !== 0)).toEqual([]);
});

test('all lengths of a colour draw on one pool of centimetres, from which samples are cut too', () => {
  const pools = new Map([...catalogue.stockPools].map((pool) => [pool.key, pool.quantity]));
  for (const { sku, sample, variants = [] } of cords) {
    expect(sample, sku).toBe(true);
    expect(pools.has(sku), sku).toBe(true);
    expect(variants.every(({ stock, lengthCm }) => stock?.pool === sku && stock.units === lengthCm)).toBe(
      true,
    );
  }
  const quantities = [...pools.values()];
  expect(quantities.filter((quantity) => quantity === 0).length).toBeGreaterThan(100);
  expect(quantities.filter((quantity) => quantity > 0 && quantity <= 700).length).toBeGreaterThan(100);
});

test('colours of one cord in one pattern are siblings', () => {
  const groups = Map.groupBy(cords, (product) => product.siblingGroup);
  expect(groups.get('p550-solid')?.length).toBe(95);
  for (const [group, members] of groups) {
    expect(new Set(members.map((product) => product.attributes?.rope_diameter)).size, group).toBe(1);
  }
});

test('attribute values are options that exist, under codes that follow the product word', () => {
  const options = new Map(
    attributes.map((item) => [item.code, new Set(item.options?.map((option) => option.code))]),
  );
  expect(options.has(`${shop.productWord}_type`)).toBe(true);
  for (const owner of [...products, ...sellables]) {
    for (const [code, value] of Object.entries(owner.attributes ?? {})) {
      const unknown = [value].flat().filter((option) => !options.get(code)?.has(String(option)));
      if (unknown.length > 0) expect.fail(`${owner.sku} has ${code} ${unknown.join()}`);
    }
  }
});

test('every option attribute of specification 3 lets somebody choose', () => {
  const chosen = new Set(products.flatMap((product) => product.configurableAttributes ?? []));
  expect(attributeCodes.configurable.filter((code) => !chosen.has(code))).toEqual([]);
});

test('every specification and filter of specification 3 is told of some product', () => {
  const told = new Map(attributes.map((attribute) => [attribute.code, attribute]));
  const hasOptions = (code: string): boolean => (told.get(code)?.options?.length ?? 0) > 0;
  expect([...attributeCodes.specs, ...attributeCodes.labelled].filter((code) => !hasOptions(code))).toEqual(
    [],
  );
  const filters = attributeCodes.filters.filter((code) => code !== 'category_uid');
  expect(filters.filter((code) => !hasOptions(code) || !told.get(code)?.isFilterable)).toEqual([]);
});

test('links of every kind lead to other products of the shop', () => {
  const known = new Set(products.map((product) => product.sku));
  const kinds = new Map<string, number>();
  for (const { sku, links = [] } of products) {
    for (const link of links) {
      kinds.set(link.kind, (kinds.get(link.kind) ?? 0) + 1);
      if (!known.has(link.sku) || link.sku === sku) expect.fail(`${sku} → ${link.sku}`);
    }
  }
  expect([...kinds.keys()].sort()).toEqual(['crosssell', 'most_viewed', 'related', 'upsell']);
});

test('every category has something to show', () => {
  const filled = new Set(products.flatMap((product) => product.categories?.map((category) => category.key)));
  expect(categories.map((category) => category.key).filter((key) => !filled.has(key))).toEqual([]);
});

test('every currency but the euro has a rate', () => {
  const rated = [...catalogue.exchangeRates].map((rate) => rate.currency);
  expect(new Set(rated)).toEqual(new Set(currencyCodes.filter((code) => code !== 'EUR')));
});

const fileOf = (address: string): string => address.replace(/\?v=[0-9a-f]{8}-[0-9a-f]{6}$/, '');

test('every picture that catalogue and texts name can be drawn, and none is offered in vain', () => {
  const inTexts = JSON.stringify(demoDocuments()).matchAll(/tutorials\/[\w/-]+\.svg/g);
  const named = new Set([
    ...[...inTexts].map(([file]) => file),
    'banners/home.svg',
    'icons/icon.svg',
    'icons/maskable.svg',
    'placeholder.svg',
    ...categories.flatMap((category) => category.imageFile ?? []).map(fileOf),
    ...[...products, ...sellables].flatMap(({ media = [] }) => media.map(({ file }) => fileOf(file))),
  ]);
  expect(named).toEqual(new Set(createPictureDrawer().files()));
});

test('a larger scale repeats the cords from pools of their own', () => {
  const large = buildDemoCatalogue(3);
  expect(large.productCount).toBe(catalogue.productCount + 2 * cords.length);
  const keys = [...large.stockPools].map((pool) => pool.key);
  expect(repeated(keys)).toEqual([]);
  expect(keys.filter((key) => key.endsWith('-e3'))).toEqual(cords.map(({ sku }) => `${sku}-e3`));
  expect(large.attributes).toEqual(attributes);
});

test('a further edition has its own sku and address, and shares pictures and options', () => {
  const shelf = demoShelf();
  const linksOf = createLinks(shelf);
  for (const [index, item] of shelf.entries()) {
    if (!item.isMultiplied || index % 97 !== 0) continue;
    const [first, third] = [item.product(1), item.product(3)];
    expect(third.sku).toBe(`${first.sku}-e3`);
    expect(third.media).toEqual(first.media);
    expect(third.attributes).toEqual(first.attributes);
    expect(third.texts['nl-NL']?.urlKey).toBe(`${first.texts['nl-NL']?.urlKey}-3`);
    const linked = linksOf(index, 3).filter((link) => link.kind === 'related' || link.kind === 'upsell');
    expect(linked.every((link) => link.sku.endsWith('-e3'))).toBe(true);
  }
});
