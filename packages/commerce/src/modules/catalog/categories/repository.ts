import { sql } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import { salableCondition } from '#stock';
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

/** How many products a visitor finds in each category or below it. */
export async function countProducts(
  database: CommerceDatabase,
  categoryIds: readonly number[],
  { showOutOfStock }: { readonly showOutOfStock: boolean },
): Promise<number[]> {
  const { rows } = await sql<{ category_id: number; products: number }>`
    select ancestor.id as category_id, count(distinct p.id) as products
    from category c
    cross join unnest(c.path) as ancestor (id)
    join product_category pc on pc.category_id = c.id
    join product p on p.id = pc.product_id
    where ancestor.id = any(${categoryIds})
      and c.is_active and p.is_active and p.parent_id is null and p.visibility in ('both', 'catalog')
      and (${showOutOfStock} or ${productSalable()})
    group by ancestor.id`.execute(database.kysely);
  const counts = new Map(rows.map((row) => [row.category_id, row.products]));
  return categoryIds.map((id) => counts.get(id) ?? 0);
}

/** Stock rule 5 for the product `p`: itself or, when it is configurable, one of its variants. */
export function productSalable() {
  return sql`(case when p.kind = 'configurable'
    then exists (select from product v where v.parent_id = p.id and v.is_active and ${salableCondition('v')})
    else ${salableCondition('p')} end)`;
}

/** The url paths of one category in every locale. */
export async function readCategoryUrlPaths(
  database: CommerceDatabase,
  categoryId: number,
): Promise<{ locale: string; urlPath: string }[]> {
  return database.kysely
    .selectFrom('category_text')
    .where('category_id', '=', categoryId)
    .select(['locale', 'url_path as urlPath'])
    .orderBy('locale')
    .execute();
}
