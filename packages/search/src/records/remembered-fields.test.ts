import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AttributeFact, ProductFacts } from './facts.ts';
import { productRecord } from './product-record.ts';
import { RememberedFields } from './remembered-fields.ts';

function joined(remembered: RememberedFields, facts: ProductFacts) {
  const { own, shared } = remembered.partsOf(facts);
  return Object.assign({}, ...shared.map((row) => remembered.rows.valuesOf(row)), own);
}

const option = fc.integer({ min: 1, max: 4 }).map((id) => ({ id, label: `${id} mm` }));
/** A few that are the same objects, as whoever reads many products hands them over. */
const known: readonly AttributeFact[] = [
  { code: 'color', isFilterable: true, options: [{ id: 1, label: 'Red' }], value: null },
  { code: 'color', isFilterable: true, options: [{ id: 1, label: 'Rood' }], value: null },
  { code: 'weight', isFilterable: false, options: [{ id: 9, label: '7 g' }], value: null },
  { code: 'waterproof', isFilterable: true, options: [], value: '1' },
];
const knownLists = [known.slice(0, 1), known.slice(1, 3), known.slice(2)];
const attribute = fc.oneof(
  fc.constantFrom(...known),
  fc.record({
    code: fc.constantFrom('color', 'size', 'name'),
    isFilterable: fc.boolean(),
    options: fc.array(option, { maxLength: 2 }),
    value: fc.constant(null),
  }),
);
const price = fc.integer({ min: 1, max: 3 }).map((minor) => ({
  currency: 'EUR' as const,
  minor,
  otherMinor: minor,
  euroCents: minor,
}));
const trail = fc.constantFrom<readonly string[]>(['Cord'], ['Cord', 'Climbing'], ['Koord']);

/** Facts of the same few products, as locales tell them in which this or that has no name. */
const facts = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  name: fc.constantFrom('Rope', 'Touw'),
  prices: fc.array(price, { maxLength: 1 }),
  categories: fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 2, max: 4 }), position: fc.integer({ min: 0, max: 1 }) }),
    {
      maxLength: 2,
      selector: ({ id }) => id,
    },
  ),
  categoryTrails: fc.array(trail, { maxLength: 2 }),
  attributes: fc.oneof(
    fc.constantFrom(...knownLists),
    fc.uniqueArray(attribute, { maxLength: 3, selector: ({ code }) => code }),
  ),
  sortPositions: fc.dictionary(fc.constantFrom('size', 'width'), fc.integer({ min: 0, max: 1 }), {
    maxKeys: 2,
  }),
});

/** What neither test is about. */
const plain = {
  variantSkus: [],
  kind: 'simple',
  visibility: 'both',
  urlSuffix: '',
  shortDescription: null,
  descriptionHtml: null,
  imageFile: null,
  isSalable: true,
  ratingScore: null,
  createdAt: 1,
  newFrom: null,
  popularity: 0,
  boughtWithIds: [],
} as const;

test('parts that are remembered make the record that is made of the facts at once', () => {
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 12 }), (told) => {
      const remembered = new RememberedFields();
      for (const some of told) {
        const product: ProductFacts = {
          ...plain,
          ...some,
          sku: `SKU-${some.id}`,
          urlKey: some.name,
          relatedIds: [7],
        };
        expect(joined(remembered, product)).toEqual(productRecord(product));
      }
    }),
  );
});

test('what a product says in all languages is made once', () => {
  const remembered = new RememberedFields();
  const product = {
    ...plain,
    id: 1,
    sku: 'A',
    name: 'Rope',
    urlKey: 'rope',
    prices: [],
    categories: [],
    categoryTrails: [],
    attributes: known.slice(0, 1),
    sortPositions: {},
    relatedIds: [],
  } satisfies ProductFacts;
  const english = remembered.partsOf(product);
  const dutch = remembered.partsOf({ ...product, name: 'Touw', attributes: known.slice(1, 2) });
  expect(dutch.shared[0]).toBe(english.shared[0]);
  expect(dutch.shared[1]).not.toBe(english.shared[1]);
});

test('labels of attributes that many products have become one row', () => {
  const remembered = new RememberedFields();
  const product: ProductFacts = {
    ...plain,
    id: 1,
    sku: 'A',
    name: 'Rope',
    urlKey: 'rope',
    prices: [],
    categories: [],
    categoryTrails: [],
    attributes: known.slice(2),
    sortPositions: {},
    relatedIds: [],
  };
  const [first, second, third] = [1, 2, 3].map((id) => remembered.partsOf({ ...product, id }));
  expect(first?.own).toHaveProperty('labels');
  expect(second?.own).not.toHaveProperty('labels');
  expect(third?.shared.slice(1)).toEqual(second?.shared.slice(1));
});
