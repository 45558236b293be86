import { type Kysely, sql } from '@bowline/database';

/** Tables that follow from others (SPEC.md). */
export const derivedTables = [
  'product_summary',
  'product_change',
  'category_product',
  'category_product_count',
] as const;

/** Rule 3, at the beginning: the rest of the transaction changes the catalogue without its derived data following. */
export async function stopDeriving<Tables>(transaction: Kysely<Tables>): Promise<void> {
  await sql`set local bowline.derived_data_follows = off`.execute(transaction);
}

/** Rule 3, at the end. */
export async function rebuildDerivedData<Tables>(transaction: Kysely<Tables>): Promise<void> {
  await sql`select rebuild_derived_data()`.execute(transaction);
}
