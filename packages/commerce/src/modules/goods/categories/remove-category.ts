import { type Kysely, sql } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import { deleteCategory, lockCategories, placeAllInCategory, placeCategories, planRemoval } from '#catalog';
import { dropRedirectsTo, freePaths, leadPathsOn } from '#routing';
import { allOrNothing } from '#stores';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { type CategoryRefusal, readdress } from './change-category.ts';

/** What removing a category comes to (rule 28). */
export interface CategoryRemoval {
  readonly products: number;
  /** Of these, in no other category. */
  readonly productsOnlyHere: number;
  /** Names of those directly below, in their order. */
  readonly children: readonly string[];
  /** Of all locales, former ones too. */
  readonly addresses: number;
}

export interface RemovalWish {
  readonly id: number;
  /** Where its addresses lead from then on; null: nowhere. */
  readonly followerId: number | null;
  /** Whether its products come into the follower. */
  readonly movesProducts: boolean;
  /** What the merchant was told. */
  readonly seen: { readonly products: number; readonly children: number };
}

export type RemovalRefusal =
  | CategoryRefusal
  | Refusal<'category-changed-meanwhile' | 'category-follower-not-found', Record<never, never>>;

export async function previewRemoval(
  executor: Kysely<CommerceTables>,
  id: number,
  locale: LocaleName,
): Promise<CategoryRemoval | null> {
  const { rows } = await sql<CategoryRemoval>`
    select
      (select count(*)::integer from product_category where category_id = c.id) as products,
      (select count(*)::integer from product_category placed where placed.category_id = c.id and not exists (
        select from product_category other where other.product_id = placed.product_id and other.category_id <> c.id))
        as "productsOnlyHere",
      array(select t.name from category child
        join category_text t on t.category_id = child.id and t.locale = ${locale}
        where child.parent_id = c.id order by child.position, child.id) as children,
      (select count(*)::integer from url_rewrite where entity_type = 'CATEGORY' and entity_id = c.id) as addresses
    from category c where c.id = ${id} and c.parent_id is not null`.execute(executor);
  return rows[0] ?? null;
}

/** Rules 28 to 30: all of it or nothing. */
export function removeCategory(
  database: CommerceDatabase,
  { id, followerId, movesProducts, seen }: RemovalWish,
): Promise<Result<undefined, RemovalRefusal>> {
  return allOrNothing(database, async (transaction): Promise<Result<undefined, RemovalRefusal>> => {
    const tree = await lockCategories(transaction);
    const plan = planRemoval(tree, id);
    if (!plan.ok) return plan;
    const follower = tree.find((each) => each.id === followerId && each.id !== id && each.parentId !== null);
    if (followerId !== null && !follower) return refuse('category-follower-not-found', {});
    const { rows } = await sql<{ products: number }>`
      select count(*)::integer as products from product_category where category_id = ${id}`.execute(
      transaction,
    );
    const children = tree.filter(({ parentId }) => parentId === id).length;
    if (rows[0]?.products !== seen.products || children !== seen.children) {
      return refuse('category-changed-meanwhile', {});
    }
    if (follower && movesProducts) await placeAllInCategory(transaction, id, follower.id);
    if (plan.value.placed.length > 0) await placeCategories(transaction, plan.value.placed);
    // Freed first: one that moves up may take over the very address.
    const freed = await freePaths(transaction, { entityType: 'CATEGORY', entityId: id });
    await deleteCategory(transaction, id);
    const moved = await readdress(transaction, plan.value);
    if (!moved.ok) return moved;
    if (follower) await leadPathsOn(transaction, freed, { entityType: 'CATEGORY', entityId: follower.id });
    else await dropRedirectsTo(transaction, freed);
    return ok();
  });
}
