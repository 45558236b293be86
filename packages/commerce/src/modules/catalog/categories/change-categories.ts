import { sql, type Transaction } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import { raiseReferenceVersion } from '#stores';
import type { CommerceTables } from '#tables';
import type { PlacedCategory } from './move-category.ts';

type Changing = Transaction<CommerceTables>;

/** Every category; nobody else changes the tree until the transaction ends. */
export async function lockCategories(transaction: Changing): Promise<readonly PlacedCategory[]> {
  await sql`select id from category where parent_id is null for update`.execute(transaction);
  const { rows } = await sql<PlacedCategory>`
    select id, parent_id as "parentId", path, position from category order by level, position, id`.execute(
    transaction,
  );
  return rows;
}

/** Where categories stand now. Addresses are written by `setCategoryPaths`. */
export async function placeCategories(
  transaction: Changing,
  placed: readonly PlacedCategory[],
): Promise<void> {
  await sql`
    update category c set parent_id = wanted.parent_id, position = wanted.position,
      path = string_to_array(wanted.path, ' ')::integer[],
      level = cardinality(string_to_array(wanted.path, ' '))
    from unnest(${placed.map(({ id }) => id)}::integer[], ${placed.map(({ parentId }) => parentId)}::integer[],
      ${placed.map(({ position }) => position)}::integer[], ${placed.map(({ path }) => path.join(' '))}::text[])
      as wanted (id, parent_id, position, path)
    where c.id = wanted.id`.execute(transaction);
  await raiseReferenceVersion(transaction);
}

/** Of one category in one locale. */
export interface CategoryAddress {
  readonly id: number;
  readonly locale: LocaleName;
  readonly urlKey: string;
  readonly urlPath: string;
}

export async function readCategoryAddresses(
  transaction: Changing,
  ids: readonly number[],
): Promise<readonly CategoryAddress[]> {
  const { rows } = await sql<CategoryAddress>`
    select category_id as id, locale, url_key as "urlKey", url_path as "urlPath" from category_text
    where category_id = any(${ids})`.execute(transaction);
  return rows;
}

/** What a category says its address is; who is sent there is the business of routing. */
export async function setCategoryAddresses(
  transaction: Changing,
  addresses: readonly CategoryAddress[],
): Promise<void> {
  await sql`
    update category_text t set url_key = wanted.url_key, url_path = wanted.url_path
    from unnest(${addresses.map(({ id }) => id)}::integer[], ${addresses.map(({ locale }) => locale)}::text[],
      ${addresses.map(({ urlKey }) => urlKey)}::text[], ${addresses.map(({ urlPath }) => urlPath)}::text[])
      as wanted (id, locale, url_key, url_path)
    where t.category_id = wanted.id and t.locale = wanted.locale`.execute(transaction);
  await raiseReferenceVersion(transaction);
}

/** Behind those of its parent, hidden. It has neither words nor an address yet: `writeFirstWords`. */
export async function insertCategory(transaction: Changing, parent: PlacedCategory): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with numbered as (select nextval(pg_get_serial_sequence('category', 'id'))::integer as id)
    insert into category (id, key, parent_id, path, level, position, is_active, include_in_menu)
    select id, 'category-' || id, ${parent.id}, ${[...parent.path]}::integer[] || id, ${parent.path.length + 1},
      1 + coalesce((select max(position) from category where parent_id = ${parent.id}), 0), false, true
    from numbered returning id`.execute(transaction);
  const [made] = rows;
  if (!made) throw new Error('A category was made and got no number');
  return made.id;
}

/** The same name in every locale, as what stands in for translations. */
export async function writeFirstWords(
  transaction: Changing,
  { name, addresses, now }: { name: string; addresses: readonly CategoryAddress[]; now: Date },
): Promise<void> {
  await sql`
    insert into category_text (category_id, locale, name, url_key, url_path, stands_in, changed_at)
    select wanted.id, wanted.locale, ${name}, wanted.url_key, wanted.url_path, wanted.locale <> 'en', ${now}
    from unnest(${addresses.map(({ id }) => id)}::integer[], ${addresses.map(({ locale }) => locale)}::text[],
      ${addresses.map(({ urlKey }) => urlKey)}::text[], ${addresses.map(({ urlPath }) => urlPath)}::text[])
      as wanted (id, locale, url_key, url_path)`.execute(transaction);
  await raiseReferenceVersion(transaction);
}

/** Found in the shop at all, and named in its menu. False when there is none of this id. */
export async function showCategory(
  transaction: Changing,
  id: number,
  { isActive, isInMenu }: { readonly isActive: boolean; readonly isInMenu: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update category set is_active = ${isActive}, include_in_menu = ${isInMenu}
    where id = ${id} and parent_id is not null returning id`.execute(transaction);
  if (rows.length > 0) await raiseReferenceVersion(transaction);
  return rows.length > 0;
}

/** With its words; its products are in it no more. What was below it has to stand elsewhere by now. */
export async function deleteCategory(transaction: Changing, id: number): Promise<void> {
  await sql`delete from category where id = ${id} and parent_id is not null`.execute(transaction);
  await raiseReferenceVersion(transaction);
}
