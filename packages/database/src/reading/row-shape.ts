import type pg from 'pg';
import { columnParsers } from '../column-parsers.ts';

/** Turns the columns of a row as they arrive into an object. */
export type RowShape = (columns: readonly (string | null)[]) => Record<string, unknown>;

export function createRowShape(fields: readonly pg.FieldDef[]): RowShape {
  const names = fields.map(({ name }) => name);
  const parsers = fields.map(({ dataTypeID }) => columnParsers.getTypeParser(dataTypeID, 'text'));
  return (columns) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index += 1) {
      const text = columns[index] ?? null;
      // The lists have the same length: both were made from the fields.
      row[names[index] as string] = text === null ? null : parsers[index]?.(text);
    }
    return row;
  };
}
