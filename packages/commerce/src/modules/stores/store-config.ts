import { shop } from '@bowline/markets';
import type { StoreConfigFields } from '#wire';
import type { StoresContext, StoreView } from './model.ts';
import { defaultStoreView } from './store-views.ts';

/** Magento writes many switches as text: "1" or "0". */
const off = '0';

/**
 * The id of the category that stands above all others. Store views share it, and the importer creates it first.
 * Id 1 is left free, because Magento clients expect a root above the root.
 */
export const rootCategoryId = 2;

export type DescribedStore = ReturnType<typeof describeStore>;

/** The values of `StoreConfig`, named as the shop names things; what is not built yet is truthfully off. */
export function describeStore(store: StoreView, context: StoresContext) {
  const { baseUrl, mediaUrl, settings } = context;
  const linkUrl = `${baseUrl}${store.market.prefix}/`;
  const [pageSize] = settings.listingPageSizes;
  const pageSizes = settings.listingPageSizes.toSorted((a, b) => a - b).join(',');
  return {
    id: store.id,
    code: store.code,
    storeCode: store.code,
    storeName: store.market.friendlyName,
    storeSortOrder: store.id,
    isDefaultStore: store.id === defaultStoreView.id,
    storeGroupCode: settings.storeGroupCode,
    storeGroupName: shop.brand,
    isDefaultStoreGroup: true,
    websiteId: 1,
    websiteCode: settings.websiteCode,
    websiteName: shop.brand,
    locale: store.code,
    baseCurrencyCode: shop.baseCurrency,
    defaultDisplayCurrencyCode: store.market.defaultCurrency,
    timezone: settings.timeZone,
    weightUnit: 'kgs',
    baseUrl: `${baseUrl}/`,
    baseLinkUrl: linkUrl,
    baseStaticUrl: `${baseUrl}/`,
    baseMediaUrl: `${mediaUrl}/`,
    secureBaseUrl: `${baseUrl}/`,
    secureBaseLinkUrl: linkUrl,
    secureBaseStaticUrl: `${baseUrl}/`,
    secureBaseMediaUrl: `${mediaUrl}/`,
    useStoreInUrl: store.market.prefix !== '',
    defaultCountry: store.market.country,
    countriesWithRequiredRegion: 'AU,CA,US',
    optionalZipCountries: 'HK,IE,MO,PA',
    displayStateIfOptional: false,
    productUrlSuffix: settings.productUrlSuffix,
    categoryUrlSuffix: settings.categoryUrlSuffix,
    titleSeparator: '|',
    listMode: 'grid',
    gridPerPageValues: pageSizes,
    listPerPageValues: pageSizes,
    gridPerPage: pageSize,
    listPerPage: pageSize,
    catalogDefaultSortBy: 'position',
    rootCategoryId,
    front: 'cms',
    cmsHomePage: settings.homePageIdentifier,
    noRoute: 'cms/noroute/index',
    cmsNoRoute: settings.notFoundPageIdentifier,
    cmsNoCookies: settings.cookiesPageIdentifier,
    showCmsBreadcrumbs: 1,
    configurableThumbnailSource: 'parent',
    contactEnabled: false,
    newsletterEnabled: false,
    requiredCharacterClassesNumber: String(settings.requiredPasswordCharacterClasses),
    minimumPasswordLength: String(settings.minimumPasswordLength),
    autocompleteOnStorefront: true,
    createAccountConfirmation: false,
    graphqlShareCustomerGroup: false,
    customerAccessTokenLifetime: settings.customerTokenHours,
    isGuestCheckoutEnabled: true,
    isOnePageCheckoutEnabled: false,
    allowItems: off,
    productReviewsEnabled: off,
    allowGuestsToWriteProductReviews: off,
    magentoWishlistGeneralIsEnabled: off,
    // 1 is "excluding tax", 2 is "including tax".
    displayProductPricesInCatalog: store.market.pricesIncludeVat ? 2 : 1,
    headShortcutIcon: null,
    headerLogoSrc: null,
    logoWidth: null,
    logoHeight: null,
    logoAlt: shop.brand,
    defaultTitle: shop.brand,
    titlePrefix: null,
    titleSuffix: store.market.titleSuffix,
    defaultDescription: null,
    defaultKeywords: null,
    welcome: shop.brand,
    copyright: `© ${context.now.getUTCFullYear()} ${shop.legalName}`,
    productFixedProductTaxDisplaySetting: 'FPT_DISABLED',
    categoryFixedProductTaxDisplaySetting: 'FPT_DISABLED',
    salesFixedProductTaxDisplaySetting: 'FPT_DISABLED',
  } satisfies StoreConfigFields;
}
