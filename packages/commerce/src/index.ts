/**
 * The commerce service: catalogue, prices, stock and addresses of pages behind a GraphQL interface that is
 * wire-compatible with Magento 2.4. It is not a web server and reads no environment; `apps/server` hosts it.
 */

export type { CatalogueCounts, CommerceAdmin, PriceChange, PriceRefusal, RenameRefusal } from '#admin';
export type { SearchAccess } from '#catalog';
export { type Finding, type OrderFile, type OrdersAdmin, reconcile } from '#checkout';
export type { ContentPlace, MessageCatalogue, ShopMessage } from '#editing';
export { type GiftCardGift, giveGiftCards, withdrawGiftCards } from '#gift-cards';
export type { PaymentsChoice } from '#payments';
export { createEcbRates, type ExchangeRateSource, type ExchangeRatesAdmin } from '#pricing';
export { type CouponPlan, keepCoupons, switchOffCoupons } from '#promotions';
export { type DemoReview, keepDemoReviews, type ReviewsAdmin } from '#reviews';
export { createVies } from '#tax';
export { type CatalogueOrigin, readCatalogueOrigin } from './catalogue-import/catalogue-origin.ts';
export { type ImportOptions, importCatalogue } from './catalogue-import/import-catalogue.ts';
export type * from './catalogue-import/types.ts';
export { type Commerce, type CommerceDependencies, commercePaths, createCommerce } from './commerce.ts';
export { readDeskSchema } from './desk/desk.ts';
export { assembleSchema } from './graphql/assemble.ts';
export { readPublishedSchema, readSchema } from './graphql/editions.ts';
export { type ObservedOperation, operationChannel, type PlainAnswer } from './graphql/handler.ts';
export { defaultLimits, type Limits } from './graphql/limits.ts';
export { commerceMigrations } from './migrations.ts';
export type * from './modules/search-feed/index.ts';
export { createSearchFacts } from './modules/search-feed/index.ts';
export {
  type DecidedSettings,
  defaultSettings,
  type SettingRefusal,
  type SettingsAdmin,
  type ShopSettings,
  shopDataTopic,
} from './modules/stores/index.ts';
export type { VatRateChange, VatRateRefusal, VatRatesAdmin } from './modules/tax/index.ts';
export type { ProcessFacts } from './modules/upkeep/index.ts';
export type { CommerceJobs } from './open-modules.ts';
export type { CommerceDatabase, CommerceTables } from './tables.ts';
