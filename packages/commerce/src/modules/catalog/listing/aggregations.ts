import { encodeUid } from '#graphql';
import { type PriceView, priceFacet } from '#pricing';
import type { TextsOf } from '#texts';
import { type AttributeBook, hasOptions } from '../attributes/attribute-book.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import type { Facets } from './listing-filter.ts';

export interface AggregationOption {
  readonly label: string;
  readonly value: string;
  readonly count: number;
}

export interface Aggregation {
  readonly attributeCode: string;
  readonly label: string;
  readonly position: number | null;
  readonly count: number;
  readonly options: readonly AggregationOption[];
}

export interface AggregationSources {
  readonly facets: Facets;
  readonly tree: CategoryTree;
  readonly book: AttributeBook;
  readonly priceView: PriceView;
  readonly labels: TextsOf<'catalog'>['labels'];
  /** Only these categories are offered; undefined offers all. */
  readonly offeredCategories?: ReadonlySet<number>;
}

/** Behaviours 20 to 24: price, category, then attributes by their position; nothing without options. */
export function aggregations(sources: AggregationSources): readonly Aggregation[] {
  const { book, labels } = sources;
  return [
    aggregation('price', labels.price, null, priceOptions(sources)),
    aggregation('category_uid', labels.category, null, categoryOptions(sources)),
    ...book.attributes
      .filter((attribute) => attribute.isFilterable)
      .map((attribute) => {
        const options = hasOptions(attribute)
          ? choiceOptions(sources, attribute.id)
          : booleanOptions(sources, attribute.id);
        return aggregation(attribute.code, attribute.label, attribute.position, options);
      }),
  ].filter(({ count }) => count > 0);
}

function aggregation(
  attributeCode: string,
  label: string,
  position: number | null,
  options: readonly AggregationOption[],
): Aggregation {
  return { attributeCode, label, position, count: options.length, options };
}

function priceOptions({ facets, priceView }: AggregationSources): AggregationOption[] {
  return priceFacet(priceView, facets.prices).map(({ from, to, count }) => ({
    label: `${from}-${to}`,
    value: `${from}_${to}`,
    count,
  }));
}

function categoryOptions({ facets, tree, offeredCategories }: AggregationSources): AggregationOption[] {
  return tree.all
    .filter(({ id }) => id !== tree.root?.id && (!offeredCategories || offeredCategories.has(id)))
    .flatMap(({ id, name }) => {
      const count = facets.categories.get(id);
      return count ? [{ label: name, value: encodeUid(id), count }] : [];
    });
}

function choiceOptions({ facets, book }: AggregationSources, attributeId: number): AggregationOption[] {
  return book.optionsOf(attributeId).flatMap(({ id, label }) => {
    const count = facets.options.get(id);
    return count ? [{ label, value: String(id), count }] : [];
  });
}

function booleanOptions({ facets, labels }: AggregationSources, attributeId: number): AggregationOption[] {
  return ['1', '0'].flatMap((value) => {
    const found = facets.values.find((facet) => facet.attributeId === attributeId && facet.value === value);
    return found ? [{ label: value === '1' ? labels.yes : labels.no, value, count: found.count }] : [];
  });
}
