import { randomBytes } from 'node:crypto';
import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { productIdsUnderSkus } from '#catalog';
import { decodeEntityUid } from '#graphql';
import type { StoresRefusals } from '#stores';
import type { CommerceTables } from '#tables';
import { type CompareContext, type CompareList, mostItems, mostOfCall, newLists } from './model.ts';
import type { CompareRefusal } from './refusals.ts';
import {
  deleteList,
  findSkus,
  giveList,
  insertList,
  lockList,
  lockListOf,
  replaceSkus,
} from './repository.ts';

type Changing = Transaction<CommerceTables>;
type NotFound = CompareRefusal<'compare-list-not-found'>;
type AddRefusal = CompareRefusal<'compare-call-too-long' | 'compare-product-not-found' | 'compare-list-full'>;
type TooMany = { readonly code: 'too-many-requests'; readonly details: StoresRefusals['too-many-requests'] };

/** Rule 5: numbers, and uids of them. */
function productIdOf(id: string): number | null {
  return /^\d{1,9}$/.test(id) ? Number(id) : decodeEntityUid(id);
}

async function skusOf(
  ids: readonly string[],
  { catalog }: CompareContext,
): Promise<Result<readonly string[], AddRefusal>> {
  if (ids.length > mostOfCall) return refuse('compare-call-too-long', { most: mostOfCall });
  const skus: string[] = [];
  const products = await Promise.all(
    ids.map(async (id) => {
      const number = productIdOf(id);
      const named = number === null ? null : await catalog.product(number);
      return named?.parentId ? catalog.product(named.parentId) : named;
    }),
  );
  for (const [index, product] of products.entries()) {
    if (!product) return refuse('compare-product-not-found', { id: (ids[index] ?? '').slice(0, 32) });
    skus.push(product.sku);
  }
  return ok(skus);
}

/** Rules 1 and 5: what is no longer sold takes no room. */
async function withSkus(
  list: CompareList,
  more: readonly string[],
  transaction: Changing,
  context: CompareContext,
): Promise<readonly string[]> {
  const before = await findSkus(transaction, list.id);
  const sold = await productIdsUnderSkus(context.compare.reading, before);
  const kept = before.filter((sku) => sold.has(sku.toLowerCase()));
  const all = new Map([...kept, ...more].map((sku) => [sku.toLowerCase(), sku]));
  return [...all.values()];
}

async function addTo(
  list: CompareList,
  skus: readonly string[],
  transaction: Changing,
  context: CompareContext,
): Promise<Result<CompareList, AddRefusal>> {
  const all = await withSkus(list, skus, transaction, context);
  if (all.length > mostItems) return refuse('compare-list-full', { most: mostItems });
  await replaceSkus(transaction, list.id, all, context.now);
  return ok(list);
}

/** Rules 3 and 7. */
export async function createList(
  ids: readonly string[],
  context: CompareContext,
): Promise<Result<CompareList, AddRefusal | TooMany>> {
  const { compare, customerId, clientAddress, now } = context;
  const skus = await skusOf(ids, context);
  if (!skus.ok) return skus;
  if (customerId === null && !(await compare.limiter.allows('compare-list', clientAddress, newLists, now)))
    return refuse('too-many-requests');
  return compare.database.transaction(async (transaction): Promise<Result<CompareList, AddRefusal>> => {
    const uid = randomBytes(16).toString('hex');
    const made = await insertList(transaction, uid, customerId, now);
    const list = made ?? (customerId === null ? null : await lockListOf(transaction, customerId));
    if (!list) throw new Error('A compare list could not be made');
    return addTo(list, skus.value, transaction, context);
  });
}

export async function addToList(
  uid: string,
  ids: readonly string[],
  context: CompareContext,
): Promise<Result<CompareList, AddRefusal | NotFound>> {
  const skus = await skusOf(ids, context);
  if (!skus.ok) return skus;
  return context.compare.database.transaction(
    async (transaction): Promise<Result<CompareList, AddRefusal | NotFound>> => {
      const list = await lockList(transaction, uid, context.customerId);
      return list ? addTo(list, skus.value, transaction, context) : refuse('compare-list-not-found');
    },
  );
}

/** What is not on the list is off it. */
export async function removeFromList(
  uid: string,
  ids: readonly string[],
  context: CompareContext,
): Promise<Result<CompareList, NotFound | CompareRefusal<'compare-call-too-long'>>> {
  if (ids.length > mostOfCall) return refuse('compare-call-too-long', { most: mostOfCall });
  const removed = new Set(ids.map(productIdOf));
  return context.compare.database.transaction(async (transaction): Promise<Result<CompareList, NotFound>> => {
    const list = await lockList(transaction, uid, context.customerId);
    if (!list) return refuse('compare-list-not-found');
    const before = await findSkus(transaction, list.id);
    const idsOf = await productIdsUnderSkus(context.compare.reading, before);
    const kept = before.filter((sku) => !removed.has(idsOf.get(sku.toLowerCase()) ?? null));
    await replaceSkus(transaction, list.id, kept, context.now);
    return ok(list);
  });
}

/** Rule 2: false for what nobody of this name has. */
export async function forgetList(uid: string, { compare, customerId }: CompareContext): Promise<boolean> {
  return compare.database.transaction(async (transaction) => {
    const list = await lockList(transaction, uid, customerId);
    if (list) await deleteList(transaction, list.id);
    return list !== null;
  });
}

/** Rule 4. Null for a list that cannot be had. */
export async function assignList(
  uid: string,
  customerId: number,
  context: CompareContext,
): Promise<CompareList | null> {
  return context.compare.database.transaction(async (transaction) => {
    const list = await lockList(transaction, uid, customerId);
    if (!list || list.customerId !== null) return list;
    const own = await lockListOf(transaction, customerId);
    if (!own) {
      await giveList(transaction, list.id, customerId);
      return { ...list, customerId };
    }
    const all = await withSkus(own, await findSkus(transaction, list.id), transaction, context);
    await replaceSkus(transaction, own.id, all.slice(0, mostItems), context.now);
    await deleteList(transaction, list.id);
    return own;
  });
}
