/**
 * What things cost as a visitor sees it: VAT, currencies, reductions, ranges, tiers, unit prices, price facets (rules in SPEC.md).
 * It does not know products; callers hand it stored prices. Totals of a cart are not made here.
 */
export { baseOf, type ChargedPrice, runningReduction, type StoredPrice } from './charged-price.ts';
export { chargedPriceSql, type PriceMoment } from './charged-price-sql.ts';
export { cleanThreshold } from './clean-threshold.ts';
export {
  type BasePrice,
  displayPrice,
  type PriceView,
  priceAsShown,
  type StorePriceView,
  smallestBaseShownAs,
  type TaxClass,
  vatOf,
  vatShownBy,
} from './display-price.ts';
export { createEcbRates, type EcbOptions } from './ecb-rates.ts';
export { type ExchangeRates, exchangeRates, priceViewOf } from './exchange-rates.ts';
export { type PriceCount, type PriceFacetRange, priceFacet } from './price-facet.ts';
export { lowestPriceBefore, lowestPriceIfPlanned, type RecordedPrice } from './price-history.ts';
export { discountBetween, type Offer, priceRange, type ShownPriceRange } from './price-range.ts';
export {
  createPricingReader,
  type PricedMoment,
  type PricedVisitor,
  type PricingContext,
  type PricingReader,
} from './reader.ts';
export { isRunning, type Reduction } from './reduction.ts';
export {
  type DailyRates,
  type ExchangeRateSource,
  type ExchangeRatesAdmin,
  keepExchangeRates,
  type RateRefusal,
} from './refresh-exchange-rates.ts';
export {
  beginPricing,
  copyPricing,
  type MarketPriceChange,
  type PricingChange,
  readReductions,
  replaceMarketPrices,
  replacePricings,
  replaceTiers,
} from './replace-pricing.ts';
export type { PricingShapes } from './shapes.ts';
export type { PricingTables } from './tables.ts';
export {
  atQuantity,
  type PriceTier,
  type ShownTier,
  shownTiers,
  type UnitPrice,
  unitPrice,
} from './tiers.ts';
