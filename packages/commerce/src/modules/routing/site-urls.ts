import { type Reading, statement } from '@bowline/database';
import { type LocaleName, localeNames } from '@bowline/markets';
import type { EntityType } from './model.ts';

/** Few enough for one answer, so many that a large catalogue has few pages. */
export const siteUrlsPerPage = 1_000;

/** Where one thing lives, in the order of the locales; null where it has no page. */
export interface SiteUrl {
  readonly paths: readonly (string | null)[];
}

/** What visitors may see: switched on, and with a page of its own. */
const shownEntities: Readonly<Record<EntityType, string>> = {
  PRODUCT: `select id from product where is_active and parent_id is null and visibility <> 'none'`,
  CATEGORY: `select id from category c where not exists (
    select from category above where (above.id = any(c.path) or above.id = c.id) and not above.is_active)`,
  CMS_PAGE: 'select id from cms_page where is_active',
};

const countOf = byType((shown) =>
  statement<{ readonly total: number }>(`
    select count(distinct entity_id)::int as total from url_rewrite
    where entity_type = $1 and is_canonical and entity_id in (${shown})`),
);

const pageOf = byType((shown) =>
  statement<{ readonly locales: readonly LocaleName[]; readonly paths: readonly string[] }>(`
    select array_agg(locale) as locales, array_agg(request_path) as paths from url_rewrite
    where entity_type = $1 and is_canonical and entity_id in (
      select id from (${shown}) shown order by id limit ${siteUrlsPerPage} offset $2)
    group by entity_id order by entity_id`),
);

function byType<Made>(make: (shown: string) => Made): Readonly<Record<EntityType, Made>> {
  return {
    PRODUCT: make(shownEntities.PRODUCT),
    CATEGORY: make(shownEntities.CATEGORY),
    CMS_PAGE: make(shownEntities.CMS_PAGE),
  };
}

export async function countSiteUrls(reading: Reading, type: EntityType): Promise<number> {
  const [row] = await reading.read(countOf[type], () => [type]);
  return row?.total ?? 0;
}

export async function readSiteUrls(
  reading: Reading,
  { type, page, suffix }: { readonly type: EntityType; readonly page: number; readonly suffix: string },
): Promise<readonly SiteUrl[]> {
  const rows = await reading.read(pageOf[type], () => [type, (page - 1) * siteUrlsPerPage]);
  return rows.map(({ locales, paths }) => {
    const pathOf = new Map(locales.map((locale, index) => [locale, `${paths[index]}${suffix}`]));
    return { paths: localeNames.map((locale) => pathOf.get(locale) ?? null) };
  });
}

/** Which page of a site map is asked for. */
export interface SiteUrlsPage {
  readonly type: EntityType;
  readonly currentPage: number;
}
