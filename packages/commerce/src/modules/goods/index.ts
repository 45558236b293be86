/**
 * What the merchant does with the goods: finding them, their words, prices and stock, one by one or by lists (rules in SPEC.md).
 * It keeps no goods itself: every change goes through the doors of catalog, pricing, stock and routing.
 */
export { addCategoryIn, moveCategoryIn, renameCategoryIn } from './categories/change-category.ts';
export type { GoodsAdmin } from './goods-admin.ts';
export { keepPicture, type PictureMaker, type PictureShelf } from './pictures/pictures-admin.ts';
export { changePrice, type PriceChange } from './prices/change-price.ts';
export { changePrices, type PriceRefusal, type ShopTime } from './prices/change-prices.ts';
export { type MarketPriceRefusal, type MarketPriceWish, setMarketPrice } from './prices/set-market-price.ts';
export { type RenameRefusal, renameProductUrl } from './products/rename-product-url.ts';
export { lineOf, rowsOf } from './sheets/parse-sheet.ts';
export { textOf } from './sheets/sheets-admin.ts';
export { lowPools } from './stock/low-pools.ts';
export { takeUpload } from './uploads/uploads.ts';
export { isUrlKey } from './url-key.ts';
