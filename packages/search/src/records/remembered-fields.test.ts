import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AttributeFact, ProductFacts } from './facts.ts';
import { productRecord } from './product-record.ts';
import { type RecordParts, rememberFields } from './remembered-fields.ts';

const joined = ({ own, shared }: RecordParts) => ({
  ...Object.fromEntries(shared.flat().map(({ name, written }) => [name, JSON.parse(written)])),
  ...own,
});

const option = fc.integer({ min: 1, max: 4 }).map((id) => ({ id, label: `${id} mm` }));
/** A few that are the same objects, as whoever reads many products hands them over. */
const known: readonly AttributeFact[] = [
  { code: 'color', isFilterable: true, options: [{ id: 1, label: 'Red' }], value: null },
  { code: 'color', isFilterable: true, options: [{ id: 1, label: 'Rood' }], value: null },
  { code: 'weight', isFilterable: false, options: [{ id: 9, label: '7 g' }], value: null },
  { code: 'waterproof', isFilterable: true, options: [], value: '1' },
];
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
  attributes: fc.uniqueArray(attribute, { maxLength: 3, selector: ({ code }) => code }),
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
      const partsOf = rememberFields();
      for (const some of told) {
        const product: ProductFacts = {
          ...plain,
          ...some,
          sku: `SKU-${some.id}`,
          urlKey: some.name,
          relatedIds: [7],
        };
        expect(joined(partsOf(product))).toEqual(productRecord(product));
      }
    }),
  );
});

test('what a product says in all languages is made once', () => {
  const partsOf = rememberFields();
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
  const english = partsOf(product);
  const dutch = partsOf({ ...product, name: 'Touw', attributes: known.slice(1, 2) });
  expect(dutch.shared[0]).toBe(english.shared[0]);
  expect(dutch.shared[1]).not.toBe(english.shared[1]);
});
