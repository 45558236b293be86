import type pg from 'pg';
import { columnParsers } from '../column-parsers.ts';

type Columns = readonly (string | null)[];
type Row = Record<string, unknown>;

/** Turns the columns of a row as they arrive into an object. */
export type RowShape = (columns: Columns) => Row;

interface Column {
  readonly name: string;
  readonly index: number;
}

/**
 * A column named `stock.units` becomes the property `units` of an object `stock`, and that object is null when all its columns
 * are, as those of an outer join without a match.
 *
 * The shape is written out as code, once for each statement of a connection: an object made in one piece takes a third of the
 * time of one whose properties are set one by one. The names are those of our own statements.
 */
export function createRowShape(fields: readonly pg.FieldDef[]): RowShape {
  const groups = Map.groupBy(
    fields.map(({ name }, index) => {
      const [group, inner] = name.split('.');
      return { group: inner === undefined ? '' : (group ?? ''), name: inner ?? name, index };
    }),
    ({ group }) => group,
  );
  const properties = [...groups].flatMap(([group, members]) =>
    group === '' ? members.map(property) : [`${JSON.stringify(group)}: ${groupOrNull(members)}`],
  );
  const parsers = fields.map(({ dataTypeID }) => columnParsers.getTypeParser(dataTypeID, 'text'));
  const parserNames = parsers.map((_, index) => `parse${index}`);
  const makeShape = new Function(...parserNames, `return (columns) => ({ ${properties.join(', ')} });`);
  return makeShape(...parsers) as RowShape;
}

function property({ name, index }: Column): string {
  const column = `columns[${index}]`;
  return `${JSON.stringify(name)}: ${column} === null ? null : parse${index}(${column})`;
}

function groupOrNull(members: readonly Column[]): string {
  const isAbsent = members.map(({ index }) => `columns[${index}] === null`).join(' && ');
  return `${isAbsent} ? null : { ${members.map(property).join(', ')} }`;
}
