import type { Reading } from '@bowline/database';
import { defaultLocale, type LocaleName } from '@bowline/markets';
import { type DecidedSettings, keptPerVersion, type ReferenceVersion } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { AttributeBook } from './attributes/attribute-book.ts';
import { type LabelsOfAttributes, readAttributeBook, readAttributeLabels } from './attributes/repository.ts';
import type { CategoryTree } from './categories/category-tree.ts';
import {
  lookUpProductCount,
  type Origin,
  readCategoryTree,
  readCategoryUrlPaths,
  readOrigin,
} from './categories/repository.ts';
import { lookUpSample, lookUpSiblings, type Sample, type Sibling } from './cords/repository.ts';
import { createListingReader, type ListingReader } from './listing/reader.ts';
import type { SearchClient } from './listing/search/search-client.ts';
import * as details from './products/detail-repository.ts';
import type * as model from './products/model.ts';
import type { RecordReader } from './products/record-rows.ts';
import * as products from './products/repository.ts';

/** The catalogue as one request reads it: one locale, every kind of row in batches. */
export interface CatalogReader {
  book(): AttributeBook;
  /** What attributes are called in every store. */
  attributeLabels(): Promise<LabelsOfAttributes>;
  tree(): CategoryTree;
  origin(): Promise<Origin>;
  product(id: number): Promise<model.ProductRecord | null>;
  variantsOf(productId: number): Promise<readonly model.ProductRecord[]>;
  /** The product itself or its active variants, as far as prices go. */
  soldItemsOf(productId: number): Promise<readonly model.SoldItem[]>;
  detailsOf(productId: number): Promise<model.ProductDetails | null>;
  optionValuesOf(productId: number): Promise<readonly model.OptionValue[]>;
  attributeValuesOf(productId: number): Promise<readonly model.AttributeValue[]>;
  mediaOf(productId: number): Promise<readonly model.Media[]>;
  categoriesOf(productId: number): Promise<readonly { readonly categoryId: number }[]>;
  /** Null: links of all kinds. */
  linksOf(productId: number, kind: model.LinkKind | null): Promise<readonly model.LinkedProduct[]>;
  configurableAttributesOf(productId: number): Promise<readonly model.ConfigurableAttribute[]>;
  giftCardOf(productId: number): Promise<model.GiftCard | null>;
  sampleOf(productId: number): Promise<Sample | null>;
  /** The colours of the same cord, itself included. */
  siblingsOf(productId: number, limit: number | null): Promise<readonly Sibling[]>;
  productCountOf(categoryId: number): Promise<number>;
  productUrlKeys(sku: string): Promise<readonly { locale: string; urlKey: string }[]>;
  categoryUrlPaths(categoryId: number): readonly { locale: string; urlPath: string }[];
  readonly listing: ListingReader;
}

export interface Catalog {
  /** Attributes in the default language, for the fields and filters they add to the schema. */
  attributes(): Promise<AttributeBook>;
  readerFor(visitor: RecordReader, reading: Reading, settings: CatalogSettings): Promise<CatalogReader>;
}

export type CatalogSettings = Pick<DecidedSettings, 'showOutOfStock'>;

export function createCatalog(
  database: CommerceDatabase,
  version: ReferenceVersion,
  search: SearchClient | null = null,
): Catalog {
  const books = keptPerVersion(version, (locale: LocaleName) => readAttributeBook(database, locale));
  const trees = keptPerVersion(version, (locale: LocaleName) => readCategoryTree(database, locale));

  const labels = keptPerVersion(version, () => readAttributeLabels(database));
  const origin = keptPerVersion(version, () => readOrigin(database));
  const urlPaths = keptPerVersion(version, () => readCategoryUrlPaths(database));

  return {
    attributes: () => books(defaultLocale),
    async readerFor(visitor, reading, settings) {
      const { locale } = visitor;
      const [book, tree, paths] = await Promise.all([books(locale), trees(locale), urlPaths('paths')]);
      const product = products.lookUpProduct(reading, visitor);
      return {
        book: () => book,
        attributeLabels: () => labels('labels'),
        tree: () => tree,
        origin: () => origin('origin'),
        product,
        variantsOf: products.lookUpVariants(reading, visitor),
        soldItemsOf: products.lookUpSoldItems(reading, visitor),
        detailsOf: products.lookUpDetails(reading, locale),
        optionValuesOf: details.lookUpOptionValues(reading),
        attributeValuesOf: details.lookUpAttributeValues(reading),
        mediaOf: details.lookUpMedia(reading),
        categoriesOf: details.lookUpCategories(reading),
        linksOf: products.lookUpLinks(reading, visitor),
        configurableAttributesOf: details.lookUpConfigurableAttributes(reading),
        giftCardOf: details.lookUpGiftCard(reading),
        sampleOf: lookUpSample(reading),
        siblingsOf: lookUpSiblings(reading, locale, book.byCode('color')?.id ?? 0),
        productCountOf: lookUpProductCount(reading, settings),
        productUrlKeys: (sku) => products.readProductUrlKeys(reading, sku),
        categoryUrlPaths: (categoryId) => paths.get(categoryId) ?? [],
        listing: createListingReader({ database, reading, visitor, settings, book, product, search }),
      };
    },
  };
}
