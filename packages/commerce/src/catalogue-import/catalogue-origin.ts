import { sql, type Transaction } from '@bowline/database';
import type { CommerceDatabase, CommerceTables } from '#tables';

export interface CatalogueOrigin {
  /** What the last import called itself; null when it did not say, or when there was none. */
  readonly origin: string | null;
  /** Nothing is in the catalogue, however it came to be so. */
  readonly isEmpty: boolean;
}

/** Whoever is about to replace the catalogue finds out whose it is. */
export async function readCatalogueOrigin(database: CommerceDatabase): Promise<CatalogueOrigin> {
  const { rows } = await sql<CatalogueOrigin>`
    select (select origin from catalogue_origin) as origin,
      not exists (select from product) and not exists (select from category)
        and not exists (select from cms_page) as "isEmpty"`.execute(database.kysely);
  const [found] = rows;
  if (!found) throw new Error('The origin of the catalogue could not be read');
  return found;
}

export async function recordOrigin(
  transaction: Transaction<CommerceTables>,
  origin: string | null,
): Promise<void> {
  await sql`
    insert into catalogue_origin (origin, imported_at) values (${origin}, now())
    on conflict (is_the_only_row) do update set origin = excluded.origin, imported_at = excluded.imported_at`.execute(
    transaction,
  );
}
