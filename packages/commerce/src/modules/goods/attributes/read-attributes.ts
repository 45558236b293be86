import { type Kysely, sql } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';

type Executor = Kysely<CommerceTables>;

export interface AttributeRow {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly inputType: string;
  readonly isFilterable: boolean;
  readonly isConfigurable: boolean;
  readonly options: number;
}

export interface Named {
  readonly locale: string;
  readonly name: string;
}

export interface AttributeOptionRow {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly swatch: string | null;
  /** That have it; a product and each of its variants count by themselves. */
  readonly products: number;
}

export interface AttributeFile {
  readonly id: number;
  readonly code: string;
  readonly inputType: string;
  readonly names: readonly Named[];
  readonly options: readonly AttributeOptionRow[];
}

export interface OptionFile {
  readonly id: number;
  readonly attributeId: number;
  readonly code: string;
  readonly swatch: string | null;
  readonly names: readonly Named[];
}

const mostShown = 1_000;

export async function readAttributes(
  executor: Executor,
  locale: LocaleName,
): Promise<readonly AttributeRow[]> {
  const { rows } = await sql<AttributeRow>`
    select a.id, a.code, l.label, a.input_type as "inputType", a.is_filterable as "isFilterable",
      a.is_configurable as "isConfigurable",
      (select count(*)::integer from attribute_option o where o.attribute_id = a.id) as options
    from attribute a join attribute_label l on l.attribute_id = a.id and l.locale = ${locale}
    order by a.position, a.id limit ${mostShown}`.execute(executor);
  return rows;
}

export async function readAttribute(
  executor: Executor,
  id: number,
  locale: LocaleName,
): Promise<AttributeFile | null> {
  const { rows: found } = await sql<Omit<AttributeFile, 'names' | 'options'>>`
    select id, code, input_type as "inputType" from attribute where id = ${id}`.execute(executor);
  const [attribute] = found;
  if (!attribute) return null;
  const { rows: names } = await sql<Named>`
    select locale, label as name from attribute_label where attribute_id = ${id}`.execute(executor);
  const { rows: options } = await sql<AttributeOptionRow>`
    select o.id, o.code, l.label, o.swatch,
      (select count(*)::integer from product_option_value v where v.option_id = o.id) as products
    from attribute_option o
    join attribute_option_label l on l.option_id = o.id and l.locale = ${locale}
    where o.attribute_id = ${id} order by o.position, o.id limit ${mostShown}`.execute(executor);
  return { ...attribute, names, options };
}

export async function readOption(executor: Executor, id: number): Promise<OptionFile | null> {
  const { rows: found } = await sql<Omit<OptionFile, 'names'>>`
    select id, attribute_id as "attributeId", code, swatch from attribute_option where id = ${id}`.execute(
    executor,
  );
  const [option] = found;
  if (!option) return null;
  const { rows: names } = await sql<Named>`
    select locale, label as name from attribute_option_label where option_id = ${id}`.execute(executor);
  return { ...option, names };
}
