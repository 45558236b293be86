import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { readThings } from '#catalog';
import type { CommerceTables } from '#tables';
import {
  mostItemsOfCall,
  mostItemsOfCustomer,
  mostItemsOfList,
  type Wish,
  type Wishlist,
  type WishlistItem,
  type WishlistsContext,
} from '../model.ts';
import { chosenVariant, readNote, readQuantity, readWishes, type WishInput } from '../read-wishes.ts';
import type { WishlistsRefusal, WishRefusal } from '../refusals.ts';
import {
  countItemsOfCustomer,
  deleteItems,
  findItems,
  putItem,
  touchList,
  updateItem,
} from '../repository.ts';
import { changeList, changeLists, chosenList, type NotFound } from './own-lists.ts';

/** What was good has happened, the rest is told why not. */
export type Changed<Value = number> = { readonly list: Value; readonly refused: readonly WishRefusal[] };

export type ItemsRefusal =
  | NotFound
  | WishlistsRefusal<'wishlist-call-too-long' | 'wishlist-is-legacy' | 'wishlist-destination-same'>;

const tooMany = () => refuse('wishlist-call-too-long', { most: mostItemsOfCall });

/** Rules 8 to 11. */
export async function addItems(
  customerId: number,
  listId: number,
  inputs: readonly WishInput[],
  context: WishlistsContext,
): Promise<Result<Changed, ItemsRefusal>> {
  if (inputs.length > mostItemsOfCall) return tooMany();
  const wishes = await readWishes(inputs, context);
  return changeList(
    customerId,
    listId,
    context,
    async (transaction, list): Promise<Result<Changed, ItemsRefusal>> => {
      if (list.kind === 'legacy') return refuse('wishlist-is-legacy');
      const refused: WishRefusal[] = wishes.flatMap((wish) => (wish.ok ? [] : [wish.refusal]));
      const good = wishes.flatMap((wish) => (wish.ok ? [wish.value] : []));
      refused.push(...(await putWithinLimits(transaction, list, good)));
      return ok({ list: list.id, refused });
    },
  );
}

/** Rule 2: what still has room. */
async function putWithinLimits(
  transaction: Transaction<CommerceTables>,
  { id, customerId }: Wishlist,
  wishes: readonly Wish[],
): Promise<readonly WishRefusal[]> {
  const known = new Set((await findItems(transaction, id)).map(keyOf));
  let ofCustomer = await countItemsOfCustomer(transaction, customerId);
  const refused: WishRefusal[] = [];
  for (const wish of wishes) {
    const isNew = !known.has(keyOf(wish));
    if (isNew && known.size >= mostItemsOfList) {
      refused.push({ code: 'wishlist-full', details: { most: mostItemsOfList } });
    } else if (isNew && ofCustomer >= mostItemsOfCustomer) {
      refused.push({ code: 'wishlist-full', details: { most: mostItemsOfCustomer } });
    } else {
      await putItem(transaction, id, wish);
      if (isNew) ofCustomer += 1;
      known.add(keyOf(wish));
    }
  }
  return refused;
}

function keyOf({ sku, variantSku }: Pick<Wish, 'sku' | 'variantSku'>): string {
  return `${sku} ${variantSku}`.toLowerCase();
}

export function notOfList(id: string): WishRefusal {
  return { code: 'wish-not-of-list', details: { id } };
}

/** Behaviour 142. Without ids all of them. */
export async function removeItems(
  customerId: number,
  listId: number,
  ids: readonly string[] | 'all',
  context: WishlistsContext,
): Promise<Result<Changed, ItemsRefusal>> {
  if (ids !== 'all' && ids.length > mostItemsOfCall) return tooMany();
  return changeList(
    customerId,
    listId,
    context,
    async (transaction, list): Promise<Result<Changed, ItemsRefusal>> => {
      const items = new Map((await findItems(transaction, list.id)).map((item) => [String(item.id), item]));
      const wanted = ids === 'all' ? [...items.keys()] : ids;
      await deleteItems(
        transaction,
        wanted.flatMap((id) => items.get(id)?.id ?? []),
      );
      return ok({ list: list.id, refused: wanted.filter((id) => !items.has(id)).map(notOfList) });
    },
  );
}

/** What is left out stays. */
export interface ItemChange {
  readonly id: string;
  readonly quantity: number | null;
  /** Null takes it away. */
  readonly note: string | null | undefined;
  readonly selectedOptions: readonly string[] | null;
}

export async function changeItems(
  customerId: number,
  listId: number,
  changes: readonly ItemChange[],
  context: WishlistsContext,
): Promise<Result<Changed, ItemsRefusal>> {
  if (changes.length > mostItemsOfCall) return tooMany();
  return changeList(
    customerId,
    listId,
    context,
    async (transaction, list): Promise<Result<Changed, ItemsRefusal>> => {
      const refused: WishRefusal[] = [];
      for (const change of changes) {
        const items = await findItems(transaction, list.id);
        const item = items.find(({ id }) => String(id) === change.id);
        const changed = item ? await applyChange(item, change, context) : notFound(change.id);
        if (changed.ok) await saveChange(transaction, changed.value, items);
        else refused.push(changed.refusal);
      }
      return ok({ list: list.id, refused });
    },
  );
}

function notFound(id: string): Result<never, WishRefusal> {
  return refuse('wish-not-of-list', { id });
}

async function applyChange(
  item: WishlistItem,
  { quantity, note, selectedOptions }: ItemChange,
  { wishlists }: WishlistsContext,
): Promise<Result<WishlistItem, WishRefusal>> {
  const hundredths = quantity === null ? ok(item.quantityHundredths) : readQuantity(quantity);
  if (!hundredths.ok) return hundredths;
  const text = note === undefined ? ok(item.note) : readNote(note);
  if (!text.ok) return text;
  const changed = { ...item, quantityHundredths: hundredths.value, note: text.value };
  if (!selectedOptions) return ok(changed);
  const { variants } = await readThings(wishlists.reading, [item.sku]);
  const family = variants.get(item.sku.toLowerCase());
  return ok(family ? { ...changed, variantSku: chosenVariant(family, selectedOptions) } : changed);
}

/** Rule 11: another variant may be on the list already. */
async function saveChange(
  transaction: Transaction<CommerceTables>,
  changed: WishlistItem,
  items: readonly WishlistItem[],
): Promise<void> {
  const same = items.find((other) => other.id !== changed.id && keyOf(other) === keyOf(changed));
  if (!same) return updateItem(transaction, changed);
  await deleteItems(transaction, [changed.id]);
  await putItem(transaction, changed.wishlistId, changed);
}

export interface Transfer {
  readonly id: string;
  /** Null: all of it. */
  readonly quantity: number | null;
}

/** Rule 14. */
export async function transferItems(
  customerId: number,
  {
    sourceId,
    destinationId,
    mode,
  }: { readonly sourceId: number; readonly destinationId: number; readonly mode: 'move' | 'copy' },
  transfers: readonly Transfer[],
  context: WishlistsContext,
): Promise<Result<Changed<readonly [number, number]>, ItemsRefusal>> {
  if (transfers.length > mostItemsOfCall) return tooMany();
  return changeLists(
    customerId,
    context,
    async (transaction, lists): Promise<Result<Changed<readonly [number, number]>, ItemsRefusal>> => {
      const source = chosenList(lists, sourceId);
      if (!source.ok) return source;
      const destination = chosenList(lists, destinationId);
      if (!destination.ok) return destination;
      if (source.value.id === destination.value.id) return refuse('wishlist-destination-same');
      if (destination.value.kind === 'legacy') return refuse('wishlist-is-legacy');
      const refused: WishRefusal[] = [];
      for (const transfer of transfers) {
        const done = await transferOne(transaction, source.value, destination.value, { ...transfer, mode });
        refused.push(...done);
      }
      for (const { id } of [source.value, destination.value]) await touchList(transaction, id, context.now);
      return ok({ list: [source.value.id, destination.value.id], refused });
    },
  );
}

async function transferOne(
  transaction: Transaction<CommerceTables>,
  source: Wishlist,
  destination: Wishlist,
  { id, quantity, mode }: Transfer & { readonly mode: 'move' | 'copy' },
): Promise<readonly WishRefusal[]> {
  const item = (await findItems(transaction, source.id)).find((other) => String(other.id) === id);
  if (!item) return [notOfList(id)];
  const wanted = quantity === null ? ok(item.quantityHundredths) : readQuantity(quantity);
  if (!wanted.ok) return [wanted.refusal];
  const hundredths = Math.min(wanted.value, mode === 'move' ? item.quantityHundredths : wanted.value);
  const rest = item.quantityHundredths - hundredths;
  if (mode === 'move' && rest === 0) await deleteItems(transaction, [item.id]);
  const refused = await putWithinLimits(transaction, destination, [
    { ...item, quantityHundredths: hundredths },
  ]);
  if (mode === 'copy') return refused;
  if (refused.length > 0 && rest === 0) await putItem(transaction, source.id, item);
  if (refused.length === 0 && rest > 0) {
    await updateItem(transaction, { ...item, quantityHundredths: rest });
  }
  return refused;
}
