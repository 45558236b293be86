import type { SearchRecord } from '../model.ts';

type Fields = { readonly [attribute: string]: unknown };

interface BuiltInOperation {
  readonly _operation: string;
  readonly value?: unknown;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOperation = (value: unknown): value is BuiltInOperation =>
  isFields(value) && typeof value._operation === 'string';

const operations: Readonly<Record<string, (current: unknown, operand: unknown) => unknown>> = {
  Increment: (current, operand) => numberOf(current) + numberOf(operand),
  Decrement: (current, operand) => numberOf(current) - numberOf(operand),
  Add: (current, operand) => [...listOf(current), operand],
  AddUnique: (current, operand) => {
    const list = listOf(current);
    return list.includes(operand) ? list : [...list, operand];
  },
  Remove: (current, operand) => listOf(current).filter((value) => value !== operand),
  // The two below count versions: a missing attribute is version 0, and only a fitting one changes.
  IncrementFrom: (current, operand) =>
    numberOf(current) === numberOf(operand) ? numberOf(operand) + 1 : current,
  IncrementSet: (current, operand) => (numberOf(operand) > numberOf(current) ? numberOf(operand) : current),
};

export const isKnownOperation = (name: string): boolean => Object.hasOwn(operations, name);

/** The record with the given attributes replaced, or changed by the built-in operation that stands in their place. */
export function updatePartially(record: SearchRecord, changes: Fields): SearchRecord {
  const updated: Record<string, unknown> = { ...record };
  for (const [attribute, change] of Object.entries(changes)) {
    if (attribute === 'objectID') continue;
    const operation = isOperation(change) ? operations[change._operation] : undefined;
    const value =
      operation && isOperation(change) ? operation(ownValue(record, attribute), change.value) : change;
    Object.defineProperty(updated, attribute, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return { ...updated, objectID: record.objectID };
}

const ownValue = (record: SearchRecord, attribute: string): unknown =>
  Object.hasOwn(record, attribute) ? record[attribute] : undefined;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};
