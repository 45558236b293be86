import { defaultLocale, type LocaleName } from '@bowline/markets';
import DataLoader from 'dataloader';
import { keptPerVersion, type ReferenceVersion, type ShopSettings, type StoreView } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { AttributeBook } from './attributes/attribute-book.ts';
import { readAttributeBook } from './attributes/repository.ts';
import type { CategoryTree } from './categories/category-tree.ts';
import { countProducts, readCategoryTree, readCategoryUrlPaths } from './categories/repository.ts';
import { createListingReader, type ListingReader } from './listing/reader.ts';
import * as details from './products/detail-repository.ts';
import type * as model from './products/model.ts';
import { readDetails, readProducts, readProductUrlKeys, readVariants } from './products/repository.ts';

/** The catalogue as one request reads it: one locale, every kind of row in batches. */
export interface CatalogReader {
  book(): Promise<AttributeBook>;
  tree(): Promise<CategoryTree>;
  product(id: number): Promise<model.ProductRecord | null>;
  variantsOf(productId: number): Promise<readonly model.ProductRecord[]>;
  detailsOf(productId: number): Promise<model.ProductDetails | null>;
  optionValuesOf(productId: number): Promise<readonly model.OptionValue[]>;
  attributeValuesOf(productId: number): Promise<readonly model.AttributeValue[]>;
  mediaOf(productId: number): Promise<readonly model.Media[]>;
  categoryIdsOf(productId: number): Promise<readonly number[]>;
  linksOf(productId: number): Promise<readonly model.ProductLink[]>;
  configurableAttributesOf(productId: number): Promise<readonly model.ConfigurableAttribute[]>;
  giftCardOf(productId: number): Promise<model.GiftCard | null>;
  productCountOf(categoryId: number): Promise<number>;
  productUrlKeys(sku: string): Promise<readonly { locale: string; urlKey: string }[]>;
  categoryUrlPaths(categoryId: number): Promise<readonly { locale: string; urlPath: string }[]>;
  readonly listing: ListingReader;
}

export interface Catalog {
  /** Attributes in the default language, for the fields and filters they add to the schema. */
  attributes(): Promise<AttributeBook>;
  readerFor(store: StoreView): CatalogReader;
}

export function createCatalog(
  database: CommerceDatabase,
  version: ReferenceVersion,
  settings: ShopSettings,
): Catalog {
  const books = keptPerVersion(version, (locale: LocaleName) => readAttributeBook(database, locale));
  const trees = keptPerVersion(version, (locale: LocaleName) => readCategoryTree(database, locale));

  return {
    attributes: () => books(defaultLocale),
    readerFor({ locale }) {
      const batched = <Value>(read: (ids: readonly number[]) => Promise<Value[]>) => {
        const loader = new DataLoader(read);
        return (id: number) => loader.load(id);
      };
      return {
        book: () => books(locale),
        tree: () => trees(locale),
        product: batched((ids) => readProducts(database, locale, ids)),
        variantsOf: batched((ids) => readVariants(database, locale, ids)),
        detailsOf: batched((ids) => readDetails(database, locale, ids)),
        optionValuesOf: batched((ids) => details.readOptionValues(database, ids)),
        attributeValuesOf: batched((ids) => details.readAttributeValues(database, ids)),
        mediaOf: batched((ids) => details.readMedia(database, ids)),
        categoryIdsOf: batched((ids) => details.readCategoryIds(database, ids)),
        linksOf: batched((ids) => details.readLinks(database, ids)),
        configurableAttributesOf: batched((ids) => details.readConfigurableAttributes(database, ids)),
        giftCardOf: batched((ids) => details.readGiftCards(database, ids)),
        productCountOf: batched((ids) => countProducts(database, ids, settings)),
        productUrlKeys: (sku) => readProductUrlKeys(database, sku),
        categoryUrlPaths: (categoryId) => readCategoryUrlPaths(database, categoryId),
        listing: createListingReader(database, locale, settings),
      };
    },
  };
}
