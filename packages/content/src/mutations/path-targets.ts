import { isObject } from '../documents/document.ts';
import type { FilterTest, PathStep, Selector } from './json-match.ts';

export type Key = string | number;

/** A place in a document, from its root; the last key may name a field that is not there yet. */
export type Place = readonly Key[];

/** No patch of a person touches more; a pattern over a large document could. */
const mostPlaces = 10_000;

/** The places a path means. With `creates`, fields that are missing count as places too, below objects. */
export function placesOf(root: unknown, steps: readonly PathStep[], creates: boolean): Place[] {
  let places: Place[] = [[]];
  for (const step of steps) {
    places = places.flatMap((place) => follow(root, place, step, creates));
    if (places.length > mostPlaces) throw new RangeError('The path means too many places.');
  }
  return uniquePlaces(places);
}

function follow(root: unknown, place: Place, step: PathStep, creates: boolean): Place[] {
  const value = valueAt(root, place);
  switch (step.kind) {
    case 'field':
      return fieldOf(value, step.name, creates).map((key) => [...place, key]);
    case 'everything':
      return keysOf(value).map((key) => [...place, key]);
    case 'anywhere':
      return withDescendants(value, place);
    case 'selection':
      return step.selectors
        .flatMap((selector) => select(value, selector, creates))
        .map((key) => [...place, key]);
  }
}

function fieldOf(value: unknown, name: string, creates: boolean): Key[] {
  if (isObject(value)) return creates || Object.hasOwn(value, name) ? [name] : [];
  return creates && value === undefined ? [name] : [];
}

function select(value: unknown, selector: Selector, creates: boolean): Key[] {
  if (selector.kind === 'field') return fieldOf(value, selector.name, creates);
  if (selector.kind === 'everything') return keysOf(value);
  if (!Array.isArray(value)) {
    // A condition on an object asks whether this very object is meant; there is no key for it.
    return [];
  }
  switch (selector.kind) {
    case 'index': {
      const index = selector.index < 0 ? value.length + selector.index : selector.index;
      return index in value ? [index] : [];
    }
    case 'range':
      return rangeOf(value.length, selector.start, selector.end);
    case 'filter':
      return value.flatMap((item, index) => (passes(item, selector.path, selector.test) ? [index] : []));
  }
}

/** As in Python, the end not included. */
function rangeOf(length: number, start = 0, end = length): number[] {
  const from = Math.min(length, Math.max(0, start < 0 ? length + start : start));
  const to = Math.min(length, Math.max(0, end < 0 ? length + end : end));
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
}

function passes(item: unknown, path: readonly string[], test: FilterTest): boolean {
  const value = valueAt(item, path);
  if (test.kind === 'exists') return value !== undefined;
  if (value === undefined) return false;
  switch (test.operator) {
    case '==':
      return value === test.value;
    case '!=':
      return value !== test.value;
    default:
      return compares(value, test.operator, test.value);
  }
}

function compares(value: unknown, operator: string, other: unknown): boolean {
  const areNumbers = typeof value === 'number' && typeof other === 'number';
  const areTexts = typeof value === 'string' && typeof other === 'string';
  if (!areNumbers && !areTexts) return false;
  switch (operator) {
    case '<':
      return value < other;
    case '>':
      return value > other;
    case '<=':
      return value <= other;
    default:
      return value >= other;
  }
}

export function valueAt(root: unknown, place: Place): unknown {
  let value = root;
  for (const key of place) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<Key, unknown>)[key];
  }
  return value;
}

function keysOf(value: unknown): Key[] {
  if (Array.isArray(value)) return [...value.keys()];
  return isObject(value) ? Object.keys(value) : [];
}

function withDescendants(value: unknown, place: Place): Place[] {
  const below = keysOf(value).flatMap((key) =>
    withDescendants((value as Record<Key, unknown>)[key], [...place, key]),
  );
  return typeof value === 'object' && value !== null ? [place, ...below] : [];
}

function uniquePlaces(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}
