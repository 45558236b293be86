import type { Finding } from '../finding.ts';
import type { RowType } from './row-types.ts';

/** A column as PostgreSQL describes it. */
export interface Column {
  readonly table: string;
  readonly name: string;
  /** Such as `int4`; an array begins with an underscore. */
  readonly type: string;
  readonly isNullable: boolean;
}

/** Kinds of row types that a column may be read as, by its type. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  text: ['text', 'named'],
  varchar: ['text', 'named'],
  bpchar: ['text', 'named'],
  uuid: ['text'],
  xid8: ['text'],
  tsvector: ['text'],
  int2: ['number'],
  int4: ['number'],
  int8: ['number'],
  bool: ['boolean'],
  timestamptz: ['Date', 'text of a moment'],
  date: ['text of a moment'],
  bytea: ['Buffer'],
  jsonb: ['named', 'named[]'],
};

const arrayKinds = (type: string): readonly string[] =>
  (kinds[type.slice(1)] ?? []).map((kind) => `${kind}[]`);

/** What row types and the tables of a migrated database say differently. */
export function compareRowTypes(
  columns: readonly Column[],
  files: ReadonlyMap<string, ReadonlyMap<string, RowType>>,
): Finding[] {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const described = [...files].flatMap(([file, rowTypes]) =>
    [...rowTypes].map(([table, rowType]) => ({ file, table, rowType })),
  );
  const known = new Set(described.map(({ table }) => table));
  return [
    ...[...tables.keys()]
      .filter((table) => !known.has(table))
      .map((table) => ({ file: table, message: 'is a table without a row type' })),
    ...described.flatMap(({ file, table, rowType }) =>
      compareTable(table, tables.get(table) ?? [], rowType).map((finding) => ({ file, ...finding })),
    ),
  ];
}

function compareTable(table: string, columns: readonly Column[], rowType: RowType): Omit<Finding, 'file'>[] {
  if (columns.length === 0) return [{ line: rowType.line, message: `there is no table ${table}` }];
  const names = new Set(columns.map(({ name }) => name));
  return [
    ...columns
      .filter(({ name }) => !rowType.columns.has(name))
      .map(({ name }) => ({
        line: rowType.line,
        message: `${table} has no property for the column ${name}`,
      })),
    ...[...rowType.columns]
      .filter(([name]) => !names.has(name))
      .map(([name, { line }]) => ({ line, message: `${table}.${name} is no column` })),
    ...columns.flatMap((column) => compareColumn(column, rowType)),
  ];
}

function compareColumn(column: Column, { columns }: RowType): Omit<Finding, 'file'>[] {
  const { table, name, type, isNullable } = column;
  const property = columns.get(name);
  if (!property) return [];
  const allowed = type.startsWith('_') ? arrayKinds(type) : (kinds[type] ?? []);
  const said = property.isNullable ? 'may be null' : 'is never null';
  return [
    ...(allowed.includes(property.kind)
      ? []
      : [
          {
            line: property.line,
            message: `${table}.${name} is ${type}, which is not read as ${property.kind}`,
          },
        ]),
    ...(property.isNullable === isNullable
      ? []
      : [
          {
            line: property.line,
            message: `${table}.${name} ${said}, says its type; the column says otherwise`,
          },
        ]),
  ];
}
