// The eleven shops as data: locales, domains, currencies, countries, slugs, routes, formats and the specification's constants.
// It is not the place for messages, prices or catalogue content, and it never reads a request or a clock itself.
export {
  type AttributeCodes,
  attributeCodes,
  attributeCodesFor,
  type SortOption,
  sortOptions,
} from './attributes.ts';
export {
  type CategoryAlias,
  type CategoryLink,
  categoryAliases,
  categoryPath,
  categoryPaths,
  categoryPathsFor,
  homeCategoryLinks,
} from './category-paths.ts';
export * from './constants/client-behaviour.ts';
export * from './constants/commerce.ts';
export * from './constants/consent.ts';
export * from './constants/cookies-and-headers.ts';
export * from './constants/crawlers.ts';
export * from './constants/images.ts';
export { type Country, countries, countryName } from './countries.ts';
export { alpha3ByCountry, type CountryCode, countryCodes, isCountryCode } from './country-codes.ts';
export { currencyDetails } from './currency-details.ts';
export { browserOf, viewportClassOf } from './device.ts';
export { dutchHolidays, easterSunday } from './dutch-holidays.ts';
export {
  type CalendarDay,
  calendarDayInShop,
  type DateStyle,
  formatDate,
  formatDays,
  timeOfDayInShop,
} from './formats/date.ts';
export {
  formatCentimetres,
  formatFeet,
  formatKilograms,
  formatLength,
  formatMetres,
  formatMoney,
  formatNumber,
  formatPercent,
  type NumberOptions,
  withFeet,
} from './formats/number.ts';
export { hasOwnDomain, marketOwningHost, normaliseHost } from './hosts.ts';
export { coloursOfWord } from './listing/colour-words.ts';
export {
  type ListingFilter,
  listingFilters,
  listingFiltersFor,
  listingParameters,
  priceParameters,
  productsPerPage,
} from './listing/filters.ts';
export {
  defaultSortOf,
  type ListingSort,
  listingSorts,
  type OwnSort,
  ownSorts,
  sortByParameter,
} from './listing/sorts.ts';
export {
  detectLocale,
  type RootVisit,
  rootRedirect,
  suggestLocale,
  type VisitorLanguage,
} from './locale-detection.ts';
export { defaultLocale, isLocaleName, type LocaleName, localeNames } from './locale-names.ts';
export { type LocaleRequest, type ResolvedLocale, resolveLocale } from './locale-routing.ts';
export {
  type CategoryKey,
  categoryKeys,
  type DateFormat,
  type Formats,
  type Market,
  type MarketAddress,
  type OfferedCurrency,
  type StaticPageId,
  staticPageIds,
} from './market.ts';
export { marketAddresses } from './market-addresses.ts';
export { allMarkets, marketByLocale, marketByStoreCode, markets } from './markets.ts';
export { findMessage, formatMessage, type MessageValues } from './message-format.ts';
export { type MessageProblem, messageProblems, placeholdersOf, pluralFormsOf } from './message-rules.ts';
export { errorPageTitle, type PageTitleSource, pageTitle, titleFromPath } from './page-title.ts';
export {
  defaultPrefixStrategy,
  type PrefixStrategy,
  prefixOf,
  prefixStrategies,
} from './prefix-strategy.ts';
export { type Region, regionsByCountry } from './regions.ts';
export { fillShopWords, productWordIn, shop } from './shop.ts';
export {
  isOwnPage,
  pageIdBySlug,
  slugsOfAllLocales,
  staticPagePath,
  staticPageSlug,
  staticPages,
  staticPagesFor,
} from './static-pages.ts';
export { joinStreet, streetWithout, writesNumberFirst } from './street.ts';
export { languageOf, layTextsOver, pluralIndex, type Texts, textFilesOf } from './text-files.ts';
export { typeset, typographyProblems } from './typography.ts';
export {
  absoluteUrl,
  type CanonicalOptions,
  canonicalUrl,
  type HreflangLink,
  hreflangLinks,
  localeUrl,
  type Place,
} from './urls.ts';
