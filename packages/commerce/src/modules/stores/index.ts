/**
 * The eleven store views, their settings and countries, and the visitor: who asks, in which store and currency.
 * It is not where markets are described; that data comes from @bowline/markets.
 */
export { allOrNothing } from './all-or-nothing.ts';
export { describeCountry, findCountry, findRegion, type NumberedRegion, regionsOf } from './countries.ts';
export { renderDirectives } from './directives.ts';
export { readEmailAddress, recipientOf } from './email-address.ts';
export type { StoresContext, StoreView } from './model.ts';
export { storesModule } from './module.ts';
export {
  type AddressAttribute,
  addressLines,
  fullName,
  type PostalAddress,
  showAddressDetails,
} from './postal-address.ts';
export { createRateLimiter, digestOf, type RateLimit, type RateLimiter } from './rate-limiter.ts';
export {
  type AddressInput,
  longestAddressFields,
  problemOfField,
  readAddress,
  readRegion,
} from './read-address.ts';
export {
  createReferenceVersions,
  keptPerVersion,
  type ReferenceVersion,
  type ReferenceVersions,
  raiseReferenceVersion,
  raiseShopDataVersion,
  shopDataTopic,
} from './reference-version.ts';
export {
  type AddressRefusal,
  type FieldRefusal,
  type StoresRefusals,
  storesRefusals,
} from './refusals.ts';
export {
  type DecidedSettings,
  defaultSettings,
  isSettingName,
  type ShopSettings,
  settingRules,
} from './settings.ts';
export type { StoresShapes } from './shapes.ts';
export {
  addDays,
  type Day,
  isDay,
  type LocalTime,
  localTime,
  momentOf,
  startOfDay,
  weekdayOf,
} from './shop-calendar.ts';
export { createShopData, type ShopData, type ShopDataPart, type ShopFacts } from './shop-data.ts';
export { createSettingsAdmin, type SettingRefusal, type SettingsAdmin } from './shop-settings.ts';
export { describeWebsite, rootCategoryId } from './store-config.ts';
export { defaultStoreView, storeViewByCode, storeViews } from './store-views.ts';
export type { StoresTables } from './tables.ts';
export { isPlainText, tidyLine, tidyLines } from './tidy-text.ts';
export {
  type Authenticate,
  identifyVisitor,
  type SignedInCustomer,
  type Visitor,
} from './visitor.ts';
