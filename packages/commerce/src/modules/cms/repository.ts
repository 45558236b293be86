import { createLookup, type Reading, sql, statement } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceDatabase } from '#tables';
import type { CmsBlockRecord, CmsPageRecord } from './model.ts';

/** The key is the identifier or the id, whichever was asked for (behaviour 153). */
type ByKey<Row> = Row & { readonly key: string };

const pagesByKey = statement<ByKey<Omit<CmsPageRecord, 'entityType'>>>(`
  select asked.key, p.id, p.identifier, t.title, t.content_heading as "contentHeading", t.content_html as content,
    t.url_key as "urlKey", t.meta_title as "metaTitle", t.meta_description as "metaDescription"
  from unnest($1::text[]) as asked (key)
  join cms_page p on p.identifier = asked.key or p.id::text = asked.key
  join cms_page_text t on t.cms_page_id = p.id and t.locale = $2
  where p.is_active`);

/** Null where there is no active page. */
export function lookUpPage(
  reading: Reading,
  locale: LocaleName,
): (key: string) => Promise<CmsPageRecord | null> {
  return createLookup(reading, {
    statement: pagesByKey,
    parameters: [locale],
    keyOf: ({ key }) => key,
    collect: ([page]) => (page ? { entityType: 'CMS_PAGE', ...page } : null),
  });
}

const blocksByKey = statement<ByKey<CmsBlockRecord>>(`
  select asked.key, b.id, b.identifier, t.title, t.content_html as content
  from unnest($1::text[]) as asked (key)
  join cms_block b on b.identifier = asked.key or b.id::text = asked.key
  join cms_block_text t on t.cms_block_id = b.id and t.locale = $2
  where b.is_active`);

export function lookUpBlock(
  reading: Reading,
  locale: LocaleName,
): (key: string) => Promise<CmsBlockRecord | null> {
  return createLookup(reading, {
    statement: blocksByKey,
    parameters: [locale],
    keyOf: ({ key }) => key,
    collect: ([block]) => block ?? null,
  });
}

const urlKeysOfPage = statement<{ readonly locale: string; readonly urlKey: string }>(`
  select t.locale, t.url_key as "urlKey"
  from cms_page p join cms_page_text t on t.cms_page_id = p.id
  where p.identifier = $1 and p.is_active order by t.locale`);

/** The url keys of one page in every locale. */
export function readPageUrlKeys(reading: Reading, identifier: string) {
  return reading.read(urlKeysOfPage, () => [identifier]);
}

export async function countCmsPages({ kysely }: CommerceDatabase): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from cms_page`.execute(kysely);
  return rows[0]?.total ?? 0;
}
