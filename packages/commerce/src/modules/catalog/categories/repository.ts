import { createLookup, type Reading, sql, statement } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceDatabase } from '#tables';
import { type CategoryTree, createCategoryTree } from './category-tree.ts';

export async function readCategoryTree(
  database: CommerceDatabase,
  locale: LocaleName,
): Promise<CategoryTree> {
  const rows = await database.kysely
    .selectFrom('category')
    .innerJoin('category_text', 'category_text.category_id', 'category.id')
    .where('category_text.locale', '=', locale)
    .where('category.is_active', '=', true)
    .selectAll()
    .orderBy('category.level')
    .orderBy('category.position')
    .orderBy('category.id')
    .execute();
  return createCategoryTree(
    rows.map((row) => ({
      entityType: 'CATEGORY',
      id: row.id,
      key: row.key,
      parentId: row.parent_id,
      path: row.path,
      level: row.level,
      position: row.position,
      includeInMenu: row.include_in_menu,
      imageFile: row.image_file,
      name: row.name,
      descriptionHtml: row.description_html,
      urlKey: row.url_key,
      urlPath: row.url_path,
      metaTitle: row.meta_title,
      metaDescription: row.meta_description,
    })),
  );
}

const countedProducts = statement<{ readonly categoryId: number; readonly products: number }>(`
  select category_id as "categoryId", products from category_product_count where category_id = any($1)`);

const countedSalableProducts = statement<{ readonly categoryId: number; readonly products: number }>(`
  select category_id as "categoryId", count(*) as products
  from category_product where category_id = any($1) and is_salable group by category_id`);

/** How many products a visitor finds in a category or below it. */
export function lookUpProductCount(
  reading: Reading,
  { showOutOfStock }: { readonly showOutOfStock: boolean },
): (categoryId: number) => Promise<number> {
  return createLookup(reading, {
    statement: showOutOfStock ? countedProducts : countedSalableProducts,
    keyOf: ({ categoryId }) => categoryId,
    collect: ([counted]) => counted?.products ?? 0,
  });
}

/** Stock rule 5 for the product `p`: itself or, when it is configurable, one of its variants. */
export function productSalable() {
  return sql`(select s.is_salable from product_summary s where s.product_id = p.id)`;
}

export type UrlPathsOfCategories = ReadonlyMap<
  number,
  readonly { readonly locale: string; readonly urlPath: string }[]
>;

/** The url paths of every category in every locale. */
export async function readCategoryUrlPaths(database: CommerceDatabase): Promise<UrlPathsOfCategories> {
  const rows = await database.kysely
    .selectFrom('category_text')
    .select(['category_id as id', 'locale', 'url_path as urlPath'])
    .orderBy('locale')
    .execute();
  return Map.groupBy(rows, ({ id }) => id);
}

/** Where the catalogue came from, and when. */
export interface Origin {
  readonly isDemo: boolean;
  /** UTC, as `2026-01-31 09:00:00`; null before anything was imported. */
  readonly importedAt: string | null;
}

export async function readOrigin(database: CommerceDatabase): Promise<Origin> {
  const { rows } = await sql<Origin>`
    select coalesce(origin like 'demo%', false) as "isDemo",
      to_char(imported_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as "importedAt"
    from catalogue_origin`.execute(database.kysely);
  return rows[0] ?? { isDemo: false, importedAt: null };
}
