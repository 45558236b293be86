import { type LocaleName, markets } from '@bowline/markets';
import type { CommerceDatabase } from '#tables';
import { type AttributeBook, createAttributeBook, type InputType } from './attribute-book.ts';

export async function readAttributeBook(
  database: CommerceDatabase,
  locale: LocaleName,
): Promise<AttributeBook> {
  const [attributes, options] = await Promise.all([
    database.kysely
      .selectFrom('attribute')
      .innerJoin('attribute_label', 'attribute_label.attribute_id', 'attribute.id')
      .where('attribute_label.locale', '=', locale)
      .selectAll('attribute')
      .select('attribute_label.label')
      .orderBy('attribute.position')
      .orderBy('attribute.id')
      .execute(),
    database.kysely
      .selectFrom('attribute_option')
      .innerJoin('attribute_option_label', 'attribute_option_label.option_id', 'attribute_option.id')
      .where('attribute_option_label.locale', '=', locale)
      .selectAll('attribute_option')
      .select('attribute_option_label.label')
      .orderBy('attribute_option.position')
      .orderBy('attribute_option.id')
      .execute(),
  ]);
  return createAttributeBook(
    attributes.map((row) => ({
      id: row.id,
      code: row.code,
      // A check of the table allows nothing else.
      inputType: row.input_type as InputType,
      label: row.label,
      isFilterable: row.is_filterable,
      isConfigurable: row.is_configurable,
      isVisible: row.is_visible,
      isSortable: row.is_sortable,
      position: row.position,
    })),
    options.map((row) => ({
      id: row.id,
      attributeId: row.attribute_id,
      code: row.code,
      label: row.label,
      position: row.position,
      swatch: row.swatch,
    })),
  );
}

export type LabelsOfAttributes = ReadonlyMap<
  number,
  readonly { readonly storeCode: string; readonly label: string }[]
>;

export async function readAttributeLabels(database: CommerceDatabase): Promise<LabelsOfAttributes> {
  const rows = await database.kysely
    .selectFrom('attribute_label')
    .select(['attribute_id as id', 'locale', 'label'])
    .orderBy('locale')
    .execute();
  const labelled = rows.map(({ id, locale, label }) => ({
    id,
    storeCode: markets[locale as LocaleName].code,
    label,
  }));
  return Map.groupBy(labelled, ({ id }) => id);
}
