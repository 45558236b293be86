import { type Country, countries, shop } from '@bowline/markets';
import type { StoreConfigFields } from '#wire';
import type { StoresContext, StoreView } from './model.ts';
import { defaultStoreView } from './store-views.ts';

/** Magento writes many switches as text: "1" or "0". */
const off = '0';
const on = '1';

/**
 * The id of the category that stands above all others. Store views share it, and the importer creates it first.
 * Id 1 is left free, because Magento clients expect a root above the root.
 */
export const rootCategoryId = 2;

/** As Magento counts ways to show amounts. */
const withoutTax = 1;
const withTax = 2;
const fixedTaxIncluded = 0;

const codesOf = (is: (country: Country) => boolean) =>
  Object.values(countries)
    .filter(is)
    .map(({ code }) => code)
    .join(',');
const countriesWithRegion = codesOf(({ regions }) => regions.length > 0);
const countriesWithoutPostcode = codesOf(({ hasPostcodes }) => !hasPostcodes);

/** The one there is. */
export function describeWebsite({ websiteCode }: Pick<StoresContext['settings'], 'websiteCode'>) {
  return { id: 1, code: websiteCode, name: shop.brand, sortOrder: 0, defaultGroupId: '1', isDefault: true };
}

export type DescribedStore = ReturnType<typeof describeStore>;

/** The values of `StoreConfig`, named as the shop names things; what is not built yet is truthfully off. */
export function describeStore(store: StoreView, context: StoresContext) {
  const { baseUrl, mediaUrl, settings } = context;
  const linkUrl = `${baseUrl}${store.market.prefix}/`;
  const [pageSize] = settings.listingPageSizes;
  const { clientPages } = settings;
  const website = describeWebsite(settings);
  const shownAmounts = store.market.pricesIncludeVat ? withTax : withoutTax;
  const pageSizes = settings.listingPageSizes.toSorted((a, b) => a - b).join(',');
  return {
    id: store.id,
    code: store.code,
    storeCode: store.code,
    storeName: store.market.friendlyName,
    storeSortOrder: store.id,
    invoiceRetentionYears: settings.invoiceRetentionYears,
    isDefaultStore: store.id === defaultStoreView.id,
    storeGroupCode: settings.storeGroupCode,
    storeGroupName: shop.brand,
    isDefaultStoreGroup: true,
    websiteId: website.id,
    websiteCode: website.code,
    websiteName: website.name,
    // Clients cut it into a language and a country.
    locale: store.code.includes('_') ? store.code : clientPages.englishLocale,
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
    countriesWithRequiredRegion: countriesWithRegion,
    optionalZipCountries: countriesWithoutPostcode,
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
    configurableThumbnailSource: clientPages.showsPictureOfVariant ? 'itself' : 'parent',
    configurableProductImage: clientPages.showsPictureOfVariant ? 'ITSELF' : 'PARENT',
    // There are no such products.
    groupedProductImage: 'ITSELF',
    maxItemsInOrderSummary: clientPages.orderSummaryLines,
    minicartDisplay: clientPages.showsMiniCart,
    minicartMaxItems: clientPages.miniCartLines,
    cartSummaryDisplayQuantity: clientPages.cartCountsPieces ? 1 : 0,
    cartExpiresInDays: settings.cartLifeDays,
    sendFriend: { enabledForCustomers: false, enabledForGuests: false },
    newsletterEnabled: true,
    requiredCharacterClassesNumber: String(settings.requiredPasswordCharacterClasses),
    minimumPasswordLength: String(settings.minimumPasswordLength),
    autocompleteOnStorefront: true,
    createAccountConfirmation: false,
    graphqlShareCustomerGroup: false,
    customerAccessTokenLifetime: settings.customerTokenHours,
    isGuestCheckoutEnabled: true,
    isOnePageCheckoutEnabled: false,
    // Gifts are neither wrapped nor written cards for.
    allowOrder: off,
    allowItems: off,
    allowGiftReceipt: off,
    allowPrintedCard: off,
    allowGiftWrappingOnOrder: off,
    allowGiftWrappingOnOrderItems: off,
    productReviewsEnabled: settings.hasReviews ? on : off,
    // Who writes a review is signed in (reviews rule 2).
    allowGuestsToWriteProductReviews: off,
    magentoWishlistGeneralIsEnabled: settings.hasWishlists ? on : off,
    displayProductPricesInCatalog: shownAmounts,
    displayShippingPrices: shownAmounts,
    shoppingCartDisplayPrice: shownAmounts,
    shoppingCartDisplayShipping: shownAmounts,
    shoppingCartDisplaySubtotal: shownAmounts,
    // The total to pay always includes tax.
    shoppingCartDisplayGrandTotal: true,
    shoppingCartDisplayFullSummary: clientPages.showsTaxOfEveryRate,
    shoppingCartDisplayZeroTax: clientPages.showsZeroTax,
    shoppingCartDisplayTaxGiftWrapping: store.market.pricesIncludeVat
      ? 'DISPLAY_INCLUDING_TAX'
      : 'DISPLAY_EXCLUDING_TAX',
    ordersInvoicesCreditMemosDisplayPrice: shownAmounts,
    ordersInvoicesCreditMemosDisplaySubtotal: shownAmounts,
    ordersInvoicesCreditMemosDisplayShippingAmount: shownAmounts,
    ordersInvoicesCreditMemosDisplayGrandtotal: true,
    ordersInvoicesCreditMemosDisplayFullSummary: clientPages.showsTaxOfEveryRate,
    ordersInvoicesCreditMemosDisplayZeroTax: clientPages.showsZeroTax,
    headIncludes: null,
    absoluteFooter: null,
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
    // Nothing the shop sells has a fixed tax of its own.
    fixedProductTaxesEnable: false,
    fixedProductTaxesDisplayPricesInProductLists: fixedTaxIncluded,
    fixedProductTaxesDisplayPricesOnProductViewPage: fixedTaxIncluded,
    fixedProductTaxesDisplayPricesInSalesModules: fixedTaxIncluded,
    fixedProductTaxesDisplayPricesInEmails: fixedTaxIncluded,
    fixedProductTaxesApplyTaxToFpt: false,
    fixedProductTaxesIncludeFptInSubtotal: false,
    productFixedProductTaxDisplaySetting: 'FPT_DISABLED',
    categoryFixedProductTaxDisplaySetting: 'FPT_DISABLED',
    salesFixedProductTaxDisplaySetting: 'FPT_DISABLED',
  } satisfies StoreConfigFields;
}
