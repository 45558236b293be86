import { sql, type Transaction } from '@bowline/database';
import { type LocaleName, localeNames } from '@bowline/markets';
import { raiseReferenceVersion } from '#stores';
import type { CommerceTables } from '#tables';

type Changing = Transaction<CommerceTables>;
type Names = Readonly<Record<LocaleName, string>>;

/** An attribute whose options nobody else changes until the transaction ends. */
export interface LockedAttribute {
  readonly id: number;
  readonly code: string;
  readonly inputType: string;
  readonly hasOptions: boolean;
}

export async function lockAttribute(
  transaction: Changing,
  which: { readonly id: number } | { readonly code: string } | { readonly optionId: number },
): Promise<LockedAttribute | null> {
  const condition =
    'id' in which
      ? sql`a.id = ${which.id}`
      : 'code' in which
        ? sql`a.code = ${which.code}`
        : sql`a.id = (select attribute_id from attribute_option where id = ${which.optionId})`;
  const { rows } = await sql<LockedAttribute>`
    select a.id, a.code, a.input_type as "inputType", a.input_type in ('select', 'multiselect') as "hasOptions" from attribute a
    where ${condition} for update`.execute(transaction);
  return rows[0] ?? null;
}

export interface NewAttribute {
  readonly code: string;
  readonly inputType: 'text' | 'select' | 'multiselect' | 'boolean';
  readonly isFilterable: boolean;
  readonly isVisible: boolean;
  readonly isSortable: boolean;
  readonly names: Names;
}

/** Behind the others; null when there is one of this code. Only what is chosen once can tell variants apart. */
export async function insertAttribute(
  transaction: Changing,
  { code, inputType, isFilterable, isVisible, isSortable, names }: NewAttribute,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into attribute (code, input_type, is_filterable, is_configurable, is_visible, is_sortable, position)
    select ${code}, ${inputType}, ${isFilterable}, ${inputType === 'select'}, ${isVisible}, ${isSortable},
      coalesce(max(position), 0) + 1
    from attribute on conflict (code) do nothing returning id`.execute(transaction);
  const [made] = rows;
  if (made) await setAttributeNames(transaction, made.id, names);
  return made?.id ?? null;
}

/** By its code; null when the attribute has no such option. */
export async function findOption(
  transaction: Changing,
  attributeId: number,
  code: string,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from attribute_option where attribute_id = ${attributeId} and code = ${code}`.execute(
    transaction,
  );
  return rows[0]?.id ?? null;
}

/** Behind the others; null when there are too many or one of this code. The caller holds the attribute. */
export async function insertOption(
  transaction: Changing,
  {
    attributeId,
    code,
    swatch,
    names,
    most,
  }: { attributeId: number; code: string; swatch: string | null; names: Names; most: number },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into attribute_option (attribute_id, code, position, swatch)
    select ${attributeId}, ${code}, coalesce(max(position), 0) + 1, ${swatch}
    from attribute_option where attribute_id = ${attributeId}
    having count(*) < ${most} and coalesce(bool_and(code <> ${code}), true)
    returning id`.execute(transaction);
  const [made] = rows;
  if (!made) return null;
  await setOptionNames(transaction, made.id, names);
  return made.id;
}

export async function setOptionNames(transaction: Changing, optionId: number, names: Names): Promise<void> {
  await sql`
    insert into attribute_option_label (option_id, locale, label)
    select ${optionId}, * from unnest(${[...localeNames]}::text[], ${localeNames.map((locale) => names[locale])}::text[])
    on conflict (locale, option_id) do update set label = excluded.label`.execute(transaction);
  await raiseReferenceVersion(transaction);
}

export async function setOptionSwatch(
  transaction: Changing,
  optionId: number,
  swatch: string | null,
): Promise<void> {
  await sql`update attribute_option set swatch = ${swatch} where id = ${optionId}`.execute(transaction);
}

export async function setAttributeNames(transaction: Changing, id: number, names: Names): Promise<void> {
  await sql`
    insert into attribute_label (attribute_id, locale, label)
    select ${id}, * from unnest(${[...localeNames]}::text[], ${localeNames.map((locale) => names[locale])}::text[])
    on conflict (locale, attribute_id) do update set label = excluded.label`.execute(transaction);
  await raiseReferenceVersion(transaction);
}

/** To this place, counted from 1, the others in the order they had. The caller holds the attribute. */
export async function moveOption(
  transaction: Changing,
  { attributeId, optionId, place }: { attributeId: number; optionId: number; place: number },
): Promise<void> {
  await sql`
    update attribute_option o set position = placed.position
    from (
      select id, row_number() over (
        order by case when id = ${optionId} then ${place}::numeric - 0.5 else nr end) as position
      from (
        select id, row_number() over (order by id = ${optionId}, position, id) as nr
        from attribute_option where attribute_id = ${attributeId}
      ) numbered
    ) placed
    where placed.id = o.id and o.position <> placed.position`.execute(transaction);
  await raiseReferenceVersion(transaction);
}

/** How many products have it, themselves or by a variant. */
export async function countProductsWith(transaction: Changing, optionId: number): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select count(distinct coalesce(p.parent_id, p.id))::integer as products
    from product_option_value v join product p on p.id = v.product_id where v.option_id = ${optionId}`.execute(
    transaction,
  );
  return rows[0]?.products ?? 0;
}

/** Nobody may have it any more; the database would refuse. */
export async function removeOption(transaction: Changing, optionId: number): Promise<void> {
  await sql`delete from attribute_option where id = ${optionId}`.execute(transaction);
  await raiseReferenceVersion(transaction);
}
