/**
 * The eleven store views, their settings and countries, and the visitor: who asks, in which store and currency.
 * It is not where markets are described; that data comes from @bowline/markets.
 */
export { findCountry, findRegion, type NumberedRegion, regionsOf } from './countries.ts';
export { renderDirectives } from './directives.ts';
export { readEmailAddress } from './email-address.ts';
export type { StoresContext, StoreView } from './model.ts';
export { storesModule } from './module.ts';
export { createRateLimiter, type RateLimit, type RateLimiter } from './rate-limiter.ts';
export {
  createReferenceVersion,
  keptPerVersion,
  type ReferenceVersion,
  raiseReferenceVersion,
} from './reference-version.ts';
export { type StoresRefusals, storesRefusals } from './refusals.ts';
export { defaultSettings, type ShopSettings } from './settings.ts';
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
export { rootCategoryId } from './store-config.ts';
export { defaultStoreView, storeViewByCode, storeViews } from './store-views.ts';
export type { StoresTables } from './tables.ts';
export {
  type Authenticate,
  identifyVisitor,
  knowsNobody,
  type SignedInCustomer,
  type Visitor,
} from './visitor.ts';
