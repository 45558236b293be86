import { decimalsOf } from '@bowline/kit';
import type { SearchRecord } from '../engine/index.ts';
import type { AttributeFact, ProductFacts } from './facts.ts';
import { searchedLabels } from './labels.ts';
import { plainText, shortened } from './plain-text.ts';

const longestDescription = 500;
/** Ranges of prices are counted in steps of this many euro cents, the smallest that a price facet has. */
const priceStep = 1_000;
/** Below this depth a trail of categories adds nothing to a menu. */
const deepestLevel = 3;

/** A product as one locale searches, filters and sorts it. */
export function productRecord(facts: ProductFacts): SearchRecord {
  return {
    ...sharedProductFields(facts),
    ...Object.assign({}, ...facts.attributes.map(labelField)),
    ...categoryFields(facts.categoryTrails),
    ...priceFields(facts.prices),
    ...ownProductFields(facts),
    labels: searchedLabels(facts.attributes),
  };
}

/** What the records of all locales say. */
export function sharedProductFields(facts: ProductFacts): Readonly<Record<string, unknown>> {
  const { categories, sortPositions } = facts;
  const fields: Record<string, unknown> = attributeFacets(facts);
  fields.product_id = facts.id;
  fields.sku = facts.sku;
  fields.skus = facts.variantSkus;
  if (facts.urlSuffix) fields.url_suffix = facts.urlSuffix;
  fields.image = facts.imageFile;
  fields.kind = facts.kind;
  fields.visibility = facts.visibility;
  fields.in_stock = facts.isSalable;
  fields.popularity = facts.popularity;
  fields.colours = numberOfColours(facts);
  if (facts.ratingScore !== null) fields.rating = facts.ratingScore;
  fields.created_at = facts.createdAt;
  if (facts.newFrom) fields.new_from = Date.parse(`${facts.newFrom}T00:00:00Z`) / 1000;
  fields.category_ids = categories.map((category) => String(category.id));
  fields.category_uid = categories.map((category) => btoa(String(category.id)));
  fields.category_position = Object.fromEntries(
    categories.map((category) => [category.id, category.position]),
  );
  fields.related = facts.relatedIds.map(String);
  fields.bought_with = facts.boughtWithIds.map(String);
  for (const [code, place] of Object.entries(sortPositions)) fields[`sort_${code}`] = place;
  return fields;
}

/** What no other record says; where two of these have a name, this counts. */
export function ownProductFields(facts: ProductFacts): SearchRecord {
  return {
    objectID: String(facts.id),
    name: facts.name,
    short_description: facts.shortDescription ?? '',
    description: shortened(plainText(facts.descriptionHtml ?? ''), longestDescription),
    url_key: facts.urlKey,
  };
}

export function categoryFields(trails: ProductFacts['categoryTrails']): Readonly<Record<string, unknown>> {
  return { category_names: [...new Set(trails.flat())], categories: categoryLevels(trails) };
}

export function priceFields(prices: ProductFacts['prices']): Readonly<Record<string, unknown>> {
  return {
    price: byCurrency(prices, ({ minor, currency }) => minor / 10 ** decimalsOf(currency)),
    price_minor: byCurrency(prices, ({ minor }) => minor),
    // With VAT where the shop shows prices without, and the other way round.
    other_price_minor: byCurrency(prices, ({ otherMinor }) => otherMinor),
    price_step: byCurrency(prices, ({ euroCents }) => String(Math.floor(euroCents / priceStep))),
  };
}

/** What the options of attributes are called, one by one where they are filtered by. */
export function allLabelFields(attributes: readonly AttributeFact[]): Readonly<Record<string, unknown>> {
  return { ...Object.assign({}, ...attributes.map(labelField)), labels: searchedLabels(attributes) };
}

/** What the options of a filterable attribute are called; none where it has no options. */
export function labelField({
  code,
  isFilterable,
  options,
  value,
}: AttributeFact): Readonly<Record<string, unknown>> {
  return isFilterable && value === null ? { [`${code}_label`]: options.map(({ label }) => label) } : {};
}

/** Under the code of each filterable attribute its option ids or its value; what they are called is the locale's (`<code>_label`). */
function attributeFacets({ attributes }: ProductFacts): Record<string, readonly string[]> {
  const facets: Record<string, readonly string[]> = {};
  for (const { code, isFilterable, options, value } of attributes)
    if (isFilterable) facets[code] = value === null ? options.map(({ id }) => String(id)) : [value];
  return facets;
}

/** What has none has the one it comes in. */
function numberOfColours({ attributes }: ProductFacts): number {
  return Math.max(attributes.find(({ code }) => code === 'color')?.options.length ?? 0, 1);
}

/** `lvl0: ["Cord"], lvl1: ["Cord > Climbing"]`, as hierarchical menus want it. */
function categoryLevels(trails: ProductFacts['categoryTrails']): Record<string, readonly string[]> {
  const levels: Record<string, readonly string[]> = {};
  for (let depth = 0; depth < deepestLevel; depth += 1) {
    const names = trails.filter((trail) => trail.length > depth).map((trail) => trail.slice(0, depth + 1));
    if (names.length) levels[`lvl${depth}`] = [...new Set(names.map((trail) => trail.join(' > ')))];
  }
  return levels;
}

function byCurrency<Value>(
  prices: ProductFacts['prices'],
  amountOf: (price: ProductFacts['prices'][number]) => Value,
): Record<string, Value> {
  const amounts: Record<string, Value> = {};
  for (const price of prices) amounts[price.currency] = amountOf(price);
  return amounts;
}
