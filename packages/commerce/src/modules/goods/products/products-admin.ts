import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { isLocaleName, type LocaleName } from '@bowline/markets';
import { checkWords, lockProduct, type ProductWords, replaceProductWords, type WordsRefusal } from '#catalog';
import type { CommerceDatabase } from '#tables';
import { type ColourCopyRefusal, type ColourCopyWish, copyAsColour } from './copy-colour.ts';
import { type FoundProduct, findProducts, type ProductSearch } from './find-products.ts';
import { type PublishRefusal, publishProducts } from './publish.ts';
import { type ProductFile, readProduct } from './read-product.ts';
import { type RenameRefusal, renameProductUrl } from './rename-product-url.ts';
import { setTaxClass, type TaxClassRefusal, type TaxClassWish } from './set-tax-class.ts';

export interface WordsWish {
  readonly sku: string;
  readonly locale: string;
  readonly words: ProductWords;
  readonly seenAt: Date | null;
}

type NotFound = Refusal<'product-not-found', { readonly sku: string }>;
type NoSuchLocale = Refusal<'locale-not-known', { readonly locale: string }>;

export interface ProductsAdmin {
  find(search: ProductSearch): Promise<{ products: readonly FoundProduct[]; hasMore: boolean }>;
  file(sku: string, locale: LocaleName): Promise<ProductFile | null>;
  changeWords(wish: WordsWish): Promise<Result<undefined, WordsRefusal | NotFound | NoSuchLocale>>;
  copyAsColour(wish: ColourCopyWish): Promise<Result<undefined, ColourCopyRefusal>>;
  publish(skus: readonly string[], isActive: boolean): Promise<Result<number, PublishRefusal>>;
  rename(wish: {
    readonly sku: string;
    readonly locale: string;
    readonly urlKey: string;
  }): Promise<Result<undefined, RenameRefusal | NoSuchLocale>>;
  setTaxClass(wish: TaxClassWish): Promise<Result<undefined, TaxClassRefusal>>;
}

export function createProductsAdmin(database: CommerceDatabase, clock: () => Date): ProductsAdmin {
  return {
    find: (search) => findProducts(database.kysely, search),
    file: (sku, locale) => readProduct(database.kysely, sku, locale),
    async changeWords({ sku, locale, words: given, seenAt }) {
      if (!isLocaleName(locale)) return refuse('locale-not-known', { locale });
      const words = checkWords(given);
      if (!words.ok) return words;
      return database.transaction(async (transaction) => {
        const product = await lockProduct(transaction, sku);
        if (!product || product.parentId !== null) return refuse('product-not-found', { sku });
        const wish = { productId: product.id, locale, words: words.value, seenAt, now: clock() };
        const replaced = await replaceProductWords(transaction, wish);
        return replaced.ok ? ok() : replaced;
      });
    },
    copyAsColour: (wish) => copyAsColour(database, wish, clock()),
    publish: (skus, isActive) => publishProducts(database, skus, isActive),
    async rename({ sku, locale, urlKey }) {
      if (!isLocaleName(locale)) return refuse('locale-not-known', { locale });
      return renameProductUrl(database, { sku, locale, urlKey });
    },
    setTaxClass: (wish) => setTaxClass(database, wish),
  };
}
