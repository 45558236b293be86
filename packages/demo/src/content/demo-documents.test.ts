import { type AnyContent, documentProblems, languageCodes } from '@bowline/content';
import { localeNames } from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import { pieceGoods } from '../catalogue/data/goods/goods.ts';
import { colourwaysOf, lengthRanges } from '../catalogue/data/ranges/ranges.ts';
import { pieceProduct } from '../catalogue/piece-products.ts';
import { rangeItem, rangeProduct, rangeSku } from '../catalogue/range-products.ts';
import { createPictureDrawer } from '../pictures/picture-drawer.ts';
import { demoDocuments } from './demo-documents.ts';
import { placeholderNames } from './writing/article.ts';
import { isLinkTarget } from './writing/portable-text.ts';

const documents = demoDocuments();
const ofType = <Type extends AnyContent['_type']>(type: Type) =>
  documents.filter((document): document is Extract<AnyContent, { _type: Type }> => document._type === type);

/** Every value of a field of this name, however deep it lies. */
function valuesOf(name: string, within: unknown): string[] {
  if (typeof within !== 'object' || within === null) return [];
  return Object.entries(within).flatMap(([key, value]) =>
    key === name && typeof value === 'string' ? [value] : valuesOf(name, value),
  );
}

test('the content service has nothing to say against any document', () => {
  const problems = documents.map((document) => [document._id, documentProblems(document)] as const);
  expect(problems.filter(([, found]) => found.length > 0)).toEqual([]);
});

test('ids are unique, and the same at every call', () => {
  const ids = documents.map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(demoDocuments()).toEqual(documents);
});

test('every document exists in every locale', () => {
  const translations = documents.filter((document) => 'translationGroup' in document);
  const byGroup = Map.groupBy(translations, ({ _type, translationGroup }) => `${_type} ${translationGroup}`);
  for (const [group, inGroup] of byGroup) {
    expect([group, new Set(inGroup.map(({ language }) => language))]).toEqual([
      group,
      new Set(languageCodes),
    ]);
  }
});

test('within a locale no two pages, posts or questions share a slug', () => {
  const addressed = documents.filter((document) => 'slug' in document);
  const addresses = addressed.map(({ _type, language, slug }) => {
    const kind = _type === 'legalText' ? 'page' : _type;
    return `${kind} ${language} ${slug.current}`;
  });
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every picture is one that the demo draws', () => {
  const drawer = createPictureDrawer();
  const sources = new Set(documents.flatMap((document) => valuesOf('src', document)));
  expect(sources.size).toBeGreaterThan(10);
  for (const source of sources) {
    expect([source, drawer.draw(source.replace('/media/', '')) !== undefined]).toEqual([source, true]);
  }
});

function productOf(sku: string) {
  const piece = pieceGoods.find((good) => good.sku === sku);
  const range = lengthRanges.find(({ skuPrefix }) => sku.startsWith(`${skuPrefix}-`));
  const way = range && colourwaysOf(range).find((one) => rangeSku(range, one) === sku);
  if (range && way) return rangeProduct(rangeItem(range, way), 1);
  return piece && pieceProduct(piece);
}

test('what is needed for a project, or shown beside a text, is sold here', () => {
  const posts = ofType('blogPost');
  const beside = posts.flatMap(({ products = [] }) => products);
  const needed = posts.flatMap(({ body }) =>
    body.flatMap((block) =>
      block._type === 'materials'
        ? block.items.map(({ sku, variant }) => (variant ? `${sku}/${variant}` : sku))
        : [],
    ),
  );
  expect(needed.length).toBeGreaterThan(0);
  const unknown = [...beside, ...needed].filter((name) => {
    const [sku = '', variant] = name.split('/');
    const product = productOf(sku);
    const variants = product && 'variants' in product ? (product.variants ?? []) : [];
    return !product || (variant !== undefined && variants.every((one) => one.sku !== variant));
  });
  expect(unknown).toEqual([]);
});

describe('links by meaning', () => {
  const targets = [...new Set(documents.flatMap((document) => valuesOf('target', document)))];

  test('lead somewhere', () => {
    expect(targets.filter((target) => !isLinkTarget(target))).toEqual([]);
  });

  test('name questions and posts that exist', () => {
    const categories = new Set(ofType('faqCategory').map(({ translationGroup }) => translationGroup));
    const posts = new Set(ofType('blogPost').map(({ translationGroup }) => translationGroup));
    const named = (kind: string) =>
      targets
        .filter((target) => target.startsWith(`${kind}:`))
        .map((target) => target.slice(kind.length + 1));
    expect(named('faq').filter((name) => name !== '' && !categories.has(name))).toEqual([]);
    expect(named('blog').filter((name) => name !== '' && !posts.has(name))).toEqual([]);
  });
});

test('texts hold no placeholder that the storefront cannot fill', () => {
  const used = [...JSON.stringify(documents).matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name]) => name);
  expect(placeholderNames).toEqual(expect.arrayContaining([...new Set(used)]));
});

test('American texts are spelled the American way', () => {
  const american = documents.filter((document) => 'language' in document && document.language === 'en_US');
  const spoken = american.flatMap((document) =>
    ['title', 'text', 'question', 'label', 'description', 'intro', 'excerpt'].flatMap((name) =>
      valuesOf(name, document),
    ),
  );
  expect(spoken.length).toBeGreaterThan(500);
  expect(spoken.filter((words) => /\bcolour(?!Count)|\bmetre|\bcentre\b|\bfavour/i.test(words))).toEqual([]);
});

test('a redirect never starts where a page is, and inner ones lead to a page', () => {
  const taken = new Set(
    documents.flatMap((document) =>
      document._type === 'page' || document._type === 'legalText'
        ? [`${document.language} /${document.slug.current}`]
        : [],
    ),
  );
  const moved = ofType('redirect').filter(({ language }) => language !== undefined);
  expect(moved).toHaveLength(2 * localeNames.length);
  for (const { language, from, to } of moved) {
    expect([from, taken.has(`${language} ${from}`)]).toEqual([from, false]);
    expect([to, taken.has(`${language} ${to}`)]).toEqual([to, true]);
  }
});
