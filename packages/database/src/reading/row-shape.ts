import type pg from 'pg';
import { columnParsers } from '../column-parsers.ts';

type Columns = readonly (string | null)[];
type Row = Record<string, unknown>;

/** Turns the columns of a row as they arrive into an object. */
export type RowShape = (columns: Columns) => Row;

interface Column {
  readonly name: string;
  readonly index: number;
  readonly parse: (text: string) => unknown;
}

/**
 * A column named `stock.units` becomes the property `units` of an object `stock`, and that object is null when all its columns
 * are, as those of an outer join without a match.
 */
export function createRowShape(fields: readonly pg.FieldDef[]): RowShape {
  const groups = Map.groupBy(
    fields.map(({ name, dataTypeID }, index) => {
      const [group, inner] = name.split('.');
      const parse: Column['parse'] = columnParsers.getTypeParser(dataTypeID, 'text');
      return { group: inner === undefined ? '' : (group ?? ''), name: inner ?? name, index, parse };
    }),
    ({ group }) => group,
  );
  const own = groups.get('') ?? [];
  const inner = [...groups].filter(([group]) => group !== '');
  return (columns) => {
    const row: Row = {};
    readInto(row, own, columns);
    for (const [group, members] of inner) {
      row[group] = members.some(({ index }) => columns[index] !== null)
        ? readInto({}, members, columns)
        : null;
    }
    return row;
  };
}

function readInto(row: Row, members: readonly Column[], columns: Columns): Row {
  for (const { name, index, parse } of members) {
    const text = columns[index] ?? null;
    row[name] = text === null ? null : parse(text);
  }
  return row;
}
