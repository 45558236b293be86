import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { tidyLine } from '#stores';
import type { CommerceTables } from '#tables';
import { listName } from '../list-name.ts';
import { longestName, mostItemsOfList, type Wishlist, type WishlistsContext } from '../model.ts';
import type { WishlistsRefusal } from '../refusals.ts';
import { deleteList, findItems, insertList, putItem, touchList, updateList } from '../repository.ts';
import { changeLists, chosenList, type NotFound, newSharingCode } from './own-lists.ts';

type NameRefusal = WishlistsRefusal<
  'wishlist-name-missing' | 'wishlist-name-too-long' | 'wishlist-name-taken'
>;

/** Its name is kept for it. */
const legacyToBe = { kind: 'legacy', name: null } as const;

/** Rule 3. */
function readName(
  typed: string,
  others: readonly Wishlist[],
  context: WishlistsContext,
): Result<string, NameRefusal> {
  const name = tidyLine(typed);
  if (name === '') return refuse('wishlist-name-missing');
  if (name.length > longestName) return refuse('wishlist-name-too-long', { most: longestName });
  const names = [...others, legacyToBe].map((list) => listName(list, context).toLowerCase());
  const isTaken = names.includes(name.toLowerCase());
  return isTaken ? refuse('wishlist-name-taken') : ok(name);
}

/** Rules 2 and 3. */
export function createList(
  customerId: number,
  { name: typed, isPublic }: { readonly name: string; readonly isPublic: boolean },
  context: WishlistsContext,
): Promise<Result<Wishlist, NameRefusal | NotFound | WishlistsRefusal<'wishlists-too-many'>>> {
  const most = context.settings.mostWishlists;
  return changeLists(
    customerId,
    context,
    async (
      transaction,
      lists,
    ): Promise<Result<Wishlist, NameRefusal | WishlistsRefusal<'wishlists-too-many'>>> => {
      const name = readName(typed, lists, context);
      if (!name.ok) return name;
      if (lists.filter(({ kind }) => kind !== 'legacy').length >= most) {
        return refuse('wishlists-too-many', { most });
      }
      const values = { customerId, name: name.value, isPublic, sharingCode: newSharingCode() };
      const made = await insertList(transaction, { ...values, kind: 'own' }, context.now);
      return made ? ok(made) : refuse('wishlist-name-taken');
    },
  );
}

/** Rules 1, 3, 8 and 15. */
export function changeListFacts(
  customerId: number,
  listId: number,
  wish: { readonly name: string | null; readonly isPublic: boolean | null },
  context: WishlistsContext,
): Promise<Result<Wishlist, NameRefusal | NotFound | WishlistsRefusal<'wishlist-is-legacy'>>> {
  return changeLists(
    customerId,
    context,
    async (
      transaction,
      lists,
    ): Promise<Result<Wishlist, NameRefusal | NotFound | WishlistsRefusal<'wishlist-is-legacy'>>> => {
      const chosen = chosenList(lists, listId);
      if (!chosen.ok) return chosen;
      const list = chosen.value;
      if (list.kind === 'legacy') return refuse('wishlist-is-legacy');
      const others = lists.filter((other) => other !== list);
      const name = wish.name === null ? ok(list.name) : readName(wish.name, others, context);
      if (!name.ok) return name;
      const isPublic = wish.isPublic ?? list.isPublic;
      const sharingCode = list.isPublic && !isPublic ? newSharingCode() : list.sharingCode;
      const changed = { ...list, name: name.value, isPublic, sharingCode };
      await updateList(transaction, changed, context.now);
      return ok(changed);
    },
  );
}

/** What becomes of the items of a list that is deleted (rule 7). */
export type ItemsOfDeleted =
  | { readonly choice: 'DELETE' | 'KEEP' }
  | { readonly choice: 'MOVE'; readonly destinationId: number };

type DeletionRefusal =
  | NotFound
  | WishlistsRefusal<
      'wishlist-is-default' | 'wishlist-is-legacy' | 'wishlist-destination-same' | 'wishlist-full'
    >;

/** Rules 1, 7 and 8. */
export function removeList(
  customerId: number,
  listId: number,
  items: ItemsOfDeleted,
  context: WishlistsContext,
): Promise<Result<undefined, DeletionRefusal>> {
  return changeLists(
    customerId,
    context,
    async (transaction, lists): Promise<Result<undefined, DeletionRefusal>> => {
      const list = chosenList(lists, listId);
      if (!list.ok) return list;
      if (list.value.kind === 'default') return refuse('wishlist-is-default');
      const destination = await destinationOf(transaction, list.value, items, lists, context);
      if (!destination.ok) return destination;
      if (destination.value) {
        const full = await moveAll(transaction, list.value, destination.value, context);
        if (!full.ok) return full;
      }
      await deleteList(transaction, list.value.id);
      return ok();
    },
  );
}

async function destinationOf(
  transaction: Transaction<CommerceTables>,
  list: Wishlist,
  items: ItemsOfDeleted,
  lists: readonly Wishlist[],
  { now }: WishlistsContext,
): Promise<Result<Wishlist | null, DeletionRefusal>> {
  if (items.choice === 'DELETE') return ok(null);
  if (items.choice === 'MOVE') {
    const destination = chosenList(lists, items.destinationId);
    if (!destination.ok) return destination;
    if (destination.value.kind === 'legacy') return refuse('wishlist-is-legacy');
    return destination.value.id === list.id ? refuse('wishlist-destination-same') : destination;
  }
  if (list.kind === 'legacy') return refuse('wishlist-is-legacy');
  const { customerId } = list;
  const known = lists.find(({ kind }) => kind === 'legacy');
  const values = { customerId, name: null, isPublic: false, sharingCode: newSharingCode() };
  return ok(known ?? (await insertList(transaction, { ...values, kind: 'legacy' }, now)));
}

/** All or nothing. */
async function moveAll(
  transaction: Transaction<CommerceTables>,
  from: Wishlist,
  to: Wishlist,
  { now }: WishlistsContext,
): Promise<Result<undefined, WishlistsRefusal<'wishlist-full'>>> {
  const [moved, there] = [await findItems(transaction, from.id), await findItems(transaction, to.id)];
  const keys = new Set([...moved, ...there].map(keyOfWish));
  if (keys.size > mostItemsOfList) return refuse('wishlist-full', { most: mostItemsOfList });
  for (const item of moved.toReversed()) await putItem(transaction, to.id, item);
  await touchList(transaction, to.id, now);
  return ok();
}

function keyOfWish({ sku, variantSku }: { readonly sku: string; readonly variantSku: string }): string {
  return `${sku} ${variantSku}`.toLowerCase();
}
