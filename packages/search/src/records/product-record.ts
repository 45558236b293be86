import { decimalsOf } from '@bowline/kit';
import type { SearchRecord } from '../engine/index.ts';
import type { ProductFacts } from './facts.ts';
import { searchedLabels } from './labels.ts';
import { plainText, shortened } from './plain-text.ts';

const longestDescription = 500;
/** Ranges of prices are counted in steps of this many euro cents, the smallest that a price facet has. */
const priceStep = 1_000;
/** Below this depth a trail of categories adds nothing to a menu. */
const deepestLevel = 3;

/** A product as one locale searches, filters and sorts it. */
export function productRecord(facts: ProductFacts): SearchRecord {
  const { id, categories, prices, sortPositions } = facts;
  return {
    ...attributeFacets(facts),
    objectID: String(id),
    product_id: id,
    sku: facts.sku,
    skus: facts.variantSkus,
    name: facts.name,
    short_description: facts.shortDescription ?? '',
    description: shortened(plainText(facts.descriptionHtml ?? ''), longestDescription),
    url_key: facts.urlKey,
    ...(facts.urlSuffix && { url_suffix: facts.urlSuffix }),
    image: facts.imageFile,
    kind: facts.kind,
    visibility: facts.visibility,
    in_stock: facts.isSalable,
    popularity: facts.popularity,
    colours: numberOfColours(facts),
    ...(facts.ratingScore !== null && { rating: facts.ratingScore }),
    created_at: facts.createdAt,
    ...(facts.newFrom && { new_from: Date.parse(`${facts.newFrom}T00:00:00Z`) / 1000 }),
    category_ids: categories.map((category) => String(category.id)),
    category_uid: categories.map((category) => btoa(String(category.id))),
    category_position: Object.fromEntries(categories.map((category) => [category.id, category.position])),
    category_names: [...new Set(facts.categoryTrails.flat())],
    categories: categoryLevels(facts.categoryTrails),
    labels: searchedLabels(facts.attributes),
    price: byCurrency(prices, ({ minor, currency }) => minor / 10 ** decimalsOf(currency)),
    price_minor: byCurrency(prices, ({ minor }) => minor),
    // With VAT where the shop shows prices without, and the other way round.
    other_price_minor: byCurrency(prices, ({ otherMinor }) => otherMinor),
    price_step: byCurrency(prices, ({ euroCents }) => String(Math.floor(euroCents / priceStep))),
    related: facts.relatedIds.map(String),
    bought_with: facts.boughtWithIds.map(String),
    ...Object.fromEntries(Object.entries(sortPositions).map(([code, place]) => [`sort_${code}`, place])),
  };
}

/** Under the code of each filterable attribute its option ids or its value, under `<code>_label` what they are called. */
function attributeFacets({ attributes }: ProductFacts): Record<string, readonly string[]> {
  const facets: Record<string, readonly string[]> = {};
  for (const { code, isFilterable, options, value } of attributes) {
    if (!isFilterable) continue;
    facets[code] = value === null ? options.map(({ id }) => String(id)) : [value];
    if (value === null) facets[`${code}_label`] = options.map(({ label }) => label);
  }
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
  return Object.fromEntries(prices.map((price) => [price.currency, amountOf(price)]));
}
