import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { isLocaleName, type LocaleName } from '@bowline/markets';
import {
  type CategoryMove,
  type CategoryWords,
  checkCategoryWords,
  lockCategories,
  lockProducts,
  moveInCategory,
  placeInCategory,
  replaceCategoryWords,
  showCategory,
  takeFromCategory,
  type WordsRefusal,
} from '#catalog';
import { allOrNothing } from '#stores';
import type { CommerceDatabase } from '#tables';
import { addCategory, type CategoryRefusal, moveCategory, renameCategory } from './change-category.ts';
import {
  type CategoryFile,
  type CategoryProduct,
  type CategoryRow,
  readCategories,
  readCategory,
  readCategoryProducts,
} from './read-categories.ts';
import {
  type CategoryRemoval,
  previewRemoval,
  type RemovalRefusal,
  type RemovalWish,
  removeCategory,
} from './remove-category.ts';

export interface CategoryWordsWish {
  readonly id: number;
  readonly locale: string;
  readonly words: CategoryWords;
  readonly seenAt: Date | null;
}

interface OfProducts {
  readonly id: number;
  readonly skus: readonly string[];
}

type PlacingRefusal =
  | Refusal<'category-not-found', Record<never, never>>
  | Refusal<'product-not-found', { readonly sku: string }>
  | Refusal<'too-many-rows', { readonly most: number }>;

export interface CategoriesAdmin {
  all(locale: LocaleName): Promise<readonly CategoryRow[]>;
  file(id: number): Promise<CategoryFile | null>;
  products(wish: {
    readonly id: number;
    readonly after: number;
    readonly locale: LocaleName;
  }): Promise<{ readonly products: readonly CategoryProduct[]; readonly total: number }>;
  add(wish: {
    readonly parentId: number | null;
    readonly name: string;
  }): Promise<Result<number, CategoryRefusal>>;
  move(wish: CategoryMove): Promise<Result<undefined, CategoryRefusal>>;
  rename(wish: {
    readonly id: number;
    readonly locale: string;
    readonly urlKey: string;
  }): Promise<Result<undefined, CategoryRefusal>>;
  changeWords(wish: CategoryWordsWish): Promise<Result<undefined, CategoryRefusal | WordsRefusal>>;
  show(wish: {
    readonly id: number;
    readonly isActive: boolean;
    readonly isInMenu: boolean;
  }): Promise<Result<undefined, CategoryRefusal>>;
  /** Answer how many were placed or taken out. */
  place(wish: OfProducts): Promise<Result<number, PlacingRefusal>>;
  takeOut(wish: OfProducts): Promise<Result<number, PlacingRefusal>>;
  moveProduct(wish: {
    readonly id: number;
    readonly sku: string;
    readonly place: number;
  }): Promise<Result<undefined, PlacingRefusal>>;
  removal(id: number, locale: LocaleName): Promise<CategoryRemoval | null>;
  remove(wish: RemovalWish): Promise<Result<undefined, RemovalRefusal>>;
}

const mostPlaced = 500;

export function createCategoriesAdmin(database: CommerceDatabase, clock: () => Date): CategoriesAdmin {
  /** With the tree held before the products, as every change of categories holds them. */
  const withProducts = <Value>(
    { id, skus }: OfProducts,
    change: (
      transaction: Parameters<typeof lockCategories>[0],
      ids: readonly number[],
    ) => Promise<Result<Value, PlacingRefusal>>,
  ) =>
    allOrNothing(database, async (transaction): Promise<Result<Value, PlacingRefusal>> => {
      if (skus.length > mostPlaced) return refuse('too-many-rows', { most: mostPlaced });
      const tree = await lockCategories(transaction);
      if (!tree.some((each) => each.id === id && each.parentId !== null))
        return refuse('category-not-found', {});
      const locked = await lockProducts(transaction, skus);
      const ids: number[] = [];
      for (const sku of skus) {
        const product = locked.get(sku.toLowerCase());
        if (!product) return refuse('product-not-found', { sku });
        // Whoever names a variant means its product, which alone is listed.
        ids.push(product.parentId ?? product.id);
      }
      return change(transaction, [...new Set(ids)]);
    });

  return {
    all: (locale) => readCategories(database.kysely, locale),
    file: (id) => readCategory(database.kysely, id),
    products: (wish) => readCategoryProducts(database.kysely, wish),
    add: (wish) => addCategory(database, { ...wish, now: clock() }),
    move: (wish) => moveCategory(database, wish),
    rename: (wish) => renameCategory(database, wish),
    async changeWords({ id, locale, words: given, seenAt }) {
      if (!isLocaleName(locale)) return refuse('locale-not-known', { locale });
      const words = checkCategoryWords(given);
      if (!words.ok) return words;
      type Refused = CategoryRefusal | WordsRefusal;
      return allOrNothing(database, async (transaction): Promise<Result<undefined, Refused>> => {
        const tree = await lockCategories(transaction);
        if (!tree.some((each) => each.id === id && each.parentId !== null))
          return refuse('category-not-found', {});
        return replaceCategoryWords(transaction, { id, locale, words: words.value, seenAt, now: clock() });
      });
    },
    async show({ id, ...wish }) {
      return allOrNothing(database, async (transaction): Promise<Result<undefined, CategoryRefusal>> => {
        await lockCategories(transaction);
        return (await showCategory(transaction, id, wish)) ? ok() : refuse('category-not-found', {});
      });
    },
    place: (wish) =>
      withProducts(wish, async (transaction, ids) => ok(await placeInCategory(transaction, wish.id, ids))),
    takeOut: (wish) =>
      withProducts(wish, async (transaction, ids) => ok(await takeFromCategory(transaction, wish.id, ids))),
    moveProduct: ({ id, sku, place }) =>
      withProducts({ id, skus: [sku] }, async (transaction, [productId = 0]) =>
        (await moveInCategory(transaction, { categoryId: id, productId, place }))
          ? ok(undefined)
          : refuse('product-not-found', { sku }),
      ),
    removal: (id, locale) => previewRemoval(database.kysely, id, locale),
    remove: (wish) => removeCategory(database, wish),
  };
}
