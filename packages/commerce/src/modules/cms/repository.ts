import { sql } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceDatabase } from '#tables';
import type { CmsBlockRecord, CmsPageRecord } from './model.ts';

/** Active pages by id or identifier, in the order asked for; null where there is none (behaviour 153). */
export async function readPages(
  database: CommerceDatabase,
  locale: LocaleName,
  keys: readonly string[],
): Promise<(CmsPageRecord | null)[]> {
  const { rows } = await sql<Omit<CmsPageRecord, 'entityType'>>`
    select p.id, p.identifier, t.title, t.content_heading as "contentHeading", t.content_html as content,
      t.url_key as "urlKey", t.meta_title as "metaTitle", t.meta_description as "metaDescription"
    from cms_page p join cms_page_text t on t.cms_page_id = p.id and t.locale = ${locale}
    where p.is_active and (p.identifier = any(${keys}) or p.id::text = any(${keys}))`.execute(
    database.kysely,
  );
  return inOrder(
    keys,
    rows.map((row) => ({ entityType: 'CMS_PAGE', ...row })),
  );
}

export async function readBlocks(
  database: CommerceDatabase,
  locale: LocaleName,
  keys: readonly string[],
): Promise<(CmsBlockRecord | null)[]> {
  const { rows } = await sql<CmsBlockRecord>`
    select b.id, b.identifier, t.title, t.content_html as content
    from cms_block b join cms_block_text t on t.cms_block_id = b.id and t.locale = ${locale}
    where b.is_active and (b.identifier = any(${keys}) or b.id::text = any(${keys}))`.execute(
    database.kysely,
  );
  return inOrder(keys, rows);
}

function inOrder<Row extends { readonly id: number; readonly identifier: string }>(
  keys: readonly string[],
  rows: readonly Row[],
): (Row | null)[] {
  const byKey = new Map(
    rows.flatMap((row) => [[row.identifier, row] as const, [String(row.id), row] as const]),
  );
  return keys.map((key) => byKey.get(key) ?? null);
}

/** The url keys of one page in every locale. */
export async function readPageUrlKeys(
  database: CommerceDatabase,
  identifier: string,
): Promise<{ locale: string; urlKey: string }[]> {
  return database.kysely
    .selectFrom('cms_page')
    .innerJoin('cms_page_text', 'cms_page_text.cms_page_id', 'cms_page.id')
    .where('cms_page.identifier', '=', identifier)
    .where('cms_page.is_active', '=', true)
    .select(['cms_page_text.locale', 'cms_page_text.url_key as urlKey'])
    .orderBy('cms_page_text.locale')
    .execute();
}
