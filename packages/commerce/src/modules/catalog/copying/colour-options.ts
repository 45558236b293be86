import type { Transaction } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import { findOption, insertOption, lockAttribute } from '../attributes/change-options.ts';

export interface ColourWish {
  /** Unique among colours. */
  readonly code: string;
  /** `#aa3311` */
  readonly swatch: string;
  readonly names: Readonly<Record<LocaleName, string>>;
}

export const mostOptions = 1_000;

/** The colour of this code, which is made where there is none; null where the shop has no colours at all. */
export async function colourOption(
  transaction: Transaction<CommerceTables>,
  { code, swatch, names }: ColourWish,
): Promise<number | null> {
  const attribute = await lockAttribute(transaction, { code: 'color' });
  if (!attribute) return null;
  return (
    (await findOption(transaction, attribute.id, code)) ??
    insertOption(transaction, { attributeId: attribute.id, code, swatch, names, most: mostOptions })
  );
}
