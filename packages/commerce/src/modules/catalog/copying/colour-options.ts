import { sql, type Transaction } from '@bowline/database';
import { type LocaleName, localeNames } from '@bowline/markets';
import { raiseReferenceVersion } from '#stores';
import type { CommerceTables } from '#tables';

export interface ColourWish {
  /** Unique among colours. */
  readonly code: string;
  /** `#aa3311` */
  readonly swatch: string;
  readonly names: Readonly<Record<LocaleName, string>>;
}

/** The colour of this code, which is made where there is none; null where the shop has no colours at all. */
export async function colourOption(
  transaction: Transaction<CommerceTables>,
  { code, swatch, names }: ColourWish,
): Promise<number | null> {
  const { rows: attributes } = await sql<{ id: number }>`
    select id from attribute where code = 'color' for update`.execute(transaction);
  const [attribute] = attributes;
  if (!attribute) return null;
  const { rows: known } = await sql<{ id: number }>`
    select id from attribute_option where attribute_id = ${attribute.id} and code = ${code}`.execute(
    transaction,
  );
  if (known[0]) return known[0].id;
  const { rows: made } = await sql<{ id: number }>`
    insert into attribute_option (attribute_id, code, position, swatch)
    select ${attribute.id}, ${code}, coalesce(max(position), 0) + 1, ${swatch}
    from attribute_option where attribute_id = ${attribute.id} returning id`.execute(transaction);
  const optionId = made[0]?.id ?? 0;
  await sql`
    insert into attribute_option_label (option_id, locale, label)
    select ${optionId}, * from unnest(${[...localeNames]}::text[], ${localeNames.map((locale) => names[locale])}::text[])`.execute(
    transaction,
  );
  await raiseReferenceVersion(transaction);
  return optionId;
}
