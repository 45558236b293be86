import { type Kysely, sql } from '@bowline/database';
import { type LocaleName, localeNames } from '@bowline/markets';
import type { CategoryWords } from '#catalog';
import type { CommerceTables } from '#tables';
import { stateOf, type WordsState } from '../products/read-product.ts';

type Executor = Kysely<CommerceTables>;

export interface CategoryRow {
  readonly id: number;
  /** Null of the first level. */
  readonly parentId: number | null;
  /** From 1 on. */
  readonly level: number;
  readonly name: string;
  readonly isActive: boolean;
  readonly isInMenu: boolean;
  /** Placed in it, shown or not. */
  readonly products: number;
  readonly missing: readonly string[];
  readonly outdated: readonly string[];
}

/** The whole tree without its root, each behind what it is below; the names as the desk reads them. */
export async function readCategories(
  executor: Executor,
  locale: LocaleName,
): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow & { position: number }>`
    select c.id, case when above.parent_id is not null then c.parent_id end as "parentId", c.level - 1 as level, c.position,
      t.name, c.is_active as "isActive", c.include_in_menu as "isInMenu",
      (select count(*)::integer from product_category p where p.category_id = c.id) as products,
      array(select m.locale from category_text m
        where m.category_id = c.id and m.stands_in and left(m.locale, 2) <> 'en' order by 1) as missing,
      array(select o.locale from category_text o where o.category_id = c.id and o.is_outdated order by 1) as outdated
    from category c
    join category above on above.id = c.parent_id
    join category_text t on t.category_id = c.id and t.locale = ${locale}
    order by c.position, c.id`.execute(executor);
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const inOrder = (parentId: number | null): CategoryRow[] =>
    (children.get(parentId) ?? []).flatMap(({ position: _, ...row }) => [row, ...inOrder(row.id)]);
  return inOrder(null);
}

export interface LocalisedCategoryWords extends CategoryWords {
  readonly locale: LocaleName;
  readonly state: WordsState;
  readonly changedAt: Date;
  readonly urlKey: string;
  readonly urlPath: string;
  /** Former addresses that lead here. */
  readonly formerPaths: readonly string[];
}

export interface CategoryFile {
  readonly id: number;
  readonly parentId: number | null;
  readonly isActive: boolean;
  readonly isInMenu: boolean;
  readonly words: readonly LocalisedCategoryWords[];
}

const mostFormerPaths = 20;

export async function readCategory(executor: Executor, id: number): Promise<CategoryFile | null> {
  const { rows: found } = await sql<Omit<CategoryFile, 'words'>>`
    select c.id, case when above.parent_id is not null then c.parent_id end as "parentId", c.is_active as "isActive",
      c.include_in_menu as "isInMenu"
    from category c join category above on above.id = c.parent_id where c.id = ${id}`.execute(executor);
  const [category] = found;
  if (!category) return null;
  const { rows } = await sql<
    Omit<LocalisedCategoryWords, 'state'> & { readonly standsIn: boolean; readonly isOutdated: boolean }
  >`
    select t.locale, t.name, t.description_html as "descriptionHtml", t.meta_title as "metaTitle",
      t.meta_description as "metaDescription", t.url_key as "urlKey", t.url_path as "urlPath", t.stands_in as "standsIn",
      t.is_outdated as "isOutdated", t.changed_at as "changedAt",
      array(select u.request_path from url_rewrite u
        where u.entity_type = 'CATEGORY' and u.entity_id = t.category_id and u.locale = t.locale and not u.is_canonical
          and u.redirect_code = 301
        order by u.id desc limit ${mostFormerPaths}) as "formerPaths"
    from category_text t where t.category_id = ${id}`.execute(executor);
  const words = rows
    .toSorted((a, b) => localeNames.indexOf(a.locale) - localeNames.indexOf(b.locale))
    .map(({ standsIn, isOutdated, ...text }) => ({
      ...text,
      state: stateOf(text.locale, standsIn, isOutdated),
    }));
  return { ...category, words };
}

export interface CategoryProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly imageFile: string | null;
}

const productsShown = 50;

/** Some of a category's products in its order, from the place behind `after`. */
export async function readCategoryProducts(
  executor: Executor,
  { id, after, locale }: { readonly id: number; readonly after: number; readonly locale: LocaleName },
): Promise<{ readonly products: readonly CategoryProduct[]; readonly total: number }> {
  const [{ rows: products }, { rows: counted }] = await Promise.all([
    sql<CategoryProduct>`
      select p.id, p.sku, t.name, p.is_active as "isActive", s.image_file as "imageFile"
      from (
        select product_id, position from product_category where category_id = ${id}
        order by position, product_id offset ${Math.max(0, after)} limit ${productsShown}
      ) placed
      join product p on p.id = placed.product_id
      join product_text t on t.product_id = p.id and t.locale = ${locale}
      left join product_summary s on s.product_id = p.id
      order by placed.position, p.id`.execute(executor),
    sql<{ total: number }>`
      select count(*)::integer as total from product_category where category_id = ${id}`.execute(executor),
  ]);
  return { products, total: counted[0]?.total ?? 0 };
}
