import { randomBytes } from 'node:crypto';
import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { lockCustomer } from '#customers';
import type { CommerceTables } from '#tables';
import type { Wishlist, WishlistsContext } from '../model.ts';
import type { WishlistsRefusal } from '../refusals.ts';
import { findLists, insertList, readLists, touchList } from '../repository.ts';

export type NotFound = WishlistsRefusal<'wishlist-not-found'>;

/** Rule 15. */
export function newSharingCode(): string {
  return randomBytes(16).toString('hex');
}

/** Rule 1: the lists of a customer, the default one first; it is made when it is first looked for. */
export async function listsOf(customerId: number, context: WishlistsContext): Promise<readonly Wishlist[]> {
  const { database, reading } = context.wishlists;
  const known = await readLists(reading, customerId);
  if (known[0]?.kind === 'default') return known;
  await makeDefaultList(database.kysely, customerId, context.now);
  return readLists(reading, customerId);
}

/** Who makes it a moment later finds it made. */
async function makeDefaultList(
  executor: Parameters<typeof insertList>[0],
  customerId: number,
  now: Date,
): Promise<void> {
  const sharingCode = newSharingCode();
  await insertList(executor, { customerId, kind: 'default', name: null, isPublic: false, sharingCode }, now);
}

/** Rules 1 and 4. */
export function chosenList(lists: readonly Wishlist[], id: number): Result<Wishlist, NotFound> {
  const list = lists.find((other) => (id === 0 ? other.kind === 'default' : other.id === id));
  return list ? ok(list) : refuse('wishlist-not-found');
}

type ListWork<Value, Refused> = (
  transaction: Transaction<CommerceTables>,
  lists: readonly Wishlist[],
) => Promise<Result<Value, Refused>>;

/** Rule 5: nobody else changes the customer's lists meanwhile. */
export function changeLists<Value, Refused>(
  customerId: number,
  { wishlists, now }: WishlistsContext,
  work: ListWork<Value, Refused>,
): Promise<Result<Value, Refused | NotFound>> {
  return wishlists.database.transaction(async (transaction): Promise<Result<Value, Refused | NotFound>> => {
    if (!(await lockCustomer(transaction, customerId))) return refuse('wishlist-not-found');
    const lists = await findLists(transaction, customerId);
    if (lists.some(({ kind }) => kind === 'default')) return work(transaction, lists);
    await makeDefaultList(transaction, customerId, now);
    return work(transaction, await findLists(transaction, customerId));
  });
}

/** The same for one of them, which counts as changed. */
export function changeList<Value, Refused>(
  customerId: number,
  listId: number,
  context: WishlistsContext,
  work: (transaction: Transaction<CommerceTables>, list: Wishlist) => Promise<Result<Value, Refused>>,
): Promise<Result<Value, Refused | NotFound>> {
  return changeLists(
    customerId,
    context,
    async (transaction, lists): Promise<Result<Value, Refused | NotFound>> => {
      const list = chosenList(lists, listId);
      if (!list.ok) return list;
      await touchList(transaction, list.value.id, context.now);
      return work(transaction, list.value);
    },
  );
}
