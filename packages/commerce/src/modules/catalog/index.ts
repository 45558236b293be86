/**
 * Categories, attributes and products: what the shop sells, as one locale reads it, and the listings made from it.
 * It does not decide prices or stock (see their modules) and does not know the paths pages are found under.
 */

export { type AttributeBook, hasOptions } from './attributes/attribute-book.ts';
export {
  countProductsWith,
  findOption,
  insertAttribute,
  insertOption,
  type LockedAttribute,
  lockAttribute,
  moveOption,
  removeOption,
  setAttributeNames,
  setOptionNames,
  setOptionSwatch,
} from './attributes/change-options.ts';
export { attributeValues } from './attributes/product-values.ts';
export {
  moveInCategory,
  placeAllInCategory,
  placeInCategory,
  takeFromCategory,
} from './categories/category-places.ts';
export type { CategoryRecord, CategoryTree } from './categories/category-tree.ts';
export {
  type CategoryAddress,
  deleteCategory,
  insertCategory,
  lockCategories,
  placeCategories,
  readCategoryAddresses,
  setCategoryAddresses,
  showCategory,
  writeFirstWords,
} from './categories/change-categories.ts';
export {
  type CategoryMove,
  deepestLevel,
  type MoveRefusal,
  type PlacedCategory,
  planMove,
  planRemoval,
} from './categories/move-category.ts';
export { type ColourWish, colourOption, mostOptions } from './copying/colour-options.ts';
export { type CopyRefusal, copyProduct, type ProductCopy } from './copying/copy-product.ts';
export { slugOf } from './copying/slug.ts';
export { checkPage, checkRange } from './listing/pagination.ts';
export type { SearchAccess } from './listing/search/search-client.ts';
export {
  type CatalogCounts,
  countCatalog,
  type LockedProduct,
  lockProduct,
  lockProducts,
  setProductPrices,
  setProductsActive,
  setProductTaxClass,
  setProductUrlKey,
} from './merchant.ts';
export type { CatalogContext } from './model.ts';
export {
  insertProduct,
  insertProductWords,
  type KnownProduct,
  lockKnownProduct,
  type NewProduct,
  readProductUrlKeys,
  setProductCategories,
  setProductFacts,
  setProductOptions,
  setProductValues,
} from './new-products/new-products.ts';
export {
  addProductPicture,
  changeProductPicture,
  describeProductPicture,
  longestPictureText,
  mostPictures,
  orderProductPictures,
  removeProductPicture,
} from './pictures/product-pictures.ts';
export { linkKinds, type MarketPrices, type ProductKind, type ProductRecord } from './products/model.ts';
export { productPagePath, productUrlKey } from './products/names.ts';
export { isInStock, priceRangeOf } from './products/offers.ts';
export { productIdsUnderSkus } from './products/repository.ts';
export { productTypeName } from './products/type-names.ts';
export { type Catalog, type CatalogReader, createCatalog } from './reader.ts';
export { type CatalogRefusals, catalogRefusals } from './refusals.ts';
export { joinColours, setProductLinks } from './relations.ts';
export type { CatalogShapes } from './shapes.ts';
export {
  onItsOwn,
  readThings,
  type SoldThing,
  type SoldThingRow,
  soldThingColumns,
  type ThingsUnderSkus,
  toSoldThing,
} from './sold/sold-things.ts';
export {
  derivedTables,
  rebuildDerivedData,
  sourcesOfDerivedData,
  stopDeriving,
} from './summaries/derived-data.ts';
export type { CatalogTables } from './tables.ts';
export {
  type CategoryWords,
  checkCategoryWords,
  replaceCategoryWords,
} from './translations/category-words.ts';
export { plainElements } from './translations/description-html.ts';
export {
  checkWords,
  type ProductWords,
  readProductWords,
  replaceProductWords,
  sourceLocale,
  type WordsRefusal,
} from './translations/product-words.ts';
