import { expect, test } from 'vitest';
import type { ProductFacts } from './facts.ts';
import { productRecord } from './product-record.ts';

const facts: ProductFacts = {
  id: 17,
  sku: 'p550-red',
  variantSkus: ['p550-red-5m', 'p550-red-10m'],
  kind: 'configurable',
  visibility: 'both',
  name: 'Paracord 550 – Red',
  urlKey: 'paracord-550-red',
  urlSuffix: '',
  shortDescription: null,
  descriptionHtml: '<p>Seven strands &amp; a sheath.</p><p>Soft.</p>',
  imageFile: 'catalog/red.svg',
  isSalable: true,
  ratingScore: 425,
  createdAt: 1_767_225_600,
  newFrom: '2026-11-02',
  prices: [
    { currency: 'EUR', minor: 495, otherMinor: 409, euroCents: 495 },
    { currency: 'JPY', minor: 1500, otherMinor: 1240, euroCents: 1_090 },
  ],
  categories: [
    { id: 2, position: 4 },
    { id: 3, position: 4 },
    { id: 9, position: 7 },
  ],
  categoryTrails: [['Paracord'], ['Paracord', 'Type III']],
  attributes: [
    { code: 'color', isFilterable: true, options: [{ id: 8, label: 'Red' }], value: null },
    { code: 'rope_diameter', isFilterable: true, options: [{ id: 30, label: '1.4 mm' }], value: null },
    { code: 'weight', isFilterable: false, options: [{ id: 60, label: '7 g' }], value: null },
    { code: 'finish', isFilterable: false, options: [{ id: 70, label: 'Glossy' }], value: null },
    { code: 'is_waterproof', isFilterable: true, options: [], value: '1' },
  ],
  sortPositions: { rope_diameter: 4 },
  popularity: 12,
  relatedIds: [18, 19],
  boughtWithIds: [80],
};

test('a record holds what a locale searches, filters, sorts and shows', () => {
  expect(productRecord(facts)).toEqual({
    objectID: '17',
    product_id: 17,
    sku: 'p550-red',
    skus: ['p550-red-5m', 'p550-red-10m'],
    name: 'Paracord 550 – Red',
    short_description: '',
    description: 'Seven strands & a sheath. Soft.',
    url_key: 'paracord-550-red',
    image: 'catalog/red.svg',
    kind: 'configurable',
    visibility: 'both',
    in_stock: true,
    popularity: 12,
    colours: 1,
    rating: 425,
    created_at: 1_767_225_600,
    new_from: 1_793_577_600,
    category_ids: ['2', '3', '9'],
    category_uid: ['Mg==', 'Mw==', 'OQ=='],
    category_position: { 2: 4, 3: 4, 9: 7 },
    category_names: ['Paracord', 'Type III'],
    categories: { lvl0: ['Paracord'], lvl1: ['Paracord > Type III'] },
    labels: ['Red', '1.4 mm', 'Glossy', '1.4mm'],
    price: { EUR: 4.95, JPY: 1500 },
    price_minor: { EUR: 495, JPY: 1500 },
    other_price_minor: { EUR: 409, JPY: 1240 },
    price_step: { EUR: '0', JPY: '1' },
    related: ['18', '19'],
    bought_with: ['80'],
    sort_rope_diameter: 4,
    color: ['8'],
    color_label: ['Red'],
    rope_diameter: ['30'],
    rope_diameter_label: ['1.4 mm'],
    is_waterproof: ['1'],
  });
});

test('an attribute of the catalogue never takes the place of what every record has', () => {
  const clashing = { code: 'name', isFilterable: true, options: [{ id: 1, label: 'x' }], value: null };
  expect(productRecord({ ...facts, attributes: [clashing] }).name).toBe('Paracord 550 – Red');
});

test('the ending of addresses is part of a record where there is one', () => {
  expect(productRecord({ ...facts, urlSuffix: '.html' })).toMatchObject({
    url_key: 'paracord-550-red',
    url_suffix: '.html',
  });
});
