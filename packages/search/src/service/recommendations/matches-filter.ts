import type { FilterTree, NumericOperator } from '../../engine/index.ts';
import type { SearchRecord } from '../model.ts';

/** Whether one record passes a filter; for a handful of records this needs no index. */
export function matchesFilter(record: SearchRecord, filter: FilterTree): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.of.every((part) => matchesFilter(record, part));
    case 'or':
      return filter.of.some((part) => matchesFilter(record, part));
    case 'not':
      return !matchesFilter(record, filter.of);
    case 'facet':
      return valuesOf(record, filter.attribute).some(
        (value) => String(value).toLowerCase() === filter.value.toLowerCase(),
      );
    case 'range':
      return numbersOf(record, filter.attribute).some((value) => value >= filter.from && value <= filter.to);
    case 'number':
      return numbersOf(record, filter.attribute).some((value) =>
        comparisons[filter.operator](value, filter.value),
      );
  }
}

const comparisons: Readonly<Record<NumericOperator, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

/** The values at a path like `price.EUR`; those of lists one by one. */
export function valuesOf(record: SearchRecord, attribute: string): readonly unknown[] {
  let values: readonly unknown[] = [record];
  for (const name of attribute.split('.')) {
    values = values
      .flatMap((value) => (Array.isArray(value) ? value : [value]))
      .map((value) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Readonly<Record<string, unknown>>)[name]
          : undefined,
      );
  }
  return values.flat().filter((value) => value !== undefined && value !== null);
}

const numbersOf = (record: SearchRecord, attribute: string): readonly number[] =>
  valuesOf(record, attribute).filter((value) => typeof value === 'number');
