import type { Transaction } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { isLocaleName, type LocaleName, localeNames } from '@bowline/markets';
import {
  type CategoryAddress,
  type CategoryMove,
  deepestLevel,
  insertCategory,
  lockCategories,
  type MoveRefusal,
  placeCategories,
  planMove,
  readCategoryAddresses,
  setCategoryAddresses,
  slugOf,
  writeFirstWords,
} from '#catalog';
import { movePaths, type PathTaken } from '#routing';
import { allOrNothing, tidyLine } from '#stores';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { isUrlKey } from '../url-key.ts';

export const mostCategories = 1_000;
const longestName = 100;

export type CategoryRefusal =
  | MoveRefusal
  | PathTaken
  | Refusal<'categories-full', { readonly most: number }>
  | Refusal<'words-not-valid', { readonly field: string; readonly most: number }>
  | Refusal<'url-key-not-valid', { readonly urlKey: string }>
  | Refusal<'locale-not-known', { readonly locale: string }>;

type Changing = Transaction<CommerceTables>;

export interface NewCategory {
  readonly parentId: number | null;
  readonly name: string;
  /** Left out: what its name becomes in an address. */
  readonly urlKeys?: Readonly<Record<LocaleName, string>>;
  readonly now: Date;
}

/** Rules 18 and 21: hidden, until somebody shows it. Answers its id. */
export const addCategory = (
  database: CommerceDatabase,
  wish: NewCategory,
): Promise<Result<number, CategoryRefusal>> =>
  allOrNothing(database, (transaction) => addCategoryIn(transaction, wish));

/** The same as part of something larger, which has to be undone where it is refused. */
export async function addCategoryIn(
  transaction: Changing,
  { parentId, name: given, urlKeys, now }: NewCategory,
): Promise<Result<number, CategoryRefusal>> {
  const tree = await lockCategories(transaction);
  const parent = tree.find(({ id, parentId: above }) =>
    parentId === null ? above === null : id === parentId,
  );
  if (!parent) return refuse('category-not-found', {});
  if (parent.path.length >= deepestLevel) return refuse('category-too-deep', { most: deepestLevel - 1 });
  if (tree.length > mostCategories) return refuse('categories-full', { most: mostCategories });
  const name = tidyLine(given);
  const urlKey = slugOf(name);
  if (urlKey === '' || name.length > longestName) {
    return refuse('words-not-valid', { field: 'name', most: longestName });
  }
  const above = await readCategoryAddresses(transaction, [parent.id]);
  const id = await insertCategory(transaction, parent);
  const addresses = localeNames.map((locale): CategoryAddress => {
    const path = above.find((address) => address.locale === locale)?.urlPath;
    const key = urlKeys?.[locale] ?? urlKey;
    return { id, locale, urlKey: key, urlPath: below(path, key) };
  });
  const moved = await movePaths(transaction, 'CATEGORY', addresses.map(asMove));
  if (!moved.ok) return moved;
  await writeFirstWords(transaction, { name, addresses, now });
  return ok(id);
}

/** Rules 19 and 20. */
export const moveCategory = (
  database: CommerceDatabase,
  wish: CategoryMove,
): Promise<Result<undefined, CategoryRefusal>> =>
  allOrNothing(database, (transaction) => moveCategoryIn(transaction, wish));

export async function moveCategoryIn(
  transaction: Changing,
  wish: CategoryMove,
): Promise<Result<undefined, CategoryRefusal>> {
  const plan = planMove(await lockCategories(transaction), wish);
  if (!plan.ok) return plan;
  if (plan.value.placed.length > 0) await placeCategories(transaction, plan.value.placed);
  return readdress(transaction, plan.value);
}

interface NewUrlKey {
  readonly id: number;
  readonly locale: string;
  readonly urlKey: string;
}

/** Rule 20. */
export const renameCategory = (
  database: CommerceDatabase,
  wish: NewUrlKey,
): Promise<Result<undefined, CategoryRefusal>> =>
  allOrNothing(database, (transaction) => renameCategoryIn(transaction, wish));

export async function renameCategoryIn(
  transaction: Changing,
  { id, locale, urlKey }: NewUrlKey,
): Promise<Result<undefined, CategoryRefusal>> {
  if (!isLocaleName(locale)) return refuse('locale-not-known', { locale });
  if (!isUrlKey(urlKey)) return refuse('url-key-not-valid', { urlKey });
  const tree = await lockCategories(transaction);
  const own = tree.find((category) => category.id === id && category.parentId !== null);
  if (!own) return refuse('category-not-found', {});
  const family = tree.filter(({ path }) => path.includes(id));
  const plan = { placed: family, readdressed: family.map((category) => category.id) };
  return readdress(transaction, plan, { renamed: { id, locale, urlKey } });
}

interface Readdressed {
  /** From the top down. */
  readonly readdressed: readonly number[];
  readonly placed: readonly { readonly id: number; readonly parentId: number | null }[];
}

/** Rule 20: the address of each follows from that of the one above it, which comes first. */
export async function readdress(
  transaction: Changing,
  { readdressed, placed }: Readdressed,
  { renamed }: { readonly renamed?: { id: number; locale: LocaleName; urlKey: string } } = {},
): Promise<Result<undefined, PathTaken>> {
  const [top] = readdressed;
  if (top === undefined) return ok();
  const parents = new Map(placed.map(({ id, parentId }) => [id, parentId ?? 0]));
  const known = await readCategoryAddresses(transaction, [...readdressed, parents.get(top) ?? 0]);
  const byPlace = new Map(known.map((address) => [`${address.id} ${address.locale}`, address]));
  const wanted: CategoryAddress[] = [];
  for (const id of readdressed) {
    for (const locale of localeNames) {
      const former = byPlace.get(`${id} ${locale}`);
      if (!former || (renamed && renamed.locale !== locale)) continue;
      const isRenamed = renamed?.id === id && renamed.locale === locale;
      const urlKey = isRenamed ? renamed.urlKey : former.urlKey;
      const above = byPlace.get(`${parents.get(id)} ${locale}`)?.urlPath;
      const address = { id, locale, urlKey, urlPath: below(above, urlKey) };
      byPlace.set(`${id} ${locale}`, address);
      if (address.urlPath !== former.urlPath) wanted.push(address);
    }
  }
  if (wanted.length === 0) return ok();
  const moved = await movePaths(transaction, 'CATEGORY', wanted.map(asMove));
  if (moved.ok) await setCategoryAddresses(transaction, wanted);
  return moved;
}

const asMove = ({ id, locale, urlPath }: CategoryAddress) => ({ locale, entityId: id, path: urlPath });

/** The root has no address of its own. */
const below = (above: string | undefined, urlKey: string): string => (above ? `${above}/${urlKey}` : urlKey);
