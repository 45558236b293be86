import { ok, type Result, refuse } from '@bowline/kit';
import { type AccessRefusal, addLines, cartOfCustomer, type RefusedLine } from '#cart';
import { type CommerceRefusal, refusalMessage } from '#graphql';
import type { WishlistCartUserInputErrorType } from '#wire';
import { mostItemsOfList, type WishlistItem, type WishlistsContext } from '../model.ts';
import type { WishlistsRefusal } from '../refusals.ts';
import { findItems, giveItemsAway, putItemsBack, takeItems } from '../repository.ts';
import { type ShownItem, showItems } from '../show-items.ts';
import { changeList, type NotFound } from './own-lists.ts';

/** Why an item stayed on the list. */
export interface StayedItem {
  readonly item: WishlistItem;
  readonly code: WishlistCartUserInputErrorType;
  readonly message: string;
}

export interface PutIntoCart {
  readonly list: number;
  readonly added: number;
  readonly stayed: readonly StayedItem[];
}

type CartingRefusal = NotFound | AccessRefusal | WishlistsRefusal<'wishlist-items-not-found'>;

/** Rule 17. */
const takenForMs = 60_000;

/** Rules 16 and 17; without ids everything. */
export async function putIntoCart(
  customerId: number,
  listId: number,
  ids: readonly string[] | null,
  context: WishlistsContext,
): Promise<Result<PutIntoCart, CartingRefusal>> {
  const taken = await take(customerId, listId, ids, context);
  if (!taken.ok) return taken;
  const { list, items } = taken.value;
  if (items.length === 0) return ok({ list, added: 0, stayed: [] });
  let added: readonly WishlistItem[] = [];
  try {
    const { maskedId } = await cartOfCustomer(customerId, context);
    const put = await addLines(maskedId, items.map(wishOf), context);
    if (!put.ok) return put;
    const refused = new Map(put.value.refused.map((line) => [line.index, line]));
    added = items.filter((_, index) => !refused.has(index));
    const shown = await showItems(items, context);
    const stayed = shown.flatMap((item, index) => {
      const line = refused.get(index);
      return line ? [whyStayed(item, line, context)] : [];
    });
    return ok({ list, added: added.length, stayed });
  } finally {
    await settle(customerId, list, items, added, context);
  }
}

/** What nobody else is putting into the cart right now. */
function take(
  customerId: number,
  listId: number,
  ids: readonly string[] | null,
  context: WishlistsContext,
): Promise<
  Result<{ readonly list: number; readonly items: readonly WishlistItem[] }, NotFound | CartingRefusal>
> {
  const { now } = context;
  return changeList(
    customerId,
    listId,
    context,
    async (
      transaction,
      list,
    ): Promise<Result<{ list: number; items: readonly WishlistItem[] }, CartingRefusal>> => {
      const all = await findItems(transaction, list.id);
      const known = new Set(all.map(({ id }) => String(id)));
      const missing = (ids ?? []).slice(0, mostItemsOfList).filter((id) => !known.has(id));
      if (missing.length > 0) return refuse('wishlist-items-not-found', { ids: missing.join(',') });
      const wanted = ids ? all.filter(({ id }) => ids.includes(String(id))) : all;
      const longAgo = new Date(now.getTime() - takenForMs);
      const taken = new Set(
        await takeItems(
          transaction,
          wanted.map(({ id }) => id),
          now,
          longAgo,
        ),
      );
      return ok({ list: list.id, items: wanted.filter(({ id }) => taken.has(id)) });
    },
  );
}

async function settle(
  customerId: number,
  list: number,
  items: readonly WishlistItem[],
  added: readonly WishlistItem[],
  context: WishlistsContext,
): Promise<void> {
  await changeList(customerId, list, context, async (transaction) => {
    await giveItemsAway(transaction, added);
    await putItemsBack(
      transaction,
      items.map(({ id }) => id),
    );
    return ok();
  });
}

function wishOf({ sku, variantSku, quantityHundredths }: WishlistItem) {
  return {
    sku: variantSku || sku,
    parentSku: variantSku ? sku : null,
    quantity: quantityHundredths / 100,
    selectedOptions: [],
    enteredOptions: [],
  };
}

const codes: Readonly<Partial<Record<RefusedLine['refusal']['code'], WishlistCartUserInputErrorType>>> = {
  'line-product-not-found': 'PRODUCT_NOT_FOUND',
  'line-options-missing': 'REQUIRED_PARAMETER_MISSING',
  'line-quantity-too-high': 'INSUFFICIENT_STOCK',
  'line-stock-insufficient': 'INSUFFICIENT_STOCK',
};

function whyStayed(
  { item, availability }: ShownItem,
  { refusal }: RefusedLine,
  { store }: WishlistsContext,
): StayedItem {
  const because = (code: WishlistCartUserInputErrorType, why: CommerceRefusal): StayedItem => ({
    item,
    code,
    message: refusalMessage(why, store.locale),
  });
  if (availability === 'OUT_OF_STOCK') {
    return because('NOT_SALABLE', { code: 'wish-out-of-stock', details: {} });
  }
  if (availability === 'OPTIONS_NEEDED') {
    return because('REQUIRED_PARAMETER_MISSING', { code: 'line-options-missing', details: {} });
  }
  return because(codes[refusal.code] ?? 'UNDEFINED', refusal);
}
