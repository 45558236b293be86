import { sql } from '@bowline/database';
import type { CommerceDatabase } from '#tables';
import type { Changes } from './change-log.ts';

/**
 * The tags (`X-Magento-Tags`) of answers that these changes made untrue; null when that may be any. A product is shown by
 * itself, and wherever its categories and those above them are listed, which it may have come into just now.
 */
export async function changedTags(
  database: CommerceDatabase,
  { everything, pages, synonyms, productIds }: Changes,
): Promise<readonly string[] | null> {
  if (everything || productIds.length > mostProducts) return null;
  const tags = productIds.map((id) => `cat_p_${id}`);
  if (productIds.length > 0) {
    const categories = await categoriesOf(database, productIds);
    tags.push('cat_p_found', ...categories.map((id) => `cat_c_p_${id}`));
  }
  if (synonyms) tags.push('cat_p_found');
  if (pages) tags.push('cms_p', 'cms_b');
  return tags;
}

/**
 * The tags of answers whose goods an index has chosen, when it has come to know these products; null says any. What shows a product
 * by its name was told of the change itself.
 */
export async function listingTags(
  database: CommerceDatabase,
  productIds: readonly number[] | null,
): Promise<readonly string[]> {
  const categories = productIds
    ? await categoriesOf(database, productIds)
    : (await database.kysely.selectFrom('category').select('id').execute()).map(({ id }) => id);
  return ['cat_p_found', ...categories.map((id) => `cat_c_p_${id}`)];
}

/** Beyond that it is quicker to forget everything. */
const mostProducts = 5_000;

async function categoriesOf(database: CommerceDatabase, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct unnest(category.path) as id
    from product_category member join category on category.id = member.category_id
    where member.product_id = any(${productIds})`.execute(database.kysely);
  return rows.map(({ id }) => id);
}
