// Generated from the schema of commerce and the shapes of its modules by `npm run generate`.

import type { CartShapes } from '#cart';
import type { CatalogShapes } from '#catalog';
import type { CheckoutShapes } from '#checkout';
import type { CmsShapes } from '#cms';
import type { CompareShapes } from '#compare';
import type { CustomersShapes } from '#customers';
import type { PricingShapes } from '#pricing';
import type { ReviewsShapes } from '#reviews';
import type { RoutingShapes } from '#routing';
import type { StoresShapes } from '#stores';
import type { WishlistsShapes } from '#wishlists';
import type { Backed, Lazy, List, Maybe, NoArguments, Resolve } from '../graphql/wire-types.ts';

export type AddBundleProductsToCartInput = {
  readonly cart_id: string;
  readonly cart_items: readonly (BundleProductCartItemInput | null)[];
};

export interface AddBundleProductsToCartOutput {
  readonly cart: Lazy<Cart>;
}

export type AddConfigurableProductsToCartInput = {
  readonly cart_id: string;
  readonly cart_items: readonly (ConfigurableProductCartItemInput | null)[];
};

export interface AddConfigurableProductsToCartOutput {
  readonly cart: Lazy<Cart>;
}

export type AddDownloadableProductsToCartInput = {
  readonly cart_id: string;
  readonly cart_items: readonly (DownloadableProductCartItemInput | null)[];
};

export interface AddDownloadableProductsToCartOutput {
  readonly cart: Lazy<Cart>;
}

export interface AddProductsToCartOutput {
  readonly cart: Lazy<Cart>;
  readonly userErrors: Lazy<List<Error>>;
}

export type AddProductsToCompareListInput = {
  readonly products: readonly (string | null)[];
  readonly uid: string;
};

export interface AddProductsToWishlistOutput {
  readonly userErrors: Lazy<List<WishListUserInputError>>;
  readonly wishlist: Lazy<Wishlist>;
}

export type AddSimpleProductsToCartInput = {
  readonly cart_id: string;
  readonly cart_items: readonly (SimpleProductCartItemInput | null)[];
};

export interface AddSimpleProductsToCartOutput {
  readonly cart: Lazy<Cart>;
}

export type AddVirtualProductsToCartInput = {
  readonly cart_id: string;
  readonly cart_items: readonly (VirtualProductCartItemInput | null)[];
};

export interface AddVirtualProductsToCartOutput {
  readonly cart: Lazy<Cart>;
}

export interface AddWishlistItemsToCartOutput {
  readonly addWishlistItemsToCartUserErrors: Lazy<List<WishlistCartUserInputError>>;
  readonly addedCount: Lazy<number>;
  readonly status: Lazy<boolean>;
  readonly wishlist: Lazy<Wishlist>;
}

export interface Aggregation {
  readonly attributeCode: Lazy<string>;
  readonly count: Lazy<Maybe<number>>;
  readonly label: Lazy<Maybe<string>>;
  readonly options: Lazy<Maybe<List<AggregationOption>>>;
  readonly position: Lazy<Maybe<number>>;
}

export interface AggregationOption {
  readonly count: Lazy<Maybe<number>>;
  readonly label: Lazy<Maybe<string>>;
  readonly value: Lazy<string>;
}

export type AggregationOptionInterface = AggregationOption;

export type AggregationsCategoryFilterInput = {
  readonly includeDirectChildrenOnly?: boolean | null;
};

export type AggregationsFilterInput = {
  readonly category?: AggregationsCategoryFilterInput | null;
};

export interface AmMostviewedGroup {
  readonly addToCart: Lazy<Maybe<boolean>>;
  readonly blockLayout: Lazy<Maybe<number>>;
  readonly blockTitle: Lazy<Maybe<string>>;
  readonly items: Lazy<Maybe<List<ProductInterface>>>;
  readonly position: Lazy<Maybe<string>>;
}

export interface AmMostviewedGroups {
  readonly items: Lazy<Maybe<List<AmMostviewedGroup>>>;
}

export interface AppliedCoupon {
  readonly code: Lazy<string>;
}

export interface AppliedGiftCard {
  readonly appliedBalance: Lazy<Maybe<Money>>;
  readonly code: Lazy<Maybe<string>>;
  readonly currentBalance: Lazy<Maybe<Money>>;
  readonly expirationDate: Lazy<Maybe<string>>;
}

export type ApplyCouponToCartInput = {
  readonly cart_id: string;
  readonly coupon_code: string;
};

export interface ApplyCouponToCartOutput {
  readonly cart: Lazy<Cart>;
}

export type ApplyGiftCardToCartInput = {
  readonly cart_id: string;
  readonly gift_card_code: string;
};

export interface ApplyGiftCardToCartOutput {
  readonly cart: Lazy<Cart>;
}

export type AreaInput = {
  readonly radius: number;
  readonly search_term: string;
};

export interface AssignCompareListToCustomerOutput {
  readonly compareList: Lazy<Maybe<CompareList>>;
  readonly result: Lazy<boolean>;
}

export interface Attribute {
  readonly attributeCode: Lazy<Maybe<string>>;
  readonly attributeOptions: Lazy<Maybe<List<AttributeOption>>>;
  readonly attributeType: Lazy<Maybe<string>>;
  readonly entityType: Lazy<Maybe<string>>;
  readonly inputType: Lazy<Maybe<string>>;
  readonly storefrontProperties: Lazy<Maybe<StorefrontProperties>>;
}

export type AttributeEntityTypeEnum = 'CATALOG_CATEGORY' | 'CATALOG_PRODUCT' | 'CUSTOMER' | 'CUSTOMER_ADDRESS';

export type AttributeFilterInput = {
  readonly is_comparable?: boolean | null;
  readonly is_filterable?: boolean | null;
  readonly is_filterable_in_search?: boolean | null;
  readonly is_html_allowed_on_front?: boolean | null;
  readonly is_searchable?: boolean | null;
  readonly is_used_for_price_rules?: boolean | null;
  readonly is_used_for_promo_rules?: boolean | null;
  readonly is_visible_in_advanced_search?: boolean | null;
  readonly is_visible_on_front?: boolean | null;
  readonly is_wysiwyg_enabled?: boolean | null;
  readonly used_in_product_listing?: boolean | null;
};

export type AttributeFrontendInputEnum = 'BOOLEAN' | 'DATE' | 'DATETIME' | 'FILE' | 'GALLERY' | 'HIDDEN' | 'IMAGE' | 'MEDIA_IMAGE' | 'MULTILINE' | 'MULTISELECT' | 'PRICE' | 'SELECT' | 'TEXT' | 'TEXTAREA' | 'UNDEFINED' | 'WEIGHT';

export type AttributeInput = {
  readonly attribute_code?: string | null;
  readonly entity_type?: string | null;
};

export type AttributeInputSelectedOption = {
  readonly value: string;
};

export interface AttributeMetadataError {
  readonly message: Lazy<string>;
  readonly type: Lazy<AttributeMetadataErrorType>;
}

export type AttributeMetadataErrorType = 'ATTRIBUTE_NOT_FOUND' | 'ENTITY_NOT_FOUND' | 'FILTER_NOT_FOUND' | 'UNDEFINED';

export type AttributeMetadataInterface = ProductAttributeMetadata;

export interface AttributeOption {
  readonly isDefault: Lazy<Maybe<boolean>>;
  readonly label: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
  readonly value: Lazy<Maybe<string>>;
}

export type AttributeOptionInterface = AttributeOption;

export interface AttributeOptionMetadata {
  readonly isDefault: Lazy<boolean>;
  readonly label: Lazy<string>;
  readonly value: Lazy<string>;
}

export interface AttributeSelectedOption {
  readonly label: Lazy<string>;
  readonly value: Lazy<string>;
}

export type AttributeSelectedOptionInterface = AttributeSelectedOption;

export interface AttributeSelectedOptions {
  readonly code: Lazy<string | number>;
  readonly label: Lazy<string>;
  readonly selectedOptions: Lazy<List<AttributeSelectedOptionInterface>>;
}

export interface AttributeValue {
  readonly code: Lazy<string | number>;
  readonly label: Lazy<string>;
  readonly value: Lazy<string>;
}

export type AttributeValueInput = {
  readonly attribute_code: string;
  readonly selected_options?: readonly (AttributeInputSelectedOption | null)[] | null;
  readonly value?: string | null;
};

export type AttributeValueInterface = AttributeSelectedOptions | AttributeValue;

export interface AttributesFormOutput {
  readonly errors: Lazy<List<AttributeMetadataError>>;
  readonly items: Lazy<List<CustomAttributeMetadataInterface>>;
}

export interface AttributesMetadataOutput {
  readonly errors: Lazy<List<AttributeMetadataError>>;
  readonly items: Lazy<List<CustomAttributeMetadataInterface>>;
}

export interface AvailablePaymentMethod {
  readonly code: Lazy<string>;
  readonly isDeferred: Lazy<boolean>;
  readonly title: Lazy<string>;
}

export interface AvailableShippingMethod {
  readonly amount: Lazy<Money>;
  readonly available: Lazy<boolean>;
  readonly baseAmount: Lazy<Maybe<Money>>;
  readonly carrierCode: Lazy<string>;
  readonly carrierTitle: Lazy<string>;
  readonly earliestDate: Lazy<string>;
  readonly errorMessage: Lazy<Maybe<string>>;
  readonly freeFrom: Lazy<Maybe<Money>>;
  readonly isPickupPoint: Lazy<boolean>;
  readonly latestDate: Lazy<string>;
  readonly methodCode: Lazy<Maybe<string>>;
  readonly methodTitle: Lazy<Maybe<string>>;
  readonly missingToFree: Lazy<Maybe<Money>>;
  readonly priceExclTax: Lazy<Money>;
  readonly priceInclTax: Lazy<Money>;
}

export type BillingAddressInput = {
  readonly address?: CartAddressInput | null;
  readonly customer_address_id?: number | null;
  readonly customer_address_uid?: string | null;
  readonly same_as_shipping?: boolean | null;
  readonly use_for_shipping?: boolean | null;
};

export interface BillingCartAddress {
  readonly city: Lazy<string>;
  readonly company: Lazy<Maybe<string>>;
  readonly country: Lazy<CartAddressCountry>;
  readonly customAttributes: Lazy<List<AttributeValueInterface>>;
  readonly customerAddressUid: Lazy<Maybe<string | number>>;
  readonly customerNotes: Lazy<Maybe<string>>;
  readonly fax: Lazy<Maybe<string>>;
  readonly firstname: Lazy<string>;
  readonly houseNumber: Lazy<Maybe<string>>;
  readonly id: Lazy<Maybe<number>>;
  readonly lastname: Lazy<string>;
  readonly middlename: Lazy<Maybe<string>>;
  readonly postcode: Lazy<Maybe<string>>;
  readonly prefix: Lazy<Maybe<string>>;
  readonly region: Lazy<Maybe<CartAddressRegion>>;
  readonly street: Lazy<List<string>>;
  readonly suffix: Lazy<Maybe<string>>;
  readonly telephone: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
  readonly vatId: Lazy<Maybe<string>>;
}


export type BraintreeCcVaultInput = {
  readonly device_data?: string | null;
  readonly public_hash: string;
};

export type BraintreeInput = {
  readonly device_data?: string | null;
  readonly is_active_payment_token_enabler: boolean;
  readonly payment_method_nonce: string;
};

export interface Breadcrumb {
  readonly categoryId: Lazy<Maybe<number>>;
  readonly categoryLevel: Lazy<Maybe<number>>;
  readonly categoryName: Lazy<Maybe<string>>;
  readonly categoryUid: Lazy<string | number>;
  readonly categoryUrlKey: Lazy<Maybe<string>>;
  readonly categoryUrlPath: Lazy<Maybe<string>>;
}

export type BundleCartItem = never;

export type BundleCreditMemoItem = never;

export type BundleInvoiceItem = never;

export interface BundleItem {
  readonly optionId: Lazy<Maybe<number>>;
  readonly options: Lazy<Maybe<List<BundleItemOption>>>;
  readonly position: Lazy<Maybe<number>>;
  readonly priceRange: Lazy<PriceRange>;
  readonly required: Lazy<Maybe<boolean>>;
  readonly sku: Lazy<Maybe<string>>;
  readonly title: Lazy<Maybe<string>>;
  readonly type: Lazy<Maybe<string>>;
  readonly uid: Lazy<Maybe<string | number>>;
}

export interface BundleItemOption {
  readonly canChangeQuantity: Lazy<Maybe<boolean>>;
  readonly id: Lazy<Maybe<number>>;
  readonly isDefault: Lazy<Maybe<boolean>>;
  readonly label: Lazy<Maybe<string>>;
  readonly position: Lazy<Maybe<number>>;
  readonly price: Lazy<Maybe<number>>;
  readonly priceType: Lazy<Maybe<PriceTypeEnum>>;
  readonly product: Lazy<Maybe<ProductInterface>>;
  readonly qty: Lazy<Maybe<number>>;
  readonly quantity: Lazy<Maybe<number>>;
  readonly uid: Lazy<string | number>;
}

export type BundleOptionInput = {
  readonly id: number;
  readonly quantity: number;
  readonly value: readonly (string | null)[];
};

export type BundleOrderItem = never;

export type BundleProduct = never;

export type BundleProductColourSiblingsArguments = {
  readonly limit: number | null;
};

export type BundleProductCustomAttributesV2Arguments = {
  readonly filters?: AttributeFilterInput | null;
};

export type BundleProductReviewsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort: ProductReviewSort | null;
};

export type BundleProductCartItemInput = {
  readonly bundle_options: readonly (BundleOptionInput | null)[];
  readonly customizable_options?: readonly (CustomizableOptionInput | null)[] | null;
  readonly data: CartItemInput;
};

export type BundleShipmentItem = never;

export type BundleWishlistItem = never;

export interface CancelOrderError {
  readonly code: Lazy<CancelOrderErrorCode>;
  readonly message: Lazy<string>;
}

export type CancelOrderErrorCode = 'INVALID_ORDER_STATUS' | 'ORDER_CANCELLATION_DISABLED' | 'ORDER_NOT_FOUND' | 'PARTIAL_ORDER_ITEM_SHIPPED' | 'UNAUTHORISED' | 'UNDEFINED';

export type CancelOrderInput = {
  readonly order_id: string;
  readonly reason: string;
};

export interface CancelOrderOutput {
  readonly error: Lazy<Maybe<string>>;
  readonly errorV2: Lazy<Maybe<CancelOrderError>>;
  readonly order: Lazy<Maybe<CustomerOrder>>;
}

export interface CancellationReason {
  readonly description: Lazy<string>;
}

export interface CartFields {
  readonly appliedCoupon: Lazy<Maybe<AppliedCoupon>>;
  readonly appliedCoupons: Lazy<Maybe<List<AppliedCoupon>>>;
  readonly appliedGiftCards: Lazy<Maybe<List<AppliedGiftCard>>>;
  readonly availableGiftWrappings: Lazy<List<GiftWrapping>>;
  readonly availablePaymentMethods: Lazy<Maybe<List<AvailablePaymentMethod>>>;
  readonly billingAddress: Lazy<Maybe<BillingCartAddress>>;
  readonly company: Lazy<Maybe<string>>;
  readonly contentConsent: Lazy<Maybe<ContentConsent>>;
  readonly email: Lazy<Maybe<string>>;
  readonly expectedDelivery: Lazy<Maybe<ExpectedDelivery>>;
  readonly giftMessage: Lazy<Maybe<GiftMessage>>;
  readonly giftReceiptIncluded: Lazy<boolean>;
  readonly giftWrapping: Lazy<Maybe<GiftWrapping>>;
  readonly id: Lazy<string | number>;
  readonly incentive: Lazy<CartIncentive>;
  readonly isBillingAddressChosen: Lazy<boolean>;
  readonly isBusinessOrder: Lazy<boolean>;
  readonly isVirtual: Lazy<boolean>;
  readonly items: Lazy<Maybe<List<CartItemInterface>>>;
  readonly minimumOrder: Lazy<CartMinimumOrder>;
  readonly notices: Lazy<List<CartNotice>>;
  readonly prices: Lazy<Maybe<CartPrices>>;
  readonly printedCardIncluded: Lazy<boolean>;
  readonly remarks: Lazy<Maybe<string>>;
  readonly rules: Lazy<Maybe<List<CartRuleStorefront>>>;
  readonly selectedPaymentMethod: Lazy<Maybe<SelectedPaymentMethod>>;
  readonly shippingAddresses: Lazy<List<ShippingCartAddress>>;
  readonly taxTreatment: Lazy<CartTaxTreatment>;
  readonly totalQuantity: Lazy<number>;
  readonly totalSummaryQuantityIncludingConfig: Lazy<number>;
  readonly vatId: Lazy<Maybe<string>>;
  readonly vatIdStatus: Lazy<Maybe<string>>;
}

export type Cart = Backed<CartFields, CartShapes['Cart']>;

export type CartItemsV2Arguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort?: QuoteItemsSortInput | null;
};

export interface CartAddressCountry {
  readonly code: Lazy<string>;
  readonly label: Lazy<string>;
}

export type CartAddressInput = {
  readonly city: string;
  readonly company?: string | null;
  readonly country_code: string;
  readonly custom_attributes?: readonly (AttributeValueInput | null)[] | null;
  readonly fax?: string | null;
  readonly firstname: string;
  readonly house_number?: string | null;
  readonly lastname: string;
  readonly middlename?: string | null;
  readonly postcode?: string | null;
  readonly prefix?: string | null;
  readonly region?: string | null;
  readonly region_id?: number | null;
  readonly save_in_address_book?: boolean | null;
  readonly street: readonly (string | null)[];
  readonly suffix?: string | null;
  readonly telephone: string;
  readonly vat_id?: string | null;
};

export type CartAddressInterface = BillingCartAddress | ShippingCartAddress;

export interface CartAddressRegion {
  readonly code: Lazy<Maybe<string>>;
  readonly label: Lazy<Maybe<string>>;
  readonly regionId: Lazy<Maybe<number>>;
}

export interface CartDiscount {
  readonly amount: Lazy<Money>;
  readonly label: Lazy<List<string>>;
}

export type CartDiscountType = 'ITEM' | 'SHIPPING';

export interface CartIncentive {
  readonly nextPercent: Lazy<Maybe<number>>;
  readonly reachedPercent: Lazy<Maybe<number>>;
  readonly remaining: Lazy<Maybe<Money>>;
}

export interface CartItemError {
  readonly code: Lazy<CartItemErrorType>;
  readonly message: Lazy<string>;
}

export type CartItemErrorType = 'ITEM_INCREMENTS' | 'ITEM_QTY' | 'UNDEFINED';

export type CartItemInput = {
  readonly entered_options?: readonly (EnteredOptionInput | null)[] | null;
  readonly parent_sku?: string | null;
  readonly quantity: number;
  readonly selected_options?: readonly (string | null)[] | null;
  readonly sku: string;
};

export type CartItemInterface = ConfigurableCartItem | GiftCardCartItem | SimpleCartItem | VirtualCartItem;

export interface CartItemPrices {
  readonly catalogDiscount: Lazy<Maybe<ProductDiscount>>;
  readonly discounts: Lazy<Maybe<List<Discount>>>;
  readonly fixedProductTaxes: Lazy<Maybe<List<FixedProductTax>>>;
  readonly originalItemPrice: Lazy<Money>;
  readonly originalRowTotal: Lazy<Money>;
  readonly price: Lazy<Money>;
  readonly priceIncludingTax: Lazy<Money>;
  readonly rowCatalogDiscount: Lazy<Maybe<ProductDiscount>>;
  readonly rowTotal: Lazy<Money>;
  readonly rowTotalIncludingTax: Lazy<Money>;
  readonly totalItemDiscount: Lazy<Maybe<Money>>;
}

export interface CartItemQuantity {
  readonly cartItemId: Lazy<number>;
  readonly quantity: Lazy<number>;
}

export interface CartItemSelectedOptionValuePrice {
  readonly type: Lazy<PriceTypeEnum>;
  readonly units: Lazy<string>;
  readonly value: Lazy<number>;
}

export type CartItemUpdateInput = {
  readonly cart_item_id?: number | null;
  readonly cart_item_uid?: string | null;
  readonly customizable_options?: readonly (CustomizableOptionInput | null)[] | null;
  readonly gift_message?: GiftMessageInput | null;
  readonly quantity?: number | null;
};

export interface CartItems {
  readonly items: Lazy<List<CartItemInterface>>;
  readonly pageInfo: Lazy<Maybe<SearchResultPageInfo>>;
  readonly totalCount: Lazy<number>;
}

export interface CartMinimumOrder {
  readonly amount: Lazy<Money>;
  readonly remaining: Lazy<Maybe<Money>>;
}

export interface CartNotice {
  readonly code: Lazy<string>;
  readonly message: Lazy<string>;
}

export interface CartPrices {
  readonly appliedTaxes: Lazy<Maybe<List<CartTaxItem>>>;
  readonly discount: Lazy<Maybe<CartDiscount>>;
  readonly discounts: Lazy<Maybe<List<Discount>>>;
  readonly giftOptions: Lazy<Maybe<GiftOptionsPrices>>;
  readonly grandTotal: Lazy<Maybe<Money>>;
  readonly grandTotalExcludingTax: Lazy<Maybe<Money>>;
  readonly subtotalExcludingTax: Lazy<Maybe<Money>>;
  readonly subtotalIncludingTax: Lazy<Maybe<Money>>;
  readonly subtotalWithDiscountExcludingTax: Lazy<Maybe<Money>>;
  readonly totalBeforeGiftCards: Lazy<Maybe<Money>>;
}

export interface CartRuleStorefront {
  readonly uid: Lazy<string | number>;
}

export interface CartTaxItem {
  readonly amount: Lazy<Money>;
  readonly label: Lazy<string>;
}

export interface CartTaxTreatment {
  readonly kind: Lazy<string>;
  readonly rate: Lazy<number>;
  readonly warning: Lazy<Maybe<string>>;
}

export interface CartUserInputErrorFields {
  readonly code: Lazy<CartUserInputErrorType>;
  readonly message: Lazy<string>;
}

export type CartUserInputError = Backed<CartUserInputErrorFields, Error>;

export type CartUserInputErrorType = 'COULD_NOT_FIND_CART_ITEM' | 'INSUFFICIENT_STOCK' | 'INVALID_PARAMETER_VALUE' | 'NOT_SALABLE' | 'PRODUCT_NOT_FOUND' | 'REQUIRED_PARAMETER_MISSING' | 'UNDEFINED';

export type CatalogAttributeApplyToEnum = 'BUNDLE' | 'CATEGORY' | 'CONFIGURABLE' | 'DOWNLOADABLE' | 'GROUPED' | 'SIMPLE' | 'VIRTUAL';

export interface CatalogAttributeMetadata {
  readonly applyTo: Lazy<Maybe<List<CatalogAttributeApplyToEnum>>>;
  readonly code: Lazy<string | number>;
  readonly defaultValue: Lazy<Maybe<string>>;
  readonly entityType: Lazy<AttributeEntityTypeEnum>;
  readonly frontendClass: Lazy<Maybe<string>>;
  readonly frontendInput: Lazy<Maybe<AttributeFrontendInputEnum>>;
  readonly isComparable: Lazy<Maybe<boolean>>;
  readonly isFilterable: Lazy<Maybe<boolean>>;
  readonly isFilterableInSearch: Lazy<Maybe<boolean>>;
  readonly isHtmlAllowedOnFront: Lazy<Maybe<boolean>>;
  readonly isRequired: Lazy<boolean>;
  readonly isSearchable: Lazy<Maybe<boolean>>;
  readonly isUnique: Lazy<boolean>;
  readonly isUsedForPriceRules: Lazy<Maybe<boolean>>;
  readonly isUsedForPromoRules: Lazy<Maybe<boolean>>;
  readonly isVisibleInAdvancedSearch: Lazy<Maybe<boolean>>;
  readonly isVisibleOnFront: Lazy<Maybe<boolean>>;
  readonly isWysiwygEnabled: Lazy<Maybe<boolean>>;
  readonly label: Lazy<Maybe<string>>;
  readonly options: Lazy<List<CustomAttributeOptionInterface>>;
  readonly swatchInputType: Lazy<Maybe<SwatchInputTypeEnum>>;
  readonly updateProductPreviewImage: Lazy<Maybe<boolean>>;
  readonly useProductImageForSwatch: Lazy<Maybe<boolean>>;
  readonly usedInProductListing: Lazy<Maybe<boolean>>;
}

export type CategoryFilterInput = {
  readonly category_uid?: FilterEqualTypeInput | null;
  readonly ids?: FilterEqualTypeInput | null;
  readonly name?: FilterMatchTypeInput | null;
  readonly parent_category_uid?: FilterEqualTypeInput | null;
  readonly parent_id?: FilterEqualTypeInput | null;
  readonly url_key?: FilterEqualTypeInput | null;
  readonly url_path?: FilterEqualTypeInput | null;
};

export type CategoryInterface = CatalogShapes['CategoryInterface'];

export type CategoryInterfaceListingArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort?: ProductAttributeSortInput | null;
};

export type CategoryInterfaceProductsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort?: ProductAttributeSortInput | null;
};

export interface CategoryProductsFields {
  readonly pageInfo: Lazy<Maybe<SearchResultPageInfo>>;
}

export type CategoryProducts = Backed<CategoryProductsFields, CatalogShapes['CategoryProducts']>;

export interface CategoryResult {
  readonly items: Lazy<Maybe<List<CategoryTree>>>;
  readonly pageInfo: Lazy<Maybe<SearchResultPageInfo>>;
  readonly totalCount: Lazy<Maybe<number>>;
}

export interface CategoryTreeFields {
  readonly id: Lazy<Maybe<number>>;
  readonly level: Lazy<Maybe<number>>;
  readonly metaDescription: Lazy<Maybe<string>>;
  readonly metaTitle: Lazy<Maybe<string>>;
  readonly name: Lazy<Maybe<string>>;
  readonly position: Lazy<Maybe<number>>;
  readonly urlKey: Lazy<Maybe<string>>;
  readonly urlPath: Lazy<Maybe<string>>;
}

export type CategoryTree = Backed<CategoryTreeFields, CategoryInterface>;

export type CategoryTreeListingArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort?: ProductAttributeSortInput | null;
};

export type CategoryTreeProductsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort?: ProductAttributeSortInput | null;
};

export interface ChangedCartOutput {
  readonly cart: Lazy<Cart>;
}

export interface CheckoutAgreement {
  readonly agreementId: Lazy<number>;
  readonly checkboxText: Lazy<string>;
  readonly content: Lazy<string>;
  readonly contentHeight: Lazy<Maybe<string>>;
  readonly isHtml: Lazy<boolean>;
  readonly mode: Lazy<CheckoutAgreementMode>;
  readonly name: Lazy<string>;
  readonly version: Lazy<string>;
}

export type CheckoutAgreementMode = 'AUTO' | 'MANUAL';

export interface CheckoutUserInputError {
  readonly code: Lazy<CheckoutUserInputErrorCodes>;
  readonly message: Lazy<string>;
  readonly path: Lazy<List<string>>;
}

export type CheckoutUserInputErrorCodes = 'INSUFFICIENT_STOCK' | 'NOT_SALABLE' | 'PRODUCT_NOT_FOUND' | 'REORDER_NOT_AVAILABLE' | 'UNDEFINED';

export interface ClearCartError {
  readonly message: Lazy<string>;
  readonly type: Lazy<ClearCartErrorType>;
}

export type ClearCartErrorType = 'INACTIVE' | 'NOT_FOUND' | 'UNAUTHORISED' | 'UNDEFINED';

export type ClearCartInput = {
  readonly uid: string;
};

export interface ClearCartOutput {
  readonly cart: Lazy<Maybe<Cart>>;
  readonly errors: Lazy<Maybe<List<ClearCartError>>>;
}

export interface CmsBlockFields {
  readonly identifier: Lazy<Maybe<string>>;
  readonly title: Lazy<Maybe<string>>;
}

export type CmsBlock = Backed<CmsBlockFields, CmsShapes['CmsBlock']>;

export interface CmsBlocksFields {
}

export type CmsBlocks = Backed<CmsBlocksFields, CmsShapes['CmsBlocks']>;

export interface CmsPageFields {
  readonly contentHeading: Lazy<Maybe<string>>;
  readonly identifier: Lazy<Maybe<string>>;
  readonly metaDescription: Lazy<Maybe<string>>;
  readonly metaTitle: Lazy<Maybe<string>>;
  readonly title: Lazy<Maybe<string>>;
  readonly urlKey: Lazy<Maybe<string>>;
}

export type CmsPage = Backed<CmsPageFields, CmsShapes['CmsPage']>;

export interface ColorSwatchDataFields {
  readonly value: Lazy<Maybe<string>>;
}

export type ColorSwatchData = Backed<ColorSwatchDataFields, CatalogShapes['ColorSwatchData']>;

export interface ColourSiblingFields {
  readonly name: Lazy<string>;
  readonly sku: Lazy<string>;
  readonly urlKey: Lazy<string>;
}

export type ColourSibling = Backed<ColourSiblingFields, CatalogShapes['ColourSibling']>;

export interface ComparableAttribute {
  readonly code: Lazy<string>;
  readonly label: Lazy<string>;
}

export interface ComparableItemFields {
  readonly product: Lazy<ProductInterface>;
}

export type ComparableItem = Backed<ComparableItemFields, CompareShapes['ComparableItem']>;

export interface CompareListFields {
  readonly items: Lazy<Maybe<List<ComparableItem>>>;
  readonly uid: Lazy<string | number>;
}

export type CompareList = Backed<CompareListFields, CompareShapes['CompareList']>;

export interface ComplexTextValueFields {
}

export type ComplexTextValue = Backed<ComplexTextValueFields, CatalogShapes['ComplexTextValue']>;

export interface ConfigurableAttributeOption {
  readonly code: Lazy<Maybe<string>>;
  readonly label: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
  readonly valueIndex: Lazy<Maybe<number>>;
}

export interface ConfigurableCartItemFields {
  readonly configurableOptions: Lazy<List<SelectedConfigurableOption>>;
  readonly configuredVariant: Lazy<ProductInterface>;
  readonly customizableOptions: Lazy<List<SelectedCustomizableOption>>;
  readonly errors: Lazy<Maybe<List<CartItemError>>>;
  readonly giftMessage: Lazy<Maybe<GiftMessage>>;
  readonly id: Lazy<string>;
  readonly isAvailable: Lazy<boolean>;
  readonly isSample: Lazy<boolean>;
  readonly notAvailableMessage: Lazy<Maybe<string>>;
  readonly prices: Lazy<Maybe<CartItemPrices>>;
  readonly product: Lazy<ProductInterface>;
  readonly productPath: Lazy<Maybe<string>>;
  readonly quantity: Lazy<number>;
  readonly quantityStep: Lazy<number>;
  readonly uid: Lazy<string | number>;
  readonly unitPrice: Lazy<Maybe<UnitPrice>>;
}

export type ConfigurableCartItem = Backed<ConfigurableCartItemFields, CartShapes['ConfigurableCartItem']>;

export interface ConfigurableOptionAvailableForSelection {
  readonly attributeCode: Lazy<string>;
  readonly optionValueUids: Lazy<List<string | number>>;
}

export interface ConfigurableOrderItemFields {
  readonly discounts: Lazy<Maybe<List<Discount>>>;
  readonly enteredOptions: Lazy<Maybe<List<OrderItemOption>>>;
  readonly giftMessage: Lazy<Maybe<GiftMessage>>;
  readonly id: Lazy<string | number>;
  readonly parentSku: Lazy<Maybe<string>>;
  readonly prices: Lazy<Maybe<OrderItemPrices>>;
  readonly product: Lazy<Maybe<ProductInterface>>;
  readonly productName: Lazy<Maybe<string>>;
  readonly productPath: Lazy<Maybe<string>>;
  readonly productSalePrice: Lazy<Money>;
  readonly productSku: Lazy<string>;
  readonly productType: Lazy<Maybe<string>>;
  readonly productUrlKey: Lazy<Maybe<string>>;
  readonly quantityCanceled: Lazy<Maybe<number>>;
  readonly quantityInvoiced: Lazy<Maybe<number>>;
  readonly quantityOrdered: Lazy<Maybe<number>>;
  readonly quantityRefunded: Lazy<Maybe<number>>;
  readonly quantityShipped: Lazy<Maybe<number>>;
  readonly selectedOptions: Lazy<Maybe<List<OrderItemOption>>>;
  readonly status: Lazy<Maybe<string>>;
}

export type ConfigurableOrderItem = Backed<ConfigurableOrderItemFields, OrderItemInterface>;

export interface ConfigurableProductFields {
  readonly colourName: Lazy<Maybe<string>>;
  readonly id: Lazy<Maybe<number>>;
  readonly rangeName: Lazy<Maybe<string>>;
  readonly sku: Lazy<Maybe<string>>;
}

export type ConfigurableProduct = Backed<ConfigurableProductFields, ProductInterface>;

export type ConfigurableProductColourSiblingsArguments = {
  readonly limit: number | null;
};

export type ConfigurableProductConfigurableProductOptionsSelectionArguments = {
  readonly configurableOptionValueUids?: readonly (string | null)[] | null;
};

export type ConfigurableProductCustomAttributesV2Arguments = {
  readonly filters?: AttributeFilterInput | null;
};

export type ConfigurableProductReviewsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort: ProductReviewSort | null;
};

export type ConfigurableProductCartItemInput = {
  readonly customizable_options?: readonly (CustomizableOptionInput | null)[] | null;
  readonly data: CartItemInput;
  readonly parent_sku?: string | null;
  readonly variant_sku?: string | null;
};

export interface ConfigurableProductOption {
  readonly attributeCode: Lazy<string>;
  readonly label: Lazy<string>;
  readonly uid: Lazy<string | number>;
  readonly values: Lazy<Maybe<List<ConfigurableProductOptionValue>>>;
}

export interface ConfigurableProductOptionValue {
  readonly isAvailable: Lazy<boolean>;
  readonly isUseDefault: Lazy<boolean>;
  readonly label: Lazy<string>;
  readonly swatch: Lazy<Maybe<SwatchDataInterface>>;
  readonly uid: Lazy<string | number>;
}

export interface ConfigurableProductOptions {
  readonly attributeCode: Lazy<Maybe<string>>;
  readonly attributeId: Lazy<Maybe<string>>;
  readonly attributeIdV2: Lazy<Maybe<number>>;
  readonly attributeUid: Lazy<string | number>;
  readonly id: Lazy<Maybe<number>>;
  readonly label: Lazy<Maybe<string>>;
  readonly position: Lazy<Maybe<number>>;
  readonly productId: Lazy<Maybe<number>>;
  readonly uid: Lazy<string | number>;
  readonly useDefault: Lazy<Maybe<boolean>>;
  readonly values: Lazy<Maybe<List<ConfigurableProductOptionsValues>>>;
}

export interface ConfigurableProductOptionsSelection {
  readonly configurableOptions: Lazy<Maybe<List<ConfigurableProductOption>>>;
  readonly mediaGallery: Lazy<Maybe<List<MediaGalleryInterface>>>;
  readonly optionsAvailableForSelection: Lazy<Maybe<List<ConfigurableOptionAvailableForSelection>>>;
  readonly variant: Lazy<Maybe<SimpleProduct>>;
}

export interface ConfigurableProductOptionsValues {
  readonly defaultLabel: Lazy<Maybe<string>>;
  readonly label: Lazy<Maybe<string>>;
  readonly storeLabel: Lazy<Maybe<string>>;
  readonly swatchData: Lazy<Maybe<SwatchDataInterface>>;
  readonly uid: Lazy<Maybe<string | number>>;
  readonly useDefaultValue: Lazy<Maybe<boolean>>;
  readonly valueIndex: Lazy<Maybe<number>>;
}

export interface ConfigurableVariantFields {
  readonly product: Lazy<Maybe<SimpleProduct>>;
}

export type ConfigurableVariant = Backed<ConfigurableVariantFields, CatalogShapes['ConfigurableVariant']>;

export interface ConfigurableWishlistItemFields {
  readonly availability: Lazy<WishlistItemAvailability>;
  readonly product: Lazy<Maybe<ProductInterface>>;
}

export type ConfigurableWishlistItem = Backed<ConfigurableWishlistItemFields, WishlistItemInterface>;

export type ConfirmCancelOrderInput = {
  readonly confirmation_key: string;
  readonly order_id: string;
};

export type ConfirmEmailInput = {
  readonly confirmation_key: string;
  readonly email: string;
};

export type ConfirmationStatusEnum = 'ACCOUNT_CONFIRMATION_NOT_REQUIRED' | 'ACCOUNT_CONFIRMED';

export type ConsentInput = {
  readonly purposes: readonly (ConsentPurpose | null)[];
  readonly purposes_version: number;
  readonly replaces?: string | null;
};

export type ConsentPurpose = 'MARKETING' | 'STATISTICS';

export type ContactField = 'COMPANY' | 'COUNTRY' | 'DAY' | 'EMAIL' | 'MESSAGE' | 'NAME' | 'PERSONS' | 'TELEPHONE' | 'VAT_NUMBER' | 'WEBSITE';

export interface ContactProblem {
  readonly code: Lazy<ContactProblemCode>;
  readonly field: Lazy<ContactField>;
  readonly most: Lazy<Maybe<number>>;
}

export type ContactProblemCode = 'IN_THE_PAST' | 'MISSING' | 'NOT_A_WORKING_DAY' | 'NOT_VALID' | 'OUT_OF_RANGE' | 'TOO_FAR_AHEAD' | 'TOO_LONG' | 'TOO_SHORT';

export interface ContactRequestOutput {
  readonly problems: Lazy<List<ContactProblem>>;
  readonly status: Lazy<boolean>;
}

export type ContactUsInput = {
  readonly comment: string;
  readonly email: string;
  readonly name: string;
  readonly telephone?: string | null;
};

export interface ContactUsOutput {
  readonly status: Lazy<boolean>;
}

export interface ContentConsent {
  readonly text: Lazy<string>;
  readonly version: Lazy<string>;
}

export interface CopyProductsBetweenWishlistsOutput {
  readonly destinationWishlist: Lazy<Wishlist>;
  readonly sourceWishlist: Lazy<Wishlist>;
  readonly userErrors: Lazy<List<WishListUserInputError>>;
}

export interface Country {
  readonly availableRegions: Lazy<Maybe<List<Region>>>;
  readonly fullNameEnglish: Lazy<Maybe<string>>;
  readonly fullNameLocale: Lazy<Maybe<string>>;
  readonly id: Lazy<Maybe<string>>;
  readonly threeLetterAbbreviation: Lazy<Maybe<string>>;
  readonly twoLetterAbbreviation: Lazy<Maybe<string>>;
}

export type CountryCodeEnum = 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW';

export type CreateCompareListInput = {
  readonly products?: readonly (string | null)[] | null;
};

export type CreateGuestCartInput = {
  readonly cart_uid?: string | null;
};

export interface CreateGuestCartOutput {
  readonly cart: Lazy<Maybe<Cart>>;
}

export type CreateProductReviewInput = {
  readonly nickname: string;
  readonly pictures?: readonly (string | null)[] | null;
  readonly ratings: readonly (ProductReviewRatingInput | null)[];
  readonly sku: string;
  readonly summary: string;
  readonly text: string;
};

export interface CreateProductReviewOutput {
  readonly review: Lazy<ProductReview>;
}

export type CreateWishlistInput = {
  readonly name: string;
  readonly visibility: WishlistVisibilityEnum;
};

export interface CreateWishlistOutput {
  readonly wishlist: Lazy<Wishlist>;
}

export type CreditCardDetailsInput = {
  readonly cc_exp_month: number;
  readonly cc_exp_year: number;
  readonly cc_last_4: number;
  readonly cc_type: string;
};

export interface CreditMemo {
  readonly comments: Lazy<Maybe<List<SalesCommentItem>>>;
  readonly downloadUrl: Lazy<string>;
  readonly id: Lazy<string | number>;
  readonly items: Lazy<Maybe<List<CreditMemoItemInterface>>>;
  readonly number: Lazy<string>;
  readonly total: Lazy<Maybe<CreditMemoTotal>>;
}

export interface CreditMemoItem {
  readonly discounts: Lazy<Maybe<List<Discount>>>;
  readonly id: Lazy<string | number>;
  readonly orderItem: Lazy<Maybe<OrderItemInterface>>;
  readonly productName: Lazy<Maybe<string>>;
  readonly productSalePrice: Lazy<Money>;
  readonly productSku: Lazy<string>;
  readonly quantityRefunded: Lazy<Maybe<number>>;
}

export type CreditMemoItemInterface = CreditMemoItem;

export interface CreditMemoTotal {
  readonly adjustment: Lazy<Money>;
  readonly baseGrandTotal: Lazy<Money>;
  readonly discounts: Lazy<Maybe<List<Discount>>>;
  readonly grandTotal: Lazy<Money>;
  readonly shippingHandling: Lazy<Maybe<ShippingHandling>>;
  readonly subtotal: Lazy<Money>;
  readonly taxes: Lazy<Maybe<List<TaxItem>>>;
  readonly totalShipping: Lazy<Money>;
  readonly totalTax: Lazy<Money>;
}

export interface Currency {
  readonly availableCurrencyCodes: Lazy<Maybe<List<string>>>;
  readonly baseCurrencyCode: Lazy<Maybe<string>>;
  readonly baseCurrencySymbol: Lazy<Maybe<string>>;
  readonly defaultDisplayCurrecyCode: Lazy<Maybe<string>>;
  readonly defaultDisplayCurrecySymbol: Lazy<Maybe<string>>;
  readonly defaultDisplayCurrencyCode: Lazy<Maybe<string>>;
  readonly defaultDisplayCurrencySymbol: Lazy<Maybe<string>>;
  readonly exchangeRates: Lazy<Maybe<List<ExchangeRate>>>;
}

export type CurrencyEnum = 'AUD' | 'CAD' | 'CHF' | 'CZK' | 'DKK' | 'EUR' | 'GBP' | 'HKD' | 'JPY' | 'NOK' | 'PLN' | 'RUB' | 'SEK' | 'USD';

export interface CustomAttribute {
  readonly attributeMetadata: Lazy<Maybe<AttributeMetadataInterface>>;
  readonly enteredAttributeValue: Lazy<Maybe<EnteredAttributeValue>>;
  readonly selectedAttributeOptions: Lazy<Maybe<SelectedAttributeOption>>;
}

export interface CustomAttributeMetadata {
  readonly items: Lazy<Maybe<List<Attribute>>>;
}

export type CustomAttributeMetadataInterface = CatalogAttributeMetadata | CustomerAttributeMetadata;

export type CustomAttributeOptionInterface = AttributeOptionMetadata;

export type CustomAttributesListsEnum = 'PRODUCTS_COMPARE' | 'PRODUCTS_LISTING' | 'PRODUCT_AGGREGATED' | 'PRODUCT_DETAILS_PAGE' | 'PRODUCT_FILTER' | 'PRODUCT_SEARCH_RESULTS_FILTER' | 'PRODUCT_SORT';

export interface CustomerFields {
  readonly company: Lazy<Maybe<string>>;
  readonly dateOfBirth: Lazy<Maybe<string>>;
  readonly email: Lazy<Maybe<string>>;
  readonly gender: Lazy<Maybe<number>>;
  readonly groupId: Lazy<Maybe<number>>;
  readonly isBusiness: Lazy<boolean>;
  readonly prefix: Lazy<Maybe<string>>;
  readonly suffix: Lazy<Maybe<string>>;
}

export type Customer = Backed<CustomerFields, CustomersShapes['Customer']>;

export type CustomerAddressesV2Arguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
};

export type CustomerCustomAttributesArguments = {
  readonly attributeCodes?: readonly (string | null)[] | null;
};

export type CustomerOrdersArguments = {
  readonly currentPage: number | null;
  readonly filter?: CustomerOrdersFilterInput | null;
  readonly pageSize: number | null;
  readonly scope?: ScopeTypeEnum | null;
  readonly sort?: CustomerOrderSortInput | null;
};

export type CustomerReturnArguments = {
  readonly uid: string;
};

export type CustomerReturnsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
};

export type CustomerReviewOfArguments = {
  readonly sku: string;
};

export type CustomerReviewsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
};

export type CustomerSeenProductsArguments = {
  readonly limit: number | null;
};

export type CustomerWishlistV2Arguments = {
  readonly id: string;
};

export type CustomerWishlistsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
};

export interface CustomerAddressFields {
  readonly customerId: Lazy<Maybe<number>>;
  readonly id: Lazy<Maybe<number>>;
}

export type CustomerAddress = Backed<CustomerAddressFields, CustomersShapes['CustomerAddress']>;

export type CustomerAddressCustomAttributesV2Arguments = {
  readonly attributeCodes?: readonly (string | null)[] | null;
};

export interface CustomerAddressAttribute {
  readonly attributeCode: Lazy<Maybe<string>>;
  readonly value: Lazy<Maybe<string>>;
}

export type CustomerAddressAttributeInput = {
  readonly attribute_code: string;
  readonly value: string;
};

export type CustomerAddressInput = {
  readonly city?: string | null;
  readonly company?: string | null;
  readonly country_code?: CountryCodeEnum | null;
  readonly country_id?: CountryCodeEnum | null;
  readonly custom_attributes?: readonly (CustomerAddressAttributeInput | null)[] | null;
  readonly custom_attributesV2?: readonly (AttributeValueInput | null)[] | null;
  readonly default_billing?: boolean | null;
  readonly default_shipping?: boolean | null;
  readonly fax?: string | null;
  readonly firstname?: string | null;
  readonly house_number?: string | null;
  readonly lastname?: string | null;
  readonly middlename?: string | null;
  readonly postcode?: string | null;
  readonly prefix?: string | null;
  readonly region?: CustomerAddressRegionInput | null;
  readonly street?: readonly (string | null)[] | null;
  readonly suffix?: string | null;
  readonly telephone?: string | null;
  readonly vat_id?: string | null;
};

export interface CustomerAddressRegion {
  readonly region: Lazy<Maybe<string>>;
  readonly regionCode: Lazy<Maybe<string>>;
  readonly regionId: Lazy<Maybe<number>>;
}

export type CustomerAddressRegionInput = {
  readonly region?: string | null;
  readonly region_code?: string | null;
  readonly region_id?: number | null;
};

export interface CustomerAddresses {
  readonly items: Lazy<Maybe<List<CustomerAddress>>>;
  readonly pageInfo: Lazy<Maybe<SearchResultPageInfo>>;
  readonly totalCount: Lazy<Maybe<number>>;
}

export interface CustomerAttributeMetadata {
  readonly code: Lazy<string | number>;
  readonly defaultValue: Lazy<Maybe<string>>;
  readonly entityType: Lazy<AttributeEntityTypeEnum>;
  readonly frontendClass: Lazy<Maybe<string>>;
  readonly frontendInput: Lazy<Maybe<AttributeFrontendInputEnum>>;
  readonly inputFilter: Lazy<Maybe<InputFilterEnum>>;
  readonly isRequired: Lazy<boolean>;
  readonly isUnique: Lazy<boolean>;
  readonly label: Lazy<Maybe<string>>;
  readonly multilineCount: Lazy<Maybe<number>>;
  readonly options: Lazy<List<CustomAttributeOptionInterface>>;
  readonly sortOrder: Lazy<Maybe<number>>;
  readonly validateRules: Lazy<Maybe<List<ValidationRule>>>;
}

export type CustomerCreateInput = {
  readonly allow_remote_shopping_assistance?: boolean | null;
  readonly company?: string | null;
  readonly custom_attributes?: readonly (AttributeValueInput | null)[] | null;
  readonly date_of_birth?: string | null;
  readonly dob?: string | null;
  readonly email: string;
  readonly firstname: string;
  readonly gender?: number | null;
  readonly is_business?: boolean | null;
  readonly is_subscribed?: boolean | null;
  readonly lastname: string;
  readonly middlename?: string | null;
  readonly password?: string | null;
  readonly prefix?: string | null;
  readonly suffix?: string | null;
  readonly taxvat?: string | null;
};

export type CustomerDownloadableProduct = never;

export interface CustomerDownloadableProducts {
  readonly items: Lazy<Maybe<List<CustomerDownloadableProduct>>>;
}

export interface CustomerGroupStorefront {
  readonly name: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
}

export type CustomerInput = {
  readonly date_of_birth?: string | null;
  readonly dob?: string | null;
  readonly email?: string | null;
  readonly firstname?: string | null;
  readonly gender?: number | null;
  readonly is_subscribed?: boolean | null;
  readonly lastname?: string | null;
  readonly middlename?: string | null;
  readonly password?: string | null;
  readonly prefix?: string | null;
  readonly suffix?: string | null;
  readonly taxvat?: string | null;
};

export interface CustomerOrder {
  readonly appliedCoupons: Lazy<List<AppliedCoupon>>;
  readonly availableActions: Lazy<List<OrderActionType>>;
  readonly billingAddress: Lazy<Maybe<OrderAddress>>;
  readonly carrier: Lazy<Maybe<string>>;
  readonly carrierCode: Lazy<Maybe<string>>;
  readonly comments: Lazy<Maybe<List<SalesCommentItem>>>;
  readonly contentConsent: Lazy<Maybe<OrderContentConsent>>;
  readonly createdAt: Lazy<Maybe<string>>;
  readonly creditMemos: Lazy<Maybe<List<CreditMemo>>>;
  readonly customerInfo: Lazy<OrderCustomerInfo>;
  readonly email: Lazy<Maybe<string>>;
  readonly expectedDelivery: Lazy<Maybe<OrderExpectedDelivery>>;
  readonly giftCards: Lazy<List<OrderGiftCard>>;
  readonly giftMessage: Lazy<Maybe<GiftMessage>>;
  readonly giftReceiptIncluded: Lazy<boolean>;
  readonly giftWrapping: Lazy<Maybe<GiftWrapping>>;
  readonly grandTotal: Lazy<Maybe<number>>;
  readonly id: Lazy<string | number>;
  readonly incrementId: Lazy<Maybe<string>>;
  readonly invoices: Lazy<List<Invoice>>;
  readonly isBusinessOrder: Lazy<boolean>;
  readonly isVirtual: Lazy<boolean>;
  readonly items: Lazy<Maybe<List<OrderItemInterface>>>;
  readonly methodCode: Lazy<Maybe<string>>;
  readonly number: Lazy<string>;
  readonly orderDate: Lazy<string>;
  readonly orderNumber: Lazy<string>;
  readonly orderStatusChangeDate: Lazy<string>;
  readonly paymentMethods: Lazy<Maybe<List<OrderPaymentMethod>>>;
  readonly pickupPoint: Lazy<Maybe<PickupPoint>>;
  readonly printedCardIncluded: Lazy<boolean>;
  readonly remarks: Lazy<Maybe<string>>;
  readonly shipments: Lazy<Maybe<List<OrderShipment>>>;
  readonly shippingAddress: Lazy<Maybe<OrderAddress>>;
  readonly shippingMethod: Lazy<Maybe<string>>;
  readonly status: Lazy<string>;
  readonly statusCode: Lazy<string>;
  readonly taxTreatment: Lazy<CartTaxTreatment>;
  readonly termsVersion: Lazy<string>;
  readonly token: Lazy<string>;
  readonly total: Lazy<Maybe<OrderTotal>>;
}

export type CustomerOrderReturnsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
};

export type CustomerOrderSortInput = {
  readonly sort_direction: SortEnum;
  readonly sort_field: CustomerOrderSortableField;
};

export type CustomerOrderSortableField = 'CREATED_AT' | 'NUMBER';

export interface CustomerOrders {
  readonly dateOfFirstOrder: Lazy<Maybe<string>>;
  readonly items: Lazy<List<CustomerOrder>>;
  readonly pageInfo: Lazy<Maybe<SearchResultPageInfo>>;
  readonly totalCount: Lazy<Maybe<number>>;
}

export type CustomerOrdersFilterInput = {
  readonly grand_total?: FilterRangeTypeInput | null;
  readonly number?: FilterStringTypeInput | null;
  readonly order_date?: FilterRangeTypeInput | null;
  readonly status?: FilterEqualTypeInput | null;
};

export interface CustomerOutput {
  readonly customer: Lazy<Customer>;
}

export interface CustomerPasskeyFields {
  readonly host: Lazy<string>;
  readonly id: Lazy<number>;
  readonly name: Lazy<string>;
}

export type CustomerPasskey = Backed<CustomerPasskeyFields, CustomersShapes['CustomerPasskey']>;

export interface CustomerPaymentTokens {
  readonly items: Lazy<List<PaymentToken>>;
}

export interface CustomerSessionFields {
  readonly device: Lazy<string>;
  readonly id: Lazy<number>;
  readonly isThisOne: Lazy<boolean>;
  readonly place: Lazy<Maybe<string>>;
}

export type CustomerSession = Backed<CustomerSessionFields, CustomersShapes['CustomerSession']>;

export interface CustomerToken {
  readonly token: Lazy<Maybe<string>>;
}

export type CustomerUpdateInput = {
  readonly allow_remote_shopping_assistance?: boolean | null;
  readonly company?: string | null;
  readonly custom_attributes?: readonly (AttributeValueInput | null)[] | null;
  readonly date_of_birth?: string | null;
  readonly dob?: string | null;
  readonly firstname?: string | null;
  readonly gender?: number | null;
  readonly is_business?: boolean | null;
  readonly is_subscribed?: boolean | null;
  readonly lastname?: string | null;
  readonly middlename?: string | null;
  readonly prefix?: string | null;
  readonly suffix?: string | null;
  readonly taxvat?: string | null;
};

export type CustomizableAreaOption = never;

export interface CustomizableAreaValue {
  readonly maxCharacters: Lazy<Maybe<number>>;
  readonly price: Lazy<Maybe<number>>;
  readonly priceType: Lazy<Maybe<PriceTypeEnum>>;
  readonly sku: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
}

export type CustomizableCheckboxOption = never;

export interface CustomizableCheckboxValue {
  readonly optionTypeId: Lazy<Maybe<number>>;
  readonly price: Lazy<Maybe<number>>;
  readonly priceType: Lazy<Maybe<PriceTypeEnum>>;
  readonly sku: Lazy<Maybe<string>>;
  readonly sortOrder: Lazy<Maybe<number>>;
  readonly title: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
}

export type CustomizableDateOption = never;

export type CustomizableDateTypeEnum = 'DATE' | 'DATE_TIME' | 'TIME';

export interface CustomizableDateValue {
  readonly price: Lazy<Maybe<number>>;
  readonly priceType: Lazy<Maybe<PriceTypeEnum>>;
  readonly sku: Lazy<Maybe<string>>;
  readonly type: Lazy<Maybe<CustomizableDateTypeEnum>>;
  readonly uid: Lazy<string | number>;
}

export type CustomizableDropDownOption = never;

export interface CustomizableDropDownValue {
  readonly optionTypeId: Lazy<Maybe<number>>;
  readonly price: Lazy<Maybe<number>>;
  readonly priceType: Lazy<Maybe<PriceTypeEnum>>;
  readonly sku: Lazy<Maybe<string>>;
  readonly sortOrder: Lazy<Maybe<number>>;
  readonly title: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
}

export interface CustomizableFieldOption {
  readonly optionId: Lazy<Maybe<number>>;
  readonly productSku: Lazy<Maybe<string>>;
  readonly required: Lazy<Maybe<boolean>>;
  readonly sortOrder: Lazy<Maybe<number>>;
  readonly title: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
  readonly value: Lazy<Maybe<CustomizableFieldValue>>;
}

export interface CustomizableFieldValue {
  readonly maxCharacters: Lazy<Maybe<number>>;
  readonly price: Lazy<Maybe<number>>;
  readonly priceType: Lazy<Maybe<PriceTypeEnum>>;
  readonly sku: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
}

export type CustomizableFileOption = never;

export interface CustomizableFileValue {
  readonly fileExtension: Lazy<Maybe<string>>;
  readonly imageSizeX: Lazy<Maybe<number>>;
  readonly imageSizeY: Lazy<Maybe<number>>;
  readonly price: Lazy<Maybe<number>>;
  readonly priceType: Lazy<Maybe<PriceTypeEnum>>;
  readonly sku: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
}

export type CustomizableMultipleOption = never;

export interface CustomizableMultipleValue {
  readonly optionTypeId: Lazy<Maybe<number>>;
  readonly price: Lazy<Maybe<number>>;
  readonly priceType: Lazy<Maybe<PriceTypeEnum>>;
  readonly sku: Lazy<Maybe<string>>;
  readonly sortOrder: Lazy<Maybe<number>>;
  readonly title: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
}

export type CustomizableOptionInput = {
  readonly id?: number | null;
  readonly uid?: string | null;
  readonly value_string: string;
};

export type CustomizableOptionInterface = CustomizableFieldOption;

export type CustomizableProductInterface = ConfigurableProduct | GiftCardProduct | SimpleProduct | VirtualProduct;

export type CustomizableRadioOption = never;

export interface CustomizableRadioValue {
  readonly optionTypeId: Lazy<Maybe<number>>;
  readonly price: Lazy<Maybe<number>>;
  readonly priceType: Lazy<Maybe<PriceTypeEnum>>;
  readonly sku: Lazy<Maybe<string>>;
  readonly sortOrder: Lazy<Maybe<number>>;
  readonly title: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
}

export interface DeleteCompareListOutput {
  readonly result: Lazy<boolean>;
}

export interface DeletePaymentTokenOutput {
  readonly customerPaymentTokens: Lazy<Maybe<CustomerPaymentTokens>>;
  readonly result: Lazy<boolean>;
}

export interface DeleteWishlistOutput {
  readonly status: Lazy<boolean>;
  readonly wishlists: Lazy<List<Wishlist>>;
}

export interface Discount {
  readonly amount: Lazy<Money>;
  readonly appliedTo: Lazy<CartDiscountType>;
  readonly coupon: Lazy<Maybe<AppliedCoupon>>;
  readonly label: Lazy<string>;
}

export type DownloadableCartItem = never;

export type DownloadableCreditMemoItem = never;

export type DownloadableFileTypeEnum = 'FILE' | 'URL';

export type DownloadableInvoiceItem = never;

export interface DownloadableItemsLinks {
  readonly sortOrder: Lazy<Maybe<number>>;
  readonly title: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
}

export type DownloadableOrderItem = never;

export type DownloadableProduct = never;

export type DownloadableProductColourSiblingsArguments = {
  readonly limit: number | null;
};

export type DownloadableProductCustomAttributesV2Arguments = {
  readonly filters?: AttributeFilterInput | null;
};

export type DownloadableProductReviewsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort: ProductReviewSort | null;
};

export type DownloadableProductCartItemInput = {
  readonly customizable_options?: readonly (CustomizableOptionInput | null)[] | null;
  readonly data: CartItemInput;
  readonly downloadable_product_links?: readonly (DownloadableProductLinksInput | null)[] | null;
};

export interface DownloadableProductLinks {
  readonly id: Lazy<Maybe<number>>;
  readonly isShareable: Lazy<Maybe<boolean>>;
  readonly linkType: Lazy<Maybe<DownloadableFileTypeEnum>>;
  readonly numberOfDownloads: Lazy<Maybe<number>>;
  readonly price: Lazy<Maybe<number>>;
  readonly sampleFile: Lazy<Maybe<string>>;
  readonly sampleType: Lazy<Maybe<DownloadableFileTypeEnum>>;
  readonly sampleUrl: Lazy<Maybe<string>>;
  readonly sortOrder: Lazy<Maybe<number>>;
  readonly title: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
}

export type DownloadableProductLinksInput = {
  readonly link_id: number;
};

export interface DownloadableProductSamples {
  readonly id: Lazy<Maybe<number>>;
  readonly sampleFile: Lazy<Maybe<string>>;
  readonly sampleType: Lazy<Maybe<DownloadableFileTypeEnum>>;
  readonly sampleUrl: Lazy<Maybe<string>>;
  readonly sortOrder: Lazy<Maybe<number>>;
  readonly title: Lazy<Maybe<string>>;
}

export type DownloadableWishlistItem = never;

export interface EnteredAttributeValue {
  readonly attributeMetadata: Lazy<Maybe<AttributeMetadataInterface>>;
  readonly value: Lazy<Maybe<string>>;
}

export type EnteredOptionInput = {
  readonly uid: string;
  readonly value: string;
};

export type EntityTypeEnum = 'PRODUCT';

export interface EntityUrl {
  readonly canonicalUrl: Lazy<Maybe<string>>;
  readonly entityUid: Lazy<Maybe<string | number>>;
  readonly id: Lazy<Maybe<number>>;
  readonly redirectCode: Lazy<Maybe<number>>;
  readonly relativeUrl: Lazy<Maybe<string>>;
  readonly type: Lazy<Maybe<UrlRewriteEntityTypeEnum>>;
}

export type Error = CartShapes['Error'];

export type EstimateAddressInput = {
  readonly country_code: CountryCodeEnum;
  readonly postcode?: string | null;
  readonly region?: CustomerAddressRegionInput | null;
};

export type EstimateTotalsInput = {
  readonly address: EstimateAddressInput;
  readonly cart_id: string;
  readonly shipping_method?: ShippingMethodInput | null;
};

export interface EstimateTotalsOutput {
  readonly cart: Lazy<Maybe<Cart>>;
}

export interface ExchangeRate {
  readonly currencyTo: Lazy<Maybe<string>>;
  readonly rate: Lazy<Maybe<number>>;
}

export interface ExpectedDelivery {
  readonly cutOffAt: Lazy<string>;
  readonly dispatchDate: Lazy<string>;
  readonly earliestDate: Lazy<string>;
  readonly latestDate: Lazy<string>;
  readonly pickupDate: Lazy<Maybe<string>>;
}

export type FilterEqualTypeInput = {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
};

export type FilterMatchTypeEnum = 'FULL' | 'PARTIAL';

export type FilterMatchTypeInput = {
  readonly match?: string | null;
  readonly match_type?: FilterMatchTypeEnum | null;
};

export type FilterRangeTypeInput = {
  readonly from?: string | null;
  readonly to?: string | null;
};

export type FilterStringTypeInput = {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
  readonly match?: string | null;
};

export type FilterTypeInput = {
  readonly eq?: string | null;
  readonly finset?: readonly (string | null)[] | null;
  readonly from?: string | null;
  readonly gt?: string | null;
  readonly gteq?: string | null;
  readonly in?: readonly (string | null)[] | null;
  readonly like?: string | null;
  readonly lt?: string | null;
  readonly lteq?: string | null;
  readonly moreq?: string | null;
  readonly neq?: string | null;
  readonly nin?: readonly (string | null)[] | null;
  readonly notnull?: string | null;
  readonly null?: string | null;
  readonly to?: string | null;
};

export interface FixedProductTax {
  readonly amount: Lazy<Maybe<Money>>;
  readonly label: Lazy<Maybe<string>>;
}

export type FixedProductTaxDisplaySettings = 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS' | 'EXCLUDE_FPT_WITHOUT_DETAILS' | 'FPT_DISABLED' | 'INCLUDE_FPT_WITHOUT_DETAILS' | 'INCLUDE_FPT_WITH_DETAILS';


export interface GiftCardAccount {
  readonly balance: Lazy<Maybe<Money>>;
  readonly code: Lazy<Maybe<string>>;
  readonly expirationDate: Lazy<Maybe<string>>;
}

export type GiftCardAccountInput = {
  readonly gift_card_code: string;
};

export interface GiftCardAmounts {
  readonly attributeId: Lazy<Maybe<number>>;
  readonly uid: Lazy<string | number>;
  readonly value: Lazy<Maybe<number>>;
  readonly valueId: Lazy<Maybe<number>>;
  readonly websiteId: Lazy<Maybe<number>>;
  readonly websiteValue: Lazy<Maybe<number>>;
}

export interface GiftCardCartItemFields {
  readonly amount: Lazy<Money>;
  readonly customizableOptions: Lazy<List<SelectedCustomizableOption>>;
  readonly deliverOn: Lazy<Maybe<string>>;
  readonly errors: Lazy<Maybe<List<CartItemError>>>;
  readonly giftMessage: Lazy<Maybe<GiftMessage>>;
  readonly id: Lazy<string>;
  readonly isAvailable: Lazy<boolean>;
  readonly isSample: Lazy<boolean>;
  readonly message: Lazy<Maybe<string>>;
  readonly notAvailableMessage: Lazy<Maybe<string>>;
  readonly prices: Lazy<Maybe<CartItemPrices>>;
  readonly product: Lazy<ProductInterface>;
  readonly productPath: Lazy<Maybe<string>>;
  readonly quantity: Lazy<number>;
  readonly quantityStep: Lazy<number>;
  readonly recipientEmail: Lazy<Maybe<string>>;
  readonly recipientName: Lazy<string>;
  readonly senderEmail: Lazy<Maybe<string>>;
  readonly senderName: Lazy<string>;
  readonly uid: Lazy<string | number>;
  readonly unitPrice: Lazy<Maybe<UnitPrice>>;
}

export type GiftCardCartItem = Backed<GiftCardCartItemFields, CartShapes['GiftCardCartItem']>;

export interface GiftCardItem {
  readonly deliverOn: Lazy<Maybe<string>>;
  readonly message: Lazy<Maybe<string>>;
  readonly recipientEmail: Lazy<Maybe<string>>;
  readonly recipientName: Lazy<Maybe<string>>;
  readonly senderEmail: Lazy<Maybe<string>>;
  readonly senderName: Lazy<Maybe<string>>;
}

export interface GiftCardOptions {
  readonly amount: Lazy<Maybe<Money>>;
  readonly customGiftcardAmount: Lazy<Maybe<Money>>;
  readonly message: Lazy<Maybe<string>>;
  readonly recipientEmail: Lazy<Maybe<string>>;
  readonly recipientName: Lazy<Maybe<string>>;
  readonly senderEmail: Lazy<Maybe<string>>;
  readonly senderName: Lazy<Maybe<string>>;
}

export interface GiftCardOrderItemFields {
  readonly discounts: Lazy<Maybe<List<Discount>>>;
  readonly enteredOptions: Lazy<Maybe<List<OrderItemOption>>>;
  readonly giftCard: Lazy<Maybe<GiftCardItem>>;
  readonly giftMessage: Lazy<Maybe<GiftMessage>>;
  readonly id: Lazy<string | number>;
  readonly prices: Lazy<Maybe<OrderItemPrices>>;
  readonly product: Lazy<Maybe<ProductInterface>>;
  readonly productName: Lazy<Maybe<string>>;
  readonly productPath: Lazy<Maybe<string>>;
  readonly productSalePrice: Lazy<Money>;
  readonly productSku: Lazy<string>;
  readonly productType: Lazy<Maybe<string>>;
  readonly productUrlKey: Lazy<Maybe<string>>;
  readonly quantityCanceled: Lazy<Maybe<number>>;
  readonly quantityInvoiced: Lazy<Maybe<number>>;
  readonly quantityOrdered: Lazy<Maybe<number>>;
  readonly quantityRefunded: Lazy<Maybe<number>>;
  readonly quantityShipped: Lazy<Maybe<number>>;
  readonly selectedOptions: Lazy<Maybe<List<OrderItemOption>>>;
  readonly status: Lazy<Maybe<string>>;
}

export type GiftCardOrderItem = Backed<GiftCardOrderItemFields, OrderItemInterface>;

export interface GiftCardProductFields {
  readonly colourName: Lazy<Maybe<string>>;
  readonly id: Lazy<Maybe<number>>;
  readonly rangeName: Lazy<Maybe<string>>;
  readonly sku: Lazy<Maybe<string>>;
}

export type GiftCardProduct = Backed<GiftCardProductFields, ProductInterface>;

export type GiftCardProductColourSiblingsArguments = {
  readonly limit: number | null;
};

export type GiftCardProductCustomAttributesV2Arguments = {
  readonly filters?: AttributeFilterInput | null;
};

export type GiftCardProductReviewsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort: ProductReviewSort | null;
};

export type GiftCardTypeEnum = 'COMBINED' | 'PHYSICAL' | 'VIRTUAL';

export interface GiftCardWishlistItemFields {
  readonly availability: Lazy<WishlistItemAvailability>;
  readonly product: Lazy<Maybe<ProductInterface>>;
}

export type GiftCardWishlistItem = Backed<GiftCardWishlistItemFields, WishlistItemInterface>;

export interface GiftMessage {
  readonly from: Lazy<string>;
  readonly message: Lazy<string>;
  readonly to: Lazy<string>;
}

export type GiftMessageInput = {
  readonly from: string;
  readonly message: string;
  readonly to: string;
};

export interface GiftOptionsPrices {
  readonly giftWrappingForItems: Lazy<Maybe<Money>>;
  readonly giftWrappingForItemsInclTax: Lazy<Maybe<Money>>;
  readonly giftWrappingForOrder: Lazy<Maybe<Money>>;
  readonly giftWrappingForOrderInclTax: Lazy<Maybe<Money>>;
  readonly printedCard: Lazy<Maybe<Money>>;
  readonly printedCardInclTax: Lazy<Maybe<Money>>;
}

export interface GiftWrapping {
  readonly design: Lazy<string>;
  readonly id: Lazy<string | number>;
  readonly image: Lazy<Maybe<GiftWrappingImage>>;
  readonly price: Lazy<Money>;
  readonly uid: Lazy<string | number>;
}

export interface GiftWrappingImage {
  readonly label: Lazy<string>;
  readonly url: Lazy<string>;
}

export type GroupedProduct = never;

export type GroupedProductColourSiblingsArguments = {
  readonly limit: number | null;
};

export type GroupedProductCustomAttributesV2Arguments = {
  readonly filters?: AttributeFilterInput | null;
};

export type GroupedProductReviewsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort: ProductReviewSort | null;
};

export interface GroupedProductItem {
  readonly position: Lazy<Maybe<number>>;
  readonly product: Lazy<Maybe<ProductInterface>>;
  readonly qty: Lazy<Maybe<number>>;
}

export type GroupedProductWishlistItem = never;

export type GuestOrderCancelInput = {
  readonly reason: string;
  readonly token: string;
};

export type GuestOrderInformationInput = {
  readonly email: string;
  readonly lastname: string;
  readonly number: string;
};

export type HostedProInput = {
  readonly cancel_url: string;
  readonly return_url: string;
};

export interface HttpQueryParameter {
  readonly name: Lazy<Maybe<string>>;
  readonly value: Lazy<Maybe<string>>;
}


export interface ImageSwatchDataFields {
  readonly thumbnail: Lazy<Maybe<string>>;
  readonly value: Lazy<Maybe<string>>;
}

export type ImageSwatchData = Backed<ImageSwatchDataFields, CatalogShapes['ImageSwatchData']>;

export type InputFilterEnum = 'DATE' | 'ESCAPEHTML' | 'NONE' | 'STRIPTAGS' | 'TRIM';

export interface InsufficientStockErrorFields {
  readonly code: Lazy<CartUserInputErrorType>;
  readonly message: Lazy<string>;
  readonly quantity: Lazy<Maybe<number>>;
}

export type InsufficientStockError = Backed<InsufficientStockErrorFields, Error>;


export interface Invoice {
  readonly comments: Lazy<Maybe<List<SalesCommentItem>>>;
  readonly downloadUrl: Lazy<string>;
  readonly id: Lazy<string | number>;
  readonly items: Lazy<Maybe<List<InvoiceItemInterface>>>;
  readonly number: Lazy<string>;
  readonly total: Lazy<Maybe<InvoiceTotal>>;
}

export interface InvoiceItem {
  readonly discounts: Lazy<Maybe<List<Discount>>>;
  readonly id: Lazy<string | number>;
  readonly orderItem: Lazy<Maybe<OrderItemInterface>>;
  readonly productName: Lazy<Maybe<string>>;
  readonly productSalePrice: Lazy<Money>;
  readonly productSku: Lazy<string>;
  readonly quantityInvoiced: Lazy<Maybe<number>>;
}

export type InvoiceItemInterface = InvoiceItem;

export interface InvoiceTotal {
  readonly baseGrandTotal: Lazy<Money>;
  readonly discounts: Lazy<Maybe<List<Discount>>>;
  readonly grandTotal: Lazy<Money>;
  readonly shippingHandling: Lazy<Maybe<ShippingHandling>>;
  readonly subtotal: Lazy<Money>;
  readonly taxes: Lazy<Maybe<List<TaxItem>>>;
  readonly totalShipping: Lazy<Money>;
  readonly totalTax: Lazy<Money>;
}

export interface IsEmailAvailableOutput {
  readonly isEmailAvailable: Lazy<Maybe<boolean>>;
}

export interface ItemSelectedBundleOption {
  readonly id: Lazy<string | number>;
  readonly label: Lazy<string>;
  readonly uid: Lazy<string | number>;
  readonly values: Lazy<Maybe<List<ItemSelectedBundleOptionValue>>>;
}

export interface ItemSelectedBundleOptionValue {
  readonly id: Lazy<string | number>;
  readonly price: Lazy<Money>;
  readonly productName: Lazy<string>;
  readonly productSku: Lazy<string>;
  readonly quantity: Lazy<number>;
  readonly uid: Lazy<string | number>;
}

export type ItemsOfDeletedWishlist = 'DELETE' | 'KEEP' | 'MOVE';

export interface KeyValue {
  readonly name: Lazy<Maybe<string>>;
  readonly value: Lazy<Maybe<string>>;
}

export interface LayerFilter {
  readonly filterItems: Lazy<Maybe<List<LayerFilterItemInterface>>>;
  readonly filterItemsCount: Lazy<Maybe<number>>;
  readonly name: Lazy<Maybe<string>>;
  readonly requestVar: Lazy<Maybe<string>>;
}

export interface LayerFilterItem {
  readonly itemsCount: Lazy<Maybe<number>>;
  readonly label: Lazy<Maybe<string>>;
  readonly valueString: Lazy<Maybe<string>>;
}

export type LayerFilterItemInterface = LayerFilterItem | SwatchLayerFilterItem;

export interface LocaleUrlKey {
  readonly locale: Lazy<string>;
  readonly urlKey: Lazy<string>;
}

export interface LocaleUrlPath {
  readonly locale: Lazy<string>;
  readonly urlPath: Lazy<string>;
}

export interface MediaGalleryEntry {
  readonly content: Lazy<Maybe<ProductMediaGalleryEntriesContent>>;
  readonly disabled: Lazy<Maybe<boolean>>;
  readonly file: Lazy<Maybe<string>>;
  readonly id: Lazy<Maybe<number>>;
  readonly label: Lazy<Maybe<string>>;
  readonly mediaType: Lazy<Maybe<string>>;
  readonly position: Lazy<Maybe<number>>;
  readonly types: Lazy<Maybe<List<string>>>;
  readonly uid: Lazy<string | number>;
  readonly videoContent: Lazy<Maybe<ProductMediaGalleryEntriesVideoContent>>;
}

export type MediaGalleryInterface = ProductImage;

export interface MollieIssuerOutput {
  readonly code: Lazy<string>;
  readonly image: Lazy<Maybe<string>>;
  readonly name: Lazy<string>;
  readonly svg: Lazy<Maybe<string>>;
}

export interface MolliePaymentMethodMeta {
  readonly image: Lazy<Maybe<string>>;
}

export type MollieProcessTransactionInput = {
  readonly payment_token: string;
};

export interface MollieProcessTransactionOutput {
  readonly cart: Lazy<Maybe<Cart>>;
  readonly paymentStatus: Lazy<Maybe<PaymentStatusEnum>>;
  readonly redirectToCart: Lazy<boolean>;
  readonly redirectToSuccessPage: Lazy<boolean>;
}

export type MollieResetCartInput = {
  readonly cart_id: string;
};

export interface MollieResetCartOutput {
  readonly cart: Lazy<Cart>;
}

export interface MoneyFields {
  readonly currency: Lazy<Maybe<CurrencyEnum>>;
}

export type Money = Backed<MoneyFields, PricingShapes['Money']>;

export interface MoveProductsBetweenWishlistsOutput {
  readonly destinationWishlist: Lazy<Wishlist>;
  readonly sourceWishlist: Lazy<Wishlist>;
  readonly userErrors: Lazy<List<WishListUserInputError>>;
}


export type MutationAddBundleProductsToCartArguments = {
  readonly input?: AddBundleProductsToCartInput | null;
};

export type MutationAddConfigurableProductsToCartArguments = {
  readonly input?: AddConfigurableProductsToCartInput | null;
};

export type MutationAddDownloadableProductsToCartArguments = {
  readonly input?: AddDownloadableProductsToCartInput | null;
};

export type MutationAddPasskeyArguments = {
  readonly credential: string;
  readonly name: string;
};

export type MutationAddProductsToCartArguments = {
  readonly cartId: string;
  readonly cartItems: readonly (CartItemInput | null)[];
  readonly idempotencyKey?: string | null;
};

export type MutationAddProductsToCompareListArguments = {
  readonly input?: AddProductsToCompareListInput | null;
};

export type MutationAddProductsToWishlistArguments = {
  readonly wishlistId: string;
  readonly wishlistItems: readonly (WishlistItemInput | null)[];
};

export type MutationAddSimpleProductsToCartArguments = {
  readonly input?: AddSimpleProductsToCartInput | null;
};

export type MutationAddVirtualProductsToCartArguments = {
  readonly input?: AddVirtualProductsToCartInput | null;
};

export type MutationAddWishlistItemsToCartArguments = {
  readonly wishlistId: string;
  readonly wishlistItemIds?: readonly (string | null)[] | null;
};

export type MutationApplyCouponToCartArguments = {
  readonly input?: ApplyCouponToCartInput | null;
};

export type MutationApplyGiftCardToCartArguments = {
  readonly input?: ApplyGiftCardToCartInput | null;
};

export type MutationAssignCompareListToCustomerArguments = {
  readonly uid: string;
};

export type MutationAssignCustomerToGuestCartArguments = {
  readonly cart_id: string;
};

export type MutationCancelOrderArguments = {
  readonly input: CancelOrderInput;
};

export type MutationChangeCustomerPasswordArguments = {
  readonly currentPassword: string;
  readonly newPassword: string;
};

export type MutationClaimPurchaseArguments = {
  readonly token: string;
};

export type MutationClearCartArguments = {
  readonly input: ClearCartInput;
};

export type MutationClearWishlistArguments = {
  readonly wishlistId: string;
};

export type MutationConfirmCancelOrderArguments = {
  readonly input: ConfirmCancelOrderInput;
};

export type MutationConfirmEmailArguments = {
  readonly input: ConfirmEmailInput;
};

export type MutationConfirmNewsletterArguments = {
  readonly key: string;
};

export type MutationContactUsArguments = {
  readonly input: ContactUsInput;
};

export type MutationCopyProductsBetweenWishlistsArguments = {
  readonly destinationWishlistUid: string;
  readonly sourceWishlistUid: string;
  readonly wishlistItems: readonly (WishlistItemCopyInput | null)[];
};

export type MutationCreateCompareListArguments = {
  readonly input?: CreateCompareListInput | null;
};

export type MutationCreateCustomerArguments = {
  readonly input: CustomerInput;
};

export type MutationCreateCustomerAddressArguments = {
  readonly input: CustomerAddressInput;
};

export type MutationCreateCustomerFromOrderArguments = {
  readonly token: string;
};

export type MutationCreateCustomerV2Arguments = {
  readonly input: CustomerCreateInput;
};

export type MutationCreateEmptyCartArguments = {
  readonly input?: createEmptyCartInput | null;
};

export type MutationCreateGuestCartArguments = {
  readonly input?: CreateGuestCartInput | null;
};

export type MutationCreatePaypalExpressTokenArguments = {
  readonly input: PaypalExpressTokenInput;
};

export type MutationCreateProductReviewArguments = {
  readonly input: CreateProductReviewInput;
};

export type MutationCreateWishlistArguments = {
  readonly input: CreateWishlistInput;
};

export type MutationDeleteCompareListArguments = {
  readonly uid: string;
};

export type MutationDeleteCustomerAddressArguments = {
  readonly id: number;
};

export type MutationDeleteCustomerAddressV2Arguments = {
  readonly uid: string;
};

export type MutationDeletePaymentTokenArguments = {
  readonly public_hash: string;
};

export type MutationDeleteWishlistArguments = {
  readonly destinationWishlistId?: string | null;
  readonly items: ItemsOfDeletedWishlist | null;
  readonly wishlistId: string;
};

export type MutationEndCustomerSessionArguments = {
  readonly id?: number | null;
};

export type MutationEraseCustomerArguments = {
  readonly password?: string | null;
};

export type MutationEstimateShippingMethodsArguments = {
  readonly input: EstimateTotalsInput;
};

export type MutationEstimateTotalsArguments = {
  readonly input: EstimateTotalsInput;
};

export type MutationGenerateCustomerTokenArguments = {
  readonly email: string;
  readonly password: string;
};

export type MutationGenerateCustomerTokenByPasskeyArguments = {
  readonly credential: string;
};

export type MutationMergeCartsArguments = {
  readonly destination_cart_id?: string | null;
  readonly source_cart_id: string;
};

export type MutationMollieProcessTransactionArguments = {
  readonly input?: MollieProcessTransactionInput | null;
};

export type MutationMollieRestoreCartArguments = {
  readonly input?: MollieResetCartInput | null;
};

export type MutationMoveProductsBetweenWishlistsArguments = {
  readonly destinationWishlistUid: string;
  readonly sourceWishlistUid: string;
  readonly wishlistItems: readonly (WishlistItemMoveInput | null)[];
};

export type MutationPlaceOrderArguments = {
  readonly input?: PlaceOrderInput | null;
};

export type MutationRecordConsentArguments = {
  readonly input: ConsentInput;
};

export type MutationRememberSeenProductsArguments = {
  readonly skus: readonly (string | null)[];
};

export type MutationRemoveCouponFromCartArguments = {
  readonly input?: RemoveCouponFromCartInput | null;
};

export type MutationRemoveGiftCardFromCartArguments = {
  readonly input?: RemoveGiftCardFromCartInput | null;
};

export type MutationRemoveItemFromCartArguments = {
  readonly input?: RemoveItemFromCartInput | null;
};

export type MutationRemovePasskeyArguments = {
  readonly id: number;
};

export type MutationRemoveProductsFromCompareListArguments = {
  readonly input?: RemoveProductsFromCompareListInput | null;
};

export type MutationRemoveProductsFromWishlistArguments = {
  readonly wishlistId: string;
  readonly wishlistItemsIds: readonly (string | null)[];
};

export type MutationRenamePasskeyArguments = {
  readonly id: number;
  readonly name: string;
};

export type MutationReorderItemsArguments = {
  readonly orderNumber: string;
};

export type MutationReportProductReviewArguments = {
  readonly id: string;
  readonly reason: ProductReviewReportReason;
};

export type MutationReportVisitArguments = {
  readonly input: VisitReportInput;
};

export type MutationRequestAppointmentArguments = {
  readonly input: RequestAppointmentInput;
};

export type MutationRequestCustomerDataArguments = {
  readonly password?: string | null;
};

export type MutationRequestGuestOrderCancelArguments = {
  readonly input: GuestOrderCancelInput;
};

export type MutationRequestPasswordResetEmailArguments = {
  readonly email: string;
};

export type MutationRequestReturnArguments = {
  readonly input: RequestReturnInput;
};

export type MutationRequestWholesaleArguments = {
  readonly input: RequestWholesaleInput;
};

export type MutationResendConfirmationEmailArguments = {
  readonly email: string;
};

export type MutationResetPasswordArguments = {
  readonly email: string;
  readonly newPassword: string;
  readonly resetPasswordToken: string;
};

export type MutationRetryOrderPaymentArguments = {
  readonly payment_method?: string | null;
  readonly return_url?: string | null;
  readonly token: string;
};

export type MutationSetBillingAddressOnCartArguments = {
  readonly input?: SetBillingAddressOnCartInput | null;
};

export type MutationSetBusinessOrderOnCartArguments = {
  readonly cart_id: string;
  readonly company?: string | null;
  readonly is_business_order: boolean;
  readonly vat_id?: string | null;
};

export type MutationSetGiftOptionsOnCartArguments = {
  readonly input?: SetGiftOptionsOnCartInput | null;
};

export type MutationSetGuestEmailOnCartArguments = {
  readonly input?: SetGuestEmailOnCartInput | null;
};

export type MutationSetPaymentMethodAndPlaceOrderArguments = {
  readonly input?: SetPaymentMethodAndPlaceOrderInput | null;
};

export type MutationSetPaymentMethodOnCartArguments = {
  readonly input?: SetPaymentMethodOnCartInput | null;
};

export type MutationSetRemarksOnCartArguments = {
  readonly cart_id: string;
  readonly remarks: string;
};

export type MutationSetShippingAddressesOnCartArguments = {
  readonly input?: SetShippingAddressesOnCartInput | null;
};

export type MutationSetShippingMethodsOnCartArguments = {
  readonly input?: SetShippingMethodsOnCartInput | null;
};

export type MutationStartAddingPasskeyArguments = {
  readonly password?: string | null;
};

export type MutationSubscribeEmailToNewsletterArguments = {
  readonly email: string;
  readonly source?: NewsletterSourceEnum | null;
};

export type MutationSubscribeStockReminderArguments = {
  readonly email: string;
  readonly product_id: number;
};

export type MutationUnsubscribeFromNewsletterArguments = {
  readonly way_out: string;
};

export type MutationUpdateCartItemsArguments = {
  readonly input?: UpdateCartItemsInput | null;
};

export type MutationUpdateCustomerArguments = {
  readonly input: CustomerInput;
};

export type MutationUpdateCustomerAddressArguments = {
  readonly id: number;
  readonly input?: CustomerAddressInput | null;
};

export type MutationUpdateCustomerAddressV2Arguments = {
  readonly input?: CustomerAddressInput | null;
  readonly uid: string;
};

export type MutationUpdateCustomerEmailArguments = {
  readonly email: string;
  readonly password: string;
};

export type MutationUpdateCustomerV2Arguments = {
  readonly input: CustomerUpdateInput;
};

export type MutationUpdateProductReviewArguments = {
  readonly id: string;
  readonly input: UpdateProductReviewInput;
};

export type MutationUpdateProductsInWishlistArguments = {
  readonly wishlistId: string;
  readonly wishlistItems: readonly (WishlistItemUpdateInput | null)[];
};

export type MutationUpdateWishlistArguments = {
  readonly name?: string | null;
  readonly visibility?: WishlistVisibilityEnum | null;
  readonly wishlistId: string;
};

export type MutationVoteForProductReviewArguments = {
  readonly id: string;
  readonly isHelpful: boolean;
};

export type MutationWithdrawFromContractArguments = {
  readonly input: WithdrawFromContractInput;
};

export type MutationWithdrawProductReviewArguments = {
  readonly id: string;
};

export type NewsletterSourceEnum = 'account' | 'api' | 'checkout' | 'footer' | 'register';

export type ObjectDataTypeEnum = 'BOOLEAN' | 'COMPLEX' | 'FLOAT' | 'INT' | 'STRING';

export interface OfferedPaymentMethod {
  readonly code: Lazy<string>;
}

export interface OpenSpan {
  readonly closes: Lazy<string>;
  readonly opens: Lazy<string>;
  readonly weekday: Lazy<number>;
}

export interface OpeningHours {
  readonly closedDates: Lazy<List<string>>;
  readonly places: Lazy<List<PlaceHours>>;
}

export interface Order {
  readonly molliePaymentToken: Lazy<Maybe<string>>;
  readonly mollieRedirectUrl: Lazy<Maybe<string>>;
  readonly orderId: Lazy<Maybe<string>>;
  readonly orderNumber: Lazy<string>;
}

export type OrderActionType = 'CANCEL' | 'REORDER';

export interface OrderAddress {
  readonly city: Lazy<string>;
  readonly company: Lazy<Maybe<string>>;
  readonly countryCode: Lazy<Maybe<CountryCodeEnum>>;
  readonly customAttributes: Lazy<List<AttributeValueInterface>>;
  readonly fax: Lazy<Maybe<string>>;
  readonly firstname: Lazy<string>;
  readonly houseNumber: Lazy<Maybe<string>>;
  readonly lastname: Lazy<string>;
  readonly middlename: Lazy<Maybe<string>>;
  readonly postcode: Lazy<Maybe<string>>;
  readonly prefix: Lazy<Maybe<string>>;
  readonly region: Lazy<Maybe<string>>;
  readonly regionId: Lazy<Maybe<string | number>>;
  readonly street: Lazy<List<string>>;
  readonly suffix: Lazy<Maybe<string>>;
  readonly telephone: Lazy<Maybe<string>>;
  readonly vatId: Lazy<Maybe<string>>;
}

export interface OrderContentConsent {
  readonly givenAt: Lazy<string>;
  readonly version: Lazy<string>;
}

export interface OrderCustomerInfo {
  readonly firstname: Lazy<string>;
  readonly lastname: Lazy<Maybe<string>>;
  readonly middlename: Lazy<Maybe<string>>;
  readonly prefix: Lazy<Maybe<string>>;
  readonly suffix: Lazy<Maybe<string>>;
}

export interface OrderExpectedDelivery {
  readonly earliestDate: Lazy<string>;
  readonly latestDate: Lazy<string>;
}

export interface OrderGiftCard {
  readonly amount: Lazy<Money>;
  readonly codeEnding: Lazy<string>;
}

export interface OrderItemFields {
  readonly discounts: Lazy<Maybe<List<Discount>>>;
  readonly enteredOptions: Lazy<Maybe<List<OrderItemOption>>>;
  readonly giftMessage: Lazy<Maybe<GiftMessage>>;
  readonly id: Lazy<string | number>;
  readonly parentSku: Lazy<Maybe<string>>;
  readonly prices: Lazy<Maybe<OrderItemPrices>>;
  readonly product: Lazy<Maybe<ProductInterface>>;
  readonly productName: Lazy<Maybe<string>>;
  readonly productPath: Lazy<Maybe<string>>;
  readonly productSalePrice: Lazy<Money>;
  readonly productSku: Lazy<string>;
  readonly productType: Lazy<Maybe<string>>;
  readonly productUrlKey: Lazy<Maybe<string>>;
  readonly quantityCanceled: Lazy<Maybe<number>>;
  readonly quantityInvoiced: Lazy<Maybe<number>>;
  readonly quantityOrdered: Lazy<Maybe<number>>;
  readonly quantityRefunded: Lazy<Maybe<number>>;
  readonly quantityShipped: Lazy<Maybe<number>>;
  readonly selectedOptions: Lazy<Maybe<List<OrderItemOption>>>;
  readonly status: Lazy<Maybe<string>>;
}

export type OrderItem = Backed<OrderItemFields, OrderItemInterface>;

export type OrderItemInterface = CheckoutShapes['OrderItemInterface'];

export interface OrderItemOption {
  readonly label: Lazy<string>;
  readonly value: Lazy<string>;
}

export interface OrderItemPrices {
  readonly discounts: Lazy<Maybe<List<Discount>>>;
  readonly fixedProductTaxes: Lazy<List<FixedProductTax>>;
  readonly originalPrice: Lazy<Maybe<Money>>;
  readonly originalPriceIncludingTax: Lazy<Maybe<Money>>;
  readonly originalRowTotal: Lazy<Money>;
  readonly originalRowTotalIncludingTax: Lazy<Money>;
  readonly price: Lazy<Money>;
  readonly priceIncludingTax: Lazy<Money>;
  readonly rowTotal: Lazy<Money>;
  readonly rowTotalIncludingTax: Lazy<Money>;
  readonly totalItemDiscount: Lazy<Money>;
}

export interface OrderPayment {
  readonly order: Lazy<CustomerOrder>;
  readonly redirectUrl: Lazy<Maybe<string>>;
  readonly state: Lazy<string>;
}

export interface OrderPaymentMethod {
  readonly additionalData: Lazy<Maybe<List<KeyValue>>>;
  readonly name: Lazy<string>;
  readonly type: Lazy<string>;
}

export interface OrderShipment {
  readonly comments: Lazy<Maybe<List<SalesCommentItem>>>;
  readonly id: Lazy<string | number>;
  readonly items: Lazy<Maybe<List<ShipmentItemInterface>>>;
  readonly number: Lazy<string>;
  readonly tracking: Lazy<Maybe<List<ShipmentTracking>>>;
}

export type OrderTokenInput = {
  readonly token: string;
};

export interface OrderTotal {
  readonly baseGrandTotal: Lazy<Money>;
  readonly discounts: Lazy<Maybe<List<Discount>>>;
  readonly grandTotal: Lazy<Money>;
  readonly grandTotalExclTax: Lazy<Money>;
  readonly shippingHandling: Lazy<Maybe<ShippingHandling>>;
  readonly subtotal: Lazy<Money>;
  readonly subtotalExclTax: Lazy<Money>;
  readonly subtotalInclTax: Lazy<Money>;
  readonly taxes: Lazy<Maybe<List<TaxItem>>>;
  readonly totalBeforeGiftCards: Lazy<Money>;
  readonly totalGiftcard: Lazy<Maybe<Money>>;
  readonly totalShipping: Lazy<Money>;
  readonly totalTax: Lazy<Money>;
}

export interface OrderWithdrawal {
  readonly isOpen: Lazy<boolean>;
  readonly lines: Lazy<List<WithdrawalLine>>;
  readonly openUntil: Lazy<Maybe<string>>;
  readonly statutoryUntil: Lazy<Maybe<string>>;
}

export type PartOfDay = 'AFTERNOON' | 'MORNING';

export interface PasskeyOptions {
  readonly json: Lazy<string>;
}

export interface PastOrder {
  readonly grandTotal: Lazy<Money>;
  readonly items: Lazy<List<PastOrderItem>>;
  readonly number: Lazy<string>;
  readonly placedAt: Lazy<string>;
  readonly status: Lazy<string>;
  readonly statusCode: Lazy<string>;
}

export interface PastOrderItem {
  readonly name: Lazy<string>;
  readonly quantity: Lazy<number>;
  readonly sku: Lazy<string>;
}

export type PayflowExpressInput = {
  readonly payer_id: string;
  readonly token: string;
};

export type PayflowLinkInput = {
  readonly cancel_url: string;
  readonly error_url: string;
  readonly return_url: string;
};

export type PayflowProInput = {
  readonly cc_details: CreditCardDetailsInput;
  readonly is_active_payment_token_enabler?: boolean | null;
};

export type PaymentMethodInput = {
  readonly braintree?: BraintreeInput | null;
  readonly braintree_cc_vault?: BraintreeCcVaultInput | null;
  readonly code: string;
  readonly hosted_pro?: HostedProInput | null;
  readonly mollie_applepay_payment_token?: string | null;
  readonly mollie_card_token?: string | null;
  readonly mollie_selected_issuer?: string | null;
  readonly mollie_selected_terminal?: string | null;
  readonly payflow_express?: PayflowExpressInput | null;
  readonly payflow_link?: PayflowLinkInput | null;
  readonly payflowpro?: PayflowProInput | null;
  readonly payflowpro_cc_vault?: VaultTokenInput | null;
  readonly paypal_express?: PaypalExpressInput | null;
  readonly purchase_order_number?: string | null;
};

export type PaymentStatusEnum = 'AUTHORIZED' | 'CANCELED' | 'COMPLETED' | 'CREATED' | 'ERROR' | 'EXPIRED' | 'FAILED' | 'OPEN' | 'PAID' | 'PENDING' | 'REFUNDED' | 'SHIPPING';

export type PaymentToken = never;

export type PaymentTokenTypeEnum = 'account' | 'card';

export type PaypalExpressInput = {
  readonly payer_id: string;
  readonly token: string;
};

export type PaypalExpressTokenInput = {
  readonly cart_id: string;
  readonly code: string;
  readonly express_button?: boolean | null;
  readonly urls: PaypalExpressUrlsInput;
  readonly use_paypal_credit?: boolean | null;
};

export interface PaypalExpressTokenOutput {
  readonly paypalUrls: Lazy<Maybe<PaypalExpressUrlList>>;
  readonly token: Lazy<Maybe<string>>;
}

export interface PaypalExpressUrlList {
  readonly edit: Lazy<Maybe<string>>;
  readonly start: Lazy<Maybe<string>>;
}

export type PaypalExpressUrlsInput = {
  readonly cancel_url: string;
  readonly pending_url?: string | null;
  readonly return_url: string;
  readonly success_url?: string | null;
};

export type PhysicalProductInterface = ConfigurableProduct | GiftCardProduct | SimpleProduct;

export interface PickupLocation {
  readonly city: Lazy<Maybe<string>>;
  readonly contactName: Lazy<Maybe<string>>;
  readonly countryId: Lazy<Maybe<string>>;
  readonly description: Lazy<Maybe<string>>;
  readonly email: Lazy<Maybe<string>>;
  readonly fax: Lazy<Maybe<string>>;
  readonly latitude: Lazy<Maybe<number>>;
  readonly longitude: Lazy<Maybe<number>>;
  readonly name: Lazy<Maybe<string>>;
  readonly phone: Lazy<Maybe<string>>;
  readonly pickupLocationCode: Lazy<Maybe<string>>;
  readonly postcode: Lazy<Maybe<string>>;
  readonly region: Lazy<Maybe<string>>;
  readonly regionId: Lazy<Maybe<number>>;
  readonly street: Lazy<Maybe<string>>;
}

export type PickupLocationFilterInput = {
  readonly city?: FilterTypeInput | null;
  readonly country_id?: FilterTypeInput | null;
  readonly name?: FilterTypeInput | null;
  readonly pickup_location_code?: FilterTypeInput | null;
  readonly postcode?: FilterTypeInput | null;
  readonly region?: FilterTypeInput | null;
  readonly region_id?: FilterTypeInput | null;
  readonly street?: FilterTypeInput | null;
};

export type PickupLocationSortInput = {
  readonly city?: SortEnum | null;
  readonly contact_name?: SortEnum | null;
  readonly country_id?: SortEnum | null;
  readonly description?: SortEnum | null;
  readonly distance?: SortEnum | null;
  readonly email?: SortEnum | null;
  readonly fax?: SortEnum | null;
  readonly latitude?: SortEnum | null;
  readonly longitude?: SortEnum | null;
  readonly name?: SortEnum | null;
  readonly phone?: SortEnum | null;
  readonly pickup_location_code?: SortEnum | null;
  readonly postcode?: SortEnum | null;
  readonly region?: SortEnum | null;
  readonly region_id?: SortEnum | null;
  readonly street?: SortEnum | null;
};

export interface PickupLocations {
  readonly items: Lazy<Maybe<List<PickupLocation>>>;
  readonly pageInfo: Lazy<Maybe<SearchResultPageInfo>>;
  readonly totalCount: Lazy<Maybe<number>>;
}

export interface PickupPoint {
  readonly carrierCode: Lazy<string>;
  readonly city: Lazy<string>;
  readonly countryCode: Lazy<string>;
  readonly distanceMetres: Lazy<number>;
  readonly id: Lazy<string>;
  readonly name: Lazy<string>;
  readonly openingHours: Lazy<List<string>>;
  readonly postcode: Lazy<string>;
  readonly street: Lazy<string>;
}

export interface PlaceHours {
  readonly place: Lazy<string>;
  readonly spans: Lazy<List<OpenSpan>>;
}

export interface PlaceOrderError {
  readonly code: Lazy<PlaceOrderErrorCodes>;
  readonly message: Lazy<string>;
}

export type PlaceOrderErrorCodes = 'CART_NOT_ACTIVE' | 'CART_NOT_FOUND' | 'GUEST_EMAIL_MISSING' | 'UNABLE_TO_PLACE_ORDER' | 'UNDEFINED';

export type PlaceOrderInput = {
  readonly agreement_version?: string | null;
  readonly analytics_client_id?: string | null;
  readonly cart_id: string;
  readonly consent_name?: string | null;
  readonly content_consent_version?: string | null;
  readonly mollie_return_url?: string | null;
  readonly return_url?: string | null;
};

export interface PlaceOrderOutput {
  readonly errors: Lazy<Maybe<List<PlaceOrderError>>>;
  readonly order: Lazy<Maybe<Order>>;
  readonly orderV2: Lazy<Maybe<CustomerOrder>>;
  readonly paymentUrl: Lazy<Maybe<string>>;
}

export interface Price {
  readonly amount: Lazy<Maybe<Money>>;
}

export interface PriceAdjustment {
  readonly amount: Lazy<Maybe<Money>>;
  readonly code: Lazy<Maybe<PriceAdjustmentCodesEnum>>;
  readonly description: Lazy<Maybe<PriceAdjustmentDescriptionEnum>>;
}

export type PriceAdjustmentCodesEnum = 'TAX' | 'WEEE' | 'WEEE_TAX';

export type PriceAdjustmentDescriptionEnum = 'EXCLUDED' | 'INCLUDED';

export interface PriceDetails {
  readonly discountPercentage: Lazy<Maybe<number>>;
  readonly mainFinalPrice: Lazy<Maybe<number>>;
  readonly mainPrice: Lazy<Maybe<number>>;
}

export interface PriceRange {
  readonly maximumPrice: Lazy<Maybe<ProductPrice>>;
  readonly minimumPrice: Lazy<ProductPrice>;
}

export interface PriceThresholds {
  readonly giftCardMaximum: Lazy<Money>;
  readonly giftCardMinimum: Lazy<Money>;
  readonly minimumOrder: Lazy<Money>;
}

export type PriceTypeEnum = 'DYNAMIC' | 'FIXED' | 'PERCENT';

export type PriceViewEnum = 'AS_LOW_AS' | 'PRICE_RANGE';

export interface ProductAttribute {
  readonly code: Lazy<string>;
  readonly value: Lazy<string>;
}

export type ProductAttributeFilterInput = {
  readonly category_id?: FilterEqualTypeInput | null;
  readonly category_uid?: FilterEqualTypeInput | null;
  readonly category_url_path?: FilterEqualTypeInput | null;
  readonly description?: FilterMatchTypeInput | null;
  readonly name?: FilterMatchTypeInput | null;
  readonly price?: FilterRangeTypeInput | null;
  readonly short_description?: FilterMatchTypeInput | null;
  readonly sku?: FilterEqualTypeInput | null;
  readonly url_key?: FilterEqualTypeInput | null;
};

export interface ProductAttributeMetadata {
  readonly attributeLabels: Lazy<Maybe<List<StoreLabels>>>;
  readonly code: Lazy<Maybe<string>>;
  readonly dataType: Lazy<Maybe<ObjectDataTypeEnum>>;
  readonly entityType: Lazy<Maybe<EntityTypeEnum>>;
  readonly isSystem: Lazy<Maybe<boolean>>;
  readonly label: Lazy<Maybe<string>>;
  readonly sortOrder: Lazy<Maybe<number>>;
  readonly uiInput: Lazy<Maybe<UiInputTypeInterface>>;
  readonly uid: Lazy<Maybe<string | number>>;
  readonly usedInComponents: Lazy<Maybe<List<CustomAttributesListsEnum>>>;
}

export type ProductAttributeSortInput = {
  readonly name?: SortEnum | null;
  readonly position?: SortEnum | null;
  readonly price?: SortEnum | null;
  readonly rating?: SortEnum | null;
  readonly relevance?: SortEnum | null;
};

export interface ProductCustomAttributes {
  readonly errors: Lazy<List<AttributeMetadataError>>;
  readonly items: Lazy<List<AttributeValueInterface>>;
}

export interface ProductDiscount {
  readonly amountOff: Lazy<Maybe<number>>;
  readonly percentOff: Lazy<Maybe<number>>;
}

export interface ProductImage {
  readonly disabled: Lazy<Maybe<boolean>>;
  readonly label: Lazy<Maybe<string>>;
  readonly position: Lazy<Maybe<number>>;
  readonly types: Lazy<Maybe<List<string>>>;
  readonly url: Lazy<Maybe<string>>;
}

export type ProductImageThumbnail = 'ITSELF' | 'PARENT';

export type ProductInfoInput = {
  readonly sku: string;
};

export type ProductInterface = CatalogShapes['ProductInterface'];

export type ProductInterfaceColourSiblingsArguments = {
  readonly limit: number | null;
};

export type ProductInterfaceCustomAttributesV2Arguments = {
  readonly filters?: AttributeFilterInput | null;
};

export type ProductInterfaceReviewsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort: ProductReviewSort | null;
};

export interface ProductLinks {
  readonly linkType: Lazy<Maybe<string>>;
  readonly linkedProductSku: Lazy<Maybe<string>>;
  readonly linkedProductType: Lazy<Maybe<string>>;
  readonly position: Lazy<Maybe<number>>;
  readonly sku: Lazy<Maybe<string>>;
}

export type ProductLinksInterface = ProductLinks;

export interface ProductMediaGalleryEntriesContent {
  readonly base64EncodedData: Lazy<Maybe<string>>;
  readonly name: Lazy<Maybe<string>>;
  readonly type: Lazy<Maybe<string>>;
}

export interface ProductMediaGalleryEntriesVideoContent {
  readonly mediaType: Lazy<Maybe<string>>;
  readonly videoDescription: Lazy<Maybe<string>>;
  readonly videoMetadata: Lazy<Maybe<string>>;
  readonly videoProvider: Lazy<Maybe<string>>;
  readonly videoTitle: Lazy<Maybe<string>>;
  readonly videoUrl: Lazy<Maybe<string>>;
}

export interface ProductPrice {
  readonly discount: Lazy<Maybe<ProductDiscount>>;
  readonly finalPrice: Lazy<Money>;
  readonly regularPrice: Lazy<Money>;
}

export interface ProductPrices {
  readonly maximalPrice: Lazy<Maybe<Price>>;
  readonly minimalPrice: Lazy<Maybe<Price>>;
  readonly regularPrice: Lazy<Maybe<Price>>;
}

export interface ProductRatingCount {
  readonly count: Lazy<number>;
  readonly demoCount: Lazy<number>;
  readonly stars: Lazy<number>;
}

export interface ProductReviewFields {
  readonly isDemo: Lazy<boolean>;
  readonly nickname: Lazy<string>;
  readonly stars: Lazy<number>;
  readonly summary: Lazy<string>;
  readonly text: Lazy<string>;
}

export type ProductReview = Backed<ProductReviewFields, ReviewsShapes['ProductReview']>;

export interface ProductReviewAnswer {
  readonly createdAt: Lazy<string>;
  readonly text: Lazy<string>;
}

export interface ProductReviewPicture {
  readonly height: Lazy<number>;
  readonly id: Lazy<string | number>;
  readonly thumbnailUrl: Lazy<string>;
  readonly url: Lazy<string>;
  readonly width: Lazy<number>;
}

export interface ProductReviewRating {
  readonly name: Lazy<string>;
  readonly value: Lazy<string>;
}

export type ProductReviewRatingInput = {
  readonly id: string;
  readonly value_id: string;
};

export interface ProductReviewRatingMetadata {
  readonly id: Lazy<string>;
  readonly name: Lazy<string>;
  readonly values: Lazy<List<ProductReviewRatingValueMetadata>>;
}

export interface ProductReviewRatingValueMetadata {
  readonly value: Lazy<string>;
  readonly valueId: Lazy<string>;
}

export interface ProductReviewRatingsMetadata {
  readonly items: Lazy<List<ProductReviewRatingMetadata>>;
}

export type ProductReviewReportReason = 'ADVERTISING' | 'NOT_ABOUT_PRODUCT' | 'NOT_GENUINE' | 'OFFENSIVE' | 'OTHER' | 'PRIVATE_DATA';

export type ProductReviewSort = 'HELPFUL' | 'HIGHEST' | 'LATEST' | 'LOWEST';

export type ProductReviewStatus = 'APPROVED' | 'PENDING' | 'REJECTED';

export interface ProductReviewsFields {
}

export type ProductReviews = Backed<ProductReviewsFields, ReviewsShapes['ProductReviews']>;

export interface ProductSample {
  readonly lengthCm: Lazy<number>;
  readonly price: Lazy<Money>;
  readonly sku: Lazy<string>;
  readonly stockStatus: Lazy<ProductStockStatus>;
}

export type ProductStockStatus = 'IN_STOCK' | 'OUT_OF_STOCK';

export interface ProductTierPrices {
  readonly customerGroupId: Lazy<Maybe<string>>;
  readonly percentageValue: Lazy<Maybe<number>>;
  readonly qty: Lazy<Maybe<number>>;
  readonly value: Lazy<Maybe<number>>;
  readonly websiteId: Lazy<Maybe<number>>;
}

export type ProductVideo = never;

export interface ProductsFields {
  readonly pageInfo: Lazy<Maybe<SearchResultPageInfo>>;
}

export type Products = Backed<ProductsFields, CatalogShapes['Products']>;

export type ProductsAggregationsArguments = {
  readonly filter?: AggregationsFilterInput | null;
};


export type QueryAmMostviewedGroupsArguments = {
  readonly id?: number | null;
  readonly uid?: string | null;
};

export type QueryAttributesFormArguments = {
  readonly formCode: string;
};

export type QueryAttributesListArguments = {
  readonly entityType: AttributeEntityTypeEnum;
  readonly filters?: AttributeFilterInput | null;
};

export type QueryAvailableStoresArguments = {
  readonly useCurrentGroup?: boolean | null;
};

export type QueryCartArguments = {
  readonly cart_id: string;
};

export type QueryCategoriesArguments = {
  readonly currentPage: number | null;
  readonly filters?: CategoryFilterInput | null;
  readonly pageSize: number | null;
};

export type QueryCategoryArguments = {
  readonly id?: number | null;
};

export type QueryCategoryListArguments = {
  readonly currentPage: number | null;
  readonly filters?: CategoryFilterInput | null;
  readonly pageSize: number | null;
};

export type QueryCategoryUrlPathsArguments = {
  readonly uid: string;
};

export type QueryCmsBlocksArguments = {
  readonly identifiers?: readonly (string | null)[] | null;
};

export type QueryCmsPageArguments = {
  readonly id?: number | null;
  readonly identifier?: string | null;
};

export type QueryCmsPageUrlKeysArguments = {
  readonly identifier: string;
};

export type QueryCompareListArguments = {
  readonly uid: string;
};

export type QueryCountryArguments = {
  readonly id?: string | null;
};

export type QueryCustomAttributeMetadataArguments = {
  readonly attributes: readonly (AttributeInput | null)[];
};

export type QueryCustomAttributeMetadataV2Arguments = {
  readonly attributes?: readonly (AttributeInput | null)[] | null;
};

export type QueryExpectedDeliveryArguments = {
  readonly country_code: string;
};

export type QueryGiftCardAccountArguments = {
  readonly input: GiftCardAccountInput;
};

export type QueryGuestOrderArguments = {
  readonly input: GuestOrderInformationInput;
};

export type QueryGuestOrderByTokenArguments = {
  readonly input: OrderTokenInput;
};

export type QueryGuestWishlistArguments = {
  readonly items: readonly (WishlistItemInput | null)[];
};

export type QueryIsEmailAvailableArguments = {
  readonly email: string;
};

export type QueryOrderPaymentArguments = {
  readonly token: string;
};

export type QueryOwnUrlPathArguments = {
  readonly url: string;
};

export type QueryPaymentMethodsArguments = {
  readonly country_code?: string | null;
};

export type QueryPickupLocationsArguments = {
  readonly area?: AreaInput | null;
  readonly currentPage: number | null;
  readonly filters?: PickupLocationFilterInput | null;
  readonly pageSize: number | null;
  readonly productsInfo?: readonly (ProductInfoInput | null)[] | null;
  readonly sort?: PickupLocationSortInput | null;
};

export type QueryPickupPointsArguments = {
  readonly carrier_code: string;
  readonly country_code: string;
  readonly postcode: string;
};

export type QueryPriceOfQuantityArguments = {
  readonly quantity: number;
  readonly sku: string;
};

export type QueryProductUrlKeysArguments = {
  readonly sku: string;
};

export type QueryProductsArguments = {
  readonly currentPage: number | null;
  readonly filter?: ProductAttributeFilterInput | null;
  readonly pageSize: number | null;
  readonly search?: string | null;
  readonly sort?: ProductAttributeSortInput | null;
};

export type QueryRecaptchaFormConfigArguments = {
  readonly formType: ReCaptchaFormEnum;
};

export type QueryRouteArguments = {
  readonly url: string;
};

export type QuerySharedWishlistArguments = {
  readonly code: string;
};

export type QueryShippingRatesArguments = {
  readonly country_code?: string | null;
};

export type QuerySiteUrlsArguments = {
  readonly currentPage: number | null;
  readonly type: UrlRewriteEntityTypeEnum;
};

export type QueryUrlResolverArguments = {
  readonly url: string;
};

export type QuoteItemsSortInput = {
  readonly field: SortQuoteItemsEnum;
  readonly order: SortEnum;
};

export interface ReCaptchaConfigOutput {
  readonly configurations: Lazy<Maybe<ReCaptchaConfiguration>>;
  readonly isEnabled: Lazy<boolean>;
}

export interface ReCaptchaConfiguration {
  readonly badgePosition: Lazy<Maybe<string>>;
  readonly languageCode: Lazy<Maybe<string>>;
  readonly minimumScore: Lazy<Maybe<number>>;
  readonly reCaptchaType: Lazy<ReCaptchaTypeEmum>;
  readonly technicalFailureMessage: Lazy<string>;
  readonly theme: Lazy<string>;
  readonly validationFailureMessage: Lazy<string>;
  readonly websiteKey: Lazy<string>;
}

export interface ReCaptchaConfigurationV3 {
  readonly badgePosition: Lazy<string>;
  readonly failureMessage: Lazy<string>;
  readonly forms: Lazy<List<ReCaptchaFormEnum>>;
  readonly isEnabled: Lazy<boolean>;
  readonly languageCode: Lazy<Maybe<string>>;
  readonly minimumScore: Lazy<number>;
  readonly theme: Lazy<string>;
  readonly websiteKey: Lazy<string>;
}

export type ReCaptchaFormEnum = 'BRAINTREE' | 'CONTACT' | 'CUSTOMER_CREATE' | 'CUSTOMER_EDIT' | 'CUSTOMER_FORGOT_PASSWORD' | 'CUSTOMER_LOGIN' | 'NEWSLETTER' | 'PLACE_ORDER' | 'PRODUCT_REVIEW' | 'RESEND_CONFIRMATION_EMAIL' | 'SENDFRIEND';

export type ReCaptchaTypeEmum = 'INVISIBLE' | 'RECAPTCHA' | 'RECAPTCHA_V3';

export interface RecordedConsent {
  readonly name: Lazy<Maybe<string>>;
}

export interface Region {
  readonly code: Lazy<Maybe<string>>;
  readonly id: Lazy<Maybe<number>>;
  readonly name: Lazy<Maybe<string>>;
}

export type RemoveCouponFromCartInput = {
  readonly cart_id: string;
};

export interface RemoveCouponFromCartOutput {
  readonly cart: Lazy<Maybe<Cart>>;
}

export type RemoveGiftCardFromCartInput = {
  readonly cart_id: string;
  readonly gift_card_code: string;
};

export interface RemoveGiftCardFromCartOutput {
  readonly cart: Lazy<Cart>;
}

export type RemoveItemFromCartInput = {
  readonly cart_id: string;
  readonly cart_item_id?: number | null;
  readonly cart_item_uid?: string | null;
  readonly idempotency_key?: string | null;
};

export interface RemoveItemFromCartOutput {
  readonly cart: Lazy<Cart>;
}

export type RemoveProductsFromCompareListInput = {
  readonly products: readonly (string | null)[];
  readonly uid: string;
};

export interface RemoveProductsFromWishlistOutput {
  readonly userErrors: Lazy<List<WishListUserInputError>>;
  readonly wishlist: Lazy<Wishlist>;
}

export interface ReorderItemsOutput {
  readonly cart: Lazy<Cart>;
  readonly userInputErrors: Lazy<List<CheckoutUserInputError>>;
}

export interface ReportProductReviewOutput {
  readonly success: Lazy<boolean>;
}

export type RequestAppointmentInput = {
  readonly day: string;
  readonly email: string;
  readonly message?: string | null;
  readonly name: string;
  readonly part_of_day: PartOfDay;
  readonly persons: number;
  readonly telephone?: string | null;
};

export type RequestReturnInput = {
  readonly comment_text?: string | null;
  readonly contact_email?: string | null;
  readonly items: readonly (RequestReturnItemInput | null)[];
  readonly order_uid: string;
};

export type RequestReturnItemInput = {
  readonly order_item_uid: string;
  readonly quantity_to_return: number;
};

export interface RequestReturnOutput {
  readonly return: Lazy<Maybe<Return>>;
}

export type RequestReturnOutputReturnsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
};

export type RequestWholesaleInput = {
  readonly company: string;
  readonly country_code: string;
  readonly email: string;
  readonly message?: string | null;
  readonly name: string;
  readonly telephone?: string | null;
  readonly vat_number?: string | null;
  readonly website?: string | null;
};

export interface Return {
  readonly availableShippingCarriers: Lazy<Maybe<List<ReturnShippingCarrier>>>;
  readonly comments: Lazy<Maybe<List<ReturnComment>>>;
  readonly createdAt: Lazy<string>;
  readonly customer: Lazy<ReturnCustomer>;
  readonly isStatutory: Lazy<boolean>;
  readonly items: Lazy<Maybe<List<ReturnItem>>>;
  readonly labelUrl: Lazy<Maybe<string>>;
  readonly number: Lazy<string>;
  readonly order: Lazy<Maybe<CustomerOrder>>;
  readonly postBy: Lazy<Maybe<string>>;
  readonly refunded: Lazy<Maybe<Money>>;
  readonly shipping: Lazy<Maybe<ReturnShipping>>;
  readonly statedAt: Lazy<string>;
  readonly statedBy: Lazy<string>;
  readonly status: Lazy<Maybe<ReturnStatus>>;
  readonly uid: Lazy<string | number>;
}

export interface ReturnComment {
  readonly authorName: Lazy<string>;
  readonly createdAt: Lazy<string>;
  readonly text: Lazy<string>;
  readonly uid: Lazy<string | number>;
}

export interface ReturnCustomer {
  readonly email: Lazy<string>;
  readonly firstname: Lazy<Maybe<string>>;
  readonly lastname: Lazy<Maybe<string>>;
}

export interface ReturnItem {
  readonly declineReason: Lazy<Maybe<string>>;
  readonly isSentBack: Lazy<boolean>;
  readonly orderItem: Lazy<OrderItemInterface>;
  readonly quantity: Lazy<number>;
  readonly requestQuantity: Lazy<number>;
  readonly state: Lazy<string>;
  readonly status: Lazy<ReturnItemStatus>;
  readonly uid: Lazy<string | number>;
}

export type ReturnItemStatus = 'APPROVED' | 'AUTHORIZED' | 'DENIED' | 'PENDING' | 'RECEIVED' | 'REJECTED';

export interface ReturnShipping {
  readonly address: Lazy<Maybe<ReturnShippingAddress>>;
  readonly tracking: Lazy<Maybe<List<ReturnShippingTracking>>>;
}

export type ReturnShippingTrackingArguments = {
  readonly uid?: string | null;
};

export interface ReturnShippingAddress {
  readonly city: Lazy<string>;
  readonly contactName: Lazy<Maybe<string>>;
  readonly country: Lazy<Country>;
  readonly postcode: Lazy<string>;
  readonly region: Lazy<Region>;
  readonly street: Lazy<List<string>>;
  readonly telephone: Lazy<Maybe<string>>;
}

export interface ReturnShippingCarrier {
  readonly label: Lazy<string>;
  readonly uid: Lazy<string | number>;
}

export interface ReturnShippingTracking {
  readonly carrier: Lazy<ReturnShippingCarrier>;
  readonly trackingNumber: Lazy<string>;
  readonly uid: Lazy<string | number>;
}

export type ReturnStatus = 'APPROVED' | 'AUTHORIZED' | 'CLOSED' | 'DENIED' | 'PARTIALLY_APPROVED' | 'PARTIALLY_AUTHORIZED' | 'PARTIALLY_RECEIVED' | 'PARTIALLY_REJECTED' | 'PENDING' | 'PROCESSED_AND_CLOSED' | 'RECEIVED' | 'REJECTED';

export interface Returns {
  readonly items: Lazy<Maybe<List<Return>>>;
  readonly pageInfo: Lazy<Maybe<SearchResultPageInfo>>;
  readonly totalCount: Lazy<Maybe<number>>;
}

export interface RevokeCustomerTokenOutput {
  readonly result: Lazy<boolean>;
}

export type RoutableInterface = CategoryTree | CmsPage | ConfigurableProduct | GiftCardProduct | RoutableUrl | SimpleProduct | VirtualProduct;

export interface RoutableUrlFields {
}

export type RoutableUrl = Backed<RoutableUrlFields, RoutingShapes['RoutableUrl']>;

export interface SalesCommentItem {
  readonly message: Lazy<string>;
  readonly timestamp: Lazy<string>;
}

export type ScopeTypeEnum = 'GLOBAL' | 'STORE' | 'WEBSITE';

export interface SearchResultPageInfo {
  readonly currentPage: Lazy<Maybe<number>>;
  readonly pageSize: Lazy<Maybe<number>>;
  readonly totalPages: Lazy<Maybe<number>>;
}

export interface SearchSuggestion {
  readonly search: Lazy<string>;
}

export interface SelectedAttributeOption {
  readonly attributeMetadata: Lazy<Maybe<AttributeMetadataInterface>>;
  readonly attributeOption: Lazy<Maybe<List<AttributeOptionInterface>>>;
}

export interface SelectedBundleOption {
  readonly id: Lazy<number>;
  readonly label: Lazy<string>;
  readonly type: Lazy<string>;
  readonly uid: Lazy<string | number>;
  readonly values: Lazy<List<SelectedBundleOptionValue>>;
}

export interface SelectedBundleOptionValue {
  readonly id: Lazy<number>;
  readonly label: Lazy<string>;
  readonly originalPrice: Lazy<Money>;
  readonly price: Lazy<number>;
  readonly priceV2: Lazy<Money>;
  readonly quantity: Lazy<number>;
  readonly uid: Lazy<string | number>;
}

export interface SelectedConfigurableOption {
  readonly configurableProductOptionUid: Lazy<string | number>;
  readonly configurableProductOptionValueUid: Lazy<string | number>;
  readonly id: Lazy<number>;
  readonly optionLabel: Lazy<string>;
  readonly valueId: Lazy<number>;
  readonly valueLabel: Lazy<string>;
}

export interface SelectedCustomizableOption {
  readonly customizableOptionUid: Lazy<string | number>;
  readonly id: Lazy<number>;
  readonly isRequired: Lazy<boolean>;
  readonly label: Lazy<string>;
  readonly sortOrder: Lazy<number>;
  readonly type: Lazy<string>;
  readonly values: Lazy<List<SelectedCustomizableOptionValue>>;
}

export interface SelectedCustomizableOptionValue {
  readonly customizableOptionValueUid: Lazy<string | number>;
  readonly id: Lazy<number>;
  readonly label: Lazy<string>;
  readonly price: Lazy<CartItemSelectedOptionValuePrice>;
  readonly value: Lazy<string>;
}

export interface SelectedPaymentMethod {
  readonly code: Lazy<string>;
  readonly purchaseOrderNumber: Lazy<Maybe<string>>;
  readonly title: Lazy<string>;
}

export interface SelectedShippingMethod {
  readonly amount: Lazy<Money>;
  readonly baseAmount: Lazy<Maybe<Money>>;
  readonly carrierCode: Lazy<string>;
  readonly carrierTitle: Lazy<string>;
  readonly earliestDate: Lazy<string>;
  readonly latestDate: Lazy<string>;
  readonly methodCode: Lazy<string>;
  readonly methodTitle: Lazy<string>;
  readonly pickupPoint: Lazy<Maybe<PickupPoint>>;
  readonly priceExclTax: Lazy<Money>;
  readonly priceInclTax: Lazy<Money>;
}

export interface SendFriendConfiguration {
  readonly enabledForCustomers: Lazy<boolean>;
  readonly enabledForGuests: Lazy<boolean>;
}

export type SetBillingAddressOnCartInput = {
  readonly billing_address: BillingAddressInput;
  readonly cart_id: string;
};

export interface SetBillingAddressOnCartOutput {
  readonly cart: Lazy<Cart>;
}

export type SetGiftOptionsOnCartInput = {
  readonly cart_id: string;
  readonly gift_message?: GiftMessageInput | null;
  readonly gift_receipt_included: boolean;
  readonly gift_wrapping_id?: string | null;
  readonly printed_card_included: boolean;
};

export interface SetGiftOptionsOnCartOutput {
  readonly cart: Lazy<Cart>;
}

export type SetGuestEmailOnCartInput = {
  readonly cart_id: string;
  readonly email: string;
};

export interface SetGuestEmailOnCartOutput {
  readonly cart: Lazy<Cart>;
}

export type SetPaymentMethodAndPlaceOrderInput = {
  readonly cart_id: string;
  readonly payment_method: PaymentMethodInput;
};

export type SetPaymentMethodOnCartInput = {
  readonly cart_id: string;
  readonly payment_method: PaymentMethodInput;
};

export interface SetPaymentMethodOnCartOutput {
  readonly cart: Lazy<Cart>;
}

export type SetShippingAddressesOnCartInput = {
  readonly cart_id: string;
  readonly shipping_addresses: readonly (ShippingAddressInput | null)[];
};

export interface SetShippingAddressesOnCartOutput {
  readonly cart: Lazy<Cart>;
}

export type SetShippingMethodsOnCartInput = {
  readonly cart_id: string;
  readonly shipping_methods: readonly (ShippingMethodInput | null)[];
};

export interface SetShippingMethodsOnCartOutput {
  readonly cart: Lazy<Cart>;
}

export interface SharedWishlistFields {
}

export type SharedWishlist = Backed<SharedWishlistFields, WishlistsShapes['SharedWishlist']>;

export type SharedWishlistItemsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
};

export interface SharedWishlistItemFields {
  readonly availability: Lazy<WishlistItemAvailability>;
  readonly product: Lazy<Maybe<ProductInterface>>;
}

export type SharedWishlistItem = Backed<SharedWishlistItemFields, WishlistsShapes['SharedWishlistItem']>;

export interface SharedWishlistItems {
  readonly items: Lazy<List<SharedWishlistItem>>;
  readonly pageInfo: Lazy<SearchResultPageInfo>;
}

export type ShipBundleItemsEnum = 'SEPARATELY' | 'TOGETHER';

export interface ShipmentItem {
  readonly id: Lazy<string | number>;
  readonly orderItem: Lazy<Maybe<OrderItemInterface>>;
  readonly productName: Lazy<Maybe<string>>;
  readonly productSalePrice: Lazy<Money>;
  readonly productSku: Lazy<string>;
  readonly quantityShipped: Lazy<number>;
}

export type ShipmentItemInterface = ShipmentItem;

export interface ShipmentTracking {
  readonly carrier: Lazy<string>;
  readonly number: Lazy<Maybe<string>>;
  readonly title: Lazy<string>;
}

export type ShippingAddressInput = {
  readonly address?: CartAddressInput | null;
  readonly customer_address_id?: number | null;
  readonly customer_address_uid?: string | null;
  readonly customer_notes?: string | null;
  readonly pickup_location_code?: string | null;
};

export interface ShippingCartAddress {
  readonly availableShippingMethods: Lazy<Maybe<List<AvailableShippingMethod>>>;
  readonly cartItems: Lazy<Maybe<List<CartItemQuantity>>>;
  readonly cartItemsV2: Lazy<Maybe<List<CartItemInterface>>>;
  readonly city: Lazy<string>;
  readonly company: Lazy<Maybe<string>>;
  readonly country: Lazy<CartAddressCountry>;
  readonly customAttributes: Lazy<List<AttributeValueInterface>>;
  readonly customerAddressUid: Lazy<Maybe<string | number>>;
  readonly customerNotes: Lazy<Maybe<string>>;
  readonly fax: Lazy<Maybe<string>>;
  readonly firstname: Lazy<string>;
  readonly houseNumber: Lazy<Maybe<string>>;
  readonly id: Lazy<Maybe<number>>;
  readonly itemsWeight: Lazy<Maybe<number>>;
  readonly lastname: Lazy<string>;
  readonly middlename: Lazy<Maybe<string>>;
  readonly pickupLocationCode: Lazy<Maybe<string>>;
  readonly postcode: Lazy<Maybe<string>>;
  readonly prefix: Lazy<Maybe<string>>;
  readonly region: Lazy<Maybe<CartAddressRegion>>;
  readonly sameAsBilling: Lazy<boolean>;
  readonly selectedShippingMethod: Lazy<Maybe<SelectedShippingMethod>>;
  readonly street: Lazy<List<string>>;
  readonly suffix: Lazy<Maybe<string>>;
  readonly telephone: Lazy<Maybe<string>>;
  readonly uid: Lazy<string | number>;
  readonly vatId: Lazy<Maybe<string>>;
}

export interface ShippingDiscount {
  readonly amount: Lazy<Money>;
}

export interface ShippingHandling {
  readonly amountExcludingTax: Lazy<Maybe<Money>>;
  readonly amountIncludingTax: Lazy<Maybe<Money>>;
  readonly discounts: Lazy<Maybe<List<ShippingDiscount>>>;
  readonly taxes: Lazy<Maybe<List<TaxItem>>>;
  readonly totalAmount: Lazy<Money>;
}

export type ShippingMethodInput = {
  readonly carrier_code: string;
  readonly method_code: string;
  readonly pickup_point_id?: string | null;
  readonly pickup_point_postcode?: string | null;
};

export interface ShippingRateBand {
  readonly price: Lazy<Money>;
  readonly upToGrams: Lazy<number>;
}

export interface ShippingServiceRates {
  readonly bands: Lazy<List<ShippingRateBand>>;
  readonly carrierCode: Lazy<string>;
  readonly carrierName: Lazy<string>;
  readonly isPickupPoint: Lazy<boolean>;
}

export interface ShippingZoneRates {
  readonly countries: Lazy<List<string>>;
  readonly freeFrom: Lazy<Maybe<Money>>;
  readonly services: Lazy<List<ShippingServiceRates>>;
  readonly zone: Lazy<string>;
}

export interface SimpleCartItemFields {
  readonly customizableOptions: Lazy<List<SelectedCustomizableOption>>;
  readonly errors: Lazy<Maybe<List<CartItemError>>>;
  readonly giftMessage: Lazy<Maybe<GiftMessage>>;
  readonly id: Lazy<string>;
  readonly isAvailable: Lazy<boolean>;
  readonly isSample: Lazy<boolean>;
  readonly notAvailableMessage: Lazy<Maybe<string>>;
  readonly prices: Lazy<Maybe<CartItemPrices>>;
  readonly product: Lazy<ProductInterface>;
  readonly productPath: Lazy<Maybe<string>>;
  readonly quantity: Lazy<number>;
  readonly quantityStep: Lazy<number>;
  readonly uid: Lazy<string | number>;
  readonly unitPrice: Lazy<Maybe<UnitPrice>>;
}

export type SimpleCartItem = Backed<SimpleCartItemFields, CartShapes['SimpleCartItem']>;

export interface SimpleProductFields {
  readonly colourName: Lazy<Maybe<string>>;
  readonly id: Lazy<Maybe<number>>;
  readonly lengthCm: Lazy<Maybe<number>>;
  readonly rangeName: Lazy<Maybe<string>>;
  readonly sku: Lazy<Maybe<string>>;
}

export type SimpleProduct = Backed<SimpleProductFields, ProductInterface>;

export type SimpleProductColourSiblingsArguments = {
  readonly limit: number | null;
};

export type SimpleProductCustomAttributesV2Arguments = {
  readonly filters?: AttributeFilterInput | null;
};

export type SimpleProductReviewsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort: ProductReviewSort | null;
};

export type SimpleProductCartItemInput = {
  readonly customizable_options?: readonly (CustomizableOptionInput | null)[] | null;
  readonly data: CartItemInput;
};

export interface SimpleWishlistItemFields {
  readonly availability: Lazy<WishlistItemAvailability>;
  readonly product: Lazy<Maybe<ProductInterface>>;
}

export type SimpleWishlistItem = Backed<SimpleWishlistItemFields, WishlistItemInterface>;

export interface SiteUrl {
  readonly paths: Lazy<List<string>>;
}

export interface SiteUrlsFields {
}

export type SiteUrls = Backed<SiteUrlsFields, RoutingShapes['SiteUrls']>;

export type SortEnum = 'ASC' | 'DESC';

export interface SortField {
  readonly label: Lazy<Maybe<string>>;
  readonly value: Lazy<Maybe<string>>;
}

export interface SortFields {
  readonly default: Lazy<Maybe<string>>;
  readonly options: Lazy<Maybe<List<SortField>>>;
}

export type SortQuoteItemsEnum = 'BASE_DISCOUNT_AMOUNT' | 'BASE_DISCOUNT_TAX_COMPENSATION_AMOUNT' | 'BASE_PRICE' | 'BASE_PRICE_INC_TAX' | 'BASE_ROW_TOTAL' | 'BASE_ROW_TOTAL_INC_TAX' | 'BASE_TAX_AMOUNT' | 'BASE_TAX_BEFORE_DISCOUNT' | 'CREATED_AT' | 'CUSTOM_PRICE' | 'DESCRIPTION' | 'DISCOUNT_AMOUNT' | 'DISCOUNT_PERCENT' | 'DISCOUNT_TAX_COMPENSATION_AMOUNT' | 'FREE_SHIPPING' | 'ITEM_ID' | 'NAME' | 'ORIGINAL_CUSTOM_PRICE' | 'PRICE' | 'PRICE_INC_TAX' | 'PRODUCT_ID' | 'PRODUCT_TYPE' | 'QTY' | 'ROW_TOTAL' | 'ROW_TOTAL_INC_TAX' | 'ROW_TOTAL_WITH_DISCOUNT' | 'ROW_WEIGHT' | 'SKU' | 'TAX_AMOUNT' | 'TAX_BEFORE_DISCOUNT' | 'TAX_PERCENT' | 'UPDATED_AT' | 'WEIGHT';

export interface StockReminderOutput {
  readonly message: Lazy<string>;
  readonly success: Lazy<boolean>;
}

export interface StoreConfigFields {
  readonly absoluteFooter: Lazy<Maybe<string>>;
  readonly allowGiftReceipt: Lazy<Maybe<string>>;
  readonly allowGiftWrappingOnOrder: Lazy<Maybe<string>>;
  readonly allowGiftWrappingOnOrderItems: Lazy<Maybe<string>>;
  readonly allowGuestsToWriteProductReviews: Lazy<Maybe<string>>;
  readonly allowItems: Lazy<Maybe<string>>;
  readonly allowOrder: Lazy<Maybe<string>>;
  readonly allowPrintedCard: Lazy<Maybe<string>>;
  readonly autocompleteOnStorefront: Lazy<Maybe<boolean>>;
  readonly baseCurrencyCode: Lazy<Maybe<string>>;
  readonly baseLinkUrl: Lazy<Maybe<string>>;
  readonly baseMediaUrl: Lazy<Maybe<string>>;
  readonly baseStaticUrl: Lazy<Maybe<string>>;
  readonly baseUrl: Lazy<Maybe<string>>;
  readonly cartExpiresInDays: Lazy<Maybe<number>>;
  readonly cartSummaryDisplayQuantity: Lazy<Maybe<number>>;
  readonly catalogDefaultSortBy: Lazy<Maybe<string>>;
  readonly categoryFixedProductTaxDisplaySetting: Lazy<Maybe<FixedProductTaxDisplaySettings>>;
  readonly categoryUrlSuffix: Lazy<Maybe<string>>;
  readonly cmsHomePage: Lazy<Maybe<string>>;
  readonly cmsNoCookies: Lazy<Maybe<string>>;
  readonly cmsNoRoute: Lazy<Maybe<string>>;
  readonly code: Lazy<Maybe<string>>;
  readonly configurableProductImage: Lazy<ProductImageThumbnail>;
  readonly configurableThumbnailSource: Lazy<Maybe<string>>;
  readonly copyright: Lazy<Maybe<string>>;
  readonly countriesWithRequiredRegion: Lazy<Maybe<string>>;
  readonly createAccountConfirmation: Lazy<Maybe<boolean>>;
  readonly customerAccessTokenLifetime: Lazy<Maybe<number>>;
  readonly defaultCountry: Lazy<Maybe<string>>;
  readonly defaultDescription: Lazy<Maybe<string>>;
  readonly defaultDisplayCurrencyCode: Lazy<Maybe<string>>;
  readonly defaultKeywords: Lazy<Maybe<string>>;
  readonly defaultTitle: Lazy<Maybe<string>>;
  readonly displayProductPricesInCatalog: Lazy<number>;
  readonly displayShippingPrices: Lazy<number>;
  readonly displayStateIfOptional: Lazy<Maybe<boolean>>;
  readonly fixedProductTaxesApplyTaxToFpt: Lazy<boolean>;
  readonly fixedProductTaxesDisplayPricesInEmails: Lazy<number>;
  readonly fixedProductTaxesDisplayPricesInProductLists: Lazy<number>;
  readonly fixedProductTaxesDisplayPricesInSalesModules: Lazy<number>;
  readonly fixedProductTaxesDisplayPricesOnProductViewPage: Lazy<number>;
  readonly fixedProductTaxesEnable: Lazy<boolean>;
  readonly fixedProductTaxesIncludeFptInSubtotal: Lazy<boolean>;
  readonly front: Lazy<Maybe<string>>;
  readonly graphqlShareCustomerGroup: Lazy<Maybe<boolean>>;
  readonly gridPerPage: Lazy<Maybe<number>>;
  readonly gridPerPageValues: Lazy<Maybe<string>>;
  readonly groupedProductImage: Lazy<ProductImageThumbnail>;
  readonly headIncludes: Lazy<Maybe<string>>;
  readonly headShortcutIcon: Lazy<Maybe<string>>;
  readonly headerLogoSrc: Lazy<Maybe<string>>;
  readonly id: Lazy<Maybe<number>>;
  readonly invoiceRetentionYears: Lazy<number>;
  readonly isDefaultStore: Lazy<Maybe<boolean>>;
  readonly isDefaultStoreGroup: Lazy<Maybe<boolean>>;
  readonly isGuestCheckoutEnabled: Lazy<Maybe<boolean>>;
  readonly isOnePageCheckoutEnabled: Lazy<Maybe<boolean>>;
  readonly listMode: Lazy<Maybe<string>>;
  readonly listPerPage: Lazy<Maybe<number>>;
  readonly listPerPageValues: Lazy<Maybe<string>>;
  readonly locale: Lazy<Maybe<string>>;
  readonly logoAlt: Lazy<Maybe<string>>;
  readonly logoHeight: Lazy<Maybe<number>>;
  readonly logoWidth: Lazy<Maybe<number>>;
  readonly magentoWishlistGeneralIsEnabled: Lazy<Maybe<string>>;
  readonly maxItemsInOrderSummary: Lazy<Maybe<number>>;
  readonly minicartDisplay: Lazy<Maybe<boolean>>;
  readonly minicartMaxItems: Lazy<Maybe<number>>;
  readonly minimumPasswordLength: Lazy<Maybe<string>>;
  readonly newsletterEnabled: Lazy<boolean>;
  readonly noRoute: Lazy<Maybe<string>>;
  readonly optionalZipCountries: Lazy<Maybe<string>>;
  readonly ordersInvoicesCreditMemosDisplayFullSummary: Lazy<boolean>;
  readonly ordersInvoicesCreditMemosDisplayGrandtotal: Lazy<boolean>;
  readonly ordersInvoicesCreditMemosDisplayPrice: Lazy<number>;
  readonly ordersInvoicesCreditMemosDisplayShippingAmount: Lazy<number>;
  readonly ordersInvoicesCreditMemosDisplaySubtotal: Lazy<number>;
  readonly ordersInvoicesCreditMemosDisplayZeroTax: Lazy<boolean>;
  readonly productFixedProductTaxDisplaySetting: Lazy<Maybe<FixedProductTaxDisplaySettings>>;
  readonly productReviewsEnabled: Lazy<Maybe<string>>;
  readonly productUrlSuffix: Lazy<Maybe<string>>;
  readonly requiredCharacterClassesNumber: Lazy<Maybe<string>>;
  readonly rootCategoryId: Lazy<Maybe<number>>;
  readonly salesFixedProductTaxDisplaySetting: Lazy<Maybe<FixedProductTaxDisplaySettings>>;
  readonly secureBaseLinkUrl: Lazy<Maybe<string>>;
  readonly secureBaseMediaUrl: Lazy<Maybe<string>>;
  readonly secureBaseStaticUrl: Lazy<Maybe<string>>;
  readonly secureBaseUrl: Lazy<Maybe<string>>;
  readonly sendFriend: Lazy<Maybe<SendFriendConfiguration>>;
  readonly shoppingCartDisplayFullSummary: Lazy<Maybe<boolean>>;
  readonly shoppingCartDisplayGrandTotal: Lazy<Maybe<boolean>>;
  readonly shoppingCartDisplayPrice: Lazy<Maybe<number>>;
  readonly shoppingCartDisplayShipping: Lazy<Maybe<number>>;
  readonly shoppingCartDisplaySubtotal: Lazy<Maybe<number>>;
  readonly shoppingCartDisplayTaxGiftWrapping: Lazy<Maybe<TaxWrappingEnum>>;
  readonly shoppingCartDisplayZeroTax: Lazy<Maybe<boolean>>;
  readonly showCmsBreadcrumbs: Lazy<Maybe<number>>;
  readonly storeCode: Lazy<Maybe<string | number>>;
  readonly storeGroupCode: Lazy<Maybe<string | number>>;
  readonly storeGroupName: Lazy<Maybe<string>>;
  readonly storeName: Lazy<Maybe<string>>;
  readonly storeSortOrder: Lazy<Maybe<number>>;
  readonly timezone: Lazy<Maybe<string>>;
  readonly titlePrefix: Lazy<Maybe<string>>;
  readonly titleSeparator: Lazy<Maybe<string>>;
  readonly titleSuffix: Lazy<Maybe<string>>;
  readonly useStoreInUrl: Lazy<Maybe<boolean>>;
  readonly websiteCode: Lazy<Maybe<string | number>>;
  readonly websiteId: Lazy<Maybe<number>>;
  readonly websiteName: Lazy<Maybe<string>>;
  readonly weightUnit: Lazy<Maybe<string>>;
  readonly welcome: Lazy<Maybe<string>>;
}

export type StoreConfig = Backed<StoreConfigFields, StoresShapes['StoreConfig']>;

export interface StoreLabels {
  readonly label: Lazy<Maybe<string>>;
  readonly storeCode: Lazy<Maybe<string>>;
}

export interface StorefrontProperties {
  readonly position: Lazy<Maybe<number>>;
  readonly useInLayeredNavigation: Lazy<Maybe<UseInLayeredNavigationOptions>>;
  readonly useInProductListing: Lazy<Maybe<boolean>>;
  readonly useInSearchResultsLayeredNavigation: Lazy<Maybe<boolean>>;
  readonly visibleOnCatalogPages: Lazy<Maybe<boolean>>;
}


export interface SubscribeEmailToNewsletterOutput {
  readonly status: Lazy<Maybe<SubscriptionStatusesEnum>>;
}

export type SubscriptionStatusesEnum = 'NOT_ACTIVE' | 'SUBSCRIBED' | 'UNCONFIRMED' | 'UNSUBSCRIBED';

export interface SwatchData {
  readonly type: Lazy<Maybe<string>>;
  readonly value: Lazy<Maybe<string>>;
}

export type SwatchDataInterface = ColorSwatchData | ImageSwatchData | TextSwatchData;

export type SwatchInputTypeEnum = 'BOOLEAN' | 'DATE' | 'DATETIME' | 'DROPDOWN' | 'FILE' | 'GALLERY' | 'HIDDEN' | 'IMAGE' | 'MEDIA_IMAGE' | 'MULTILINE' | 'MULTISELECT' | 'PRICE' | 'SELECT' | 'TEXT' | 'TEXTAREA' | 'UNDEFINED' | 'VISUAL' | 'WEIGHT';

export interface SwatchLayerFilterItem {
  readonly itemsCount: Lazy<Maybe<number>>;
  readonly label: Lazy<Maybe<string>>;
  readonly swatchData: Lazy<Maybe<SwatchData>>;
  readonly valueString: Lazy<Maybe<string>>;
}

export type SwatchLayerFilterItemInterface = SwatchLayerFilterItem;

export interface TaxItem {
  readonly amount: Lazy<Money>;
  readonly rate: Lazy<number>;
  readonly title: Lazy<string>;
}

export type TaxWrappingEnum = 'DISPLAY_EXCLUDING_TAX' | 'DISPLAY_INCLUDING_TAX' | 'DISPLAY_TYPE_BOTH';

export interface TextSwatchDataFields {
  readonly value: Lazy<Maybe<string>>;
}

export type TextSwatchData = Backed<TextSwatchDataFields, CatalogShapes['TextSwatchData']>;

export interface TierPrice {
  readonly discount: Lazy<Maybe<ProductDiscount>>;
  readonly finalPrice: Lazy<Maybe<Money>>;
  readonly quantity: Lazy<Maybe<number>>;
}

export interface UiAttributeTypeInput {
  readonly isHtmlAllowed: Lazy<Maybe<boolean>>;
  readonly uiInputType: Lazy<Maybe<UiInputTypeEnum>>;
}

export type UiInputTypeEnum = 'BOOLEAN' | 'DATE' | 'DATETIME' | 'FIXED_PRODUCT_TAX' | 'GALLERY' | 'IMAGE' | 'MEDIA_IMAGE' | 'MULTISELECT' | 'PAGEBUILDER' | 'PRICE' | 'SELECT' | 'TEXT' | 'TEXTAREA' | 'TEXTEDITOR' | 'WEIGHT';

export type UiInputTypeInterface = UiAttributeTypeInput;

export interface UnitPrice {
  readonly foot: Lazy<Money>;
  readonly metre: Lazy<Money>;
}

export type UpdateCartItemsInput = {
  readonly cart_id: string;
  readonly cart_items: readonly (CartItemUpdateInput | null)[];
  readonly idempotency_key?: string | null;
};

export interface UpdateCartItemsOutput {
  readonly cart: Lazy<Cart>;
  readonly errors: Lazy<List<CartUserInputError>>;
}

export type UpdateProductReviewInput = {
  readonly nickname: string;
  readonly pictures?: readonly (string | null)[] | null;
  readonly ratings: readonly (ProductReviewRatingInput | null)[];
  readonly summary: string;
  readonly text: string;
};

export interface UpdateProductsInWishlistOutput {
  readonly userErrors: Lazy<List<WishListUserInputError>>;
  readonly wishlist: Lazy<Wishlist>;
}

export interface UpdateWishlistOutput {
  readonly name: Lazy<string>;
  readonly uid: Lazy<string | number>;
  readonly visibility: Lazy<WishlistVisibilityEnum>;
}

export interface UrlRewrite {
  readonly parameters: Lazy<Maybe<List<HttpQueryParameter>>>;
  readonly url: Lazy<Maybe<string>>;
}

export type UrlRewriteEntityTypeEnum = 'CATEGORY' | 'CMS_PAGE' | 'PRODUCT';

export type UseInLayeredNavigationOptions = 'FILTERABLE_NO_RESULT' | 'FILTERABLE_WITH_RESULTS' | 'NO';

export interface ValidationRule {
  readonly name: Lazy<Maybe<ValidationRuleEnum>>;
  readonly value: Lazy<Maybe<string>>;
}

export type ValidationRuleEnum = 'DATE_RANGE_MAX' | 'DATE_RANGE_MIN' | 'FILE_EXTENSIONS' | 'INPUT_VALIDATION' | 'MAX_FILE_SIZE' | 'MAX_IMAGE_HEIGHT' | 'MAX_IMAGE_WIDTH' | 'MAX_TEXT_LENGTH' | 'MIN_TEXT_LENGTH';

export type VaultTokenInput = {
  readonly public_hash: string;
};

export interface VirtualCartItemFields {
  readonly customizableOptions: Lazy<List<SelectedCustomizableOption>>;
  readonly errors: Lazy<Maybe<List<CartItemError>>>;
  readonly giftMessage: Lazy<Maybe<GiftMessage>>;
  readonly id: Lazy<string>;
  readonly isAvailable: Lazy<boolean>;
  readonly isSample: Lazy<boolean>;
  readonly notAvailableMessage: Lazy<Maybe<string>>;
  readonly prices: Lazy<Maybe<CartItemPrices>>;
  readonly product: Lazy<ProductInterface>;
  readonly productPath: Lazy<Maybe<string>>;
  readonly quantity: Lazy<number>;
  readonly quantityStep: Lazy<number>;
  readonly uid: Lazy<string | number>;
  readonly unitPrice: Lazy<Maybe<UnitPrice>>;
}

export type VirtualCartItem = Backed<VirtualCartItemFields, CartShapes['VirtualCartItem']>;

export interface VirtualProductFields {
  readonly colourName: Lazy<Maybe<string>>;
  readonly id: Lazy<Maybe<number>>;
  readonly rangeName: Lazy<Maybe<string>>;
  readonly sku: Lazy<Maybe<string>>;
}

export type VirtualProduct = Backed<VirtualProductFields, ProductInterface>;

export type VirtualProductColourSiblingsArguments = {
  readonly limit: number | null;
};

export type VirtualProductCustomAttributesV2Arguments = {
  readonly filters?: AttributeFilterInput | null;
};

export type VirtualProductReviewsArguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort: ProductReviewSort | null;
};

export type VirtualProductCartItemInput = {
  readonly customizable_options?: readonly (CustomizableOptionInput | null)[] | null;
  readonly data: CartItemInput;
};

export interface VirtualWishlistItemFields {
  readonly availability: Lazy<WishlistItemAvailability>;
  readonly product: Lazy<Maybe<ProductInterface>>;
}

export type VirtualWishlistItem = Backed<VirtualWishlistItemFields, WishlistItemInterface>;

export type VisitBrowser = 'CHROME' | 'EDGE' | 'FIREFOX' | 'OTHER' | 'SAFARI' | 'SAMSUNG';

export type VisitDevice = 'DESKTOP' | 'MOBILE' | 'TABLET';

export type VisitReportInput = {
  readonly browser: VisitBrowser;
  readonly build: string;
  readonly device: VisitDevice;
  readonly errors: readonly (string | null)[];
  readonly page: VisitedPage;
  readonly vitals: readonly (VisitVitalInput | null)[];
};

export type VisitVital = 'CLS' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'TTFB';

export type VisitVitalInput = {
  readonly element?: string | null;
  readonly name: VisitVital;
  readonly value: number;
};

export type VisitedPage = 'ACCOUNT' | 'CART' | 'CATEGORY' | 'CHECKOUT' | 'CONTENT' | 'HOME' | 'OTHER' | 'PRODUCT' | 'SEARCH';

export interface Visitor {
  readonly countryCode: Lazy<string>;
  readonly currency: Lazy<CurrencyEnum>;
  readonly isSignedIn: Lazy<boolean>;
  readonly pricesIncludeVat: Lazy<boolean>;
}

export interface VoteForProductReviewOutput {
  readonly helpfulCount: Lazy<number>;
}

export interface Website {
  readonly code: Lazy<Maybe<string>>;
  readonly defaultGroupId: Lazy<Maybe<string>>;
  readonly id: Lazy<Maybe<number>>;
  readonly isDefault: Lazy<Maybe<boolean>>;
  readonly name: Lazy<Maybe<string>>;
  readonly sortOrder: Lazy<Maybe<number>>;
}

export interface WishListUserInputError {
  readonly code: Lazy<WishListUserInputErrorType>;
  readonly message: Lazy<string>;
}

export type WishListUserInputErrorType = 'PRODUCT_NOT_FOUND' | 'UNDEFINED';

export interface WishlistFields {
  readonly sharingCode: Lazy<Maybe<string>>;
}

export type Wishlist = Backed<WishlistFields, WishlistsShapes['Wishlist']>;

export type WishlistItemsV2Arguments = {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort: WishlistItemSort | null;
};

export interface WishlistCartUserInputError {
  readonly code: Lazy<WishlistCartUserInputErrorType>;
  readonly message: Lazy<string>;
  readonly productName: Lazy<string>;
  readonly wishlistId: Lazy<string | number>;
  readonly wishlistItemId: Lazy<string | number>;
}

export type WishlistCartUserInputErrorType = 'INSUFFICIENT_STOCK' | 'NOT_SALABLE' | 'PRODUCT_NOT_FOUND' | 'REQUIRED_PARAMETER_MISSING' | 'UNDEFINED';

export interface WishlistItemFields {
  readonly product: Lazy<Maybe<ProductInterface>>;
}

export type WishlistItem = Backed<WishlistItemFields, WishlistsShapes['WishlistItem']>;

export type WishlistItemAvailability = 'AVAILABLE' | 'OPTIONS_NEEDED' | 'ORPHANED' | 'OUT_OF_STOCK';

export type WishlistItemCopyInput = {
  readonly quantity?: number | null;
  readonly wishlist_item_id: string;
};

export type WishlistItemInput = {
  readonly description?: string | null;
  readonly entered_options?: readonly (EnteredOptionInput | null)[] | null;
  readonly parent_sku?: string | null;
  readonly quantity: number;
  readonly selected_options?: readonly (string | null)[] | null;
  readonly sku: string;
};

export type WishlistItemInterface = WishlistsShapes['WishlistItemInterface'];

export type WishlistItemMoveInput = {
  readonly quantity?: number | null;
  readonly wishlist_item_id: string;
};

export type WishlistItemSort = 'ADDED' | 'NAME' | 'PRICE';

export type WishlistItemUpdateInput = {
  readonly description?: string | null;
  readonly entered_options?: readonly (EnteredOptionInput | null)[] | null;
  readonly quantity?: number | null;
  readonly selected_options?: readonly (string | null)[] | null;
  readonly wishlist_item_id: string;
};

export interface WishlistItems {
  readonly items: Lazy<List<WishlistItemInterface>>;
  readonly pageInfo: Lazy<Maybe<SearchResultPageInfo>>;
}

export interface WishlistOutputFields {
  readonly sharingCode: Lazy<Maybe<string>>;
}

export type WishlistOutput = Backed<WishlistOutputFields, WishlistsShapes['WishlistOutput']>;

export type WishlistVisibilityEnum = 'PRIVATE' | 'PUBLIC';

export type WithdrawFromContractInput = {
  readonly lines: readonly (WithdrawalLineInput | null)[];
  readonly name: string;
  readonly statement_key: string;
  readonly token: string;
};

export interface WithdrawFromContractOutput {
  readonly order: Lazy<CustomerOrder>;
  readonly return: Lazy<Return>;
}

export interface WithdrawProductReviewOutput {
  readonly id: Lazy<string | number>;
}

export interface WithdrawalLine {
  readonly exception: Lazy<Maybe<string>>;
  readonly exceptionText: Lazy<Maybe<string>>;
  readonly orderItemUid: Lazy<string | number>;
  readonly quantityLeft: Lazy<number>;
}

export type WithdrawalLineInput = {
  readonly order_item_uid: string;
  readonly quantity: number;
};

export type createEmptyCartInput = {
  readonly cart_id?: string | null;
};

export type Resolvers<Context> = {
  readonly AddBundleProductsToCartOutput?: {
    readonly cart?: Resolve<AddBundleProductsToCartOutput, NoArguments, Cart, Context>;
  };
  readonly AddConfigurableProductsToCartOutput?: {
    readonly cart?: Resolve<AddConfigurableProductsToCartOutput, NoArguments, Cart, Context>;
  };
  readonly AddDownloadableProductsToCartOutput?: {
    readonly cart?: Resolve<AddDownloadableProductsToCartOutput, NoArguments, Cart, Context>;
  };
  readonly AddProductsToCartOutput?: {
    readonly cart?: Resolve<AddProductsToCartOutput, NoArguments, Cart, Context>;
    readonly user_errors?: Resolve<AddProductsToCartOutput, NoArguments, List<Error>, Context>;
  };
  readonly AddProductsToWishlistOutput?: {
    readonly user_errors?: Resolve<AddProductsToWishlistOutput, NoArguments, List<WishListUserInputError>, Context>;
    readonly wishlist?: Resolve<AddProductsToWishlistOutput, NoArguments, Wishlist, Context>;
  };
  readonly AddSimpleProductsToCartOutput?: {
    readonly cart?: Resolve<AddSimpleProductsToCartOutput, NoArguments, Cart, Context>;
  };
  readonly AddVirtualProductsToCartOutput?: {
    readonly cart?: Resolve<AddVirtualProductsToCartOutput, NoArguments, Cart, Context>;
  };
  readonly AddWishlistItemsToCartOutput?: {
    readonly add_wishlist_items_to_cart_user_errors?: Resolve<AddWishlistItemsToCartOutput, NoArguments, List<WishlistCartUserInputError>, Context>;
    readonly added_count?: Resolve<AddWishlistItemsToCartOutput, NoArguments, number, Context>;
    readonly status?: Resolve<AddWishlistItemsToCartOutput, NoArguments, boolean, Context>;
    readonly wishlist?: Resolve<AddWishlistItemsToCartOutput, NoArguments, Wishlist, Context>;
  };
  readonly Aggregation?: {
    readonly attribute_code?: Resolve<Aggregation, NoArguments, string, Context>;
    readonly count?: Resolve<Aggregation, NoArguments, Maybe<number>, Context>;
    readonly label?: Resolve<Aggregation, NoArguments, Maybe<string>, Context>;
    readonly options?: Resolve<Aggregation, NoArguments, Maybe<List<AggregationOption>>, Context>;
    readonly position?: Resolve<Aggregation, NoArguments, Maybe<number>, Context>;
  };
  readonly AggregationOption?: {
    readonly count?: Resolve<AggregationOption, NoArguments, Maybe<number>, Context>;
    readonly label?: Resolve<AggregationOption, NoArguments, Maybe<string>, Context>;
    readonly value?: Resolve<AggregationOption, NoArguments, string, Context>;
  };
  readonly AggregationOptionInterface?: {
    readonly __resolveType?: (value: AggregationOptionInterface, context: Context) => 'AggregationOption';
    readonly count?: Resolve<AggregationOptionInterface, NoArguments, Maybe<number>, Context>;
    readonly label?: Resolve<AggregationOptionInterface, NoArguments, Maybe<string>, Context>;
    readonly value?: Resolve<AggregationOptionInterface, NoArguments, string, Context>;
  };
  readonly AmMostviewedGroup?: {
    readonly add_to_cart?: Resolve<AmMostviewedGroup, NoArguments, Maybe<boolean>, Context>;
    readonly block_layout?: Resolve<AmMostviewedGroup, NoArguments, Maybe<number>, Context>;
    readonly block_title?: Resolve<AmMostviewedGroup, NoArguments, Maybe<string>, Context>;
    readonly items?: Resolve<AmMostviewedGroup, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly position?: Resolve<AmMostviewedGroup, NoArguments, Maybe<string>, Context>;
  };
  readonly AmMostviewedGroups?: {
    readonly items?: Resolve<AmMostviewedGroups, NoArguments, Maybe<List<AmMostviewedGroup>>, Context>;
  };
  readonly AppliedCoupon?: {
    readonly code?: Resolve<AppliedCoupon, NoArguments, string, Context>;
  };
  readonly AppliedGiftCard?: {
    readonly applied_balance?: Resolve<AppliedGiftCard, NoArguments, Maybe<Money>, Context>;
    readonly code?: Resolve<AppliedGiftCard, NoArguments, Maybe<string>, Context>;
    readonly current_balance?: Resolve<AppliedGiftCard, NoArguments, Maybe<Money>, Context>;
    readonly expiration_date?: Resolve<AppliedGiftCard, NoArguments, Maybe<string>, Context>;
  };
  readonly ApplyCouponToCartOutput?: {
    readonly cart?: Resolve<ApplyCouponToCartOutput, NoArguments, Cart, Context>;
  };
  readonly ApplyGiftCardToCartOutput?: {
    readonly cart?: Resolve<ApplyGiftCardToCartOutput, NoArguments, Cart, Context>;
  };
  readonly AssignCompareListToCustomerOutput?: {
    readonly compare_list?: Resolve<AssignCompareListToCustomerOutput, NoArguments, Maybe<CompareList>, Context>;
    readonly result?: Resolve<AssignCompareListToCustomerOutput, NoArguments, boolean, Context>;
  };
  readonly Attribute?: {
    readonly attribute_code?: Resolve<Attribute, NoArguments, Maybe<string>, Context>;
    readonly attribute_options?: Resolve<Attribute, NoArguments, Maybe<List<AttributeOption>>, Context>;
    readonly attribute_type?: Resolve<Attribute, NoArguments, Maybe<string>, Context>;
    readonly entity_type?: Resolve<Attribute, NoArguments, Maybe<string>, Context>;
    readonly input_type?: Resolve<Attribute, NoArguments, Maybe<string>, Context>;
    readonly storefront_properties?: Resolve<Attribute, NoArguments, Maybe<StorefrontProperties>, Context>;
  };
  readonly AttributeMetadataError?: {
    readonly message?: Resolve<AttributeMetadataError, NoArguments, string, Context>;
    readonly type?: Resolve<AttributeMetadataError, NoArguments, AttributeMetadataErrorType, Context>;
  };
  readonly AttributeMetadataInterface?: {
    readonly __resolveType?: (value: AttributeMetadataInterface, context: Context) => 'ProductAttributeMetadata';
    readonly attribute_labels?: Resolve<AttributeMetadataInterface, NoArguments, Maybe<List<StoreLabels>>, Context>;
    readonly code?: Resolve<AttributeMetadataInterface, NoArguments, Maybe<string>, Context>;
    readonly data_type?: Resolve<AttributeMetadataInterface, NoArguments, Maybe<ObjectDataTypeEnum>, Context>;
    readonly entity_type?: Resolve<AttributeMetadataInterface, NoArguments, Maybe<EntityTypeEnum>, Context>;
    readonly is_system?: Resolve<AttributeMetadataInterface, NoArguments, Maybe<boolean>, Context>;
    readonly label?: Resolve<AttributeMetadataInterface, NoArguments, Maybe<string>, Context>;
    readonly sort_order?: Resolve<AttributeMetadataInterface, NoArguments, Maybe<number>, Context>;
    readonly ui_input?: Resolve<AttributeMetadataInterface, NoArguments, Maybe<UiInputTypeInterface>, Context>;
    readonly uid?: Resolve<AttributeMetadataInterface, NoArguments, Maybe<string | number>, Context>;
  };
  readonly AttributeOption?: {
    readonly is_default?: Resolve<AttributeOption, NoArguments, Maybe<boolean>, Context>;
    readonly label?: Resolve<AttributeOption, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<AttributeOption, NoArguments, string | number, Context>;
    readonly value?: Resolve<AttributeOption, NoArguments, Maybe<string>, Context>;
  };
  readonly AttributeOptionInterface?: {
    readonly __resolveType?: (value: AttributeOptionInterface, context: Context) => 'AttributeOption';
    readonly is_default?: Resolve<AttributeOptionInterface, NoArguments, Maybe<boolean>, Context>;
    readonly label?: Resolve<AttributeOptionInterface, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<AttributeOptionInterface, NoArguments, string | number, Context>;
  };
  readonly AttributeOptionMetadata?: {
    readonly is_default?: Resolve<AttributeOptionMetadata, NoArguments, boolean, Context>;
    readonly label?: Resolve<AttributeOptionMetadata, NoArguments, string, Context>;
    readonly value?: Resolve<AttributeOptionMetadata, NoArguments, string, Context>;
  };
  readonly AttributeSelectedOption?: {
    readonly label?: Resolve<AttributeSelectedOption, NoArguments, string, Context>;
    readonly value?: Resolve<AttributeSelectedOption, NoArguments, string, Context>;
  };
  readonly AttributeSelectedOptionInterface?: {
    readonly __resolveType?: (value: AttributeSelectedOptionInterface, context: Context) => 'AttributeSelectedOption';
    readonly label?: Resolve<AttributeSelectedOptionInterface, NoArguments, string, Context>;
    readonly value?: Resolve<AttributeSelectedOptionInterface, NoArguments, string, Context>;
  };
  readonly AttributeSelectedOptions?: {
    readonly code?: Resolve<AttributeSelectedOptions, NoArguments, string | number, Context>;
    readonly label?: Resolve<AttributeSelectedOptions, NoArguments, string, Context>;
    readonly selected_options?: Resolve<AttributeSelectedOptions, NoArguments, List<AttributeSelectedOptionInterface>, Context>;
  };
  readonly AttributeValue?: {
    readonly code?: Resolve<AttributeValue, NoArguments, string | number, Context>;
    readonly label?: Resolve<AttributeValue, NoArguments, string, Context>;
    readonly value?: Resolve<AttributeValue, NoArguments, string, Context>;
  };
  readonly AttributeValueInterface?: {
    readonly __resolveType?: (value: AttributeValueInterface, context: Context) => 'AttributeSelectedOptions' | 'AttributeValue';
    readonly code?: Resolve<AttributeValueInterface, NoArguments, string | number, Context>;
    readonly label?: Resolve<AttributeValueInterface, NoArguments, string, Context>;
  };
  readonly AttributesFormOutput?: {
    readonly errors?: Resolve<AttributesFormOutput, NoArguments, List<AttributeMetadataError>, Context>;
    readonly items?: Resolve<AttributesFormOutput, NoArguments, List<CustomAttributeMetadataInterface>, Context>;
  };
  readonly AttributesMetadataOutput?: {
    readonly errors?: Resolve<AttributesMetadataOutput, NoArguments, List<AttributeMetadataError>, Context>;
    readonly items?: Resolve<AttributesMetadataOutput, NoArguments, List<CustomAttributeMetadataInterface>, Context>;
  };
  readonly AvailablePaymentMethod?: {
    readonly code?: Resolve<AvailablePaymentMethod, NoArguments, string, Context>;
    readonly is_deferred?: Resolve<AvailablePaymentMethod, NoArguments, boolean, Context>;
    readonly mollie_available_issuers?: Resolve<AvailablePaymentMethod, NoArguments, Maybe<List<MollieIssuerOutput>>, Context>;
    readonly mollie_meta?: Resolve<AvailablePaymentMethod, NoArguments, Maybe<MolliePaymentMethodMeta>, Context>;
    readonly title?: Resolve<AvailablePaymentMethod, NoArguments, string, Context>;
  };
  readonly AvailableShippingMethod?: {
    readonly amount?: Resolve<AvailableShippingMethod, NoArguments, Money, Context>;
    readonly available?: Resolve<AvailableShippingMethod, NoArguments, boolean, Context>;
    readonly base_amount?: Resolve<AvailableShippingMethod, NoArguments, Maybe<Money>, Context>;
    readonly carrier_code?: Resolve<AvailableShippingMethod, NoArguments, string, Context>;
    readonly carrier_title?: Resolve<AvailableShippingMethod, NoArguments, string, Context>;
    readonly earliest_date?: Resolve<AvailableShippingMethod, NoArguments, string, Context>;
    readonly error_message?: Resolve<AvailableShippingMethod, NoArguments, Maybe<string>, Context>;
    readonly free_from?: Resolve<AvailableShippingMethod, NoArguments, Maybe<Money>, Context>;
    readonly is_pickup_point?: Resolve<AvailableShippingMethod, NoArguments, boolean, Context>;
    readonly latest_date?: Resolve<AvailableShippingMethod, NoArguments, string, Context>;
    readonly method_code?: Resolve<AvailableShippingMethod, NoArguments, Maybe<string>, Context>;
    readonly method_title?: Resolve<AvailableShippingMethod, NoArguments, Maybe<string>, Context>;
    readonly missing_to_free?: Resolve<AvailableShippingMethod, NoArguments, Maybe<Money>, Context>;
    readonly price_excl_tax?: Resolve<AvailableShippingMethod, NoArguments, Money, Context>;
    readonly price_incl_tax?: Resolve<AvailableShippingMethod, NoArguments, Money, Context>;
  };
  readonly BillingCartAddress?: {
    readonly city?: Resolve<BillingCartAddress, NoArguments, string, Context>;
    readonly company?: Resolve<BillingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly country?: Resolve<BillingCartAddress, NoArguments, CartAddressCountry, Context>;
    readonly custom_attributes?: Resolve<BillingCartAddress, NoArguments, List<AttributeValueInterface>, Context>;
    readonly customer_address_uid?: Resolve<BillingCartAddress, NoArguments, Maybe<string | number>, Context>;
    readonly customer_notes?: Resolve<BillingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly fax?: Resolve<BillingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly firstname?: Resolve<BillingCartAddress, NoArguments, string, Context>;
    readonly house_number?: Resolve<BillingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<BillingCartAddress, NoArguments, Maybe<number>, Context>;
    readonly lastname?: Resolve<BillingCartAddress, NoArguments, string, Context>;
    readonly middlename?: Resolve<BillingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly postcode?: Resolve<BillingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly prefix?: Resolve<BillingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly region?: Resolve<BillingCartAddress, NoArguments, Maybe<CartAddressRegion>, Context>;
    readonly street?: Resolve<BillingCartAddress, NoArguments, List<string>, Context>;
    readonly suffix?: Resolve<BillingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly telephone?: Resolve<BillingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<BillingCartAddress, NoArguments, string | number, Context>;
    readonly vat_id?: Resolve<BillingCartAddress, NoArguments, Maybe<string>, Context>;
  };
  readonly Breadcrumb?: {
    readonly category_id?: Resolve<Breadcrumb, NoArguments, Maybe<number>, Context>;
    readonly category_level?: Resolve<Breadcrumb, NoArguments, Maybe<number>, Context>;
    readonly category_name?: Resolve<Breadcrumb, NoArguments, Maybe<string>, Context>;
    readonly category_uid?: Resolve<Breadcrumb, NoArguments, string | number, Context>;
    readonly category_url_key?: Resolve<Breadcrumb, NoArguments, Maybe<string>, Context>;
    readonly category_url_path?: Resolve<Breadcrumb, NoArguments, Maybe<string>, Context>;
  };
  readonly BundleItem?: {
    readonly option_id?: Resolve<BundleItem, NoArguments, Maybe<number>, Context>;
    readonly options?: Resolve<BundleItem, NoArguments, Maybe<List<BundleItemOption>>, Context>;
    readonly position?: Resolve<BundleItem, NoArguments, Maybe<number>, Context>;
    readonly price_range?: Resolve<BundleItem, NoArguments, PriceRange, Context>;
    readonly required?: Resolve<BundleItem, NoArguments, Maybe<boolean>, Context>;
    readonly sku?: Resolve<BundleItem, NoArguments, Maybe<string>, Context>;
    readonly title?: Resolve<BundleItem, NoArguments, Maybe<string>, Context>;
    readonly type?: Resolve<BundleItem, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<BundleItem, NoArguments, Maybe<string | number>, Context>;
  };
  readonly BundleItemOption?: {
    readonly can_change_quantity?: Resolve<BundleItemOption, NoArguments, Maybe<boolean>, Context>;
    readonly id?: Resolve<BundleItemOption, NoArguments, Maybe<number>, Context>;
    readonly is_default?: Resolve<BundleItemOption, NoArguments, Maybe<boolean>, Context>;
    readonly label?: Resolve<BundleItemOption, NoArguments, Maybe<string>, Context>;
    readonly position?: Resolve<BundleItemOption, NoArguments, Maybe<number>, Context>;
    readonly price?: Resolve<BundleItemOption, NoArguments, Maybe<number>, Context>;
    readonly price_type?: Resolve<BundleItemOption, NoArguments, Maybe<PriceTypeEnum>, Context>;
    readonly product?: Resolve<BundleItemOption, NoArguments, Maybe<ProductInterface>, Context>;
    readonly qty?: Resolve<BundleItemOption, NoArguments, Maybe<number>, Context>;
    readonly quantity?: Resolve<BundleItemOption, NoArguments, Maybe<number>, Context>;
    readonly uid?: Resolve<BundleItemOption, NoArguments, string | number, Context>;
  };
  readonly CancelOrderError?: {
    readonly code?: Resolve<CancelOrderError, NoArguments, CancelOrderErrorCode, Context>;
    readonly message?: Resolve<CancelOrderError, NoArguments, string, Context>;
  };
  readonly CancelOrderOutput?: {
    readonly error?: Resolve<CancelOrderOutput, NoArguments, Maybe<string>, Context>;
    readonly errorV2?: Resolve<CancelOrderOutput, NoArguments, Maybe<CancelOrderError>, Context>;
    readonly order?: Resolve<CancelOrderOutput, NoArguments, Maybe<CustomerOrder>, Context>;
  };
  readonly CancellationReason?: {
    readonly description?: Resolve<CancellationReason, NoArguments, string, Context>;
  };
  readonly Cart?: {
    readonly applied_coupon?: Resolve<Cart, NoArguments, Maybe<AppliedCoupon>, Context>;
    readonly applied_coupons?: Resolve<Cart, NoArguments, Maybe<List<AppliedCoupon>>, Context>;
    readonly applied_gift_cards?: Resolve<Cart, NoArguments, Maybe<List<AppliedGiftCard>>, Context>;
    readonly available_gift_wrappings?: Resolve<Cart, NoArguments, List<GiftWrapping>, Context>;
    readonly available_payment_methods?: Resolve<Cart, NoArguments, Maybe<List<AvailablePaymentMethod>>, Context>;
    readonly billing_address?: Resolve<Cart, NoArguments, Maybe<BillingCartAddress>, Context>;
    readonly bought_together_products?: Resolve<Cart, NoArguments, List<ProductInterface>, Context>;
    readonly company?: Resolve<Cart, NoArguments, Maybe<string>, Context>;
    readonly content_consent?: Resolve<Cart, NoArguments, Maybe<ContentConsent>, Context>;
    readonly email?: Resolve<Cart, NoArguments, Maybe<string>, Context>;
    readonly expected_delivery?: Resolve<Cart, NoArguments, Maybe<ExpectedDelivery>, Context>;
    readonly gift_message?: Resolve<Cart, NoArguments, Maybe<GiftMessage>, Context>;
    readonly gift_receipt_included?: Resolve<Cart, NoArguments, boolean, Context>;
    readonly gift_wrapping?: Resolve<Cart, NoArguments, Maybe<GiftWrapping>, Context>;
    readonly id?: Resolve<Cart, NoArguments, string | number, Context>;
    readonly incentive?: Resolve<Cart, NoArguments, CartIncentive, Context>;
    readonly is_billing_address_chosen?: Resolve<Cart, NoArguments, boolean, Context>;
    readonly is_business_order?: Resolve<Cart, NoArguments, boolean, Context>;
    readonly is_virtual?: Resolve<Cart, NoArguments, boolean, Context>;
    readonly items?: Resolve<Cart, NoArguments, Maybe<List<CartItemInterface>>, Context>;
    readonly itemsV2?: Resolve<Cart, CartItemsV2Arguments, Maybe<CartItems>, Context>;
    readonly minimum_order?: Resolve<Cart, NoArguments, CartMinimumOrder, Context>;
    readonly notices?: Resolve<Cart, NoArguments, List<CartNotice>, Context>;
    readonly prices?: Resolve<Cart, NoArguments, Maybe<CartPrices>, Context>;
    readonly printed_card_included?: Resolve<Cart, NoArguments, boolean, Context>;
    readonly remarks?: Resolve<Cart, NoArguments, Maybe<string>, Context>;
    readonly rules?: Resolve<Cart, NoArguments, Maybe<List<CartRuleStorefront>>, Context>;
    readonly selected_payment_method?: Resolve<Cart, NoArguments, Maybe<SelectedPaymentMethod>, Context>;
    readonly shipping_addresses?: Resolve<Cart, NoArguments, List<ShippingCartAddress>, Context>;
    readonly tax_treatment?: Resolve<Cart, NoArguments, CartTaxTreatment, Context>;
    readonly total_quantity?: Resolve<Cart, NoArguments, number, Context>;
    readonly total_summary_quantity_including_config?: Resolve<Cart, NoArguments, number, Context>;
    readonly vat_id?: Resolve<Cart, NoArguments, Maybe<string>, Context>;
    readonly vat_id_status?: Resolve<Cart, NoArguments, Maybe<string>, Context>;
  };
  readonly CartAddressCountry?: {
    readonly code?: Resolve<CartAddressCountry, NoArguments, string, Context>;
    readonly label?: Resolve<CartAddressCountry, NoArguments, string, Context>;
  };
  readonly CartAddressInterface?: {
    readonly __resolveType?: (value: CartAddressInterface, context: Context) => 'BillingCartAddress' | 'ShippingCartAddress';
    readonly city?: Resolve<CartAddressInterface, NoArguments, string, Context>;
    readonly company?: Resolve<CartAddressInterface, NoArguments, Maybe<string>, Context>;
    readonly country?: Resolve<CartAddressInterface, NoArguments, CartAddressCountry, Context>;
    readonly custom_attributes?: Resolve<CartAddressInterface, NoArguments, List<AttributeValueInterface>, Context>;
    readonly customer_address_uid?: Resolve<CartAddressInterface, NoArguments, Maybe<string | number>, Context>;
    readonly fax?: Resolve<CartAddressInterface, NoArguments, Maybe<string>, Context>;
    readonly firstname?: Resolve<CartAddressInterface, NoArguments, string, Context>;
    readonly house_number?: Resolve<CartAddressInterface, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<CartAddressInterface, NoArguments, Maybe<number>, Context>;
    readonly lastname?: Resolve<CartAddressInterface, NoArguments, string, Context>;
    readonly middlename?: Resolve<CartAddressInterface, NoArguments, Maybe<string>, Context>;
    readonly postcode?: Resolve<CartAddressInterface, NoArguments, Maybe<string>, Context>;
    readonly prefix?: Resolve<CartAddressInterface, NoArguments, Maybe<string>, Context>;
    readonly region?: Resolve<CartAddressInterface, NoArguments, Maybe<CartAddressRegion>, Context>;
    readonly street?: Resolve<CartAddressInterface, NoArguments, List<string>, Context>;
    readonly suffix?: Resolve<CartAddressInterface, NoArguments, Maybe<string>, Context>;
    readonly telephone?: Resolve<CartAddressInterface, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<CartAddressInterface, NoArguments, string | number, Context>;
    readonly vat_id?: Resolve<CartAddressInterface, NoArguments, Maybe<string>, Context>;
  };
  readonly CartAddressRegion?: {
    readonly code?: Resolve<CartAddressRegion, NoArguments, Maybe<string>, Context>;
    readonly label?: Resolve<CartAddressRegion, NoArguments, Maybe<string>, Context>;
    readonly region_id?: Resolve<CartAddressRegion, NoArguments, Maybe<number>, Context>;
  };
  readonly CartDiscount?: {
    readonly amount?: Resolve<CartDiscount, NoArguments, Money, Context>;
    readonly label?: Resolve<CartDiscount, NoArguments, List<string>, Context>;
  };
  readonly CartIncentive?: {
    readonly next_percent?: Resolve<CartIncentive, NoArguments, Maybe<number>, Context>;
    readonly reached_percent?: Resolve<CartIncentive, NoArguments, Maybe<number>, Context>;
    readonly remaining?: Resolve<CartIncentive, NoArguments, Maybe<Money>, Context>;
  };
  readonly CartItemError?: {
    readonly code?: Resolve<CartItemError, NoArguments, CartItemErrorType, Context>;
    readonly message?: Resolve<CartItemError, NoArguments, string, Context>;
  };
  readonly CartItemInterface?: {
    readonly __resolveType?: (value: CartItemInterface, context: Context) => 'ConfigurableCartItem' | 'GiftCardCartItem' | 'SimpleCartItem' | 'VirtualCartItem';
    readonly errors?: Resolve<CartItemInterface, NoArguments, Maybe<List<CartItemError>>, Context>;
    readonly gift_message?: Resolve<CartItemInterface, NoArguments, Maybe<GiftMessage>, Context>;
    readonly id?: Resolve<CartItemInterface, NoArguments, string, Context>;
    readonly is_available?: Resolve<CartItemInterface, NoArguments, boolean, Context>;
    readonly is_sample?: Resolve<CartItemInterface, NoArguments, boolean, Context>;
    readonly not_available_message?: Resolve<CartItemInterface, NoArguments, Maybe<string>, Context>;
    readonly prices?: Resolve<CartItemInterface, NoArguments, Maybe<CartItemPrices>, Context>;
    readonly product?: Resolve<CartItemInterface, NoArguments, ProductInterface, Context>;
    readonly product_path?: Resolve<CartItemInterface, NoArguments, Maybe<string>, Context>;
    readonly quantity?: Resolve<CartItemInterface, NoArguments, number, Context>;
    readonly quantity_step?: Resolve<CartItemInterface, NoArguments, number, Context>;
    readonly uid?: Resolve<CartItemInterface, NoArguments, string | number, Context>;
    readonly unit_price?: Resolve<CartItemInterface, NoArguments, Maybe<UnitPrice>, Context>;
  };
  readonly CartItemPrices?: {
    readonly catalog_discount?: Resolve<CartItemPrices, NoArguments, Maybe<ProductDiscount>, Context>;
    readonly discounts?: Resolve<CartItemPrices, NoArguments, Maybe<List<Discount>>, Context>;
    readonly fixed_product_taxes?: Resolve<CartItemPrices, NoArguments, Maybe<List<FixedProductTax>>, Context>;
    readonly original_item_price?: Resolve<CartItemPrices, NoArguments, Money, Context>;
    readonly original_row_total?: Resolve<CartItemPrices, NoArguments, Money, Context>;
    readonly price?: Resolve<CartItemPrices, NoArguments, Money, Context>;
    readonly price_including_tax?: Resolve<CartItemPrices, NoArguments, Money, Context>;
    readonly row_catalog_discount?: Resolve<CartItemPrices, NoArguments, Maybe<ProductDiscount>, Context>;
    readonly row_total?: Resolve<CartItemPrices, NoArguments, Money, Context>;
    readonly row_total_including_tax?: Resolve<CartItemPrices, NoArguments, Money, Context>;
    readonly total_item_discount?: Resolve<CartItemPrices, NoArguments, Maybe<Money>, Context>;
  };
  readonly CartItemQuantity?: {
    readonly cart_item_id?: Resolve<CartItemQuantity, NoArguments, number, Context>;
    readonly quantity?: Resolve<CartItemQuantity, NoArguments, number, Context>;
  };
  readonly CartItemSelectedOptionValuePrice?: {
    readonly type?: Resolve<CartItemSelectedOptionValuePrice, NoArguments, PriceTypeEnum, Context>;
    readonly units?: Resolve<CartItemSelectedOptionValuePrice, NoArguments, string, Context>;
    readonly value?: Resolve<CartItemSelectedOptionValuePrice, NoArguments, number, Context>;
  };
  readonly CartItems?: {
    readonly items?: Resolve<CartItems, NoArguments, List<CartItemInterface>, Context>;
    readonly page_info?: Resolve<CartItems, NoArguments, Maybe<SearchResultPageInfo>, Context>;
    readonly total_count?: Resolve<CartItems, NoArguments, number, Context>;
  };
  readonly CartMinimumOrder?: {
    readonly amount?: Resolve<CartMinimumOrder, NoArguments, Money, Context>;
    readonly remaining?: Resolve<CartMinimumOrder, NoArguments, Maybe<Money>, Context>;
  };
  readonly CartNotice?: {
    readonly code?: Resolve<CartNotice, NoArguments, string, Context>;
    readonly message?: Resolve<CartNotice, NoArguments, string, Context>;
  };
  readonly CartPrices?: {
    readonly applied_taxes?: Resolve<CartPrices, NoArguments, Maybe<List<CartTaxItem>>, Context>;
    readonly discount?: Resolve<CartPrices, NoArguments, Maybe<CartDiscount>, Context>;
    readonly discounts?: Resolve<CartPrices, NoArguments, Maybe<List<Discount>>, Context>;
    readonly gift_options?: Resolve<CartPrices, NoArguments, Maybe<GiftOptionsPrices>, Context>;
    readonly grand_total?: Resolve<CartPrices, NoArguments, Maybe<Money>, Context>;
    readonly grand_total_excluding_tax?: Resolve<CartPrices, NoArguments, Maybe<Money>, Context>;
    readonly subtotal_excluding_tax?: Resolve<CartPrices, NoArguments, Maybe<Money>, Context>;
    readonly subtotal_including_tax?: Resolve<CartPrices, NoArguments, Maybe<Money>, Context>;
    readonly subtotal_with_discount_excluding_tax?: Resolve<CartPrices, NoArguments, Maybe<Money>, Context>;
    readonly total_before_gift_cards?: Resolve<CartPrices, NoArguments, Maybe<Money>, Context>;
  };
  readonly CartRuleStorefront?: {
    readonly uid?: Resolve<CartRuleStorefront, NoArguments, string | number, Context>;
  };
  readonly CartTaxItem?: {
    readonly amount?: Resolve<CartTaxItem, NoArguments, Money, Context>;
    readonly label?: Resolve<CartTaxItem, NoArguments, string, Context>;
  };
  readonly CartTaxTreatment?: {
    readonly kind?: Resolve<CartTaxTreatment, NoArguments, string, Context>;
    readonly rate?: Resolve<CartTaxTreatment, NoArguments, number, Context>;
    readonly warning?: Resolve<CartTaxTreatment, NoArguments, Maybe<string>, Context>;
  };
  readonly CartUserInputError?: {
    readonly code?: Resolve<CartUserInputError, NoArguments, CartUserInputErrorType, Context>;
    readonly message?: Resolve<CartUserInputError, NoArguments, string, Context>;
  };
  readonly CatalogAttributeMetadata?: {
    readonly apply_to?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<List<CatalogAttributeApplyToEnum>>, Context>;
    readonly code?: Resolve<CatalogAttributeMetadata, NoArguments, string | number, Context>;
    readonly default_value?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<string>, Context>;
    readonly entity_type?: Resolve<CatalogAttributeMetadata, NoArguments, AttributeEntityTypeEnum, Context>;
    readonly frontend_class?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<string>, Context>;
    readonly frontend_input?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<AttributeFrontendInputEnum>, Context>;
    readonly is_comparable?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<boolean>, Context>;
    readonly is_filterable?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<boolean>, Context>;
    readonly is_filterable_in_search?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<boolean>, Context>;
    readonly is_html_allowed_on_front?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<boolean>, Context>;
    readonly is_required?: Resolve<CatalogAttributeMetadata, NoArguments, boolean, Context>;
    readonly is_searchable?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<boolean>, Context>;
    readonly is_unique?: Resolve<CatalogAttributeMetadata, NoArguments, boolean, Context>;
    readonly is_used_for_price_rules?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<boolean>, Context>;
    readonly is_used_for_promo_rules?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<boolean>, Context>;
    readonly is_visible_in_advanced_search?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<boolean>, Context>;
    readonly is_visible_on_front?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<boolean>, Context>;
    readonly is_wysiwyg_enabled?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<boolean>, Context>;
    readonly label?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<string>, Context>;
    readonly options?: Resolve<CatalogAttributeMetadata, NoArguments, List<CustomAttributeOptionInterface>, Context>;
    readonly swatch_input_type?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<SwatchInputTypeEnum>, Context>;
    readonly update_product_preview_image?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<boolean>, Context>;
    readonly use_product_image_for_swatch?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<boolean>, Context>;
    readonly used_in_product_listing?: Resolve<CatalogAttributeMetadata, NoArguments, Maybe<boolean>, Context>;
  };
  readonly CategoryInterface?: {
    readonly __resolveType?: (value: CategoryInterface, context: Context) => 'CategoryTree';
    readonly available_sort_by?: Resolve<CategoryInterface, NoArguments, Maybe<List<string>>, Context>;
    readonly breadcrumbs?: Resolve<CategoryInterface, NoArguments, Maybe<List<Breadcrumb>>, Context>;
    readonly canonical_url?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly children_count?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly cms_block?: Resolve<CategoryInterface, NoArguments, Maybe<CmsBlock>, Context>;
    readonly created_at?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly custom_layout_update_file?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly default_sort_by?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly description?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly display_mode?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly filter_price_range?: Resolve<CategoryInterface, NoArguments, Maybe<number>, Context>;
    readonly id?: Resolve<CategoryInterface, NoArguments, Maybe<number>, Context>;
    readonly image?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly include_in_menu?: Resolve<CategoryInterface, NoArguments, Maybe<number>, Context>;
    readonly is_anchor?: Resolve<CategoryInterface, NoArguments, Maybe<number>, Context>;
    readonly landing_page?: Resolve<CategoryInterface, NoArguments, Maybe<number>, Context>;
    readonly level?: Resolve<CategoryInterface, NoArguments, Maybe<number>, Context>;
    readonly listing?: Resolve<CategoryInterface, CategoryInterfaceListingArguments, Maybe<Products>, Context>;
    readonly meta_description?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly meta_keywords?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly meta_title?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly name?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly path?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly path_in_store?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly position?: Resolve<CategoryInterface, NoArguments, Maybe<number>, Context>;
    readonly product_count?: Resolve<CategoryInterface, NoArguments, Maybe<number>, Context>;
    readonly products?: Resolve<CategoryInterface, CategoryInterfaceProductsArguments, Maybe<CategoryProducts>, Context>;
    readonly uid?: Resolve<CategoryInterface, NoArguments, string | number, Context>;
    readonly updated_at?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly url_key?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly url_path?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
    readonly url_paths?: Resolve<CategoryInterface, NoArguments, List<LocaleUrlPath>, Context>;
    readonly url_suffix?: Resolve<CategoryInterface, NoArguments, Maybe<string>, Context>;
  };
  readonly CategoryProducts?: {
    readonly items?: Resolve<CategoryProducts, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly page_info?: Resolve<CategoryProducts, NoArguments, Maybe<SearchResultPageInfo>, Context>;
    readonly total_count?: Resolve<CategoryProducts, NoArguments, Maybe<number>, Context>;
  };
  readonly CategoryResult?: {
    readonly items?: Resolve<CategoryResult, NoArguments, Maybe<List<CategoryTree>>, Context>;
    readonly page_info?: Resolve<CategoryResult, NoArguments, Maybe<SearchResultPageInfo>, Context>;
    readonly total_count?: Resolve<CategoryResult, NoArguments, Maybe<number>, Context>;
  };
  readonly CategoryTree?: {
    readonly available_sort_by?: Resolve<CategoryTree, NoArguments, Maybe<List<string>>, Context>;
    readonly breadcrumbs?: Resolve<CategoryTree, NoArguments, Maybe<List<Breadcrumb>>, Context>;
    readonly canonical_url?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly children?: Resolve<CategoryTree, NoArguments, Maybe<List<CategoryTree>>, Context>;
    readonly children_count?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly cms_block?: Resolve<CategoryTree, NoArguments, Maybe<CmsBlock>, Context>;
    readonly created_at?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly custom_layout_update_file?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly default_sort_by?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly description?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly display_mode?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly filter_price_range?: Resolve<CategoryTree, NoArguments, Maybe<number>, Context>;
    readonly id?: Resolve<CategoryTree, NoArguments, Maybe<number>, Context>;
    readonly image?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly include_in_menu?: Resolve<CategoryTree, NoArguments, Maybe<number>, Context>;
    readonly is_anchor?: Resolve<CategoryTree, NoArguments, Maybe<number>, Context>;
    readonly landing_page?: Resolve<CategoryTree, NoArguments, Maybe<number>, Context>;
    readonly level?: Resolve<CategoryTree, NoArguments, Maybe<number>, Context>;
    readonly listing?: Resolve<CategoryTree, CategoryTreeListingArguments, Maybe<Products>, Context>;
    readonly meta_description?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly meta_keywords?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly meta_title?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly name?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly path?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly path_in_store?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly position?: Resolve<CategoryTree, NoArguments, Maybe<number>, Context>;
    readonly product_count?: Resolve<CategoryTree, NoArguments, Maybe<number>, Context>;
    readonly products?: Resolve<CategoryTree, CategoryTreeProductsArguments, Maybe<CategoryProducts>, Context>;
    readonly redirect_code?: Resolve<CategoryTree, NoArguments, number, Context>;
    readonly relative_url?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly type?: Resolve<CategoryTree, NoArguments, Maybe<UrlRewriteEntityTypeEnum>, Context>;
    readonly uid?: Resolve<CategoryTree, NoArguments, string | number, Context>;
    readonly updated_at?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly url_key?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly url_path?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
    readonly url_paths?: Resolve<CategoryTree, NoArguments, List<LocaleUrlPath>, Context>;
    readonly url_suffix?: Resolve<CategoryTree, NoArguments, Maybe<string>, Context>;
  };
  readonly ChangedCartOutput?: {
    readonly cart?: Resolve<ChangedCartOutput, NoArguments, Cart, Context>;
  };
  readonly CheckoutAgreement?: {
    readonly agreement_id?: Resolve<CheckoutAgreement, NoArguments, number, Context>;
    readonly checkbox_text?: Resolve<CheckoutAgreement, NoArguments, string, Context>;
    readonly content?: Resolve<CheckoutAgreement, NoArguments, string, Context>;
    readonly content_height?: Resolve<CheckoutAgreement, NoArguments, Maybe<string>, Context>;
    readonly is_html?: Resolve<CheckoutAgreement, NoArguments, boolean, Context>;
    readonly mode?: Resolve<CheckoutAgreement, NoArguments, CheckoutAgreementMode, Context>;
    readonly name?: Resolve<CheckoutAgreement, NoArguments, string, Context>;
    readonly version?: Resolve<CheckoutAgreement, NoArguments, string, Context>;
  };
  readonly CheckoutUserInputError?: {
    readonly code?: Resolve<CheckoutUserInputError, NoArguments, CheckoutUserInputErrorCodes, Context>;
    readonly message?: Resolve<CheckoutUserInputError, NoArguments, string, Context>;
    readonly path?: Resolve<CheckoutUserInputError, NoArguments, List<string>, Context>;
  };
  readonly ClearCartError?: {
    readonly message?: Resolve<ClearCartError, NoArguments, string, Context>;
    readonly type?: Resolve<ClearCartError, NoArguments, ClearCartErrorType, Context>;
  };
  readonly ClearCartOutput?: {
    readonly cart?: Resolve<ClearCartOutput, NoArguments, Maybe<Cart>, Context>;
    readonly errors?: Resolve<ClearCartOutput, NoArguments, Maybe<List<ClearCartError>>, Context>;
  };
  readonly CmsBlock?: {
    readonly content?: Resolve<CmsBlock, NoArguments, Maybe<string>, Context>;
    readonly identifier?: Resolve<CmsBlock, NoArguments, Maybe<string>, Context>;
    readonly title?: Resolve<CmsBlock, NoArguments, Maybe<string>, Context>;
  };
  readonly CmsBlocks?: {
    readonly items?: Resolve<CmsBlocks, NoArguments, Maybe<List<CmsBlock>>, Context>;
  };
  readonly CmsPage?: {
    readonly content?: Resolve<CmsPage, NoArguments, Maybe<string>, Context>;
    readonly content_heading?: Resolve<CmsPage, NoArguments, Maybe<string>, Context>;
    readonly identifier?: Resolve<CmsPage, NoArguments, Maybe<string>, Context>;
    readonly meta_description?: Resolve<CmsPage, NoArguments, Maybe<string>, Context>;
    readonly meta_keywords?: Resolve<CmsPage, NoArguments, Maybe<string>, Context>;
    readonly meta_title?: Resolve<CmsPage, NoArguments, Maybe<string>, Context>;
    readonly page_layout?: Resolve<CmsPage, NoArguments, Maybe<string>, Context>;
    readonly redirect_code?: Resolve<CmsPage, NoArguments, number, Context>;
    readonly relative_url?: Resolve<CmsPage, NoArguments, Maybe<string>, Context>;
    readonly title?: Resolve<CmsPage, NoArguments, Maybe<string>, Context>;
    readonly type?: Resolve<CmsPage, NoArguments, Maybe<UrlRewriteEntityTypeEnum>, Context>;
    readonly url_key?: Resolve<CmsPage, NoArguments, Maybe<string>, Context>;
    readonly url_keys?: Resolve<CmsPage, NoArguments, List<LocaleUrlKey>, Context>;
  };
  readonly ColorSwatchData?: {
    readonly value?: Resolve<ColorSwatchData, NoArguments, Maybe<string>, Context>;
  };
  readonly ColourSibling?: {
    readonly close_up?: Resolve<ColourSibling, NoArguments, ProductImage, Context>;
    readonly label?: Resolve<ColourSibling, NoArguments, string, Context>;
    readonly name?: Resolve<ColourSibling, NoArguments, string, Context>;
    readonly sku?: Resolve<ColourSibling, NoArguments, string, Context>;
    readonly small_image?: Resolve<ColourSibling, NoArguments, ProductImage, Context>;
    readonly stock_status?: Resolve<ColourSibling, NoArguments, ProductStockStatus, Context>;
    readonly swatch?: Resolve<ColourSibling, NoArguments, Maybe<string>, Context>;
    readonly swatches?: Resolve<ColourSibling, NoArguments, List<string>, Context>;
    readonly uid?: Resolve<ColourSibling, NoArguments, string | number, Context>;
    readonly url_key?: Resolve<ColourSibling, NoArguments, string, Context>;
  };
  readonly ComparableAttribute?: {
    readonly code?: Resolve<ComparableAttribute, NoArguments, string, Context>;
    readonly label?: Resolve<ComparableAttribute, NoArguments, string, Context>;
  };
  readonly ComparableItem?: {
    readonly attributes?: Resolve<ComparableItem, NoArguments, List<ProductAttribute>, Context>;
    readonly product?: Resolve<ComparableItem, NoArguments, ProductInterface, Context>;
    readonly uid?: Resolve<ComparableItem, NoArguments, string | number, Context>;
  };
  readonly CompareList?: {
    readonly attributes?: Resolve<CompareList, NoArguments, Maybe<List<ComparableAttribute>>, Context>;
    readonly item_count?: Resolve<CompareList, NoArguments, number, Context>;
    readonly items?: Resolve<CompareList, NoArguments, Maybe<List<ComparableItem>>, Context>;
    readonly uid?: Resolve<CompareList, NoArguments, string | number, Context>;
  };
  readonly ComplexTextValue?: {
    readonly html?: Resolve<ComplexTextValue, NoArguments, string, Context>;
  };
  readonly ConfigurableAttributeOption?: {
    readonly code?: Resolve<ConfigurableAttributeOption, NoArguments, Maybe<string>, Context>;
    readonly label?: Resolve<ConfigurableAttributeOption, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<ConfigurableAttributeOption, NoArguments, string | number, Context>;
    readonly value_index?: Resolve<ConfigurableAttributeOption, NoArguments, Maybe<number>, Context>;
  };
  readonly ConfigurableCartItem?: {
    readonly configurable_options?: Resolve<ConfigurableCartItem, NoArguments, List<SelectedConfigurableOption>, Context>;
    readonly configured_variant?: Resolve<ConfigurableCartItem, NoArguments, ProductInterface, Context>;
    readonly customizable_options?: Resolve<ConfigurableCartItem, NoArguments, List<SelectedCustomizableOption>, Context>;
    readonly errors?: Resolve<ConfigurableCartItem, NoArguments, Maybe<List<CartItemError>>, Context>;
    readonly gift_message?: Resolve<ConfigurableCartItem, NoArguments, Maybe<GiftMessage>, Context>;
    readonly id?: Resolve<ConfigurableCartItem, NoArguments, string, Context>;
    readonly is_available?: Resolve<ConfigurableCartItem, NoArguments, boolean, Context>;
    readonly is_sample?: Resolve<ConfigurableCartItem, NoArguments, boolean, Context>;
    readonly not_available_message?: Resolve<ConfigurableCartItem, NoArguments, Maybe<string>, Context>;
    readonly prices?: Resolve<ConfigurableCartItem, NoArguments, Maybe<CartItemPrices>, Context>;
    readonly product?: Resolve<ConfigurableCartItem, NoArguments, ProductInterface, Context>;
    readonly product_path?: Resolve<ConfigurableCartItem, NoArguments, Maybe<string>, Context>;
    readonly quantity?: Resolve<ConfigurableCartItem, NoArguments, number, Context>;
    readonly quantity_step?: Resolve<ConfigurableCartItem, NoArguments, number, Context>;
    readonly uid?: Resolve<ConfigurableCartItem, NoArguments, string | number, Context>;
    readonly unit_price?: Resolve<ConfigurableCartItem, NoArguments, Maybe<UnitPrice>, Context>;
  };
  readonly ConfigurableOptionAvailableForSelection?: {
    readonly attribute_code?: Resolve<ConfigurableOptionAvailableForSelection, NoArguments, string, Context>;
    readonly option_value_uids?: Resolve<ConfigurableOptionAvailableForSelection, NoArguments, List<string | number>, Context>;
  };
  readonly ConfigurableOrderItem?: {
    readonly discounts?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<List<Discount>>, Context>;
    readonly entered_options?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<List<OrderItemOption>>, Context>;
    readonly gift_message?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<GiftMessage>, Context>;
    readonly id?: Resolve<ConfigurableOrderItem, NoArguments, string | number, Context>;
    readonly parent_sku?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<string>, Context>;
    readonly prices?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<OrderItemPrices>, Context>;
    readonly product?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<ProductInterface>, Context>;
    readonly product_name?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<string>, Context>;
    readonly product_path?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<string>, Context>;
    readonly product_sale_price?: Resolve<ConfigurableOrderItem, NoArguments, Money, Context>;
    readonly product_sku?: Resolve<ConfigurableOrderItem, NoArguments, string, Context>;
    readonly product_type?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<string>, Context>;
    readonly product_url_key?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<string>, Context>;
    readonly quantity_canceled?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_invoiced?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_ordered?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_refunded?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_returned?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_shipped?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<number>, Context>;
    readonly selected_options?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<List<OrderItemOption>>, Context>;
    readonly status?: Resolve<ConfigurableOrderItem, NoArguments, Maybe<string>, Context>;
  };
  readonly ConfigurableProduct?: {
    readonly attribute_set_id?: Resolve<ConfigurableProduct, NoArguments, Maybe<number>, Context>;
    readonly bought_together_products?: Resolve<ConfigurableProduct, NoArguments, List<ProductInterface>, Context>;
    readonly canonical_url?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly categories?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<CategoryInterface>>, Context>;
    readonly colour_name?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly colour_siblings?: Resolve<ConfigurableProduct, ConfigurableProductColourSiblingsArguments, List<ColourSibling>, Context>;
    readonly configurable_options?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<ConfigurableProductOptions>>, Context>;
    readonly configurable_product_options_selection?: Resolve<ConfigurableProduct, ConfigurableProductConfigurableProductOptionsSelectionArguments, Maybe<ConfigurableProductOptionsSelection>, Context>;
    readonly country_of_manufacture?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly created_at?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly crosssell_products?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly custom_attributes?: Resolve<ConfigurableProduct, NoArguments, List<CustomAttribute>, Context>;
    readonly custom_attributesV2?: Resolve<ConfigurableProduct, ConfigurableProductCustomAttributesV2Arguments, Maybe<ProductCustomAttributes>, Context>;
    readonly description?: Resolve<ConfigurableProduct, NoArguments, Maybe<ComplexTextValue>, Context>;
    readonly gift_message_available?: Resolve<ConfigurableProduct, NoArguments, boolean, Context>;
    readonly id?: Resolve<ConfigurableProduct, NoArguments, Maybe<number>, Context>;
    readonly image?: Resolve<ConfigurableProduct, NoArguments, Maybe<ProductImage>, Context>;
    readonly longest_piece_cm?: Resolve<ConfigurableProduct, NoArguments, Maybe<number>, Context>;
    readonly max_sale_qty?: Resolve<ConfigurableProduct, NoArguments, Maybe<number>, Context>;
    readonly media_gallery?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<MediaGalleryInterface>>, Context>;
    readonly media_gallery_entries?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<MediaGalleryEntry>>, Context>;
    readonly meta_description?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly meta_keyword?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly meta_title?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly min_sale_qty?: Resolve<ConfigurableProduct, NoArguments, Maybe<number>, Context>;
    readonly most_viewed_products?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly name?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly new_from_date?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly new_to_date?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly only_x_left_in_stock?: Resolve<ConfigurableProduct, NoArguments, Maybe<number>, Context>;
    readonly options?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<CustomizableOptionInterface>>, Context>;
    readonly options_container?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly price?: Resolve<ConfigurableProduct, NoArguments, Maybe<ProductPrices>, Context>;
    readonly price_range?: Resolve<ConfigurableProduct, NoArguments, PriceRange, Context>;
    readonly price_tiers?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<TierPrice>>, Context>;
    readonly product_links?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<ProductLinksInterface>>, Context>;
    readonly quantity?: Resolve<ConfigurableProduct, NoArguments, Maybe<number>, Context>;
    readonly quantity_step?: Resolve<ConfigurableProduct, NoArguments, number, Context>;
    readonly range_name?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly rating_summary?: Resolve<ConfigurableProduct, NoArguments, number, Context>;
    readonly redirect_code?: Resolve<ConfigurableProduct, NoArguments, number, Context>;
    readonly related_products?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly relative_url?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly review_count?: Resolve<ConfigurableProduct, NoArguments, number, Context>;
    readonly reviews?: Resolve<ConfigurableProduct, ConfigurableProductReviewsArguments, ProductReviews, Context>;
    readonly sample?: Resolve<ConfigurableProduct, NoArguments, Maybe<ProductSample>, Context>;
    readonly short_description?: Resolve<ConfigurableProduct, NoArguments, Maybe<ComplexTextValue>, Context>;
    readonly sku?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly small_image?: Resolve<ConfigurableProduct, NoArguments, Maybe<ProductImage>, Context>;
    readonly special_from_date?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly special_price?: Resolve<ConfigurableProduct, NoArguments, Maybe<number>, Context>;
    readonly special_to_date?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly stock_status?: Resolve<ConfigurableProduct, NoArguments, Maybe<ProductStockStatus>, Context>;
    readonly swatch_image?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly thumbnail?: Resolve<ConfigurableProduct, NoArguments, Maybe<ProductImage>, Context>;
    readonly tier_price?: Resolve<ConfigurableProduct, NoArguments, Maybe<number>, Context>;
    readonly tier_prices?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<ProductTierPrices>>, Context>;
    readonly type?: Resolve<ConfigurableProduct, NoArguments, Maybe<UrlRewriteEntityTypeEnum>, Context>;
    readonly type_id?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<ConfigurableProduct, NoArguments, string | number, Context>;
    readonly unit_price?: Resolve<ConfigurableProduct, NoArguments, Maybe<UnitPrice>, Context>;
    readonly updated_at?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly upsell_products?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly url_key?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly url_keys?: Resolve<ConfigurableProduct, NoArguments, List<LocaleUrlKey>, Context>;
    readonly url_path?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly url_rewrites?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<UrlRewrite>>, Context>;
    readonly url_suffix?: Resolve<ConfigurableProduct, NoArguments, Maybe<string>, Context>;
    readonly variants?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<ConfigurableVariant>>, Context>;
    readonly websites?: Resolve<ConfigurableProduct, NoArguments, Maybe<List<Website>>, Context>;
    readonly weight?: Resolve<ConfigurableProduct, NoArguments, Maybe<number>, Context>;
  };
  readonly ConfigurableProductOption?: {
    readonly attribute_code?: Resolve<ConfigurableProductOption, NoArguments, string, Context>;
    readonly label?: Resolve<ConfigurableProductOption, NoArguments, string, Context>;
    readonly uid?: Resolve<ConfigurableProductOption, NoArguments, string | number, Context>;
    readonly values?: Resolve<ConfigurableProductOption, NoArguments, Maybe<List<ConfigurableProductOptionValue>>, Context>;
  };
  readonly ConfigurableProductOptionValue?: {
    readonly is_available?: Resolve<ConfigurableProductOptionValue, NoArguments, boolean, Context>;
    readonly is_use_default?: Resolve<ConfigurableProductOptionValue, NoArguments, boolean, Context>;
    readonly label?: Resolve<ConfigurableProductOptionValue, NoArguments, string, Context>;
    readonly swatch?: Resolve<ConfigurableProductOptionValue, NoArguments, Maybe<SwatchDataInterface>, Context>;
    readonly uid?: Resolve<ConfigurableProductOptionValue, NoArguments, string | number, Context>;
  };
  readonly ConfigurableProductOptions?: {
    readonly attribute_code?: Resolve<ConfigurableProductOptions, NoArguments, Maybe<string>, Context>;
    readonly attribute_id?: Resolve<ConfigurableProductOptions, NoArguments, Maybe<string>, Context>;
    readonly attribute_id_v2?: Resolve<ConfigurableProductOptions, NoArguments, Maybe<number>, Context>;
    readonly attribute_uid?: Resolve<ConfigurableProductOptions, NoArguments, string | number, Context>;
    readonly id?: Resolve<ConfigurableProductOptions, NoArguments, Maybe<number>, Context>;
    readonly label?: Resolve<ConfigurableProductOptions, NoArguments, Maybe<string>, Context>;
    readonly position?: Resolve<ConfigurableProductOptions, NoArguments, Maybe<number>, Context>;
    readonly product_id?: Resolve<ConfigurableProductOptions, NoArguments, Maybe<number>, Context>;
    readonly uid?: Resolve<ConfigurableProductOptions, NoArguments, string | number, Context>;
    readonly use_default?: Resolve<ConfigurableProductOptions, NoArguments, Maybe<boolean>, Context>;
    readonly values?: Resolve<ConfigurableProductOptions, NoArguments, Maybe<List<ConfigurableProductOptionsValues>>, Context>;
  };
  readonly ConfigurableProductOptionsSelection?: {
    readonly configurable_options?: Resolve<ConfigurableProductOptionsSelection, NoArguments, Maybe<List<ConfigurableProductOption>>, Context>;
    readonly media_gallery?: Resolve<ConfigurableProductOptionsSelection, NoArguments, Maybe<List<MediaGalleryInterface>>, Context>;
    readonly options_available_for_selection?: Resolve<ConfigurableProductOptionsSelection, NoArguments, Maybe<List<ConfigurableOptionAvailableForSelection>>, Context>;
    readonly variant?: Resolve<ConfigurableProductOptionsSelection, NoArguments, Maybe<SimpleProduct>, Context>;
  };
  readonly ConfigurableProductOptionsValues?: {
    readonly default_label?: Resolve<ConfigurableProductOptionsValues, NoArguments, Maybe<string>, Context>;
    readonly label?: Resolve<ConfigurableProductOptionsValues, NoArguments, Maybe<string>, Context>;
    readonly store_label?: Resolve<ConfigurableProductOptionsValues, NoArguments, Maybe<string>, Context>;
    readonly swatch_data?: Resolve<ConfigurableProductOptionsValues, NoArguments, Maybe<SwatchDataInterface>, Context>;
    readonly uid?: Resolve<ConfigurableProductOptionsValues, NoArguments, Maybe<string | number>, Context>;
    readonly use_default_value?: Resolve<ConfigurableProductOptionsValues, NoArguments, Maybe<boolean>, Context>;
    readonly value_index?: Resolve<ConfigurableProductOptionsValues, NoArguments, Maybe<number>, Context>;
  };
  readonly ConfigurableVariant?: {
    readonly attributes?: Resolve<ConfigurableVariant, NoArguments, Maybe<List<ConfigurableAttributeOption>>, Context>;
    readonly product?: Resolve<ConfigurableVariant, NoArguments, Maybe<SimpleProduct>, Context>;
  };
  readonly ConfigurableWishlistItem?: {
    readonly added_at?: Resolve<ConfigurableWishlistItem, NoArguments, string, Context>;
    readonly availability?: Resolve<ConfigurableWishlistItem, NoArguments, WishlistItemAvailability, Context>;
    readonly child_sku?: Resolve<ConfigurableWishlistItem, NoArguments, string, Context>;
    readonly configurable_options?: Resolve<ConfigurableWishlistItem, NoArguments, Maybe<List<SelectedConfigurableOption>>, Context>;
    readonly configured_variant?: Resolve<ConfigurableWishlistItem, NoArguments, Maybe<ProductInterface>, Context>;
    readonly customizable_options?: Resolve<ConfigurableWishlistItem, NoArguments, List<SelectedCustomizableOption>, Context>;
    readonly description?: Resolve<ConfigurableWishlistItem, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<ConfigurableWishlistItem, NoArguments, string | number, Context>;
    readonly product?: Resolve<ConfigurableWishlistItem, NoArguments, Maybe<ProductInterface>, Context>;
    readonly product_name?: Resolve<ConfigurableWishlistItem, NoArguments, string, Context>;
    readonly product_path?: Resolve<ConfigurableWishlistItem, NoArguments, Maybe<string>, Context>;
    readonly quantity?: Resolve<ConfigurableWishlistItem, NoArguments, number, Context>;
    readonly sku?: Resolve<ConfigurableWishlistItem, NoArguments, string, Context>;
  };
  readonly ContactProblem?: {
    readonly code?: Resolve<ContactProblem, NoArguments, ContactProblemCode, Context>;
    readonly field?: Resolve<ContactProblem, NoArguments, ContactField, Context>;
    readonly most?: Resolve<ContactProblem, NoArguments, Maybe<number>, Context>;
  };
  readonly ContactRequestOutput?: {
    readonly problems?: Resolve<ContactRequestOutput, NoArguments, List<ContactProblem>, Context>;
    readonly status?: Resolve<ContactRequestOutput, NoArguments, boolean, Context>;
  };
  readonly ContactUsOutput?: {
    readonly status?: Resolve<ContactUsOutput, NoArguments, boolean, Context>;
  };
  readonly ContentConsent?: {
    readonly text?: Resolve<ContentConsent, NoArguments, string, Context>;
    readonly version?: Resolve<ContentConsent, NoArguments, string, Context>;
  };
  readonly CopyProductsBetweenWishlistsOutput?: {
    readonly destination_wishlist?: Resolve<CopyProductsBetweenWishlistsOutput, NoArguments, Wishlist, Context>;
    readonly source_wishlist?: Resolve<CopyProductsBetweenWishlistsOutput, NoArguments, Wishlist, Context>;
    readonly user_errors?: Resolve<CopyProductsBetweenWishlistsOutput, NoArguments, List<WishListUserInputError>, Context>;
  };
  readonly Country?: {
    readonly available_regions?: Resolve<Country, NoArguments, Maybe<List<Region>>, Context>;
    readonly full_name_english?: Resolve<Country, NoArguments, Maybe<string>, Context>;
    readonly full_name_locale?: Resolve<Country, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<Country, NoArguments, Maybe<string>, Context>;
    readonly three_letter_abbreviation?: Resolve<Country, NoArguments, Maybe<string>, Context>;
    readonly two_letter_abbreviation?: Resolve<Country, NoArguments, Maybe<string>, Context>;
  };
  readonly CreateGuestCartOutput?: {
    readonly cart?: Resolve<CreateGuestCartOutput, NoArguments, Maybe<Cart>, Context>;
  };
  readonly CreateProductReviewOutput?: {
    readonly review?: Resolve<CreateProductReviewOutput, NoArguments, ProductReview, Context>;
  };
  readonly CreateWishlistOutput?: {
    readonly wishlist?: Resolve<CreateWishlistOutput, NoArguments, Wishlist, Context>;
  };
  readonly CreditMemo?: {
    readonly comments?: Resolve<CreditMemo, NoArguments, Maybe<List<SalesCommentItem>>, Context>;
    readonly download_url?: Resolve<CreditMemo, NoArguments, string, Context>;
    readonly id?: Resolve<CreditMemo, NoArguments, string | number, Context>;
    readonly items?: Resolve<CreditMemo, NoArguments, Maybe<List<CreditMemoItemInterface>>, Context>;
    readonly number?: Resolve<CreditMemo, NoArguments, string, Context>;
    readonly total?: Resolve<CreditMemo, NoArguments, Maybe<CreditMemoTotal>, Context>;
  };
  readonly CreditMemoItem?: {
    readonly discounts?: Resolve<CreditMemoItem, NoArguments, Maybe<List<Discount>>, Context>;
    readonly id?: Resolve<CreditMemoItem, NoArguments, string | number, Context>;
    readonly order_item?: Resolve<CreditMemoItem, NoArguments, Maybe<OrderItemInterface>, Context>;
    readonly product_name?: Resolve<CreditMemoItem, NoArguments, Maybe<string>, Context>;
    readonly product_sale_price?: Resolve<CreditMemoItem, NoArguments, Money, Context>;
    readonly product_sku?: Resolve<CreditMemoItem, NoArguments, string, Context>;
    readonly quantity_refunded?: Resolve<CreditMemoItem, NoArguments, Maybe<number>, Context>;
  };
  readonly CreditMemoItemInterface?: {
    readonly __resolveType?: (value: CreditMemoItemInterface, context: Context) => 'CreditMemoItem';
    readonly discounts?: Resolve<CreditMemoItemInterface, NoArguments, Maybe<List<Discount>>, Context>;
    readonly id?: Resolve<CreditMemoItemInterface, NoArguments, string | number, Context>;
    readonly order_item?: Resolve<CreditMemoItemInterface, NoArguments, Maybe<OrderItemInterface>, Context>;
    readonly product_name?: Resolve<CreditMemoItemInterface, NoArguments, Maybe<string>, Context>;
    readonly product_sale_price?: Resolve<CreditMemoItemInterface, NoArguments, Money, Context>;
    readonly product_sku?: Resolve<CreditMemoItemInterface, NoArguments, string, Context>;
    readonly quantity_refunded?: Resolve<CreditMemoItemInterface, NoArguments, Maybe<number>, Context>;
  };
  readonly CreditMemoTotal?: {
    readonly adjustment?: Resolve<CreditMemoTotal, NoArguments, Money, Context>;
    readonly base_grand_total?: Resolve<CreditMemoTotal, NoArguments, Money, Context>;
    readonly discounts?: Resolve<CreditMemoTotal, NoArguments, Maybe<List<Discount>>, Context>;
    readonly grand_total?: Resolve<CreditMemoTotal, NoArguments, Money, Context>;
    readonly shipping_handling?: Resolve<CreditMemoTotal, NoArguments, Maybe<ShippingHandling>, Context>;
    readonly subtotal?: Resolve<CreditMemoTotal, NoArguments, Money, Context>;
    readonly taxes?: Resolve<CreditMemoTotal, NoArguments, Maybe<List<TaxItem>>, Context>;
    readonly total_shipping?: Resolve<CreditMemoTotal, NoArguments, Money, Context>;
    readonly total_tax?: Resolve<CreditMemoTotal, NoArguments, Money, Context>;
  };
  readonly Currency?: {
    readonly available_currency_codes?: Resolve<Currency, NoArguments, Maybe<List<string>>, Context>;
    readonly base_currency_code?: Resolve<Currency, NoArguments, Maybe<string>, Context>;
    readonly base_currency_symbol?: Resolve<Currency, NoArguments, Maybe<string>, Context>;
    readonly default_display_currecy_code?: Resolve<Currency, NoArguments, Maybe<string>, Context>;
    readonly default_display_currecy_symbol?: Resolve<Currency, NoArguments, Maybe<string>, Context>;
    readonly default_display_currency_code?: Resolve<Currency, NoArguments, Maybe<string>, Context>;
    readonly default_display_currency_symbol?: Resolve<Currency, NoArguments, Maybe<string>, Context>;
    readonly exchange_rates?: Resolve<Currency, NoArguments, Maybe<List<ExchangeRate>>, Context>;
  };
  readonly CustomAttribute?: {
    readonly attribute_metadata?: Resolve<CustomAttribute, NoArguments, Maybe<AttributeMetadataInterface>, Context>;
    readonly entered_attribute_value?: Resolve<CustomAttribute, NoArguments, Maybe<EnteredAttributeValue>, Context>;
    readonly selected_attribute_options?: Resolve<CustomAttribute, NoArguments, Maybe<SelectedAttributeOption>, Context>;
  };
  readonly CustomAttributeMetadata?: {
    readonly items?: Resolve<CustomAttributeMetadata, NoArguments, Maybe<List<Attribute>>, Context>;
  };
  readonly CustomAttributeMetadataInterface?: {
    readonly __resolveType?: (value: CustomAttributeMetadataInterface, context: Context) => 'CatalogAttributeMetadata' | 'CustomerAttributeMetadata';
    readonly code?: Resolve<CustomAttributeMetadataInterface, NoArguments, string | number, Context>;
    readonly default_value?: Resolve<CustomAttributeMetadataInterface, NoArguments, Maybe<string>, Context>;
    readonly entity_type?: Resolve<CustomAttributeMetadataInterface, NoArguments, AttributeEntityTypeEnum, Context>;
    readonly frontend_class?: Resolve<CustomAttributeMetadataInterface, NoArguments, Maybe<string>, Context>;
    readonly frontend_input?: Resolve<CustomAttributeMetadataInterface, NoArguments, Maybe<AttributeFrontendInputEnum>, Context>;
    readonly is_required?: Resolve<CustomAttributeMetadataInterface, NoArguments, boolean, Context>;
    readonly is_unique?: Resolve<CustomAttributeMetadataInterface, NoArguments, boolean, Context>;
    readonly label?: Resolve<CustomAttributeMetadataInterface, NoArguments, Maybe<string>, Context>;
    readonly options?: Resolve<CustomAttributeMetadataInterface, NoArguments, List<CustomAttributeOptionInterface>, Context>;
  };
  readonly CustomAttributeOptionInterface?: {
    readonly __resolveType?: (value: CustomAttributeOptionInterface, context: Context) => 'AttributeOptionMetadata';
    readonly is_default?: Resolve<CustomAttributeOptionInterface, NoArguments, boolean, Context>;
    readonly label?: Resolve<CustomAttributeOptionInterface, NoArguments, string, Context>;
    readonly value?: Resolve<CustomAttributeOptionInterface, NoArguments, string, Context>;
  };
  readonly Customer?: {
    readonly addresses?: Resolve<Customer, NoArguments, Maybe<List<CustomerAddress>>, Context>;
    readonly addressesV2?: Resolve<Customer, CustomerAddressesV2Arguments, Maybe<CustomerAddresses>, Context>;
    readonly allow_remote_shopping_assistance?: Resolve<Customer, NoArguments, boolean, Context>;
    readonly company?: Resolve<Customer, NoArguments, Maybe<string>, Context>;
    readonly compare_list?: Resolve<Customer, NoArguments, Maybe<CompareList>, Context>;
    readonly confirmation_status?: Resolve<Customer, NoArguments, ConfirmationStatusEnum, Context>;
    readonly created_at?: Resolve<Customer, NoArguments, Maybe<string>, Context>;
    readonly custom_attributes?: Resolve<Customer, CustomerCustomAttributesArguments, Maybe<List<AttributeValueInterface>>, Context>;
    readonly date_of_birth?: Resolve<Customer, NoArguments, Maybe<string>, Context>;
    readonly default_billing?: Resolve<Customer, NoArguments, Maybe<string>, Context>;
    readonly default_shipping?: Resolve<Customer, NoArguments, Maybe<string>, Context>;
    readonly dob?: Resolve<Customer, NoArguments, Maybe<string>, Context>;
    readonly email?: Resolve<Customer, NoArguments, Maybe<string>, Context>;
    readonly firstname?: Resolve<Customer, NoArguments, Maybe<string>, Context>;
    readonly gender?: Resolve<Customer, NoArguments, Maybe<number>, Context>;
    readonly group?: Resolve<Customer, NoArguments, Maybe<CustomerGroupStorefront>, Context>;
    readonly group_id?: Resolve<Customer, NoArguments, Maybe<number>, Context>;
    readonly id?: Resolve<Customer, NoArguments, string | number, Context>;
    readonly is_business?: Resolve<Customer, NoArguments, boolean, Context>;
    readonly is_email_confirmed?: Resolve<Customer, NoArguments, boolean, Context>;
    readonly is_subscribed?: Resolve<Customer, NoArguments, Maybe<boolean>, Context>;
    readonly lastname?: Resolve<Customer, NoArguments, Maybe<string>, Context>;
    readonly middlename?: Resolve<Customer, NoArguments, Maybe<string>, Context>;
    readonly needs_password?: Resolve<Customer, NoArguments, boolean, Context>;
    readonly orders?: Resolve<Customer, CustomerOrdersArguments, Maybe<CustomerOrders>, Context>;
    readonly passkeys?: Resolve<Customer, NoArguments, List<CustomerPasskey>, Context>;
    readonly past_orders?: Resolve<Customer, NoArguments, List<PastOrder>, Context>;
    readonly prefix?: Resolve<Customer, NoArguments, Maybe<string>, Context>;
    readonly return?: Resolve<Customer, CustomerReturnArguments, Maybe<Return>, Context>;
    readonly returns?: Resolve<Customer, CustomerReturnsArguments, Maybe<Returns>, Context>;
    readonly review_of?: Resolve<Customer, CustomerReviewOfArguments, Maybe<ProductReview>, Context>;
    readonly reviews?: Resolve<Customer, CustomerReviewsArguments, ProductReviews, Context>;
    readonly seen_products?: Resolve<Customer, CustomerSeenProductsArguments, List<ProductInterface>, Context>;
    readonly sessions?: Resolve<Customer, NoArguments, List<CustomerSession>, Context>;
    readonly suffix?: Resolve<Customer, NoArguments, Maybe<string>, Context>;
    readonly taxvat?: Resolve<Customer, NoArguments, Maybe<string>, Context>;
    readonly wished_skus?: Resolve<Customer, NoArguments, List<string>, Context>;
    readonly wishlist?: Resolve<Customer, NoArguments, Wishlist, Context>;
    readonly wishlist_v2?: Resolve<Customer, CustomerWishlistV2Arguments, Maybe<Wishlist>, Context>;
    readonly wishlists?: Resolve<Customer, CustomerWishlistsArguments, List<Wishlist>, Context>;
  };
  readonly CustomerAddress?: {
    readonly city?: Resolve<CustomerAddress, NoArguments, Maybe<string>, Context>;
    readonly company?: Resolve<CustomerAddress, NoArguments, Maybe<string>, Context>;
    readonly country_code?: Resolve<CustomerAddress, NoArguments, Maybe<CountryCodeEnum>, Context>;
    readonly country_id?: Resolve<CustomerAddress, NoArguments, Maybe<string>, Context>;
    readonly custom_attributes?: Resolve<CustomerAddress, NoArguments, Maybe<List<CustomerAddressAttribute>>, Context>;
    readonly custom_attributesV2?: Resolve<CustomerAddress, CustomerAddressCustomAttributesV2Arguments, List<AttributeValueInterface>, Context>;
    readonly customer_id?: Resolve<CustomerAddress, NoArguments, Maybe<number>, Context>;
    readonly default_billing?: Resolve<CustomerAddress, NoArguments, Maybe<boolean>, Context>;
    readonly default_shipping?: Resolve<CustomerAddress, NoArguments, Maybe<boolean>, Context>;
    readonly extension_attributes?: Resolve<CustomerAddress, NoArguments, Maybe<List<CustomerAddressAttribute>>, Context>;
    readonly fax?: Resolve<CustomerAddress, NoArguments, Maybe<string>, Context>;
    readonly firstname?: Resolve<CustomerAddress, NoArguments, Maybe<string>, Context>;
    readonly house_number?: Resolve<CustomerAddress, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<CustomerAddress, NoArguments, Maybe<number>, Context>;
    readonly lastname?: Resolve<CustomerAddress, NoArguments, Maybe<string>, Context>;
    readonly middlename?: Resolve<CustomerAddress, NoArguments, Maybe<string>, Context>;
    readonly postcode?: Resolve<CustomerAddress, NoArguments, Maybe<string>, Context>;
    readonly prefix?: Resolve<CustomerAddress, NoArguments, Maybe<string>, Context>;
    readonly region?: Resolve<CustomerAddress, NoArguments, Maybe<CustomerAddressRegion>, Context>;
    readonly region_id?: Resolve<CustomerAddress, NoArguments, Maybe<number>, Context>;
    readonly street?: Resolve<CustomerAddress, NoArguments, Maybe<List<string>>, Context>;
    readonly suffix?: Resolve<CustomerAddress, NoArguments, Maybe<string>, Context>;
    readonly telephone?: Resolve<CustomerAddress, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<CustomerAddress, NoArguments, Maybe<string | number>, Context>;
    readonly vat_id?: Resolve<CustomerAddress, NoArguments, Maybe<string>, Context>;
  };
  readonly CustomerAddressAttribute?: {
    readonly attribute_code?: Resolve<CustomerAddressAttribute, NoArguments, Maybe<string>, Context>;
    readonly value?: Resolve<CustomerAddressAttribute, NoArguments, Maybe<string>, Context>;
  };
  readonly CustomerAddressRegion?: {
    readonly region?: Resolve<CustomerAddressRegion, NoArguments, Maybe<string>, Context>;
    readonly region_code?: Resolve<CustomerAddressRegion, NoArguments, Maybe<string>, Context>;
    readonly region_id?: Resolve<CustomerAddressRegion, NoArguments, Maybe<number>, Context>;
  };
  readonly CustomerAddresses?: {
    readonly items?: Resolve<CustomerAddresses, NoArguments, Maybe<List<CustomerAddress>>, Context>;
    readonly page_info?: Resolve<CustomerAddresses, NoArguments, Maybe<SearchResultPageInfo>, Context>;
    readonly total_count?: Resolve<CustomerAddresses, NoArguments, Maybe<number>, Context>;
  };
  readonly CustomerAttributeMetadata?: {
    readonly code?: Resolve<CustomerAttributeMetadata, NoArguments, string | number, Context>;
    readonly default_value?: Resolve<CustomerAttributeMetadata, NoArguments, Maybe<string>, Context>;
    readonly entity_type?: Resolve<CustomerAttributeMetadata, NoArguments, AttributeEntityTypeEnum, Context>;
    readonly frontend_class?: Resolve<CustomerAttributeMetadata, NoArguments, Maybe<string>, Context>;
    readonly frontend_input?: Resolve<CustomerAttributeMetadata, NoArguments, Maybe<AttributeFrontendInputEnum>, Context>;
    readonly input_filter?: Resolve<CustomerAttributeMetadata, NoArguments, Maybe<InputFilterEnum>, Context>;
    readonly is_required?: Resolve<CustomerAttributeMetadata, NoArguments, boolean, Context>;
    readonly is_unique?: Resolve<CustomerAttributeMetadata, NoArguments, boolean, Context>;
    readonly label?: Resolve<CustomerAttributeMetadata, NoArguments, Maybe<string>, Context>;
    readonly multiline_count?: Resolve<CustomerAttributeMetadata, NoArguments, Maybe<number>, Context>;
    readonly options?: Resolve<CustomerAttributeMetadata, NoArguments, List<CustomAttributeOptionInterface>, Context>;
    readonly sort_order?: Resolve<CustomerAttributeMetadata, NoArguments, Maybe<number>, Context>;
    readonly validate_rules?: Resolve<CustomerAttributeMetadata, NoArguments, Maybe<List<ValidationRule>>, Context>;
  };
  readonly CustomerDownloadableProducts?: {
    readonly items?: Resolve<CustomerDownloadableProducts, NoArguments, Maybe<List<CustomerDownloadableProduct>>, Context>;
  };
  readonly CustomerGroupStorefront?: {
    readonly name?: Resolve<CustomerGroupStorefront, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<CustomerGroupStorefront, NoArguments, string | number, Context>;
  };
  readonly CustomerOrder?: {
    readonly applied_coupons?: Resolve<CustomerOrder, NoArguments, List<AppliedCoupon>, Context>;
    readonly available_actions?: Resolve<CustomerOrder, NoArguments, List<OrderActionType>, Context>;
    readonly billing_address?: Resolve<CustomerOrder, NoArguments, Maybe<OrderAddress>, Context>;
    readonly carrier?: Resolve<CustomerOrder, NoArguments, Maybe<string>, Context>;
    readonly carrier_code?: Resolve<CustomerOrder, NoArguments, Maybe<string>, Context>;
    readonly comments?: Resolve<CustomerOrder, NoArguments, Maybe<List<SalesCommentItem>>, Context>;
    readonly content_consent?: Resolve<CustomerOrder, NoArguments, Maybe<OrderContentConsent>, Context>;
    readonly created_at?: Resolve<CustomerOrder, NoArguments, Maybe<string>, Context>;
    readonly credit_memos?: Resolve<CustomerOrder, NoArguments, Maybe<List<CreditMemo>>, Context>;
    readonly customer_info?: Resolve<CustomerOrder, NoArguments, OrderCustomerInfo, Context>;
    readonly email?: Resolve<CustomerOrder, NoArguments, Maybe<string>, Context>;
    readonly expected_delivery?: Resolve<CustomerOrder, NoArguments, Maybe<OrderExpectedDelivery>, Context>;
    readonly gift_cards?: Resolve<CustomerOrder, NoArguments, List<OrderGiftCard>, Context>;
    readonly gift_message?: Resolve<CustomerOrder, NoArguments, Maybe<GiftMessage>, Context>;
    readonly gift_receipt_included?: Resolve<CustomerOrder, NoArguments, boolean, Context>;
    readonly gift_wrapping?: Resolve<CustomerOrder, NoArguments, Maybe<GiftWrapping>, Context>;
    readonly grand_total?: Resolve<CustomerOrder, NoArguments, Maybe<number>, Context>;
    readonly id?: Resolve<CustomerOrder, NoArguments, string | number, Context>;
    readonly increment_id?: Resolve<CustomerOrder, NoArguments, Maybe<string>, Context>;
    readonly invoices?: Resolve<CustomerOrder, NoArguments, List<Invoice>, Context>;
    readonly is_business_order?: Resolve<CustomerOrder, NoArguments, boolean, Context>;
    readonly is_virtual?: Resolve<CustomerOrder, NoArguments, boolean, Context>;
    readonly items?: Resolve<CustomerOrder, NoArguments, Maybe<List<OrderItemInterface>>, Context>;
    readonly items_eligible_for_return?: Resolve<CustomerOrder, NoArguments, Maybe<List<OrderItemInterface>>, Context>;
    readonly method_code?: Resolve<CustomerOrder, NoArguments, Maybe<string>, Context>;
    readonly number?: Resolve<CustomerOrder, NoArguments, string, Context>;
    readonly order_date?: Resolve<CustomerOrder, NoArguments, string, Context>;
    readonly order_number?: Resolve<CustomerOrder, NoArguments, string, Context>;
    readonly order_status_change_date?: Resolve<CustomerOrder, NoArguments, string, Context>;
    readonly payment_methods?: Resolve<CustomerOrder, NoArguments, Maybe<List<OrderPaymentMethod>>, Context>;
    readonly pickup_point?: Resolve<CustomerOrder, NoArguments, Maybe<PickupPoint>, Context>;
    readonly printed_card_included?: Resolve<CustomerOrder, NoArguments, boolean, Context>;
    readonly remarks?: Resolve<CustomerOrder, NoArguments, Maybe<string>, Context>;
    readonly returns?: Resolve<CustomerOrder, CustomerOrderReturnsArguments, Maybe<Returns>, Context>;
    readonly shipments?: Resolve<CustomerOrder, NoArguments, Maybe<List<OrderShipment>>, Context>;
    readonly shipping_address?: Resolve<CustomerOrder, NoArguments, Maybe<OrderAddress>, Context>;
    readonly shipping_method?: Resolve<CustomerOrder, NoArguments, Maybe<string>, Context>;
    readonly status?: Resolve<CustomerOrder, NoArguments, string, Context>;
    readonly status_code?: Resolve<CustomerOrder, NoArguments, string, Context>;
    readonly tax_treatment?: Resolve<CustomerOrder, NoArguments, CartTaxTreatment, Context>;
    readonly terms_version?: Resolve<CustomerOrder, NoArguments, string, Context>;
    readonly token?: Resolve<CustomerOrder, NoArguments, string, Context>;
    readonly total?: Resolve<CustomerOrder, NoArguments, Maybe<OrderTotal>, Context>;
    readonly withdrawal?: Resolve<CustomerOrder, NoArguments, OrderWithdrawal, Context>;
  };
  readonly CustomerOrders?: {
    readonly date_of_first_order?: Resolve<CustomerOrders, NoArguments, Maybe<string>, Context>;
    readonly items?: Resolve<CustomerOrders, NoArguments, List<CustomerOrder>, Context>;
    readonly page_info?: Resolve<CustomerOrders, NoArguments, Maybe<SearchResultPageInfo>, Context>;
    readonly total_count?: Resolve<CustomerOrders, NoArguments, Maybe<number>, Context>;
  };
  readonly CustomerOutput?: {
    readonly customer?: Resolve<CustomerOutput, NoArguments, Customer, Context>;
  };
  readonly CustomerPasskey?: {
    readonly created_at?: Resolve<CustomerPasskey, NoArguments, string, Context>;
    readonly host?: Resolve<CustomerPasskey, NoArguments, string, Context>;
    readonly id?: Resolve<CustomerPasskey, NoArguments, number, Context>;
    readonly last_used_at?: Resolve<CustomerPasskey, NoArguments, Maybe<string>, Context>;
    readonly name?: Resolve<CustomerPasskey, NoArguments, string, Context>;
  };
  readonly CustomerPaymentTokens?: {
    readonly items?: Resolve<CustomerPaymentTokens, NoArguments, List<PaymentToken>, Context>;
  };
  readonly CustomerSession?: {
    readonly created_at?: Resolve<CustomerSession, NoArguments, string, Context>;
    readonly device?: Resolve<CustomerSession, NoArguments, string, Context>;
    readonly id?: Resolve<CustomerSession, NoArguments, number, Context>;
    readonly is_this_one?: Resolve<CustomerSession, NoArguments, boolean, Context>;
    readonly last_used_at?: Resolve<CustomerSession, NoArguments, string, Context>;
    readonly place?: Resolve<CustomerSession, NoArguments, Maybe<string>, Context>;
  };
  readonly CustomerToken?: {
    readonly token?: Resolve<CustomerToken, NoArguments, Maybe<string>, Context>;
  };
  readonly CustomizableAreaValue?: {
    readonly max_characters?: Resolve<CustomizableAreaValue, NoArguments, Maybe<number>, Context>;
    readonly price?: Resolve<CustomizableAreaValue, NoArguments, Maybe<number>, Context>;
    readonly price_type?: Resolve<CustomizableAreaValue, NoArguments, Maybe<PriceTypeEnum>, Context>;
    readonly sku?: Resolve<CustomizableAreaValue, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<CustomizableAreaValue, NoArguments, string | number, Context>;
  };
  readonly CustomizableCheckboxValue?: {
    readonly option_type_id?: Resolve<CustomizableCheckboxValue, NoArguments, Maybe<number>, Context>;
    readonly price?: Resolve<CustomizableCheckboxValue, NoArguments, Maybe<number>, Context>;
    readonly price_type?: Resolve<CustomizableCheckboxValue, NoArguments, Maybe<PriceTypeEnum>, Context>;
    readonly sku?: Resolve<CustomizableCheckboxValue, NoArguments, Maybe<string>, Context>;
    readonly sort_order?: Resolve<CustomizableCheckboxValue, NoArguments, Maybe<number>, Context>;
    readonly title?: Resolve<CustomizableCheckboxValue, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<CustomizableCheckboxValue, NoArguments, string | number, Context>;
  };
  readonly CustomizableDateValue?: {
    readonly price?: Resolve<CustomizableDateValue, NoArguments, Maybe<number>, Context>;
    readonly price_type?: Resolve<CustomizableDateValue, NoArguments, Maybe<PriceTypeEnum>, Context>;
    readonly sku?: Resolve<CustomizableDateValue, NoArguments, Maybe<string>, Context>;
    readonly type?: Resolve<CustomizableDateValue, NoArguments, Maybe<CustomizableDateTypeEnum>, Context>;
    readonly uid?: Resolve<CustomizableDateValue, NoArguments, string | number, Context>;
  };
  readonly CustomizableDropDownValue?: {
    readonly option_type_id?: Resolve<CustomizableDropDownValue, NoArguments, Maybe<number>, Context>;
    readonly price?: Resolve<CustomizableDropDownValue, NoArguments, Maybe<number>, Context>;
    readonly price_type?: Resolve<CustomizableDropDownValue, NoArguments, Maybe<PriceTypeEnum>, Context>;
    readonly sku?: Resolve<CustomizableDropDownValue, NoArguments, Maybe<string>, Context>;
    readonly sort_order?: Resolve<CustomizableDropDownValue, NoArguments, Maybe<number>, Context>;
    readonly title?: Resolve<CustomizableDropDownValue, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<CustomizableDropDownValue, NoArguments, string | number, Context>;
  };
  readonly CustomizableFieldOption?: {
    readonly option_id?: Resolve<CustomizableFieldOption, NoArguments, Maybe<number>, Context>;
    readonly product_sku?: Resolve<CustomizableFieldOption, NoArguments, Maybe<string>, Context>;
    readonly required?: Resolve<CustomizableFieldOption, NoArguments, Maybe<boolean>, Context>;
    readonly sort_order?: Resolve<CustomizableFieldOption, NoArguments, Maybe<number>, Context>;
    readonly title?: Resolve<CustomizableFieldOption, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<CustomizableFieldOption, NoArguments, string | number, Context>;
    readonly value?: Resolve<CustomizableFieldOption, NoArguments, Maybe<CustomizableFieldValue>, Context>;
  };
  readonly CustomizableFieldValue?: {
    readonly max_characters?: Resolve<CustomizableFieldValue, NoArguments, Maybe<number>, Context>;
    readonly price?: Resolve<CustomizableFieldValue, NoArguments, Maybe<number>, Context>;
    readonly price_type?: Resolve<CustomizableFieldValue, NoArguments, Maybe<PriceTypeEnum>, Context>;
    readonly sku?: Resolve<CustomizableFieldValue, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<CustomizableFieldValue, NoArguments, string | number, Context>;
  };
  readonly CustomizableFileValue?: {
    readonly file_extension?: Resolve<CustomizableFileValue, NoArguments, Maybe<string>, Context>;
    readonly image_size_x?: Resolve<CustomizableFileValue, NoArguments, Maybe<number>, Context>;
    readonly image_size_y?: Resolve<CustomizableFileValue, NoArguments, Maybe<number>, Context>;
    readonly price?: Resolve<CustomizableFileValue, NoArguments, Maybe<number>, Context>;
    readonly price_type?: Resolve<CustomizableFileValue, NoArguments, Maybe<PriceTypeEnum>, Context>;
    readonly sku?: Resolve<CustomizableFileValue, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<CustomizableFileValue, NoArguments, string | number, Context>;
  };
  readonly CustomizableMultipleValue?: {
    readonly option_type_id?: Resolve<CustomizableMultipleValue, NoArguments, Maybe<number>, Context>;
    readonly price?: Resolve<CustomizableMultipleValue, NoArguments, Maybe<number>, Context>;
    readonly price_type?: Resolve<CustomizableMultipleValue, NoArguments, Maybe<PriceTypeEnum>, Context>;
    readonly sku?: Resolve<CustomizableMultipleValue, NoArguments, Maybe<string>, Context>;
    readonly sort_order?: Resolve<CustomizableMultipleValue, NoArguments, Maybe<number>, Context>;
    readonly title?: Resolve<CustomizableMultipleValue, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<CustomizableMultipleValue, NoArguments, string | number, Context>;
  };
  readonly CustomizableOptionInterface?: {
    readonly __resolveType?: (value: CustomizableOptionInterface, context: Context) => 'CustomizableFieldOption';
    readonly option_id?: Resolve<CustomizableOptionInterface, NoArguments, Maybe<number>, Context>;
    readonly required?: Resolve<CustomizableOptionInterface, NoArguments, Maybe<boolean>, Context>;
    readonly sort_order?: Resolve<CustomizableOptionInterface, NoArguments, Maybe<number>, Context>;
    readonly title?: Resolve<CustomizableOptionInterface, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<CustomizableOptionInterface, NoArguments, string | number, Context>;
  };
  readonly CustomizableProductInterface?: {
    readonly __resolveType?: (value: CustomizableProductInterface, context: Context) => 'ConfigurableProduct' | 'GiftCardProduct' | 'SimpleProduct' | 'VirtualProduct';
    readonly options?: Resolve<CustomizableProductInterface, NoArguments, Maybe<List<CustomizableOptionInterface>>, Context>;
  };
  readonly CustomizableRadioValue?: {
    readonly option_type_id?: Resolve<CustomizableRadioValue, NoArguments, Maybe<number>, Context>;
    readonly price?: Resolve<CustomizableRadioValue, NoArguments, Maybe<number>, Context>;
    readonly price_type?: Resolve<CustomizableRadioValue, NoArguments, Maybe<PriceTypeEnum>, Context>;
    readonly sku?: Resolve<CustomizableRadioValue, NoArguments, Maybe<string>, Context>;
    readonly sort_order?: Resolve<CustomizableRadioValue, NoArguments, Maybe<number>, Context>;
    readonly title?: Resolve<CustomizableRadioValue, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<CustomizableRadioValue, NoArguments, string | number, Context>;
  };
  readonly DeleteCompareListOutput?: {
    readonly result?: Resolve<DeleteCompareListOutput, NoArguments, boolean, Context>;
  };
  readonly DeletePaymentTokenOutput?: {
    readonly customerPaymentTokens?: Resolve<DeletePaymentTokenOutput, NoArguments, Maybe<CustomerPaymentTokens>, Context>;
    readonly result?: Resolve<DeletePaymentTokenOutput, NoArguments, boolean, Context>;
  };
  readonly DeleteWishlistOutput?: {
    readonly status?: Resolve<DeleteWishlistOutput, NoArguments, boolean, Context>;
    readonly wishlists?: Resolve<DeleteWishlistOutput, NoArguments, List<Wishlist>, Context>;
  };
  readonly Discount?: {
    readonly amount?: Resolve<Discount, NoArguments, Money, Context>;
    readonly applied_to?: Resolve<Discount, NoArguments, CartDiscountType, Context>;
    readonly coupon?: Resolve<Discount, NoArguments, Maybe<AppliedCoupon>, Context>;
    readonly label?: Resolve<Discount, NoArguments, string, Context>;
  };
  readonly DownloadableItemsLinks?: {
    readonly sort_order?: Resolve<DownloadableItemsLinks, NoArguments, Maybe<number>, Context>;
    readonly title?: Resolve<DownloadableItemsLinks, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<DownloadableItemsLinks, NoArguments, string | number, Context>;
  };
  readonly DownloadableProductLinks?: {
    readonly id?: Resolve<DownloadableProductLinks, NoArguments, Maybe<number>, Context>;
    readonly is_shareable?: Resolve<DownloadableProductLinks, NoArguments, Maybe<boolean>, Context>;
    readonly link_type?: Resolve<DownloadableProductLinks, NoArguments, Maybe<DownloadableFileTypeEnum>, Context>;
    readonly number_of_downloads?: Resolve<DownloadableProductLinks, NoArguments, Maybe<number>, Context>;
    readonly price?: Resolve<DownloadableProductLinks, NoArguments, Maybe<number>, Context>;
    readonly sample_file?: Resolve<DownloadableProductLinks, NoArguments, Maybe<string>, Context>;
    readonly sample_type?: Resolve<DownloadableProductLinks, NoArguments, Maybe<DownloadableFileTypeEnum>, Context>;
    readonly sample_url?: Resolve<DownloadableProductLinks, NoArguments, Maybe<string>, Context>;
    readonly sort_order?: Resolve<DownloadableProductLinks, NoArguments, Maybe<number>, Context>;
    readonly title?: Resolve<DownloadableProductLinks, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<DownloadableProductLinks, NoArguments, string | number, Context>;
  };
  readonly DownloadableProductSamples?: {
    readonly id?: Resolve<DownloadableProductSamples, NoArguments, Maybe<number>, Context>;
    readonly sample_file?: Resolve<DownloadableProductSamples, NoArguments, Maybe<string>, Context>;
    readonly sample_type?: Resolve<DownloadableProductSamples, NoArguments, Maybe<DownloadableFileTypeEnum>, Context>;
    readonly sample_url?: Resolve<DownloadableProductSamples, NoArguments, Maybe<string>, Context>;
    readonly sort_order?: Resolve<DownloadableProductSamples, NoArguments, Maybe<number>, Context>;
    readonly title?: Resolve<DownloadableProductSamples, NoArguments, Maybe<string>, Context>;
  };
  readonly EnteredAttributeValue?: {
    readonly attribute_metadata?: Resolve<EnteredAttributeValue, NoArguments, Maybe<AttributeMetadataInterface>, Context>;
    readonly value?: Resolve<EnteredAttributeValue, NoArguments, Maybe<string>, Context>;
  };
  readonly EntityUrl?: {
    readonly canonical_url?: Resolve<EntityUrl, NoArguments, Maybe<string>, Context>;
    readonly entity_uid?: Resolve<EntityUrl, NoArguments, Maybe<string | number>, Context>;
    readonly id?: Resolve<EntityUrl, NoArguments, Maybe<number>, Context>;
    readonly redirectCode?: Resolve<EntityUrl, NoArguments, Maybe<number>, Context>;
    readonly relative_url?: Resolve<EntityUrl, NoArguments, Maybe<string>, Context>;
    readonly type?: Resolve<EntityUrl, NoArguments, Maybe<UrlRewriteEntityTypeEnum>, Context>;
  };
  readonly Error?: {
    readonly __resolveType?: (value: Error, context: Context) => 'CartUserInputError' | 'InsufficientStockError';
    readonly code?: Resolve<Error, NoArguments, CartUserInputErrorType, Context>;
    readonly message?: Resolve<Error, NoArguments, string, Context>;
  };
  readonly EstimateTotalsOutput?: {
    readonly cart?: Resolve<EstimateTotalsOutput, NoArguments, Maybe<Cart>, Context>;
  };
  readonly ExchangeRate?: {
    readonly currency_to?: Resolve<ExchangeRate, NoArguments, Maybe<string>, Context>;
    readonly rate?: Resolve<ExchangeRate, NoArguments, Maybe<number>, Context>;
  };
  readonly ExpectedDelivery?: {
    readonly cut_off_at?: Resolve<ExpectedDelivery, NoArguments, string, Context>;
    readonly dispatch_date?: Resolve<ExpectedDelivery, NoArguments, string, Context>;
    readonly earliest_date?: Resolve<ExpectedDelivery, NoArguments, string, Context>;
    readonly latest_date?: Resolve<ExpectedDelivery, NoArguments, string, Context>;
    readonly pickup_date?: Resolve<ExpectedDelivery, NoArguments, Maybe<string>, Context>;
  };
  readonly FixedProductTax?: {
    readonly amount?: Resolve<FixedProductTax, NoArguments, Maybe<Money>, Context>;
    readonly label?: Resolve<FixedProductTax, NoArguments, Maybe<string>, Context>;
  };
  readonly GiftCardAccount?: {
    readonly balance?: Resolve<GiftCardAccount, NoArguments, Maybe<Money>, Context>;
    readonly code?: Resolve<GiftCardAccount, NoArguments, Maybe<string>, Context>;
    readonly expiration_date?: Resolve<GiftCardAccount, NoArguments, Maybe<string>, Context>;
  };
  readonly GiftCardAmounts?: {
    readonly attribute_id?: Resolve<GiftCardAmounts, NoArguments, Maybe<number>, Context>;
    readonly uid?: Resolve<GiftCardAmounts, NoArguments, string | number, Context>;
    readonly value?: Resolve<GiftCardAmounts, NoArguments, Maybe<number>, Context>;
    readonly value_id?: Resolve<GiftCardAmounts, NoArguments, Maybe<number>, Context>;
    readonly website_id?: Resolve<GiftCardAmounts, NoArguments, Maybe<number>, Context>;
    readonly website_value?: Resolve<GiftCardAmounts, NoArguments, Maybe<number>, Context>;
  };
  readonly GiftCardCartItem?: {
    readonly amount?: Resolve<GiftCardCartItem, NoArguments, Money, Context>;
    readonly customizable_options?: Resolve<GiftCardCartItem, NoArguments, List<SelectedCustomizableOption>, Context>;
    readonly deliver_on?: Resolve<GiftCardCartItem, NoArguments, Maybe<string>, Context>;
    readonly errors?: Resolve<GiftCardCartItem, NoArguments, Maybe<List<CartItemError>>, Context>;
    readonly gift_message?: Resolve<GiftCardCartItem, NoArguments, Maybe<GiftMessage>, Context>;
    readonly id?: Resolve<GiftCardCartItem, NoArguments, string, Context>;
    readonly is_available?: Resolve<GiftCardCartItem, NoArguments, boolean, Context>;
    readonly is_sample?: Resolve<GiftCardCartItem, NoArguments, boolean, Context>;
    readonly message?: Resolve<GiftCardCartItem, NoArguments, Maybe<string>, Context>;
    readonly not_available_message?: Resolve<GiftCardCartItem, NoArguments, Maybe<string>, Context>;
    readonly prices?: Resolve<GiftCardCartItem, NoArguments, Maybe<CartItemPrices>, Context>;
    readonly product?: Resolve<GiftCardCartItem, NoArguments, ProductInterface, Context>;
    readonly product_path?: Resolve<GiftCardCartItem, NoArguments, Maybe<string>, Context>;
    readonly quantity?: Resolve<GiftCardCartItem, NoArguments, number, Context>;
    readonly quantity_step?: Resolve<GiftCardCartItem, NoArguments, number, Context>;
    readonly recipient_email?: Resolve<GiftCardCartItem, NoArguments, Maybe<string>, Context>;
    readonly recipient_name?: Resolve<GiftCardCartItem, NoArguments, string, Context>;
    readonly sender_email?: Resolve<GiftCardCartItem, NoArguments, Maybe<string>, Context>;
    readonly sender_name?: Resolve<GiftCardCartItem, NoArguments, string, Context>;
    readonly uid?: Resolve<GiftCardCartItem, NoArguments, string | number, Context>;
    readonly unit_price?: Resolve<GiftCardCartItem, NoArguments, Maybe<UnitPrice>, Context>;
  };
  readonly GiftCardItem?: {
    readonly deliver_on?: Resolve<GiftCardItem, NoArguments, Maybe<string>, Context>;
    readonly message?: Resolve<GiftCardItem, NoArguments, Maybe<string>, Context>;
    readonly recipient_email?: Resolve<GiftCardItem, NoArguments, Maybe<string>, Context>;
    readonly recipient_name?: Resolve<GiftCardItem, NoArguments, Maybe<string>, Context>;
    readonly sender_email?: Resolve<GiftCardItem, NoArguments, Maybe<string>, Context>;
    readonly sender_name?: Resolve<GiftCardItem, NoArguments, Maybe<string>, Context>;
  };
  readonly GiftCardOptions?: {
    readonly amount?: Resolve<GiftCardOptions, NoArguments, Maybe<Money>, Context>;
    readonly custom_giftcard_amount?: Resolve<GiftCardOptions, NoArguments, Maybe<Money>, Context>;
    readonly message?: Resolve<GiftCardOptions, NoArguments, Maybe<string>, Context>;
    readonly recipient_email?: Resolve<GiftCardOptions, NoArguments, Maybe<string>, Context>;
    readonly recipient_name?: Resolve<GiftCardOptions, NoArguments, Maybe<string>, Context>;
    readonly sender_email?: Resolve<GiftCardOptions, NoArguments, Maybe<string>, Context>;
    readonly sender_name?: Resolve<GiftCardOptions, NoArguments, Maybe<string>, Context>;
  };
  readonly GiftCardOrderItem?: {
    readonly discounts?: Resolve<GiftCardOrderItem, NoArguments, Maybe<List<Discount>>, Context>;
    readonly entered_options?: Resolve<GiftCardOrderItem, NoArguments, Maybe<List<OrderItemOption>>, Context>;
    readonly gift_card?: Resolve<GiftCardOrderItem, NoArguments, Maybe<GiftCardItem>, Context>;
    readonly gift_message?: Resolve<GiftCardOrderItem, NoArguments, Maybe<GiftMessage>, Context>;
    readonly id?: Resolve<GiftCardOrderItem, NoArguments, string | number, Context>;
    readonly prices?: Resolve<GiftCardOrderItem, NoArguments, Maybe<OrderItemPrices>, Context>;
    readonly product?: Resolve<GiftCardOrderItem, NoArguments, Maybe<ProductInterface>, Context>;
    readonly product_name?: Resolve<GiftCardOrderItem, NoArguments, Maybe<string>, Context>;
    readonly product_path?: Resolve<GiftCardOrderItem, NoArguments, Maybe<string>, Context>;
    readonly product_sale_price?: Resolve<GiftCardOrderItem, NoArguments, Money, Context>;
    readonly product_sku?: Resolve<GiftCardOrderItem, NoArguments, string, Context>;
    readonly product_type?: Resolve<GiftCardOrderItem, NoArguments, Maybe<string>, Context>;
    readonly product_url_key?: Resolve<GiftCardOrderItem, NoArguments, Maybe<string>, Context>;
    readonly quantity_canceled?: Resolve<GiftCardOrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_invoiced?: Resolve<GiftCardOrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_ordered?: Resolve<GiftCardOrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_refunded?: Resolve<GiftCardOrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_returned?: Resolve<GiftCardOrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_shipped?: Resolve<GiftCardOrderItem, NoArguments, Maybe<number>, Context>;
    readonly selected_options?: Resolve<GiftCardOrderItem, NoArguments, Maybe<List<OrderItemOption>>, Context>;
    readonly status?: Resolve<GiftCardOrderItem, NoArguments, Maybe<string>, Context>;
  };
  readonly GiftCardProduct?: {
    readonly allow_message?: Resolve<GiftCardProduct, NoArguments, Maybe<boolean>, Context>;
    readonly allow_open_amount?: Resolve<GiftCardProduct, NoArguments, Maybe<boolean>, Context>;
    readonly attribute_set_id?: Resolve<GiftCardProduct, NoArguments, Maybe<number>, Context>;
    readonly bought_together_products?: Resolve<GiftCardProduct, NoArguments, List<ProductInterface>, Context>;
    readonly canonical_url?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly categories?: Resolve<GiftCardProduct, NoArguments, Maybe<List<CategoryInterface>>, Context>;
    readonly colour_name?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly colour_siblings?: Resolve<GiftCardProduct, GiftCardProductColourSiblingsArguments, List<ColourSibling>, Context>;
    readonly country_of_manufacture?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly created_at?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly crosssell_products?: Resolve<GiftCardProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly custom_attributes?: Resolve<GiftCardProduct, NoArguments, List<CustomAttribute>, Context>;
    readonly custom_attributesV2?: Resolve<GiftCardProduct, GiftCardProductCustomAttributesV2Arguments, Maybe<ProductCustomAttributes>, Context>;
    readonly description?: Resolve<GiftCardProduct, NoArguments, Maybe<ComplexTextValue>, Context>;
    readonly gift_card_options?: Resolve<GiftCardProduct, NoArguments, List<CustomizableOptionInterface>, Context>;
    readonly gift_message_available?: Resolve<GiftCardProduct, NoArguments, boolean, Context>;
    readonly giftcard_amounts?: Resolve<GiftCardProduct, NoArguments, Maybe<List<GiftCardAmounts>>, Context>;
    readonly giftcard_type?: Resolve<GiftCardProduct, NoArguments, Maybe<GiftCardTypeEnum>, Context>;
    readonly id?: Resolve<GiftCardProduct, NoArguments, Maybe<number>, Context>;
    readonly image?: Resolve<GiftCardProduct, NoArguments, Maybe<ProductImage>, Context>;
    readonly is_redeemable?: Resolve<GiftCardProduct, NoArguments, Maybe<boolean>, Context>;
    readonly lifetime?: Resolve<GiftCardProduct, NoArguments, Maybe<number>, Context>;
    readonly longest_piece_cm?: Resolve<GiftCardProduct, NoArguments, Maybe<number>, Context>;
    readonly max_sale_qty?: Resolve<GiftCardProduct, NoArguments, Maybe<number>, Context>;
    readonly media_gallery?: Resolve<GiftCardProduct, NoArguments, Maybe<List<MediaGalleryInterface>>, Context>;
    readonly media_gallery_entries?: Resolve<GiftCardProduct, NoArguments, Maybe<List<MediaGalleryEntry>>, Context>;
    readonly message_max_length?: Resolve<GiftCardProduct, NoArguments, Maybe<number>, Context>;
    readonly meta_description?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly meta_keyword?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly meta_title?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly min_sale_qty?: Resolve<GiftCardProduct, NoArguments, Maybe<number>, Context>;
    readonly most_viewed_products?: Resolve<GiftCardProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly name?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly new_from_date?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly new_to_date?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly only_x_left_in_stock?: Resolve<GiftCardProduct, NoArguments, Maybe<number>, Context>;
    readonly open_amount_max?: Resolve<GiftCardProduct, NoArguments, Maybe<number>, Context>;
    readonly open_amount_min?: Resolve<GiftCardProduct, NoArguments, Maybe<number>, Context>;
    readonly options?: Resolve<GiftCardProduct, NoArguments, Maybe<List<CustomizableOptionInterface>>, Context>;
    readonly options_container?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly price?: Resolve<GiftCardProduct, NoArguments, Maybe<ProductPrices>, Context>;
    readonly price_range?: Resolve<GiftCardProduct, NoArguments, PriceRange, Context>;
    readonly price_tiers?: Resolve<GiftCardProduct, NoArguments, Maybe<List<TierPrice>>, Context>;
    readonly product_links?: Resolve<GiftCardProduct, NoArguments, Maybe<List<ProductLinksInterface>>, Context>;
    readonly quantity?: Resolve<GiftCardProduct, NoArguments, Maybe<number>, Context>;
    readonly quantity_step?: Resolve<GiftCardProduct, NoArguments, number, Context>;
    readonly range_name?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly rating_summary?: Resolve<GiftCardProduct, NoArguments, number, Context>;
    readonly redirect_code?: Resolve<GiftCardProduct, NoArguments, number, Context>;
    readonly related_products?: Resolve<GiftCardProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly relative_url?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly review_count?: Resolve<GiftCardProduct, NoArguments, number, Context>;
    readonly reviews?: Resolve<GiftCardProduct, GiftCardProductReviewsArguments, ProductReviews, Context>;
    readonly sample?: Resolve<GiftCardProduct, NoArguments, Maybe<ProductSample>, Context>;
    readonly short_description?: Resolve<GiftCardProduct, NoArguments, Maybe<ComplexTextValue>, Context>;
    readonly sku?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly small_image?: Resolve<GiftCardProduct, NoArguments, Maybe<ProductImage>, Context>;
    readonly special_from_date?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly special_price?: Resolve<GiftCardProduct, NoArguments, Maybe<number>, Context>;
    readonly special_to_date?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly stock_status?: Resolve<GiftCardProduct, NoArguments, Maybe<ProductStockStatus>, Context>;
    readonly swatch_image?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly thumbnail?: Resolve<GiftCardProduct, NoArguments, Maybe<ProductImage>, Context>;
    readonly tier_price?: Resolve<GiftCardProduct, NoArguments, Maybe<number>, Context>;
    readonly tier_prices?: Resolve<GiftCardProduct, NoArguments, Maybe<List<ProductTierPrices>>, Context>;
    readonly type?: Resolve<GiftCardProduct, NoArguments, Maybe<UrlRewriteEntityTypeEnum>, Context>;
    readonly type_id?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<GiftCardProduct, NoArguments, string | number, Context>;
    readonly unit_price?: Resolve<GiftCardProduct, NoArguments, Maybe<UnitPrice>, Context>;
    readonly updated_at?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly upsell_products?: Resolve<GiftCardProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly url_key?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly url_keys?: Resolve<GiftCardProduct, NoArguments, List<LocaleUrlKey>, Context>;
    readonly url_path?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly url_rewrites?: Resolve<GiftCardProduct, NoArguments, Maybe<List<UrlRewrite>>, Context>;
    readonly url_suffix?: Resolve<GiftCardProduct, NoArguments, Maybe<string>, Context>;
    readonly websites?: Resolve<GiftCardProduct, NoArguments, Maybe<List<Website>>, Context>;
    readonly weight?: Resolve<GiftCardProduct, NoArguments, Maybe<number>, Context>;
  };
  readonly GiftCardWishlistItem?: {
    readonly added_at?: Resolve<GiftCardWishlistItem, NoArguments, string, Context>;
    readonly availability?: Resolve<GiftCardWishlistItem, NoArguments, WishlistItemAvailability, Context>;
    readonly customizable_options?: Resolve<GiftCardWishlistItem, NoArguments, List<SelectedCustomizableOption>, Context>;
    readonly description?: Resolve<GiftCardWishlistItem, NoArguments, Maybe<string>, Context>;
    readonly gift_card_options?: Resolve<GiftCardWishlistItem, NoArguments, GiftCardOptions, Context>;
    readonly id?: Resolve<GiftCardWishlistItem, NoArguments, string | number, Context>;
    readonly product?: Resolve<GiftCardWishlistItem, NoArguments, Maybe<ProductInterface>, Context>;
    readonly product_name?: Resolve<GiftCardWishlistItem, NoArguments, string, Context>;
    readonly product_path?: Resolve<GiftCardWishlistItem, NoArguments, Maybe<string>, Context>;
    readonly quantity?: Resolve<GiftCardWishlistItem, NoArguments, number, Context>;
    readonly sku?: Resolve<GiftCardWishlistItem, NoArguments, string, Context>;
  };
  readonly GiftMessage?: {
    readonly from?: Resolve<GiftMessage, NoArguments, string, Context>;
    readonly message?: Resolve<GiftMessage, NoArguments, string, Context>;
    readonly to?: Resolve<GiftMessage, NoArguments, string, Context>;
  };
  readonly GiftOptionsPrices?: {
    readonly gift_wrapping_for_items?: Resolve<GiftOptionsPrices, NoArguments, Maybe<Money>, Context>;
    readonly gift_wrapping_for_items_incl_tax?: Resolve<GiftOptionsPrices, NoArguments, Maybe<Money>, Context>;
    readonly gift_wrapping_for_order?: Resolve<GiftOptionsPrices, NoArguments, Maybe<Money>, Context>;
    readonly gift_wrapping_for_order_incl_tax?: Resolve<GiftOptionsPrices, NoArguments, Maybe<Money>, Context>;
    readonly printed_card?: Resolve<GiftOptionsPrices, NoArguments, Maybe<Money>, Context>;
    readonly printed_card_incl_tax?: Resolve<GiftOptionsPrices, NoArguments, Maybe<Money>, Context>;
  };
  readonly GiftWrapping?: {
    readonly design?: Resolve<GiftWrapping, NoArguments, string, Context>;
    readonly id?: Resolve<GiftWrapping, NoArguments, string | number, Context>;
    readonly image?: Resolve<GiftWrapping, NoArguments, Maybe<GiftWrappingImage>, Context>;
    readonly price?: Resolve<GiftWrapping, NoArguments, Money, Context>;
    readonly uid?: Resolve<GiftWrapping, NoArguments, string | number, Context>;
  };
  readonly GiftWrappingImage?: {
    readonly label?: Resolve<GiftWrappingImage, NoArguments, string, Context>;
    readonly url?: Resolve<GiftWrappingImage, NoArguments, string, Context>;
  };
  readonly GroupedProductItem?: {
    readonly position?: Resolve<GroupedProductItem, NoArguments, Maybe<number>, Context>;
    readonly product?: Resolve<GroupedProductItem, NoArguments, Maybe<ProductInterface>, Context>;
    readonly qty?: Resolve<GroupedProductItem, NoArguments, Maybe<number>, Context>;
  };
  readonly HttpQueryParameter?: {
    readonly name?: Resolve<HttpQueryParameter, NoArguments, Maybe<string>, Context>;
    readonly value?: Resolve<HttpQueryParameter, NoArguments, Maybe<string>, Context>;
  };
  readonly ImageSwatchData?: {
    readonly thumbnail?: Resolve<ImageSwatchData, NoArguments, Maybe<string>, Context>;
    readonly value?: Resolve<ImageSwatchData, NoArguments, Maybe<string>, Context>;
  };
  readonly InsufficientStockError?: {
    readonly code?: Resolve<InsufficientStockError, NoArguments, CartUserInputErrorType, Context>;
    readonly message?: Resolve<InsufficientStockError, NoArguments, string, Context>;
    readonly quantity?: Resolve<InsufficientStockError, NoArguments, Maybe<number>, Context>;
  };
  readonly Invoice?: {
    readonly comments?: Resolve<Invoice, NoArguments, Maybe<List<SalesCommentItem>>, Context>;
    readonly download_url?: Resolve<Invoice, NoArguments, string, Context>;
    readonly id?: Resolve<Invoice, NoArguments, string | number, Context>;
    readonly items?: Resolve<Invoice, NoArguments, Maybe<List<InvoiceItemInterface>>, Context>;
    readonly number?: Resolve<Invoice, NoArguments, string, Context>;
    readonly total?: Resolve<Invoice, NoArguments, Maybe<InvoiceTotal>, Context>;
  };
  readonly InvoiceItem?: {
    readonly discounts?: Resolve<InvoiceItem, NoArguments, Maybe<List<Discount>>, Context>;
    readonly id?: Resolve<InvoiceItem, NoArguments, string | number, Context>;
    readonly order_item?: Resolve<InvoiceItem, NoArguments, Maybe<OrderItemInterface>, Context>;
    readonly product_name?: Resolve<InvoiceItem, NoArguments, Maybe<string>, Context>;
    readonly product_sale_price?: Resolve<InvoiceItem, NoArguments, Money, Context>;
    readonly product_sku?: Resolve<InvoiceItem, NoArguments, string, Context>;
    readonly quantity_invoiced?: Resolve<InvoiceItem, NoArguments, Maybe<number>, Context>;
  };
  readonly InvoiceItemInterface?: {
    readonly __resolveType?: (value: InvoiceItemInterface, context: Context) => 'InvoiceItem';
    readonly discounts?: Resolve<InvoiceItemInterface, NoArguments, Maybe<List<Discount>>, Context>;
    readonly id?: Resolve<InvoiceItemInterface, NoArguments, string | number, Context>;
    readonly order_item?: Resolve<InvoiceItemInterface, NoArguments, Maybe<OrderItemInterface>, Context>;
    readonly product_name?: Resolve<InvoiceItemInterface, NoArguments, Maybe<string>, Context>;
    readonly product_sale_price?: Resolve<InvoiceItemInterface, NoArguments, Money, Context>;
    readonly product_sku?: Resolve<InvoiceItemInterface, NoArguments, string, Context>;
    readonly quantity_invoiced?: Resolve<InvoiceItemInterface, NoArguments, Maybe<number>, Context>;
  };
  readonly InvoiceTotal?: {
    readonly base_grand_total?: Resolve<InvoiceTotal, NoArguments, Money, Context>;
    readonly discounts?: Resolve<InvoiceTotal, NoArguments, Maybe<List<Discount>>, Context>;
    readonly grand_total?: Resolve<InvoiceTotal, NoArguments, Money, Context>;
    readonly shipping_handling?: Resolve<InvoiceTotal, NoArguments, Maybe<ShippingHandling>, Context>;
    readonly subtotal?: Resolve<InvoiceTotal, NoArguments, Money, Context>;
    readonly taxes?: Resolve<InvoiceTotal, NoArguments, Maybe<List<TaxItem>>, Context>;
    readonly total_shipping?: Resolve<InvoiceTotal, NoArguments, Money, Context>;
    readonly total_tax?: Resolve<InvoiceTotal, NoArguments, Money, Context>;
  };
  readonly IsEmailAvailableOutput?: {
    readonly is_email_available?: Resolve<IsEmailAvailableOutput, NoArguments, Maybe<boolean>, Context>;
  };
  readonly ItemSelectedBundleOption?: {
    readonly id?: Resolve<ItemSelectedBundleOption, NoArguments, string | number, Context>;
    readonly label?: Resolve<ItemSelectedBundleOption, NoArguments, string, Context>;
    readonly uid?: Resolve<ItemSelectedBundleOption, NoArguments, string | number, Context>;
    readonly values?: Resolve<ItemSelectedBundleOption, NoArguments, Maybe<List<ItemSelectedBundleOptionValue>>, Context>;
  };
  readonly ItemSelectedBundleOptionValue?: {
    readonly id?: Resolve<ItemSelectedBundleOptionValue, NoArguments, string | number, Context>;
    readonly price?: Resolve<ItemSelectedBundleOptionValue, NoArguments, Money, Context>;
    readonly product_name?: Resolve<ItemSelectedBundleOptionValue, NoArguments, string, Context>;
    readonly product_sku?: Resolve<ItemSelectedBundleOptionValue, NoArguments, string, Context>;
    readonly quantity?: Resolve<ItemSelectedBundleOptionValue, NoArguments, number, Context>;
    readonly uid?: Resolve<ItemSelectedBundleOptionValue, NoArguments, string | number, Context>;
  };
  readonly KeyValue?: {
    readonly name?: Resolve<KeyValue, NoArguments, Maybe<string>, Context>;
    readonly value?: Resolve<KeyValue, NoArguments, Maybe<string>, Context>;
  };
  readonly LayerFilter?: {
    readonly filter_items?: Resolve<LayerFilter, NoArguments, Maybe<List<LayerFilterItemInterface>>, Context>;
    readonly filter_items_count?: Resolve<LayerFilter, NoArguments, Maybe<number>, Context>;
    readonly name?: Resolve<LayerFilter, NoArguments, Maybe<string>, Context>;
    readonly request_var?: Resolve<LayerFilter, NoArguments, Maybe<string>, Context>;
  };
  readonly LayerFilterItem?: {
    readonly items_count?: Resolve<LayerFilterItem, NoArguments, Maybe<number>, Context>;
    readonly label?: Resolve<LayerFilterItem, NoArguments, Maybe<string>, Context>;
    readonly value_string?: Resolve<LayerFilterItem, NoArguments, Maybe<string>, Context>;
  };
  readonly LayerFilterItemInterface?: {
    readonly __resolveType?: (value: LayerFilterItemInterface, context: Context) => 'LayerFilterItem' | 'SwatchLayerFilterItem';
    readonly items_count?: Resolve<LayerFilterItemInterface, NoArguments, Maybe<number>, Context>;
    readonly label?: Resolve<LayerFilterItemInterface, NoArguments, Maybe<string>, Context>;
    readonly value_string?: Resolve<LayerFilterItemInterface, NoArguments, Maybe<string>, Context>;
  };
  readonly LocaleUrlKey?: {
    readonly locale?: Resolve<LocaleUrlKey, NoArguments, string, Context>;
    readonly url_key?: Resolve<LocaleUrlKey, NoArguments, string, Context>;
  };
  readonly LocaleUrlPath?: {
    readonly locale?: Resolve<LocaleUrlPath, NoArguments, string, Context>;
    readonly url_path?: Resolve<LocaleUrlPath, NoArguments, string, Context>;
  };
  readonly MediaGalleryEntry?: {
    readonly content?: Resolve<MediaGalleryEntry, NoArguments, Maybe<ProductMediaGalleryEntriesContent>, Context>;
    readonly disabled?: Resolve<MediaGalleryEntry, NoArguments, Maybe<boolean>, Context>;
    readonly file?: Resolve<MediaGalleryEntry, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<MediaGalleryEntry, NoArguments, Maybe<number>, Context>;
    readonly label?: Resolve<MediaGalleryEntry, NoArguments, Maybe<string>, Context>;
    readonly media_type?: Resolve<MediaGalleryEntry, NoArguments, Maybe<string>, Context>;
    readonly position?: Resolve<MediaGalleryEntry, NoArguments, Maybe<number>, Context>;
    readonly types?: Resolve<MediaGalleryEntry, NoArguments, Maybe<List<string>>, Context>;
    readonly uid?: Resolve<MediaGalleryEntry, NoArguments, string | number, Context>;
    readonly video_content?: Resolve<MediaGalleryEntry, NoArguments, Maybe<ProductMediaGalleryEntriesVideoContent>, Context>;
  };
  readonly MediaGalleryInterface?: {
    readonly __resolveType?: (value: MediaGalleryInterface, context: Context) => 'ProductImage';
    readonly disabled?: Resolve<MediaGalleryInterface, NoArguments, Maybe<boolean>, Context>;
    readonly label?: Resolve<MediaGalleryInterface, NoArguments, Maybe<string>, Context>;
    readonly position?: Resolve<MediaGalleryInterface, NoArguments, Maybe<number>, Context>;
    readonly types?: Resolve<MediaGalleryInterface, NoArguments, Maybe<List<string>>, Context>;
    readonly url?: Resolve<MediaGalleryInterface, NoArguments, Maybe<string>, Context>;
  };
  readonly MollieIssuerOutput?: {
    readonly code?: Resolve<MollieIssuerOutput, NoArguments, string, Context>;
    readonly image?: Resolve<MollieIssuerOutput, NoArguments, Maybe<string>, Context>;
    readonly name?: Resolve<MollieIssuerOutput, NoArguments, string, Context>;
    readonly svg?: Resolve<MollieIssuerOutput, NoArguments, Maybe<string>, Context>;
  };
  readonly MolliePaymentMethodMeta?: {
    readonly image?: Resolve<MolliePaymentMethodMeta, NoArguments, Maybe<string>, Context>;
  };
  readonly MollieProcessTransactionOutput?: {
    readonly cart?: Resolve<MollieProcessTransactionOutput, NoArguments, Maybe<Cart>, Context>;
    readonly paymentStatus?: Resolve<MollieProcessTransactionOutput, NoArguments, Maybe<PaymentStatusEnum>, Context>;
    readonly redirect_to_cart?: Resolve<MollieProcessTransactionOutput, NoArguments, boolean, Context>;
    readonly redirect_to_success_page?: Resolve<MollieProcessTransactionOutput, NoArguments, boolean, Context>;
  };
  readonly MollieResetCartOutput?: {
    readonly cart?: Resolve<MollieResetCartOutput, NoArguments, Cart, Context>;
  };
  readonly Money?: {
    readonly currency?: Resolve<Money, NoArguments, Maybe<CurrencyEnum>, Context>;
    readonly value?: Resolve<Money, NoArguments, Maybe<number>, Context>;
  };
  readonly MoveProductsBetweenWishlistsOutput?: {
    readonly destination_wishlist?: Resolve<MoveProductsBetweenWishlistsOutput, NoArguments, Wishlist, Context>;
    readonly source_wishlist?: Resolve<MoveProductsBetweenWishlistsOutput, NoArguments, Wishlist, Context>;
    readonly user_errors?: Resolve<MoveProductsBetweenWishlistsOutput, NoArguments, List<WishListUserInputError>, Context>;
  };
  readonly Mutation?: {
    readonly addBundleProductsToCart?: Resolve<unknown, MutationAddBundleProductsToCartArguments, Maybe<AddBundleProductsToCartOutput>, Context>;
    readonly addConfigurableProductsToCart?: Resolve<unknown, MutationAddConfigurableProductsToCartArguments, Maybe<AddConfigurableProductsToCartOutput>, Context>;
    readonly addDownloadableProductsToCart?: Resolve<unknown, MutationAddDownloadableProductsToCartArguments, Maybe<AddDownloadableProductsToCartOutput>, Context>;
    readonly addPasskey?: Resolve<unknown, MutationAddPasskeyArguments, CustomerPasskey, Context>;
    readonly addProductsToCart?: Resolve<unknown, MutationAddProductsToCartArguments, Maybe<AddProductsToCartOutput>, Context>;
    readonly addProductsToCompareList?: Resolve<unknown, MutationAddProductsToCompareListArguments, Maybe<CompareList>, Context>;
    readonly addProductsToWishlist?: Resolve<unknown, MutationAddProductsToWishlistArguments, Maybe<AddProductsToWishlistOutput>, Context>;
    readonly addSimpleProductsToCart?: Resolve<unknown, MutationAddSimpleProductsToCartArguments, Maybe<AddSimpleProductsToCartOutput>, Context>;
    readonly addVirtualProductsToCart?: Resolve<unknown, MutationAddVirtualProductsToCartArguments, Maybe<AddVirtualProductsToCartOutput>, Context>;
    readonly addWishlistItemsToCart?: Resolve<unknown, MutationAddWishlistItemsToCartArguments, Maybe<AddWishlistItemsToCartOutput>, Context>;
    readonly applyCouponToCart?: Resolve<unknown, MutationApplyCouponToCartArguments, Maybe<ApplyCouponToCartOutput>, Context>;
    readonly applyGiftCardToCart?: Resolve<unknown, MutationApplyGiftCardToCartArguments, Maybe<ApplyGiftCardToCartOutput>, Context>;
    readonly assignCompareListToCustomer?: Resolve<unknown, MutationAssignCompareListToCustomerArguments, Maybe<AssignCompareListToCustomerOutput>, Context>;
    readonly assignCustomerToGuestCart?: Resolve<unknown, MutationAssignCustomerToGuestCartArguments, Cart, Context>;
    readonly cancelOrder?: Resolve<unknown, MutationCancelOrderArguments, Maybe<CancelOrderOutput>, Context>;
    readonly changeCustomerPassword?: Resolve<unknown, MutationChangeCustomerPasswordArguments, Maybe<Customer>, Context>;
    readonly claimPurchase?: Resolve<unknown, MutationClaimPurchaseArguments, Maybe<string>, Context>;
    readonly clearCart?: Resolve<unknown, MutationClearCartArguments, ClearCartOutput, Context>;
    readonly clearWishlist?: Resolve<unknown, MutationClearWishlistArguments, Maybe<RemoveProductsFromWishlistOutput>, Context>;
    readonly confirmCancelOrder?: Resolve<unknown, MutationConfirmCancelOrderArguments, Maybe<CancelOrderOutput>, Context>;
    readonly confirmEmail?: Resolve<unknown, MutationConfirmEmailArguments, Maybe<CustomerOutput>, Context>;
    readonly confirmNewsletter?: Resolve<unknown, MutationConfirmNewsletterArguments, boolean, Context>;
    readonly contactUs?: Resolve<unknown, MutationContactUsArguments, Maybe<ContactUsOutput>, Context>;
    readonly copyProductsBetweenWishlists?: Resolve<unknown, MutationCopyProductsBetweenWishlistsArguments, Maybe<CopyProductsBetweenWishlistsOutput>, Context>;
    readonly createCompareList?: Resolve<unknown, MutationCreateCompareListArguments, Maybe<CompareList>, Context>;
    readonly createCustomer?: Resolve<unknown, MutationCreateCustomerArguments, Maybe<CustomerOutput>, Context>;
    readonly createCustomerAddress?: Resolve<unknown, MutationCreateCustomerAddressArguments, Maybe<CustomerAddress>, Context>;
    readonly createCustomerFromOrder?: Resolve<unknown, MutationCreateCustomerFromOrderArguments, boolean, Context>;
    readonly createCustomerV2?: Resolve<unknown, MutationCreateCustomerV2Arguments, Maybe<CustomerOutput>, Context>;
    readonly createEmptyCart?: Resolve<unknown, MutationCreateEmptyCartArguments, Maybe<string>, Context>;
    readonly createGuestCart?: Resolve<unknown, MutationCreateGuestCartArguments, Maybe<CreateGuestCartOutput>, Context>;
    readonly createPaypalExpressToken?: Resolve<unknown, MutationCreatePaypalExpressTokenArguments, Maybe<PaypalExpressTokenOutput>, Context>;
    readonly createProductReview?: Resolve<unknown, MutationCreateProductReviewArguments, CreateProductReviewOutput, Context>;
    readonly createWishlist?: Resolve<unknown, MutationCreateWishlistArguments, Maybe<CreateWishlistOutput>, Context>;
    readonly deleteCompareList?: Resolve<unknown, MutationDeleteCompareListArguments, Maybe<DeleteCompareListOutput>, Context>;
    readonly deleteCustomer?: Resolve<unknown, NoArguments, Maybe<boolean>, Context>;
    readonly deleteCustomerAddress?: Resolve<unknown, MutationDeleteCustomerAddressArguments, Maybe<boolean>, Context>;
    readonly deleteCustomerAddressV2?: Resolve<unknown, MutationDeleteCustomerAddressV2Arguments, Maybe<boolean>, Context>;
    readonly deletePaymentToken?: Resolve<unknown, MutationDeletePaymentTokenArguments, Maybe<DeletePaymentTokenOutput>, Context>;
    readonly deleteWishlist?: Resolve<unknown, MutationDeleteWishlistArguments, Maybe<DeleteWishlistOutput>, Context>;
    readonly endCustomerSession?: Resolve<unknown, MutationEndCustomerSessionArguments, boolean, Context>;
    readonly eraseCustomer?: Resolve<unknown, MutationEraseCustomerArguments, boolean, Context>;
    readonly estimateShippingMethods?: Resolve<unknown, MutationEstimateShippingMethodsArguments, Maybe<List<AvailableShippingMethod>>, Context>;
    readonly estimateTotals?: Resolve<unknown, MutationEstimateTotalsArguments, EstimateTotalsOutput, Context>;
    readonly generateCustomerToken?: Resolve<unknown, MutationGenerateCustomerTokenArguments, Maybe<CustomerToken>, Context>;
    readonly generateCustomerTokenByPasskey?: Resolve<unknown, MutationGenerateCustomerTokenByPasskeyArguments, Maybe<CustomerToken>, Context>;
    readonly mergeCarts?: Resolve<unknown, MutationMergeCartsArguments, Cart, Context>;
    readonly mollieProcessTransaction?: Resolve<unknown, MutationMollieProcessTransactionArguments, Maybe<MollieProcessTransactionOutput>, Context>;
    readonly mollieRestoreCart?: Resolve<unknown, MutationMollieRestoreCartArguments, Maybe<MollieResetCartOutput>, Context>;
    readonly moveProductsBetweenWishlists?: Resolve<unknown, MutationMoveProductsBetweenWishlistsArguments, Maybe<MoveProductsBetweenWishlistsOutput>, Context>;
    readonly placeOrder?: Resolve<unknown, MutationPlaceOrderArguments, Maybe<PlaceOrderOutput>, Context>;
    readonly recordConsent?: Resolve<unknown, MutationRecordConsentArguments, RecordedConsent, Context>;
    readonly rememberSeenProducts?: Resolve<unknown, MutationRememberSeenProductsArguments, boolean, Context>;
    readonly removeCouponFromCart?: Resolve<unknown, MutationRemoveCouponFromCartArguments, Maybe<RemoveCouponFromCartOutput>, Context>;
    readonly removeGiftCardFromCart?: Resolve<unknown, MutationRemoveGiftCardFromCartArguments, Maybe<RemoveGiftCardFromCartOutput>, Context>;
    readonly removeItemFromCart?: Resolve<unknown, MutationRemoveItemFromCartArguments, Maybe<RemoveItemFromCartOutput>, Context>;
    readonly removePasskey?: Resolve<unknown, MutationRemovePasskeyArguments, boolean, Context>;
    readonly removeProductsFromCompareList?: Resolve<unknown, MutationRemoveProductsFromCompareListArguments, Maybe<CompareList>, Context>;
    readonly removeProductsFromWishlist?: Resolve<unknown, MutationRemoveProductsFromWishlistArguments, Maybe<RemoveProductsFromWishlistOutput>, Context>;
    readonly renamePasskey?: Resolve<unknown, MutationRenamePasskeyArguments, CustomerPasskey, Context>;
    readonly reorderItems?: Resolve<unknown, MutationReorderItemsArguments, Maybe<ReorderItemsOutput>, Context>;
    readonly reportProductReview?: Resolve<unknown, MutationReportProductReviewArguments, ReportProductReviewOutput, Context>;
    readonly reportVisit?: Resolve<unknown, MutationReportVisitArguments, boolean, Context>;
    readonly requestAppointment?: Resolve<unknown, MutationRequestAppointmentArguments, Maybe<ContactRequestOutput>, Context>;
    readonly requestCustomerData?: Resolve<unknown, MutationRequestCustomerDataArguments, boolean, Context>;
    readonly requestGuestOrderCancel?: Resolve<unknown, MutationRequestGuestOrderCancelArguments, Maybe<CancelOrderOutput>, Context>;
    readonly requestPasswordResetEmail?: Resolve<unknown, MutationRequestPasswordResetEmailArguments, Maybe<boolean>, Context>;
    readonly requestReturn?: Resolve<unknown, MutationRequestReturnArguments, Maybe<RequestReturnOutput>, Context>;
    readonly requestWholesale?: Resolve<unknown, MutationRequestWholesaleArguments, Maybe<ContactRequestOutput>, Context>;
    readonly resendConfirmationEmail?: Resolve<unknown, MutationResendConfirmationEmailArguments, Maybe<boolean>, Context>;
    readonly resetPassword?: Resolve<unknown, MutationResetPasswordArguments, Maybe<boolean>, Context>;
    readonly retryOrderPayment?: Resolve<unknown, MutationRetryOrderPaymentArguments, Maybe<PlaceOrderOutput>, Context>;
    readonly revokeCustomerToken?: Resolve<unknown, NoArguments, Maybe<RevokeCustomerTokenOutput>, Context>;
    readonly setBillingAddressOnCart?: Resolve<unknown, MutationSetBillingAddressOnCartArguments, Maybe<SetBillingAddressOnCartOutput>, Context>;
    readonly setBusinessOrderOnCart?: Resolve<unknown, MutationSetBusinessOrderOnCartArguments, Maybe<ChangedCartOutput>, Context>;
    readonly setGiftOptionsOnCart?: Resolve<unknown, MutationSetGiftOptionsOnCartArguments, Maybe<SetGiftOptionsOnCartOutput>, Context>;
    readonly setGuestEmailOnCart?: Resolve<unknown, MutationSetGuestEmailOnCartArguments, Maybe<SetGuestEmailOnCartOutput>, Context>;
    readonly setPaymentMethodAndPlaceOrder?: Resolve<unknown, MutationSetPaymentMethodAndPlaceOrderArguments, Maybe<PlaceOrderOutput>, Context>;
    readonly setPaymentMethodOnCart?: Resolve<unknown, MutationSetPaymentMethodOnCartArguments, Maybe<SetPaymentMethodOnCartOutput>, Context>;
    readonly setRemarksOnCart?: Resolve<unknown, MutationSetRemarksOnCartArguments, Maybe<ChangedCartOutput>, Context>;
    readonly setShippingAddressesOnCart?: Resolve<unknown, MutationSetShippingAddressesOnCartArguments, Maybe<SetShippingAddressesOnCartOutput>, Context>;
    readonly setShippingMethodsOnCart?: Resolve<unknown, MutationSetShippingMethodsOnCartArguments, Maybe<SetShippingMethodsOnCartOutput>, Context>;
    readonly startAddingPasskey?: Resolve<unknown, MutationStartAddingPasskeyArguments, PasskeyOptions, Context>;
    readonly startPasskeySignIn?: Resolve<unknown, NoArguments, PasskeyOptions, Context>;
    readonly subscribeEmailToNewsletter?: Resolve<unknown, MutationSubscribeEmailToNewsletterArguments, Maybe<SubscribeEmailToNewsletterOutput>, Context>;
    readonly subscribeStockReminder?: Resolve<unknown, MutationSubscribeStockReminderArguments, Maybe<StockReminderOutput>, Context>;
    readonly unsubscribeFromNewsletter?: Resolve<unknown, MutationUnsubscribeFromNewsletterArguments, boolean, Context>;
    readonly updateCartItems?: Resolve<unknown, MutationUpdateCartItemsArguments, Maybe<UpdateCartItemsOutput>, Context>;
    readonly updateCustomer?: Resolve<unknown, MutationUpdateCustomerArguments, Maybe<CustomerOutput>, Context>;
    readonly updateCustomerAddress?: Resolve<unknown, MutationUpdateCustomerAddressArguments, Maybe<CustomerAddress>, Context>;
    readonly updateCustomerAddressV2?: Resolve<unknown, MutationUpdateCustomerAddressV2Arguments, Maybe<CustomerAddress>, Context>;
    readonly updateCustomerEmail?: Resolve<unknown, MutationUpdateCustomerEmailArguments, Maybe<CustomerOutput>, Context>;
    readonly updateCustomerV2?: Resolve<unknown, MutationUpdateCustomerV2Arguments, Maybe<CustomerOutput>, Context>;
    readonly updateProductReview?: Resolve<unknown, MutationUpdateProductReviewArguments, CreateProductReviewOutput, Context>;
    readonly updateProductsInWishlist?: Resolve<unknown, MutationUpdateProductsInWishlistArguments, Maybe<UpdateProductsInWishlistOutput>, Context>;
    readonly updateWishlist?: Resolve<unknown, MutationUpdateWishlistArguments, Maybe<UpdateWishlistOutput>, Context>;
    readonly voteForProductReview?: Resolve<unknown, MutationVoteForProductReviewArguments, VoteForProductReviewOutput, Context>;
    readonly withdrawFromContract?: Resolve<unknown, MutationWithdrawFromContractArguments, WithdrawFromContractOutput, Context>;
    readonly withdrawProductReview?: Resolve<unknown, MutationWithdrawProductReviewArguments, WithdrawProductReviewOutput, Context>;
  };
  readonly OfferedPaymentMethod?: {
    readonly code?: Resolve<OfferedPaymentMethod, NoArguments, string, Context>;
  };
  readonly OpenSpan?: {
    readonly closes?: Resolve<OpenSpan, NoArguments, string, Context>;
    readonly opens?: Resolve<OpenSpan, NoArguments, string, Context>;
    readonly weekday?: Resolve<OpenSpan, NoArguments, number, Context>;
  };
  readonly OpeningHours?: {
    readonly closed_dates?: Resolve<OpeningHours, NoArguments, List<string>, Context>;
    readonly places?: Resolve<OpeningHours, NoArguments, List<PlaceHours>, Context>;
  };
  readonly Order?: {
    readonly mollie_payment_token?: Resolve<Order, NoArguments, Maybe<string>, Context>;
    readonly mollie_redirect_url?: Resolve<Order, NoArguments, Maybe<string>, Context>;
    readonly order_id?: Resolve<Order, NoArguments, Maybe<string>, Context>;
    readonly order_number?: Resolve<Order, NoArguments, string, Context>;
  };
  readonly OrderAddress?: {
    readonly city?: Resolve<OrderAddress, NoArguments, string, Context>;
    readonly company?: Resolve<OrderAddress, NoArguments, Maybe<string>, Context>;
    readonly country_code?: Resolve<OrderAddress, NoArguments, Maybe<CountryCodeEnum>, Context>;
    readonly custom_attributes?: Resolve<OrderAddress, NoArguments, List<AttributeValueInterface>, Context>;
    readonly fax?: Resolve<OrderAddress, NoArguments, Maybe<string>, Context>;
    readonly firstname?: Resolve<OrderAddress, NoArguments, string, Context>;
    readonly house_number?: Resolve<OrderAddress, NoArguments, Maybe<string>, Context>;
    readonly lastname?: Resolve<OrderAddress, NoArguments, string, Context>;
    readonly middlename?: Resolve<OrderAddress, NoArguments, Maybe<string>, Context>;
    readonly postcode?: Resolve<OrderAddress, NoArguments, Maybe<string>, Context>;
    readonly prefix?: Resolve<OrderAddress, NoArguments, Maybe<string>, Context>;
    readonly region?: Resolve<OrderAddress, NoArguments, Maybe<string>, Context>;
    readonly region_id?: Resolve<OrderAddress, NoArguments, Maybe<string | number>, Context>;
    readonly street?: Resolve<OrderAddress, NoArguments, List<string>, Context>;
    readonly suffix?: Resolve<OrderAddress, NoArguments, Maybe<string>, Context>;
    readonly telephone?: Resolve<OrderAddress, NoArguments, Maybe<string>, Context>;
    readonly vat_id?: Resolve<OrderAddress, NoArguments, Maybe<string>, Context>;
  };
  readonly OrderContentConsent?: {
    readonly given_at?: Resolve<OrderContentConsent, NoArguments, string, Context>;
    readonly version?: Resolve<OrderContentConsent, NoArguments, string, Context>;
  };
  readonly OrderCustomerInfo?: {
    readonly firstname?: Resolve<OrderCustomerInfo, NoArguments, string, Context>;
    readonly lastname?: Resolve<OrderCustomerInfo, NoArguments, Maybe<string>, Context>;
    readonly middlename?: Resolve<OrderCustomerInfo, NoArguments, Maybe<string>, Context>;
    readonly prefix?: Resolve<OrderCustomerInfo, NoArguments, Maybe<string>, Context>;
    readonly suffix?: Resolve<OrderCustomerInfo, NoArguments, Maybe<string>, Context>;
  };
  readonly OrderExpectedDelivery?: {
    readonly earliest_date?: Resolve<OrderExpectedDelivery, NoArguments, string, Context>;
    readonly latest_date?: Resolve<OrderExpectedDelivery, NoArguments, string, Context>;
  };
  readonly OrderGiftCard?: {
    readonly amount?: Resolve<OrderGiftCard, NoArguments, Money, Context>;
    readonly code_ending?: Resolve<OrderGiftCard, NoArguments, string, Context>;
  };
  readonly OrderItem?: {
    readonly discounts?: Resolve<OrderItem, NoArguments, Maybe<List<Discount>>, Context>;
    readonly entered_options?: Resolve<OrderItem, NoArguments, Maybe<List<OrderItemOption>>, Context>;
    readonly gift_message?: Resolve<OrderItem, NoArguments, Maybe<GiftMessage>, Context>;
    readonly id?: Resolve<OrderItem, NoArguments, string | number, Context>;
    readonly parent_sku?: Resolve<OrderItem, NoArguments, Maybe<string>, Context>;
    readonly prices?: Resolve<OrderItem, NoArguments, Maybe<OrderItemPrices>, Context>;
    readonly product?: Resolve<OrderItem, NoArguments, Maybe<ProductInterface>, Context>;
    readonly product_name?: Resolve<OrderItem, NoArguments, Maybe<string>, Context>;
    readonly product_path?: Resolve<OrderItem, NoArguments, Maybe<string>, Context>;
    readonly product_sale_price?: Resolve<OrderItem, NoArguments, Money, Context>;
    readonly product_sku?: Resolve<OrderItem, NoArguments, string, Context>;
    readonly product_type?: Resolve<OrderItem, NoArguments, Maybe<string>, Context>;
    readonly product_url_key?: Resolve<OrderItem, NoArguments, Maybe<string>, Context>;
    readonly quantity_canceled?: Resolve<OrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_invoiced?: Resolve<OrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_ordered?: Resolve<OrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_refunded?: Resolve<OrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_returned?: Resolve<OrderItem, NoArguments, Maybe<number>, Context>;
    readonly quantity_shipped?: Resolve<OrderItem, NoArguments, Maybe<number>, Context>;
    readonly selected_options?: Resolve<OrderItem, NoArguments, Maybe<List<OrderItemOption>>, Context>;
    readonly status?: Resolve<OrderItem, NoArguments, Maybe<string>, Context>;
  };
  readonly OrderItemInterface?: {
    readonly __resolveType?: (value: OrderItemInterface, context: Context) => 'ConfigurableOrderItem' | 'GiftCardOrderItem' | 'OrderItem';
    readonly discounts?: Resolve<OrderItemInterface, NoArguments, Maybe<List<Discount>>, Context>;
    readonly entered_options?: Resolve<OrderItemInterface, NoArguments, Maybe<List<OrderItemOption>>, Context>;
    readonly gift_message?: Resolve<OrderItemInterface, NoArguments, Maybe<GiftMessage>, Context>;
    readonly id?: Resolve<OrderItemInterface, NoArguments, string | number, Context>;
    readonly prices?: Resolve<OrderItemInterface, NoArguments, Maybe<OrderItemPrices>, Context>;
    readonly product?: Resolve<OrderItemInterface, NoArguments, Maybe<ProductInterface>, Context>;
    readonly product_name?: Resolve<OrderItemInterface, NoArguments, Maybe<string>, Context>;
    readonly product_path?: Resolve<OrderItemInterface, NoArguments, Maybe<string>, Context>;
    readonly product_sale_price?: Resolve<OrderItemInterface, NoArguments, Money, Context>;
    readonly product_sku?: Resolve<OrderItemInterface, NoArguments, string, Context>;
    readonly product_type?: Resolve<OrderItemInterface, NoArguments, Maybe<string>, Context>;
    readonly product_url_key?: Resolve<OrderItemInterface, NoArguments, Maybe<string>, Context>;
    readonly quantity_canceled?: Resolve<OrderItemInterface, NoArguments, Maybe<number>, Context>;
    readonly quantity_invoiced?: Resolve<OrderItemInterface, NoArguments, Maybe<number>, Context>;
    readonly quantity_ordered?: Resolve<OrderItemInterface, NoArguments, Maybe<number>, Context>;
    readonly quantity_refunded?: Resolve<OrderItemInterface, NoArguments, Maybe<number>, Context>;
    readonly quantity_returned?: Resolve<OrderItemInterface, NoArguments, Maybe<number>, Context>;
    readonly quantity_shipped?: Resolve<OrderItemInterface, NoArguments, Maybe<number>, Context>;
    readonly selected_options?: Resolve<OrderItemInterface, NoArguments, Maybe<List<OrderItemOption>>, Context>;
    readonly status?: Resolve<OrderItemInterface, NoArguments, Maybe<string>, Context>;
  };
  readonly OrderItemOption?: {
    readonly label?: Resolve<OrderItemOption, NoArguments, string, Context>;
    readonly value?: Resolve<OrderItemOption, NoArguments, string, Context>;
  };
  readonly OrderItemPrices?: {
    readonly discounts?: Resolve<OrderItemPrices, NoArguments, Maybe<List<Discount>>, Context>;
    readonly fixed_product_taxes?: Resolve<OrderItemPrices, NoArguments, List<FixedProductTax>, Context>;
    readonly original_price?: Resolve<OrderItemPrices, NoArguments, Maybe<Money>, Context>;
    readonly original_price_including_tax?: Resolve<OrderItemPrices, NoArguments, Maybe<Money>, Context>;
    readonly original_row_total?: Resolve<OrderItemPrices, NoArguments, Money, Context>;
    readonly original_row_total_including_tax?: Resolve<OrderItemPrices, NoArguments, Money, Context>;
    readonly price?: Resolve<OrderItemPrices, NoArguments, Money, Context>;
    readonly price_including_tax?: Resolve<OrderItemPrices, NoArguments, Money, Context>;
    readonly row_total?: Resolve<OrderItemPrices, NoArguments, Money, Context>;
    readonly row_total_including_tax?: Resolve<OrderItemPrices, NoArguments, Money, Context>;
    readonly total_item_discount?: Resolve<OrderItemPrices, NoArguments, Money, Context>;
  };
  readonly OrderPayment?: {
    readonly order?: Resolve<OrderPayment, NoArguments, CustomerOrder, Context>;
    readonly redirect_url?: Resolve<OrderPayment, NoArguments, Maybe<string>, Context>;
    readonly state?: Resolve<OrderPayment, NoArguments, string, Context>;
  };
  readonly OrderPaymentMethod?: {
    readonly additional_data?: Resolve<OrderPaymentMethod, NoArguments, Maybe<List<KeyValue>>, Context>;
    readonly name?: Resolve<OrderPaymentMethod, NoArguments, string, Context>;
    readonly type?: Resolve<OrderPaymentMethod, NoArguments, string, Context>;
  };
  readonly OrderShipment?: {
    readonly comments?: Resolve<OrderShipment, NoArguments, Maybe<List<SalesCommentItem>>, Context>;
    readonly id?: Resolve<OrderShipment, NoArguments, string | number, Context>;
    readonly items?: Resolve<OrderShipment, NoArguments, Maybe<List<ShipmentItemInterface>>, Context>;
    readonly number?: Resolve<OrderShipment, NoArguments, string, Context>;
    readonly tracking?: Resolve<OrderShipment, NoArguments, Maybe<List<ShipmentTracking>>, Context>;
  };
  readonly OrderTotal?: {
    readonly base_grand_total?: Resolve<OrderTotal, NoArguments, Money, Context>;
    readonly discounts?: Resolve<OrderTotal, NoArguments, Maybe<List<Discount>>, Context>;
    readonly grand_total?: Resolve<OrderTotal, NoArguments, Money, Context>;
    readonly grand_total_excl_tax?: Resolve<OrderTotal, NoArguments, Money, Context>;
    readonly shipping_handling?: Resolve<OrderTotal, NoArguments, Maybe<ShippingHandling>, Context>;
    readonly subtotal?: Resolve<OrderTotal, NoArguments, Money, Context>;
    readonly subtotal_excl_tax?: Resolve<OrderTotal, NoArguments, Money, Context>;
    readonly subtotal_incl_tax?: Resolve<OrderTotal, NoArguments, Money, Context>;
    readonly taxes?: Resolve<OrderTotal, NoArguments, Maybe<List<TaxItem>>, Context>;
    readonly total_before_gift_cards?: Resolve<OrderTotal, NoArguments, Money, Context>;
    readonly total_giftcard?: Resolve<OrderTotal, NoArguments, Maybe<Money>, Context>;
    readonly total_shipping?: Resolve<OrderTotal, NoArguments, Money, Context>;
    readonly total_tax?: Resolve<OrderTotal, NoArguments, Money, Context>;
  };
  readonly OrderWithdrawal?: {
    readonly is_open?: Resolve<OrderWithdrawal, NoArguments, boolean, Context>;
    readonly lines?: Resolve<OrderWithdrawal, NoArguments, List<WithdrawalLine>, Context>;
    readonly open_until?: Resolve<OrderWithdrawal, NoArguments, Maybe<string>, Context>;
    readonly statutory_until?: Resolve<OrderWithdrawal, NoArguments, Maybe<string>, Context>;
  };
  readonly PasskeyOptions?: {
    readonly json?: Resolve<PasskeyOptions, NoArguments, string, Context>;
  };
  readonly PastOrder?: {
    readonly grand_total?: Resolve<PastOrder, NoArguments, Money, Context>;
    readonly items?: Resolve<PastOrder, NoArguments, List<PastOrderItem>, Context>;
    readonly number?: Resolve<PastOrder, NoArguments, string, Context>;
    readonly placed_at?: Resolve<PastOrder, NoArguments, string, Context>;
    readonly status?: Resolve<PastOrder, NoArguments, string, Context>;
    readonly status_code?: Resolve<PastOrder, NoArguments, string, Context>;
  };
  readonly PastOrderItem?: {
    readonly name?: Resolve<PastOrderItem, NoArguments, string, Context>;
    readonly quantity?: Resolve<PastOrderItem, NoArguments, number, Context>;
    readonly sku?: Resolve<PastOrderItem, NoArguments, string, Context>;
  };
  readonly PaypalExpressTokenOutput?: {
    readonly paypal_urls?: Resolve<PaypalExpressTokenOutput, NoArguments, Maybe<PaypalExpressUrlList>, Context>;
    readonly token?: Resolve<PaypalExpressTokenOutput, NoArguments, Maybe<string>, Context>;
  };
  readonly PaypalExpressUrlList?: {
    readonly edit?: Resolve<PaypalExpressUrlList, NoArguments, Maybe<string>, Context>;
    readonly start?: Resolve<PaypalExpressUrlList, NoArguments, Maybe<string>, Context>;
  };
  readonly PhysicalProductInterface?: {
    readonly __resolveType?: (value: PhysicalProductInterface, context: Context) => 'ConfigurableProduct' | 'GiftCardProduct' | 'SimpleProduct';
    readonly weight?: Resolve<PhysicalProductInterface, NoArguments, Maybe<number>, Context>;
  };
  readonly PickupLocation?: {
    readonly city?: Resolve<PickupLocation, NoArguments, Maybe<string>, Context>;
    readonly contact_name?: Resolve<PickupLocation, NoArguments, Maybe<string>, Context>;
    readonly country_id?: Resolve<PickupLocation, NoArguments, Maybe<string>, Context>;
    readonly description?: Resolve<PickupLocation, NoArguments, Maybe<string>, Context>;
    readonly email?: Resolve<PickupLocation, NoArguments, Maybe<string>, Context>;
    readonly fax?: Resolve<PickupLocation, NoArguments, Maybe<string>, Context>;
    readonly latitude?: Resolve<PickupLocation, NoArguments, Maybe<number>, Context>;
    readonly longitude?: Resolve<PickupLocation, NoArguments, Maybe<number>, Context>;
    readonly name?: Resolve<PickupLocation, NoArguments, Maybe<string>, Context>;
    readonly phone?: Resolve<PickupLocation, NoArguments, Maybe<string>, Context>;
    readonly pickup_location_code?: Resolve<PickupLocation, NoArguments, Maybe<string>, Context>;
    readonly postcode?: Resolve<PickupLocation, NoArguments, Maybe<string>, Context>;
    readonly region?: Resolve<PickupLocation, NoArguments, Maybe<string>, Context>;
    readonly region_id?: Resolve<PickupLocation, NoArguments, Maybe<number>, Context>;
    readonly street?: Resolve<PickupLocation, NoArguments, Maybe<string>, Context>;
  };
  readonly PickupLocations?: {
    readonly items?: Resolve<PickupLocations, NoArguments, Maybe<List<PickupLocation>>, Context>;
    readonly page_info?: Resolve<PickupLocations, NoArguments, Maybe<SearchResultPageInfo>, Context>;
    readonly total_count?: Resolve<PickupLocations, NoArguments, Maybe<number>, Context>;
  };
  readonly PickupPoint?: {
    readonly carrier_code?: Resolve<PickupPoint, NoArguments, string, Context>;
    readonly city?: Resolve<PickupPoint, NoArguments, string, Context>;
    readonly country_code?: Resolve<PickupPoint, NoArguments, string, Context>;
    readonly distance_metres?: Resolve<PickupPoint, NoArguments, number, Context>;
    readonly id?: Resolve<PickupPoint, NoArguments, string, Context>;
    readonly name?: Resolve<PickupPoint, NoArguments, string, Context>;
    readonly opening_hours?: Resolve<PickupPoint, NoArguments, List<string>, Context>;
    readonly postcode?: Resolve<PickupPoint, NoArguments, string, Context>;
    readonly street?: Resolve<PickupPoint, NoArguments, string, Context>;
  };
  readonly PlaceHours?: {
    readonly place?: Resolve<PlaceHours, NoArguments, string, Context>;
    readonly spans?: Resolve<PlaceHours, NoArguments, List<OpenSpan>, Context>;
  };
  readonly PlaceOrderError?: {
    readonly code?: Resolve<PlaceOrderError, NoArguments, PlaceOrderErrorCodes, Context>;
    readonly message?: Resolve<PlaceOrderError, NoArguments, string, Context>;
  };
  readonly PlaceOrderOutput?: {
    readonly errors?: Resolve<PlaceOrderOutput, NoArguments, Maybe<List<PlaceOrderError>>, Context>;
    readonly order?: Resolve<PlaceOrderOutput, NoArguments, Maybe<Order>, Context>;
    readonly orderV2?: Resolve<PlaceOrderOutput, NoArguments, Maybe<CustomerOrder>, Context>;
    readonly payment_url?: Resolve<PlaceOrderOutput, NoArguments, Maybe<string>, Context>;
  };
  readonly Price?: {
    readonly adjustments?: Resolve<Price, NoArguments, Maybe<List<PriceAdjustment>>, Context>;
    readonly amount?: Resolve<Price, NoArguments, Maybe<Money>, Context>;
  };
  readonly PriceAdjustment?: {
    readonly amount?: Resolve<PriceAdjustment, NoArguments, Maybe<Money>, Context>;
    readonly code?: Resolve<PriceAdjustment, NoArguments, Maybe<PriceAdjustmentCodesEnum>, Context>;
    readonly description?: Resolve<PriceAdjustment, NoArguments, Maybe<PriceAdjustmentDescriptionEnum>, Context>;
  };
  readonly PriceDetails?: {
    readonly discount_percentage?: Resolve<PriceDetails, NoArguments, Maybe<number>, Context>;
    readonly main_final_price?: Resolve<PriceDetails, NoArguments, Maybe<number>, Context>;
    readonly main_price?: Resolve<PriceDetails, NoArguments, Maybe<number>, Context>;
  };
  readonly PriceRange?: {
    readonly maximum_price?: Resolve<PriceRange, NoArguments, Maybe<ProductPrice>, Context>;
    readonly minimum_price?: Resolve<PriceRange, NoArguments, ProductPrice, Context>;
  };
  readonly PriceThresholds?: {
    readonly gift_card_maximum?: Resolve<PriceThresholds, NoArguments, Money, Context>;
    readonly gift_card_minimum?: Resolve<PriceThresholds, NoArguments, Money, Context>;
    readonly minimum_order?: Resolve<PriceThresholds, NoArguments, Money, Context>;
  };
  readonly ProductAttribute?: {
    readonly code?: Resolve<ProductAttribute, NoArguments, string, Context>;
    readonly value?: Resolve<ProductAttribute, NoArguments, string, Context>;
  };
  readonly ProductAttributeMetadata?: {
    readonly attribute_labels?: Resolve<ProductAttributeMetadata, NoArguments, Maybe<List<StoreLabels>>, Context>;
    readonly code?: Resolve<ProductAttributeMetadata, NoArguments, Maybe<string>, Context>;
    readonly data_type?: Resolve<ProductAttributeMetadata, NoArguments, Maybe<ObjectDataTypeEnum>, Context>;
    readonly entity_type?: Resolve<ProductAttributeMetadata, NoArguments, Maybe<EntityTypeEnum>, Context>;
    readonly is_system?: Resolve<ProductAttributeMetadata, NoArguments, Maybe<boolean>, Context>;
    readonly label?: Resolve<ProductAttributeMetadata, NoArguments, Maybe<string>, Context>;
    readonly sort_order?: Resolve<ProductAttributeMetadata, NoArguments, Maybe<number>, Context>;
    readonly ui_input?: Resolve<ProductAttributeMetadata, NoArguments, Maybe<UiInputTypeInterface>, Context>;
    readonly uid?: Resolve<ProductAttributeMetadata, NoArguments, Maybe<string | number>, Context>;
    readonly used_in_components?: Resolve<ProductAttributeMetadata, NoArguments, Maybe<List<CustomAttributesListsEnum>>, Context>;
  };
  readonly ProductCustomAttributes?: {
    readonly errors?: Resolve<ProductCustomAttributes, NoArguments, List<AttributeMetadataError>, Context>;
    readonly items?: Resolve<ProductCustomAttributes, NoArguments, List<AttributeValueInterface>, Context>;
  };
  readonly ProductDiscount?: {
    readonly amount_off?: Resolve<ProductDiscount, NoArguments, Maybe<number>, Context>;
    readonly percent_off?: Resolve<ProductDiscount, NoArguments, Maybe<number>, Context>;
  };
  readonly ProductImage?: {
    readonly disabled?: Resolve<ProductImage, NoArguments, Maybe<boolean>, Context>;
    readonly label?: Resolve<ProductImage, NoArguments, Maybe<string>, Context>;
    readonly position?: Resolve<ProductImage, NoArguments, Maybe<number>, Context>;
    readonly types?: Resolve<ProductImage, NoArguments, Maybe<List<string>>, Context>;
    readonly url?: Resolve<ProductImage, NoArguments, Maybe<string>, Context>;
  };
  readonly ProductInterface?: {
    readonly __resolveType?: (value: ProductInterface, context: Context) => 'ConfigurableProduct' | 'GiftCardProduct' | 'SimpleProduct' | 'VirtualProduct';
    readonly attribute_set_id?: Resolve<ProductInterface, NoArguments, Maybe<number>, Context>;
    readonly bought_together_products?: Resolve<ProductInterface, NoArguments, List<ProductInterface>, Context>;
    readonly canonical_url?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly categories?: Resolve<ProductInterface, NoArguments, Maybe<List<CategoryInterface>>, Context>;
    readonly colour_name?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly colour_siblings?: Resolve<ProductInterface, ProductInterfaceColourSiblingsArguments, List<ColourSibling>, Context>;
    readonly country_of_manufacture?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly created_at?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly crosssell_products?: Resolve<ProductInterface, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly custom_attributes?: Resolve<ProductInterface, NoArguments, List<CustomAttribute>, Context>;
    readonly custom_attributesV2?: Resolve<ProductInterface, ProductInterfaceCustomAttributesV2Arguments, Maybe<ProductCustomAttributes>, Context>;
    readonly description?: Resolve<ProductInterface, NoArguments, Maybe<ComplexTextValue>, Context>;
    readonly gift_message_available?: Resolve<ProductInterface, NoArguments, boolean, Context>;
    readonly id?: Resolve<ProductInterface, NoArguments, Maybe<number>, Context>;
    readonly image?: Resolve<ProductInterface, NoArguments, Maybe<ProductImage>, Context>;
    readonly longest_piece_cm?: Resolve<ProductInterface, NoArguments, Maybe<number>, Context>;
    readonly max_sale_qty?: Resolve<ProductInterface, NoArguments, Maybe<number>, Context>;
    readonly media_gallery?: Resolve<ProductInterface, NoArguments, Maybe<List<MediaGalleryInterface>>, Context>;
    readonly media_gallery_entries?: Resolve<ProductInterface, NoArguments, Maybe<List<MediaGalleryEntry>>, Context>;
    readonly meta_description?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly meta_keyword?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly meta_title?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly min_sale_qty?: Resolve<ProductInterface, NoArguments, Maybe<number>, Context>;
    readonly most_viewed_products?: Resolve<ProductInterface, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly name?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly new_from_date?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly new_to_date?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly only_x_left_in_stock?: Resolve<ProductInterface, NoArguments, Maybe<number>, Context>;
    readonly options_container?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly price?: Resolve<ProductInterface, NoArguments, Maybe<ProductPrices>, Context>;
    readonly price_range?: Resolve<ProductInterface, NoArguments, PriceRange, Context>;
    readonly price_tiers?: Resolve<ProductInterface, NoArguments, Maybe<List<TierPrice>>, Context>;
    readonly product_links?: Resolve<ProductInterface, NoArguments, Maybe<List<ProductLinksInterface>>, Context>;
    readonly quantity?: Resolve<ProductInterface, NoArguments, Maybe<number>, Context>;
    readonly quantity_step?: Resolve<ProductInterface, NoArguments, number, Context>;
    readonly range_name?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly rating_summary?: Resolve<ProductInterface, NoArguments, number, Context>;
    readonly related_products?: Resolve<ProductInterface, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly review_count?: Resolve<ProductInterface, NoArguments, number, Context>;
    readonly reviews?: Resolve<ProductInterface, ProductInterfaceReviewsArguments, ProductReviews, Context>;
    readonly sample?: Resolve<ProductInterface, NoArguments, Maybe<ProductSample>, Context>;
    readonly short_description?: Resolve<ProductInterface, NoArguments, Maybe<ComplexTextValue>, Context>;
    readonly sku?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly small_image?: Resolve<ProductInterface, NoArguments, Maybe<ProductImage>, Context>;
    readonly special_from_date?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly special_price?: Resolve<ProductInterface, NoArguments, Maybe<number>, Context>;
    readonly special_to_date?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly stock_status?: Resolve<ProductInterface, NoArguments, Maybe<ProductStockStatus>, Context>;
    readonly swatch_image?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly thumbnail?: Resolve<ProductInterface, NoArguments, Maybe<ProductImage>, Context>;
    readonly tier_price?: Resolve<ProductInterface, NoArguments, Maybe<number>, Context>;
    readonly tier_prices?: Resolve<ProductInterface, NoArguments, Maybe<List<ProductTierPrices>>, Context>;
    readonly type_id?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<ProductInterface, NoArguments, string | number, Context>;
    readonly unit_price?: Resolve<ProductInterface, NoArguments, Maybe<UnitPrice>, Context>;
    readonly updated_at?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly upsell_products?: Resolve<ProductInterface, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly url_key?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly url_keys?: Resolve<ProductInterface, NoArguments, List<LocaleUrlKey>, Context>;
    readonly url_path?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly url_rewrites?: Resolve<ProductInterface, NoArguments, Maybe<List<UrlRewrite>>, Context>;
    readonly url_suffix?: Resolve<ProductInterface, NoArguments, Maybe<string>, Context>;
    readonly websites?: Resolve<ProductInterface, NoArguments, Maybe<List<Website>>, Context>;
  };
  readonly ProductLinks?: {
    readonly link_type?: Resolve<ProductLinks, NoArguments, Maybe<string>, Context>;
    readonly linked_product_sku?: Resolve<ProductLinks, NoArguments, Maybe<string>, Context>;
    readonly linked_product_type?: Resolve<ProductLinks, NoArguments, Maybe<string>, Context>;
    readonly position?: Resolve<ProductLinks, NoArguments, Maybe<number>, Context>;
    readonly sku?: Resolve<ProductLinks, NoArguments, Maybe<string>, Context>;
  };
  readonly ProductLinksInterface?: {
    readonly __resolveType?: (value: ProductLinksInterface, context: Context) => 'ProductLinks';
    readonly link_type?: Resolve<ProductLinksInterface, NoArguments, Maybe<string>, Context>;
    readonly linked_product_sku?: Resolve<ProductLinksInterface, NoArguments, Maybe<string>, Context>;
    readonly linked_product_type?: Resolve<ProductLinksInterface, NoArguments, Maybe<string>, Context>;
    readonly position?: Resolve<ProductLinksInterface, NoArguments, Maybe<number>, Context>;
    readonly sku?: Resolve<ProductLinksInterface, NoArguments, Maybe<string>, Context>;
  };
  readonly ProductMediaGalleryEntriesContent?: {
    readonly base64_encoded_data?: Resolve<ProductMediaGalleryEntriesContent, NoArguments, Maybe<string>, Context>;
    readonly name?: Resolve<ProductMediaGalleryEntriesContent, NoArguments, Maybe<string>, Context>;
    readonly type?: Resolve<ProductMediaGalleryEntriesContent, NoArguments, Maybe<string>, Context>;
  };
  readonly ProductMediaGalleryEntriesVideoContent?: {
    readonly media_type?: Resolve<ProductMediaGalleryEntriesVideoContent, NoArguments, Maybe<string>, Context>;
    readonly video_description?: Resolve<ProductMediaGalleryEntriesVideoContent, NoArguments, Maybe<string>, Context>;
    readonly video_metadata?: Resolve<ProductMediaGalleryEntriesVideoContent, NoArguments, Maybe<string>, Context>;
    readonly video_provider?: Resolve<ProductMediaGalleryEntriesVideoContent, NoArguments, Maybe<string>, Context>;
    readonly video_title?: Resolve<ProductMediaGalleryEntriesVideoContent, NoArguments, Maybe<string>, Context>;
    readonly video_url?: Resolve<ProductMediaGalleryEntriesVideoContent, NoArguments, Maybe<string>, Context>;
  };
  readonly ProductPrice?: {
    readonly discount?: Resolve<ProductPrice, NoArguments, Maybe<ProductDiscount>, Context>;
    readonly final_price?: Resolve<ProductPrice, NoArguments, Money, Context>;
    readonly fixed_product_taxes?: Resolve<ProductPrice, NoArguments, Maybe<List<FixedProductTax>>, Context>;
    readonly regular_price?: Resolve<ProductPrice, NoArguments, Money, Context>;
  };
  readonly ProductPrices?: {
    readonly maximalPrice?: Resolve<ProductPrices, NoArguments, Maybe<Price>, Context>;
    readonly minimalPrice?: Resolve<ProductPrices, NoArguments, Maybe<Price>, Context>;
    readonly regularPrice?: Resolve<ProductPrices, NoArguments, Maybe<Price>, Context>;
  };
  readonly ProductRatingCount?: {
    readonly count?: Resolve<ProductRatingCount, NoArguments, number, Context>;
    readonly demo_count?: Resolve<ProductRatingCount, NoArguments, number, Context>;
    readonly stars?: Resolve<ProductRatingCount, NoArguments, number, Context>;
  };
  readonly ProductReview?: {
    readonly answer?: Resolve<ProductReview, NoArguments, Maybe<ProductReviewAnswer>, Context>;
    readonly average_rating?: Resolve<ProductReview, NoArguments, number, Context>;
    readonly created_at?: Resolve<ProductReview, NoArguments, string, Context>;
    readonly helpful_count?: Resolve<ProductReview, NoArguments, number, Context>;
    readonly id?: Resolve<ProductReview, NoArguments, string | number, Context>;
    readonly is_demo?: Resolve<ProductReview, NoArguments, boolean, Context>;
    readonly is_verified_buyer?: Resolve<ProductReview, NoArguments, boolean, Context>;
    readonly language?: Resolve<ProductReview, NoArguments, string, Context>;
    readonly nickname?: Resolve<ProductReview, NoArguments, string, Context>;
    readonly pictures?: Resolve<ProductReview, NoArguments, List<ProductReviewPicture>, Context>;
    readonly product?: Resolve<ProductReview, NoArguments, ProductInterface, Context>;
    readonly ratings_breakdown?: Resolve<ProductReview, NoArguments, List<ProductReviewRating>, Context>;
    readonly stars?: Resolve<ProductReview, NoArguments, number, Context>;
    readonly status?: Resolve<ProductReview, NoArguments, ProductReviewStatus, Context>;
    readonly summary?: Resolve<ProductReview, NoArguments, string, Context>;
    readonly text?: Resolve<ProductReview, NoArguments, string, Context>;
  };
  readonly ProductReviewAnswer?: {
    readonly created_at?: Resolve<ProductReviewAnswer, NoArguments, string, Context>;
    readonly text?: Resolve<ProductReviewAnswer, NoArguments, string, Context>;
  };
  readonly ProductReviewPicture?: {
    readonly height?: Resolve<ProductReviewPicture, NoArguments, number, Context>;
    readonly id?: Resolve<ProductReviewPicture, NoArguments, string | number, Context>;
    readonly thumbnail_url?: Resolve<ProductReviewPicture, NoArguments, string, Context>;
    readonly url?: Resolve<ProductReviewPicture, NoArguments, string, Context>;
    readonly width?: Resolve<ProductReviewPicture, NoArguments, number, Context>;
  };
  readonly ProductReviewRating?: {
    readonly name?: Resolve<ProductReviewRating, NoArguments, string, Context>;
    readonly value?: Resolve<ProductReviewRating, NoArguments, string, Context>;
  };
  readonly ProductReviewRatingMetadata?: {
    readonly id?: Resolve<ProductReviewRatingMetadata, NoArguments, string, Context>;
    readonly name?: Resolve<ProductReviewRatingMetadata, NoArguments, string, Context>;
    readonly values?: Resolve<ProductReviewRatingMetadata, NoArguments, List<ProductReviewRatingValueMetadata>, Context>;
  };
  readonly ProductReviewRatingValueMetadata?: {
    readonly value?: Resolve<ProductReviewRatingValueMetadata, NoArguments, string, Context>;
    readonly value_id?: Resolve<ProductReviewRatingValueMetadata, NoArguments, string, Context>;
  };
  readonly ProductReviewRatingsMetadata?: {
    readonly items?: Resolve<ProductReviewRatingsMetadata, NoArguments, List<ProductReviewRatingMetadata>, Context>;
  };
  readonly ProductReviews?: {
    readonly items?: Resolve<ProductReviews, NoArguments, List<ProductReview>, Context>;
    readonly page_info?: Resolve<ProductReviews, NoArguments, SearchResultPageInfo, Context>;
    readonly rating_counts?: Resolve<ProductReviews, NoArguments, List<ProductRatingCount>, Context>;
  };
  readonly ProductSample?: {
    readonly length_cm?: Resolve<ProductSample, NoArguments, number, Context>;
    readonly price?: Resolve<ProductSample, NoArguments, Money, Context>;
    readonly sku?: Resolve<ProductSample, NoArguments, string, Context>;
    readonly stock_status?: Resolve<ProductSample, NoArguments, ProductStockStatus, Context>;
  };
  readonly ProductTierPrices?: {
    readonly customer_group_id?: Resolve<ProductTierPrices, NoArguments, Maybe<string>, Context>;
    readonly percentage_value?: Resolve<ProductTierPrices, NoArguments, Maybe<number>, Context>;
    readonly qty?: Resolve<ProductTierPrices, NoArguments, Maybe<number>, Context>;
    readonly value?: Resolve<ProductTierPrices, NoArguments, Maybe<number>, Context>;
    readonly website_id?: Resolve<ProductTierPrices, NoArguments, Maybe<number>, Context>;
  };
  readonly Products?: {
    readonly aggregations?: Resolve<Products, ProductsAggregationsArguments, Maybe<List<Aggregation>>, Context>;
    readonly filters?: Resolve<Products, NoArguments, Maybe<List<LayerFilter>>, Context>;
    readonly items?: Resolve<Products, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly page_info?: Resolve<Products, NoArguments, Maybe<SearchResultPageInfo>, Context>;
    readonly sort_fields?: Resolve<Products, NoArguments, Maybe<SortFields>, Context>;
    readonly suggestions?: Resolve<Products, NoArguments, Maybe<List<SearchSuggestion>>, Context>;
    readonly total_count?: Resolve<Products, NoArguments, Maybe<number>, Context>;
  };
  readonly Query?: {
    readonly amMostviewedGroups?: Resolve<unknown, QueryAmMostviewedGroupsArguments, AmMostviewedGroups, Context>;
    readonly attributesForm?: Resolve<unknown, QueryAttributesFormArguments, AttributesFormOutput, Context>;
    readonly attributesList?: Resolve<unknown, QueryAttributesListArguments, Maybe<AttributesMetadataOutput>, Context>;
    readonly availableStores?: Resolve<unknown, QueryAvailableStoresArguments, Maybe<List<StoreConfig>>, Context>;
    readonly cart?: Resolve<unknown, QueryCartArguments, Maybe<Cart>, Context>;
    readonly categories?: Resolve<unknown, QueryCategoriesArguments, Maybe<CategoryResult>, Context>;
    readonly category?: Resolve<unknown, QueryCategoryArguments, Maybe<CategoryTree>, Context>;
    readonly categoryList?: Resolve<unknown, QueryCategoryListArguments, Maybe<List<CategoryTree>>, Context>;
    readonly category_url_paths?: Resolve<unknown, QueryCategoryUrlPathsArguments, List<LocaleUrlPath>, Context>;
    readonly checkoutAgreements?: Resolve<unknown, NoArguments, Maybe<List<CheckoutAgreement>>, Context>;
    readonly cmsBlocks?: Resolve<unknown, QueryCmsBlocksArguments, Maybe<CmsBlocks>, Context>;
    readonly cmsPage?: Resolve<unknown, QueryCmsPageArguments, Maybe<CmsPage>, Context>;
    readonly cms_page_url_keys?: Resolve<unknown, QueryCmsPageUrlKeysArguments, List<LocaleUrlKey>, Context>;
    readonly compareList?: Resolve<unknown, QueryCompareListArguments, Maybe<CompareList>, Context>;
    readonly countries?: Resolve<unknown, NoArguments, Maybe<List<Country>>, Context>;
    readonly country?: Resolve<unknown, QueryCountryArguments, Maybe<Country>, Context>;
    readonly currency?: Resolve<unknown, NoArguments, Maybe<Currency>, Context>;
    readonly customAttributeMetadata?: Resolve<unknown, QueryCustomAttributeMetadataArguments, Maybe<CustomAttributeMetadata>, Context>;
    readonly customAttributeMetadataV2?: Resolve<unknown, QueryCustomAttributeMetadataV2Arguments, AttributesMetadataOutput, Context>;
    readonly customer?: Resolve<unknown, NoArguments, Maybe<Customer>, Context>;
    readonly customerCart?: Resolve<unknown, NoArguments, Cart, Context>;
    readonly customerDownloadableProducts?: Resolve<unknown, NoArguments, Maybe<CustomerDownloadableProducts>, Context>;
    readonly customerGroup?: Resolve<unknown, NoArguments, CustomerGroupStorefront, Context>;
    readonly customerOrders?: Resolve<unknown, NoArguments, Maybe<CustomerOrders>, Context>;
    readonly customerPaymentTokens?: Resolve<unknown, NoArguments, Maybe<CustomerPaymentTokens>, Context>;
    readonly expected_delivery?: Resolve<unknown, QueryExpectedDeliveryArguments, Maybe<ExpectedDelivery>, Context>;
    readonly giftCardAccount?: Resolve<unknown, QueryGiftCardAccountArguments, Maybe<GiftCardAccount>, Context>;
    readonly guestOrder?: Resolve<unknown, QueryGuestOrderArguments, CustomerOrder, Context>;
    readonly guestOrderByToken?: Resolve<unknown, QueryGuestOrderByTokenArguments, CustomerOrder, Context>;
    readonly guest_wishlist?: Resolve<unknown, QueryGuestWishlistArguments, List<SharedWishlistItem>, Context>;
    readonly isEmailAvailable?: Resolve<unknown, QueryIsEmailAvailableArguments, Maybe<IsEmailAvailableOutput>, Context>;
    readonly opening_hours?: Resolve<unknown, NoArguments, OpeningHours, Context>;
    readonly order_payment?: Resolve<unknown, QueryOrderPaymentArguments, Maybe<OrderPayment>, Context>;
    readonly own_url_path?: Resolve<unknown, QueryOwnUrlPathArguments, Maybe<string>, Context>;
    readonly payment_methods?: Resolve<unknown, QueryPaymentMethodsArguments, List<OfferedPaymentMethod>, Context>;
    readonly pickupLocations?: Resolve<unknown, QueryPickupLocationsArguments, Maybe<PickupLocations>, Context>;
    readonly pickup_points?: Resolve<unknown, QueryPickupPointsArguments, List<PickupPoint>, Context>;
    readonly price_of_quantity?: Resolve<unknown, QueryPriceOfQuantityArguments, Maybe<Money>, Context>;
    readonly price_thresholds?: Resolve<unknown, NoArguments, PriceThresholds, Context>;
    readonly productReviewRatingsMetadata?: Resolve<unknown, NoArguments, ProductReviewRatingsMetadata, Context>;
    readonly product_url_keys?: Resolve<unknown, QueryProductUrlKeysArguments, List<LocaleUrlKey>, Context>;
    readonly products?: Resolve<unknown, QueryProductsArguments, Maybe<Products>, Context>;
    readonly recaptchaFormConfig?: Resolve<unknown, QueryRecaptchaFormConfigArguments, Maybe<ReCaptchaConfigOutput>, Context>;
    readonly recaptchaV3Config?: Resolve<unknown, NoArguments, Maybe<ReCaptchaConfigurationV3>, Context>;
    readonly route?: Resolve<unknown, QueryRouteArguments, Maybe<RoutableInterface>, Context>;
    readonly shared_wishlist?: Resolve<unknown, QuerySharedWishlistArguments, Maybe<SharedWishlist>, Context>;
    readonly shipping_rates?: Resolve<unknown, QueryShippingRatesArguments, List<ShippingZoneRates>, Context>;
    readonly site_urls?: Resolve<unknown, QuerySiteUrlsArguments, SiteUrls, Context>;
    readonly storeConfig?: Resolve<unknown, NoArguments, Maybe<StoreConfig>, Context>;
    readonly urlResolver?: Resolve<unknown, QueryUrlResolverArguments, Maybe<EntityUrl>, Context>;
    readonly vat_basis_points?: Resolve<unknown, NoArguments, number, Context>;
    readonly visitor?: Resolve<unknown, NoArguments, Visitor, Context>;
    readonly wishlist?: Resolve<unknown, NoArguments, Maybe<WishlistOutput>, Context>;
  };
  readonly ReCaptchaConfigOutput?: {
    readonly configurations?: Resolve<ReCaptchaConfigOutput, NoArguments, Maybe<ReCaptchaConfiguration>, Context>;
    readonly is_enabled?: Resolve<ReCaptchaConfigOutput, NoArguments, boolean, Context>;
  };
  readonly ReCaptchaConfiguration?: {
    readonly badge_position?: Resolve<ReCaptchaConfiguration, NoArguments, Maybe<string>, Context>;
    readonly language_code?: Resolve<ReCaptchaConfiguration, NoArguments, Maybe<string>, Context>;
    readonly minimum_score?: Resolve<ReCaptchaConfiguration, NoArguments, Maybe<number>, Context>;
    readonly re_captcha_type?: Resolve<ReCaptchaConfiguration, NoArguments, ReCaptchaTypeEmum, Context>;
    readonly technical_failure_message?: Resolve<ReCaptchaConfiguration, NoArguments, string, Context>;
    readonly theme?: Resolve<ReCaptchaConfiguration, NoArguments, string, Context>;
    readonly validation_failure_message?: Resolve<ReCaptchaConfiguration, NoArguments, string, Context>;
    readonly website_key?: Resolve<ReCaptchaConfiguration, NoArguments, string, Context>;
  };
  readonly ReCaptchaConfigurationV3?: {
    readonly badge_position?: Resolve<ReCaptchaConfigurationV3, NoArguments, string, Context>;
    readonly failure_message?: Resolve<ReCaptchaConfigurationV3, NoArguments, string, Context>;
    readonly forms?: Resolve<ReCaptchaConfigurationV3, NoArguments, List<ReCaptchaFormEnum>, Context>;
    readonly is_enabled?: Resolve<ReCaptchaConfigurationV3, NoArguments, boolean, Context>;
    readonly language_code?: Resolve<ReCaptchaConfigurationV3, NoArguments, Maybe<string>, Context>;
    readonly minimum_score?: Resolve<ReCaptchaConfigurationV3, NoArguments, number, Context>;
    readonly theme?: Resolve<ReCaptchaConfigurationV3, NoArguments, string, Context>;
    readonly website_key?: Resolve<ReCaptchaConfigurationV3, NoArguments, string, Context>;
  };
  readonly RecordedConsent?: {
    readonly name?: Resolve<RecordedConsent, NoArguments, Maybe<string>, Context>;
  };
  readonly Region?: {
    readonly code?: Resolve<Region, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<Region, NoArguments, Maybe<number>, Context>;
    readonly name?: Resolve<Region, NoArguments, Maybe<string>, Context>;
  };
  readonly RemoveCouponFromCartOutput?: {
    readonly cart?: Resolve<RemoveCouponFromCartOutput, NoArguments, Maybe<Cart>, Context>;
  };
  readonly RemoveGiftCardFromCartOutput?: {
    readonly cart?: Resolve<RemoveGiftCardFromCartOutput, NoArguments, Cart, Context>;
  };
  readonly RemoveItemFromCartOutput?: {
    readonly cart?: Resolve<RemoveItemFromCartOutput, NoArguments, Cart, Context>;
  };
  readonly RemoveProductsFromWishlistOutput?: {
    readonly user_errors?: Resolve<RemoveProductsFromWishlistOutput, NoArguments, List<WishListUserInputError>, Context>;
    readonly wishlist?: Resolve<RemoveProductsFromWishlistOutput, NoArguments, Wishlist, Context>;
  };
  readonly ReorderItemsOutput?: {
    readonly cart?: Resolve<ReorderItemsOutput, NoArguments, Cart, Context>;
    readonly userInputErrors?: Resolve<ReorderItemsOutput, NoArguments, List<CheckoutUserInputError>, Context>;
  };
  readonly ReportProductReviewOutput?: {
    readonly success?: Resolve<ReportProductReviewOutput, NoArguments, boolean, Context>;
  };
  readonly RequestReturnOutput?: {
    readonly return?: Resolve<RequestReturnOutput, NoArguments, Maybe<Return>, Context>;
    readonly returns?: Resolve<RequestReturnOutput, RequestReturnOutputReturnsArguments, Maybe<Returns>, Context>;
  };
  readonly Return?: {
    readonly available_shipping_carriers?: Resolve<Return, NoArguments, Maybe<List<ReturnShippingCarrier>>, Context>;
    readonly comments?: Resolve<Return, NoArguments, Maybe<List<ReturnComment>>, Context>;
    readonly created_at?: Resolve<Return, NoArguments, string, Context>;
    readonly customer?: Resolve<Return, NoArguments, ReturnCustomer, Context>;
    readonly is_statutory?: Resolve<Return, NoArguments, boolean, Context>;
    readonly items?: Resolve<Return, NoArguments, Maybe<List<ReturnItem>>, Context>;
    readonly label_url?: Resolve<Return, NoArguments, Maybe<string>, Context>;
    readonly number?: Resolve<Return, NoArguments, string, Context>;
    readonly order?: Resolve<Return, NoArguments, Maybe<CustomerOrder>, Context>;
    readonly post_by?: Resolve<Return, NoArguments, Maybe<string>, Context>;
    readonly refunded?: Resolve<Return, NoArguments, Maybe<Money>, Context>;
    readonly shipping?: Resolve<Return, NoArguments, Maybe<ReturnShipping>, Context>;
    readonly stated_at?: Resolve<Return, NoArguments, string, Context>;
    readonly stated_by?: Resolve<Return, NoArguments, string, Context>;
    readonly status?: Resolve<Return, NoArguments, Maybe<ReturnStatus>, Context>;
    readonly uid?: Resolve<Return, NoArguments, string | number, Context>;
  };
  readonly ReturnComment?: {
    readonly author_name?: Resolve<ReturnComment, NoArguments, string, Context>;
    readonly created_at?: Resolve<ReturnComment, NoArguments, string, Context>;
    readonly text?: Resolve<ReturnComment, NoArguments, string, Context>;
    readonly uid?: Resolve<ReturnComment, NoArguments, string | number, Context>;
  };
  readonly ReturnCustomer?: {
    readonly email?: Resolve<ReturnCustomer, NoArguments, string, Context>;
    readonly firstname?: Resolve<ReturnCustomer, NoArguments, Maybe<string>, Context>;
    readonly lastname?: Resolve<ReturnCustomer, NoArguments, Maybe<string>, Context>;
  };
  readonly ReturnItem?: {
    readonly decline_reason?: Resolve<ReturnItem, NoArguments, Maybe<string>, Context>;
    readonly is_sent_back?: Resolve<ReturnItem, NoArguments, boolean, Context>;
    readonly order_item?: Resolve<ReturnItem, NoArguments, OrderItemInterface, Context>;
    readonly quantity?: Resolve<ReturnItem, NoArguments, number, Context>;
    readonly request_quantity?: Resolve<ReturnItem, NoArguments, number, Context>;
    readonly state?: Resolve<ReturnItem, NoArguments, string, Context>;
    readonly status?: Resolve<ReturnItem, NoArguments, ReturnItemStatus, Context>;
    readonly uid?: Resolve<ReturnItem, NoArguments, string | number, Context>;
  };
  readonly ReturnShipping?: {
    readonly address?: Resolve<ReturnShipping, NoArguments, Maybe<ReturnShippingAddress>, Context>;
    readonly tracking?: Resolve<ReturnShipping, ReturnShippingTrackingArguments, Maybe<List<ReturnShippingTracking>>, Context>;
  };
  readonly ReturnShippingAddress?: {
    readonly city?: Resolve<ReturnShippingAddress, NoArguments, string, Context>;
    readonly contact_name?: Resolve<ReturnShippingAddress, NoArguments, Maybe<string>, Context>;
    readonly country?: Resolve<ReturnShippingAddress, NoArguments, Country, Context>;
    readonly postcode?: Resolve<ReturnShippingAddress, NoArguments, string, Context>;
    readonly region?: Resolve<ReturnShippingAddress, NoArguments, Region, Context>;
    readonly street?: Resolve<ReturnShippingAddress, NoArguments, List<string>, Context>;
    readonly telephone?: Resolve<ReturnShippingAddress, NoArguments, Maybe<string>, Context>;
  };
  readonly ReturnShippingCarrier?: {
    readonly label?: Resolve<ReturnShippingCarrier, NoArguments, string, Context>;
    readonly uid?: Resolve<ReturnShippingCarrier, NoArguments, string | number, Context>;
  };
  readonly ReturnShippingTracking?: {
    readonly carrier?: Resolve<ReturnShippingTracking, NoArguments, ReturnShippingCarrier, Context>;
    readonly tracking_number?: Resolve<ReturnShippingTracking, NoArguments, string, Context>;
    readonly uid?: Resolve<ReturnShippingTracking, NoArguments, string | number, Context>;
  };
  readonly Returns?: {
    readonly items?: Resolve<Returns, NoArguments, Maybe<List<Return>>, Context>;
    readonly page_info?: Resolve<Returns, NoArguments, Maybe<SearchResultPageInfo>, Context>;
    readonly total_count?: Resolve<Returns, NoArguments, Maybe<number>, Context>;
  };
  readonly RevokeCustomerTokenOutput?: {
    readonly result?: Resolve<RevokeCustomerTokenOutput, NoArguments, boolean, Context>;
  };
  readonly RoutableInterface?: {
    readonly __resolveType?: (value: RoutableInterface, context: Context) => 'CategoryTree' | 'CmsPage' | 'ConfigurableProduct' | 'GiftCardProduct' | 'RoutableUrl' | 'SimpleProduct' | 'VirtualProduct';
    readonly redirect_code?: Resolve<RoutableInterface, NoArguments, number, Context>;
    readonly relative_url?: Resolve<RoutableInterface, NoArguments, Maybe<string>, Context>;
    readonly type?: Resolve<RoutableInterface, NoArguments, Maybe<UrlRewriteEntityTypeEnum>, Context>;
  };
  readonly RoutableUrl?: {
    readonly redirect_code?: Resolve<RoutableUrl, NoArguments, number, Context>;
    readonly relative_url?: Resolve<RoutableUrl, NoArguments, Maybe<string>, Context>;
    readonly type?: Resolve<RoutableUrl, NoArguments, Maybe<UrlRewriteEntityTypeEnum>, Context>;
  };
  readonly SalesCommentItem?: {
    readonly message?: Resolve<SalesCommentItem, NoArguments, string, Context>;
    readonly timestamp?: Resolve<SalesCommentItem, NoArguments, string, Context>;
  };
  readonly SearchResultPageInfo?: {
    readonly current_page?: Resolve<SearchResultPageInfo, NoArguments, Maybe<number>, Context>;
    readonly page_size?: Resolve<SearchResultPageInfo, NoArguments, Maybe<number>, Context>;
    readonly total_pages?: Resolve<SearchResultPageInfo, NoArguments, Maybe<number>, Context>;
  };
  readonly SearchSuggestion?: {
    readonly search?: Resolve<SearchSuggestion, NoArguments, string, Context>;
  };
  readonly SelectedAttributeOption?: {
    readonly attribute_metadata?: Resolve<SelectedAttributeOption, NoArguments, Maybe<AttributeMetadataInterface>, Context>;
    readonly attribute_option?: Resolve<SelectedAttributeOption, NoArguments, Maybe<List<AttributeOptionInterface>>, Context>;
  };
  readonly SelectedBundleOption?: {
    readonly id?: Resolve<SelectedBundleOption, NoArguments, number, Context>;
    readonly label?: Resolve<SelectedBundleOption, NoArguments, string, Context>;
    readonly type?: Resolve<SelectedBundleOption, NoArguments, string, Context>;
    readonly uid?: Resolve<SelectedBundleOption, NoArguments, string | number, Context>;
    readonly values?: Resolve<SelectedBundleOption, NoArguments, List<SelectedBundleOptionValue>, Context>;
  };
  readonly SelectedBundleOptionValue?: {
    readonly id?: Resolve<SelectedBundleOptionValue, NoArguments, number, Context>;
    readonly label?: Resolve<SelectedBundleOptionValue, NoArguments, string, Context>;
    readonly original_price?: Resolve<SelectedBundleOptionValue, NoArguments, Money, Context>;
    readonly price?: Resolve<SelectedBundleOptionValue, NoArguments, number, Context>;
    readonly priceV2?: Resolve<SelectedBundleOptionValue, NoArguments, Money, Context>;
    readonly quantity?: Resolve<SelectedBundleOptionValue, NoArguments, number, Context>;
    readonly uid?: Resolve<SelectedBundleOptionValue, NoArguments, string | number, Context>;
  };
  readonly SelectedConfigurableOption?: {
    readonly configurable_product_option_uid?: Resolve<SelectedConfigurableOption, NoArguments, string | number, Context>;
    readonly configurable_product_option_value_uid?: Resolve<SelectedConfigurableOption, NoArguments, string | number, Context>;
    readonly id?: Resolve<SelectedConfigurableOption, NoArguments, number, Context>;
    readonly option_label?: Resolve<SelectedConfigurableOption, NoArguments, string, Context>;
    readonly value_id?: Resolve<SelectedConfigurableOption, NoArguments, number, Context>;
    readonly value_label?: Resolve<SelectedConfigurableOption, NoArguments, string, Context>;
  };
  readonly SelectedCustomizableOption?: {
    readonly customizable_option_uid?: Resolve<SelectedCustomizableOption, NoArguments, string | number, Context>;
    readonly id?: Resolve<SelectedCustomizableOption, NoArguments, number, Context>;
    readonly is_required?: Resolve<SelectedCustomizableOption, NoArguments, boolean, Context>;
    readonly label?: Resolve<SelectedCustomizableOption, NoArguments, string, Context>;
    readonly sort_order?: Resolve<SelectedCustomizableOption, NoArguments, number, Context>;
    readonly type?: Resolve<SelectedCustomizableOption, NoArguments, string, Context>;
    readonly values?: Resolve<SelectedCustomizableOption, NoArguments, List<SelectedCustomizableOptionValue>, Context>;
  };
  readonly SelectedCustomizableOptionValue?: {
    readonly customizable_option_value_uid?: Resolve<SelectedCustomizableOptionValue, NoArguments, string | number, Context>;
    readonly id?: Resolve<SelectedCustomizableOptionValue, NoArguments, number, Context>;
    readonly label?: Resolve<SelectedCustomizableOptionValue, NoArguments, string, Context>;
    readonly price?: Resolve<SelectedCustomizableOptionValue, NoArguments, CartItemSelectedOptionValuePrice, Context>;
    readonly value?: Resolve<SelectedCustomizableOptionValue, NoArguments, string, Context>;
  };
  readonly SelectedPaymentMethod?: {
    readonly code?: Resolve<SelectedPaymentMethod, NoArguments, string, Context>;
    readonly mollie_meta?: Resolve<SelectedPaymentMethod, NoArguments, Maybe<MolliePaymentMethodMeta>, Context>;
    readonly purchase_order_number?: Resolve<SelectedPaymentMethod, NoArguments, Maybe<string>, Context>;
    readonly title?: Resolve<SelectedPaymentMethod, NoArguments, string, Context>;
  };
  readonly SelectedShippingMethod?: {
    readonly amount?: Resolve<SelectedShippingMethod, NoArguments, Money, Context>;
    readonly base_amount?: Resolve<SelectedShippingMethod, NoArguments, Maybe<Money>, Context>;
    readonly carrier_code?: Resolve<SelectedShippingMethod, NoArguments, string, Context>;
    readonly carrier_title?: Resolve<SelectedShippingMethod, NoArguments, string, Context>;
    readonly earliest_date?: Resolve<SelectedShippingMethod, NoArguments, string, Context>;
    readonly latest_date?: Resolve<SelectedShippingMethod, NoArguments, string, Context>;
    readonly method_code?: Resolve<SelectedShippingMethod, NoArguments, string, Context>;
    readonly method_title?: Resolve<SelectedShippingMethod, NoArguments, string, Context>;
    readonly pickup_point?: Resolve<SelectedShippingMethod, NoArguments, Maybe<PickupPoint>, Context>;
    readonly price_excl_tax?: Resolve<SelectedShippingMethod, NoArguments, Money, Context>;
    readonly price_incl_tax?: Resolve<SelectedShippingMethod, NoArguments, Money, Context>;
  };
  readonly SendFriendConfiguration?: {
    readonly enabled_for_customers?: Resolve<SendFriendConfiguration, NoArguments, boolean, Context>;
    readonly enabled_for_guests?: Resolve<SendFriendConfiguration, NoArguments, boolean, Context>;
  };
  readonly SetBillingAddressOnCartOutput?: {
    readonly cart?: Resolve<SetBillingAddressOnCartOutput, NoArguments, Cart, Context>;
  };
  readonly SetGiftOptionsOnCartOutput?: {
    readonly cart?: Resolve<SetGiftOptionsOnCartOutput, NoArguments, Cart, Context>;
  };
  readonly SetGuestEmailOnCartOutput?: {
    readonly cart?: Resolve<SetGuestEmailOnCartOutput, NoArguments, Cart, Context>;
  };
  readonly SetPaymentMethodOnCartOutput?: {
    readonly cart?: Resolve<SetPaymentMethodOnCartOutput, NoArguments, Cart, Context>;
  };
  readonly SetShippingAddressesOnCartOutput?: {
    readonly cart?: Resolve<SetShippingAddressesOnCartOutput, NoArguments, Cart, Context>;
  };
  readonly SetShippingMethodsOnCartOutput?: {
    readonly cart?: Resolve<SetShippingMethodsOnCartOutput, NoArguments, Cart, Context>;
  };
  readonly SharedWishlist?: {
    readonly items?: Resolve<SharedWishlist, SharedWishlistItemsArguments, SharedWishlistItems, Context>;
    readonly items_count?: Resolve<SharedWishlist, NoArguments, number, Context>;
    readonly name?: Resolve<SharedWishlist, NoArguments, string, Context>;
  };
  readonly SharedWishlistItem?: {
    readonly availability?: Resolve<SharedWishlistItem, NoArguments, WishlistItemAvailability, Context>;
    readonly configurable_options?: Resolve<SharedWishlistItem, NoArguments, List<SelectedConfigurableOption>, Context>;
    readonly configured_variant?: Resolve<SharedWishlistItem, NoArguments, Maybe<ProductInterface>, Context>;
    readonly product?: Resolve<SharedWishlistItem, NoArguments, Maybe<ProductInterface>, Context>;
    readonly product_name?: Resolve<SharedWishlistItem, NoArguments, string, Context>;
    readonly product_path?: Resolve<SharedWishlistItem, NoArguments, Maybe<string>, Context>;
    readonly quantity?: Resolve<SharedWishlistItem, NoArguments, number, Context>;
    readonly sku?: Resolve<SharedWishlistItem, NoArguments, string, Context>;
  };
  readonly SharedWishlistItems?: {
    readonly items?: Resolve<SharedWishlistItems, NoArguments, List<SharedWishlistItem>, Context>;
    readonly page_info?: Resolve<SharedWishlistItems, NoArguments, SearchResultPageInfo, Context>;
  };
  readonly ShipmentItem?: {
    readonly id?: Resolve<ShipmentItem, NoArguments, string | number, Context>;
    readonly order_item?: Resolve<ShipmentItem, NoArguments, Maybe<OrderItemInterface>, Context>;
    readonly product_name?: Resolve<ShipmentItem, NoArguments, Maybe<string>, Context>;
    readonly product_sale_price?: Resolve<ShipmentItem, NoArguments, Money, Context>;
    readonly product_sku?: Resolve<ShipmentItem, NoArguments, string, Context>;
    readonly quantity_shipped?: Resolve<ShipmentItem, NoArguments, number, Context>;
  };
  readonly ShipmentItemInterface?: {
    readonly __resolveType?: (value: ShipmentItemInterface, context: Context) => 'ShipmentItem';
    readonly id?: Resolve<ShipmentItemInterface, NoArguments, string | number, Context>;
    readonly order_item?: Resolve<ShipmentItemInterface, NoArguments, Maybe<OrderItemInterface>, Context>;
    readonly product_name?: Resolve<ShipmentItemInterface, NoArguments, Maybe<string>, Context>;
    readonly product_sale_price?: Resolve<ShipmentItemInterface, NoArguments, Money, Context>;
    readonly product_sku?: Resolve<ShipmentItemInterface, NoArguments, string, Context>;
    readonly quantity_shipped?: Resolve<ShipmentItemInterface, NoArguments, number, Context>;
  };
  readonly ShipmentTracking?: {
    readonly carrier?: Resolve<ShipmentTracking, NoArguments, string, Context>;
    readonly number?: Resolve<ShipmentTracking, NoArguments, Maybe<string>, Context>;
    readonly title?: Resolve<ShipmentTracking, NoArguments, string, Context>;
  };
  readonly ShippingCartAddress?: {
    readonly available_shipping_methods?: Resolve<ShippingCartAddress, NoArguments, Maybe<List<AvailableShippingMethod>>, Context>;
    readonly cart_items?: Resolve<ShippingCartAddress, NoArguments, Maybe<List<CartItemQuantity>>, Context>;
    readonly cart_items_v2?: Resolve<ShippingCartAddress, NoArguments, Maybe<List<CartItemInterface>>, Context>;
    readonly city?: Resolve<ShippingCartAddress, NoArguments, string, Context>;
    readonly company?: Resolve<ShippingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly country?: Resolve<ShippingCartAddress, NoArguments, CartAddressCountry, Context>;
    readonly custom_attributes?: Resolve<ShippingCartAddress, NoArguments, List<AttributeValueInterface>, Context>;
    readonly customer_address_uid?: Resolve<ShippingCartAddress, NoArguments, Maybe<string | number>, Context>;
    readonly customer_notes?: Resolve<ShippingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly fax?: Resolve<ShippingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly firstname?: Resolve<ShippingCartAddress, NoArguments, string, Context>;
    readonly house_number?: Resolve<ShippingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<ShippingCartAddress, NoArguments, Maybe<number>, Context>;
    readonly items_weight?: Resolve<ShippingCartAddress, NoArguments, Maybe<number>, Context>;
    readonly lastname?: Resolve<ShippingCartAddress, NoArguments, string, Context>;
    readonly middlename?: Resolve<ShippingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly pickup_location_code?: Resolve<ShippingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly postcode?: Resolve<ShippingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly prefix?: Resolve<ShippingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly region?: Resolve<ShippingCartAddress, NoArguments, Maybe<CartAddressRegion>, Context>;
    readonly same_as_billing?: Resolve<ShippingCartAddress, NoArguments, boolean, Context>;
    readonly selected_shipping_method?: Resolve<ShippingCartAddress, NoArguments, Maybe<SelectedShippingMethod>, Context>;
    readonly street?: Resolve<ShippingCartAddress, NoArguments, List<string>, Context>;
    readonly suffix?: Resolve<ShippingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly telephone?: Resolve<ShippingCartAddress, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<ShippingCartAddress, NoArguments, string | number, Context>;
    readonly vat_id?: Resolve<ShippingCartAddress, NoArguments, Maybe<string>, Context>;
  };
  readonly ShippingDiscount?: {
    readonly amount?: Resolve<ShippingDiscount, NoArguments, Money, Context>;
  };
  readonly ShippingHandling?: {
    readonly amount_excluding_tax?: Resolve<ShippingHandling, NoArguments, Maybe<Money>, Context>;
    readonly amount_including_tax?: Resolve<ShippingHandling, NoArguments, Maybe<Money>, Context>;
    readonly discounts?: Resolve<ShippingHandling, NoArguments, Maybe<List<ShippingDiscount>>, Context>;
    readonly taxes?: Resolve<ShippingHandling, NoArguments, Maybe<List<TaxItem>>, Context>;
    readonly total_amount?: Resolve<ShippingHandling, NoArguments, Money, Context>;
  };
  readonly ShippingRateBand?: {
    readonly price?: Resolve<ShippingRateBand, NoArguments, Money, Context>;
    readonly up_to_grams?: Resolve<ShippingRateBand, NoArguments, number, Context>;
  };
  readonly ShippingServiceRates?: {
    readonly bands?: Resolve<ShippingServiceRates, NoArguments, List<ShippingRateBand>, Context>;
    readonly carrier_code?: Resolve<ShippingServiceRates, NoArguments, string, Context>;
    readonly carrier_name?: Resolve<ShippingServiceRates, NoArguments, string, Context>;
    readonly is_pickup_point?: Resolve<ShippingServiceRates, NoArguments, boolean, Context>;
  };
  readonly ShippingZoneRates?: {
    readonly countries?: Resolve<ShippingZoneRates, NoArguments, List<string>, Context>;
    readonly free_from?: Resolve<ShippingZoneRates, NoArguments, Maybe<Money>, Context>;
    readonly services?: Resolve<ShippingZoneRates, NoArguments, List<ShippingServiceRates>, Context>;
    readonly zone?: Resolve<ShippingZoneRates, NoArguments, string, Context>;
  };
  readonly SimpleCartItem?: {
    readonly customizable_options?: Resolve<SimpleCartItem, NoArguments, List<SelectedCustomizableOption>, Context>;
    readonly errors?: Resolve<SimpleCartItem, NoArguments, Maybe<List<CartItemError>>, Context>;
    readonly gift_message?: Resolve<SimpleCartItem, NoArguments, Maybe<GiftMessage>, Context>;
    readonly id?: Resolve<SimpleCartItem, NoArguments, string, Context>;
    readonly is_available?: Resolve<SimpleCartItem, NoArguments, boolean, Context>;
    readonly is_sample?: Resolve<SimpleCartItem, NoArguments, boolean, Context>;
    readonly not_available_message?: Resolve<SimpleCartItem, NoArguments, Maybe<string>, Context>;
    readonly prices?: Resolve<SimpleCartItem, NoArguments, Maybe<CartItemPrices>, Context>;
    readonly product?: Resolve<SimpleCartItem, NoArguments, ProductInterface, Context>;
    readonly product_path?: Resolve<SimpleCartItem, NoArguments, Maybe<string>, Context>;
    readonly quantity?: Resolve<SimpleCartItem, NoArguments, number, Context>;
    readonly quantity_step?: Resolve<SimpleCartItem, NoArguments, number, Context>;
    readonly uid?: Resolve<SimpleCartItem, NoArguments, string | number, Context>;
    readonly unit_price?: Resolve<SimpleCartItem, NoArguments, Maybe<UnitPrice>, Context>;
  };
  readonly SimpleProduct?: {
    readonly attribute_set_id?: Resolve<SimpleProduct, NoArguments, Maybe<number>, Context>;
    readonly bought_together_products?: Resolve<SimpleProduct, NoArguments, List<ProductInterface>, Context>;
    readonly canonical_url?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly categories?: Resolve<SimpleProduct, NoArguments, Maybe<List<CategoryInterface>>, Context>;
    readonly colour_name?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly colour_siblings?: Resolve<SimpleProduct, SimpleProductColourSiblingsArguments, List<ColourSibling>, Context>;
    readonly country_of_manufacture?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly created_at?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly crosssell_products?: Resolve<SimpleProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly custom_attributes?: Resolve<SimpleProduct, NoArguments, List<CustomAttribute>, Context>;
    readonly custom_attributesV2?: Resolve<SimpleProduct, SimpleProductCustomAttributesV2Arguments, Maybe<ProductCustomAttributes>, Context>;
    readonly description?: Resolve<SimpleProduct, NoArguments, Maybe<ComplexTextValue>, Context>;
    readonly gift_message_available?: Resolve<SimpleProduct, NoArguments, boolean, Context>;
    readonly id?: Resolve<SimpleProduct, NoArguments, Maybe<number>, Context>;
    readonly image?: Resolve<SimpleProduct, NoArguments, Maybe<ProductImage>, Context>;
    readonly length_cm?: Resolve<SimpleProduct, NoArguments, Maybe<number>, Context>;
    readonly longest_piece_cm?: Resolve<SimpleProduct, NoArguments, Maybe<number>, Context>;
    readonly max_sale_qty?: Resolve<SimpleProduct, NoArguments, Maybe<number>, Context>;
    readonly media_gallery?: Resolve<SimpleProduct, NoArguments, Maybe<List<MediaGalleryInterface>>, Context>;
    readonly media_gallery_entries?: Resolve<SimpleProduct, NoArguments, Maybe<List<MediaGalleryEntry>>, Context>;
    readonly meta_description?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly meta_keyword?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly meta_title?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly min_sale_qty?: Resolve<SimpleProduct, NoArguments, Maybe<number>, Context>;
    readonly most_viewed_products?: Resolve<SimpleProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly name?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly new_from_date?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly new_to_date?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly only_x_left_in_stock?: Resolve<SimpleProduct, NoArguments, Maybe<number>, Context>;
    readonly options?: Resolve<SimpleProduct, NoArguments, Maybe<List<CustomizableOptionInterface>>, Context>;
    readonly options_container?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly price?: Resolve<SimpleProduct, NoArguments, Maybe<ProductPrices>, Context>;
    readonly price_range?: Resolve<SimpleProduct, NoArguments, PriceRange, Context>;
    readonly price_tiers?: Resolve<SimpleProduct, NoArguments, Maybe<List<TierPrice>>, Context>;
    readonly product_links?: Resolve<SimpleProduct, NoArguments, Maybe<List<ProductLinksInterface>>, Context>;
    readonly quantity?: Resolve<SimpleProduct, NoArguments, Maybe<number>, Context>;
    readonly quantity_step?: Resolve<SimpleProduct, NoArguments, number, Context>;
    readonly range_name?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly rating_summary?: Resolve<SimpleProduct, NoArguments, number, Context>;
    readonly redirect_code?: Resolve<SimpleProduct, NoArguments, number, Context>;
    readonly related_products?: Resolve<SimpleProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly relative_url?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly review_count?: Resolve<SimpleProduct, NoArguments, number, Context>;
    readonly reviews?: Resolve<SimpleProduct, SimpleProductReviewsArguments, ProductReviews, Context>;
    readonly sample?: Resolve<SimpleProduct, NoArguments, Maybe<ProductSample>, Context>;
    readonly short_description?: Resolve<SimpleProduct, NoArguments, Maybe<ComplexTextValue>, Context>;
    readonly sku?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly small_image?: Resolve<SimpleProduct, NoArguments, Maybe<ProductImage>, Context>;
    readonly special_from_date?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly special_price?: Resolve<SimpleProduct, NoArguments, Maybe<number>, Context>;
    readonly special_to_date?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly stock_status?: Resolve<SimpleProduct, NoArguments, Maybe<ProductStockStatus>, Context>;
    readonly swatch_image?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly thumbnail?: Resolve<SimpleProduct, NoArguments, Maybe<ProductImage>, Context>;
    readonly tier_price?: Resolve<SimpleProduct, NoArguments, Maybe<number>, Context>;
    readonly tier_prices?: Resolve<SimpleProduct, NoArguments, Maybe<List<ProductTierPrices>>, Context>;
    readonly type?: Resolve<SimpleProduct, NoArguments, Maybe<UrlRewriteEntityTypeEnum>, Context>;
    readonly type_id?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<SimpleProduct, NoArguments, string | number, Context>;
    readonly unit_price?: Resolve<SimpleProduct, NoArguments, Maybe<UnitPrice>, Context>;
    readonly updated_at?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly upsell_products?: Resolve<SimpleProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly url_key?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly url_keys?: Resolve<SimpleProduct, NoArguments, List<LocaleUrlKey>, Context>;
    readonly url_path?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly url_rewrites?: Resolve<SimpleProduct, NoArguments, Maybe<List<UrlRewrite>>, Context>;
    readonly url_suffix?: Resolve<SimpleProduct, NoArguments, Maybe<string>, Context>;
    readonly websites?: Resolve<SimpleProduct, NoArguments, Maybe<List<Website>>, Context>;
    readonly weight?: Resolve<SimpleProduct, NoArguments, Maybe<number>, Context>;
  };
  readonly SimpleWishlistItem?: {
    readonly added_at?: Resolve<SimpleWishlistItem, NoArguments, string, Context>;
    readonly availability?: Resolve<SimpleWishlistItem, NoArguments, WishlistItemAvailability, Context>;
    readonly customizable_options?: Resolve<SimpleWishlistItem, NoArguments, List<SelectedCustomizableOption>, Context>;
    readonly description?: Resolve<SimpleWishlistItem, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<SimpleWishlistItem, NoArguments, string | number, Context>;
    readonly product?: Resolve<SimpleWishlistItem, NoArguments, Maybe<ProductInterface>, Context>;
    readonly product_name?: Resolve<SimpleWishlistItem, NoArguments, string, Context>;
    readonly product_path?: Resolve<SimpleWishlistItem, NoArguments, Maybe<string>, Context>;
    readonly quantity?: Resolve<SimpleWishlistItem, NoArguments, number, Context>;
    readonly sku?: Resolve<SimpleWishlistItem, NoArguments, string, Context>;
  };
  readonly SiteUrl?: {
    readonly paths?: Resolve<SiteUrl, NoArguments, List<string>, Context>;
  };
  readonly SiteUrls?: {
    readonly items?: Resolve<SiteUrls, NoArguments, List<SiteUrl>, Context>;
    readonly locales?: Resolve<SiteUrls, NoArguments, List<string>, Context>;
    readonly total_pages?: Resolve<SiteUrls, NoArguments, number, Context>;
  };
  readonly SortField?: {
    readonly label?: Resolve<SortField, NoArguments, Maybe<string>, Context>;
    readonly value?: Resolve<SortField, NoArguments, Maybe<string>, Context>;
  };
  readonly SortFields?: {
    readonly default?: Resolve<SortFields, NoArguments, Maybe<string>, Context>;
    readonly options?: Resolve<SortFields, NoArguments, Maybe<List<SortField>>, Context>;
  };
  readonly StockReminderOutput?: {
    readonly message?: Resolve<StockReminderOutput, NoArguments, string, Context>;
    readonly success?: Resolve<StockReminderOutput, NoArguments, boolean, Context>;
  };
  readonly StoreConfig?: {
    readonly absolute_footer?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly allow_gift_receipt?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly allow_gift_wrapping_on_order?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly allow_gift_wrapping_on_order_items?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly allow_guests_to_write_product_reviews?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly allow_items?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly allow_order?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly allow_printed_card?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly autocomplete_on_storefront?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly base_currency_code?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly base_link_url?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly base_media_url?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly base_static_url?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly base_url?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly cart_expires_in_days?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly cart_merge_preference?: Resolve<StoreConfig, NoArguments, string, Context>;
    readonly cart_summary_display_quantity?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly catalog_default_sort_by?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly category_fixed_product_tax_display_setting?: Resolve<StoreConfig, NoArguments, Maybe<FixedProductTaxDisplaySettings>, Context>;
    readonly category_url_suffix?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly check_money_order_enable_for_specific_countries?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly check_money_order_enabled?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly check_money_order_make_check_payable_to?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly check_money_order_max_order_total?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly check_money_order_min_order_total?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly check_money_order_new_order_status?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly check_money_order_payment_from_specific_countries?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly check_money_order_send_check_to?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly check_money_order_sort_order?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly check_money_order_title?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly cms_home_page?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly cms_no_cookies?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly cms_no_route?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly code?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly configurable_product_image?: Resolve<StoreConfig, NoArguments, ProductImageThumbnail, Context>;
    readonly configurable_thumbnail_source?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly contact_enabled?: Resolve<StoreConfig, NoArguments, boolean, Context>;
    readonly copyright?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly countries_with_required_region?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly create_account_confirmation?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly customer_access_token_lifetime?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly default_country?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly default_description?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly default_display_currency_code?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly default_keywords?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly default_title?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly demonotice?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly display_product_prices_in_catalog?: Resolve<StoreConfig, NoArguments, number, Context>;
    readonly display_shipping_prices?: Resolve<StoreConfig, NoArguments, number, Context>;
    readonly display_state_if_optional?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly enable_multiple_wishlists?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly fixed_product_taxes_apply_tax_to_fpt?: Resolve<StoreConfig, NoArguments, boolean, Context>;
    readonly fixed_product_taxes_display_prices_in_emails?: Resolve<StoreConfig, NoArguments, number, Context>;
    readonly fixed_product_taxes_display_prices_in_product_lists?: Resolve<StoreConfig, NoArguments, number, Context>;
    readonly fixed_product_taxes_display_prices_in_sales_modules?: Resolve<StoreConfig, NoArguments, number, Context>;
    readonly fixed_product_taxes_display_prices_on_product_view_page?: Resolve<StoreConfig, NoArguments, number, Context>;
    readonly fixed_product_taxes_enable?: Resolve<StoreConfig, NoArguments, boolean, Context>;
    readonly fixed_product_taxes_include_fpt_in_subtotal?: Resolve<StoreConfig, NoArguments, boolean, Context>;
    readonly front?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly graphql_share_customer_group?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly grid_per_page?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly grid_per_page_values?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly grouped_product_image?: Resolve<StoreConfig, NoArguments, ProductImageThumbnail, Context>;
    readonly head_includes?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly head_shortcut_icon?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly header_logo_src?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly invoice_retention_years?: Resolve<StoreConfig, NoArguments, number, Context>;
    readonly is_checkout_agreements_enabled?: Resolve<StoreConfig, NoArguments, boolean, Context>;
    readonly is_default_store?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly is_default_store_group?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly is_guest_checkout_enabled?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly is_one_page_checkout_enabled?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly list_mode?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly list_per_page?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly list_per_page_values?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly locale?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly logo_alt?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly logo_height?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly logo_width?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly magento_wishlist_general_is_enabled?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly max_items_in_order_summary?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly maximum_number_of_wishlists?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly minicart_display?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly minicart_max_items?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly minimum_password_length?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly newsletter_enabled?: Resolve<StoreConfig, NoArguments, boolean, Context>;
    readonly no_route?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly optional_zip_countries?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly order_cancellation_enabled?: Resolve<StoreConfig, NoArguments, boolean, Context>;
    readonly order_cancellation_reasons?: Resolve<StoreConfig, NoArguments, List<CancellationReason>, Context>;
    readonly orders_invoices_credit_memos_display_full_summary?: Resolve<StoreConfig, NoArguments, boolean, Context>;
    readonly orders_invoices_credit_memos_display_grandtotal?: Resolve<StoreConfig, NoArguments, boolean, Context>;
    readonly orders_invoices_credit_memos_display_price?: Resolve<StoreConfig, NoArguments, number, Context>;
    readonly orders_invoices_credit_memos_display_shipping_amount?: Resolve<StoreConfig, NoArguments, number, Context>;
    readonly orders_invoices_credit_memos_display_subtotal?: Resolve<StoreConfig, NoArguments, number, Context>;
    readonly orders_invoices_credit_memos_display_zero_tax?: Resolve<StoreConfig, NoArguments, boolean, Context>;
    readonly payment_payflowpro_cc_vault_active?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly product_fixed_product_tax_display_setting?: Resolve<StoreConfig, NoArguments, Maybe<FixedProductTaxDisplaySettings>, Context>;
    readonly product_reviews_enabled?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly product_url_suffix?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly required_character_classes_number?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly root_category_id?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly root_category_uid?: Resolve<StoreConfig, NoArguments, Maybe<string | number>, Context>;
    readonly sales_fixed_product_tax_display_setting?: Resolve<StoreConfig, NoArguments, Maybe<FixedProductTaxDisplaySettings>, Context>;
    readonly secure_base_link_url?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly secure_base_media_url?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly secure_base_static_url?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly secure_base_url?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly send_friend?: Resolve<StoreConfig, NoArguments, Maybe<SendFriendConfiguration>, Context>;
    readonly share_applied_cart_rule?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly shopping_cart_display_full_summary?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly shopping_cart_display_grand_total?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly shopping_cart_display_price?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly shopping_cart_display_shipping?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly shopping_cart_display_subtotal?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly shopping_cart_display_tax_gift_wrapping?: Resolve<StoreConfig, NoArguments, Maybe<TaxWrappingEnum>, Context>;
    readonly shopping_cart_display_zero_tax?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly show_cms_breadcrumbs?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly store_code?: Resolve<StoreConfig, NoArguments, Maybe<string | number>, Context>;
    readonly store_group_code?: Resolve<StoreConfig, NoArguments, Maybe<string | number>, Context>;
    readonly store_group_name?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly store_name?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly store_sort_order?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly timezone?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly title_prefix?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly title_separator?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly title_suffix?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly use_store_in_url?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly website_code?: Resolve<StoreConfig, NoArguments, Maybe<string | number>, Context>;
    readonly website_id?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly website_name?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly weight_unit?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly welcome?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly zero_subtotal_enable_for_specific_countries?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly zero_subtotal_enabled?: Resolve<StoreConfig, NoArguments, Maybe<boolean>, Context>;
    readonly zero_subtotal_new_order_status?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly zero_subtotal_payment_action?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly zero_subtotal_payment_from_specific_countries?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
    readonly zero_subtotal_sort_order?: Resolve<StoreConfig, NoArguments, Maybe<number>, Context>;
    readonly zero_subtotal_title?: Resolve<StoreConfig, NoArguments, Maybe<string>, Context>;
  };
  readonly StoreLabels?: {
    readonly label?: Resolve<StoreLabels, NoArguments, Maybe<string>, Context>;
    readonly store_code?: Resolve<StoreLabels, NoArguments, Maybe<string>, Context>;
  };
  readonly StorefrontProperties?: {
    readonly position?: Resolve<StorefrontProperties, NoArguments, Maybe<number>, Context>;
    readonly use_in_layered_navigation?: Resolve<StorefrontProperties, NoArguments, Maybe<UseInLayeredNavigationOptions>, Context>;
    readonly use_in_product_listing?: Resolve<StorefrontProperties, NoArguments, Maybe<boolean>, Context>;
    readonly use_in_search_results_layered_navigation?: Resolve<StorefrontProperties, NoArguments, Maybe<boolean>, Context>;
    readonly visible_on_catalog_pages?: Resolve<StorefrontProperties, NoArguments, Maybe<boolean>, Context>;
  };
  readonly SubscribeEmailToNewsletterOutput?: {
    readonly status?: Resolve<SubscribeEmailToNewsletterOutput, NoArguments, Maybe<SubscriptionStatusesEnum>, Context>;
  };
  readonly SwatchData?: {
    readonly type?: Resolve<SwatchData, NoArguments, Maybe<string>, Context>;
    readonly value?: Resolve<SwatchData, NoArguments, Maybe<string>, Context>;
  };
  readonly SwatchDataInterface?: {
    readonly __resolveType?: (value: SwatchDataInterface, context: Context) => 'ColorSwatchData' | 'ImageSwatchData' | 'TextSwatchData';
    readonly value?: Resolve<SwatchDataInterface, NoArguments, Maybe<string>, Context>;
  };
  readonly SwatchLayerFilterItem?: {
    readonly items_count?: Resolve<SwatchLayerFilterItem, NoArguments, Maybe<number>, Context>;
    readonly label?: Resolve<SwatchLayerFilterItem, NoArguments, Maybe<string>, Context>;
    readonly swatch_data?: Resolve<SwatchLayerFilterItem, NoArguments, Maybe<SwatchData>, Context>;
    readonly value_string?: Resolve<SwatchLayerFilterItem, NoArguments, Maybe<string>, Context>;
  };
  readonly SwatchLayerFilterItemInterface?: {
    readonly __resolveType?: (value: SwatchLayerFilterItemInterface, context: Context) => 'SwatchLayerFilterItem';
    readonly swatch_data?: Resolve<SwatchLayerFilterItemInterface, NoArguments, Maybe<SwatchData>, Context>;
  };
  readonly TaxItem?: {
    readonly amount?: Resolve<TaxItem, NoArguments, Money, Context>;
    readonly rate?: Resolve<TaxItem, NoArguments, number, Context>;
    readonly title?: Resolve<TaxItem, NoArguments, string, Context>;
  };
  readonly TextSwatchData?: {
    readonly value?: Resolve<TextSwatchData, NoArguments, Maybe<string>, Context>;
  };
  readonly TierPrice?: {
    readonly discount?: Resolve<TierPrice, NoArguments, Maybe<ProductDiscount>, Context>;
    readonly final_price?: Resolve<TierPrice, NoArguments, Maybe<Money>, Context>;
    readonly quantity?: Resolve<TierPrice, NoArguments, Maybe<number>, Context>;
  };
  readonly UiAttributeTypeInput?: {
    readonly is_html_allowed?: Resolve<UiAttributeTypeInput, NoArguments, Maybe<boolean>, Context>;
    readonly ui_input_type?: Resolve<UiAttributeTypeInput, NoArguments, Maybe<UiInputTypeEnum>, Context>;
  };
  readonly UiInputTypeInterface?: {
    readonly __resolveType?: (value: UiInputTypeInterface, context: Context) => 'UiAttributeTypeInput';
    readonly is_html_allowed?: Resolve<UiInputTypeInterface, NoArguments, Maybe<boolean>, Context>;
    readonly ui_input_type?: Resolve<UiInputTypeInterface, NoArguments, Maybe<UiInputTypeEnum>, Context>;
  };
  readonly UnitPrice?: {
    readonly foot?: Resolve<UnitPrice, NoArguments, Money, Context>;
    readonly metre?: Resolve<UnitPrice, NoArguments, Money, Context>;
  };
  readonly UpdateCartItemsOutput?: {
    readonly cart?: Resolve<UpdateCartItemsOutput, NoArguments, Cart, Context>;
    readonly errors?: Resolve<UpdateCartItemsOutput, NoArguments, List<CartUserInputError>, Context>;
  };
  readonly UpdateProductsInWishlistOutput?: {
    readonly user_errors?: Resolve<UpdateProductsInWishlistOutput, NoArguments, List<WishListUserInputError>, Context>;
    readonly wishlist?: Resolve<UpdateProductsInWishlistOutput, NoArguments, Wishlist, Context>;
  };
  readonly UpdateWishlistOutput?: {
    readonly name?: Resolve<UpdateWishlistOutput, NoArguments, string, Context>;
    readonly uid?: Resolve<UpdateWishlistOutput, NoArguments, string | number, Context>;
    readonly visibility?: Resolve<UpdateWishlistOutput, NoArguments, WishlistVisibilityEnum, Context>;
  };
  readonly UrlRewrite?: {
    readonly parameters?: Resolve<UrlRewrite, NoArguments, Maybe<List<HttpQueryParameter>>, Context>;
    readonly url?: Resolve<UrlRewrite, NoArguments, Maybe<string>, Context>;
  };
  readonly ValidationRule?: {
    readonly name?: Resolve<ValidationRule, NoArguments, Maybe<ValidationRuleEnum>, Context>;
    readonly value?: Resolve<ValidationRule, NoArguments, Maybe<string>, Context>;
  };
  readonly VirtualCartItem?: {
    readonly customizable_options?: Resolve<VirtualCartItem, NoArguments, List<SelectedCustomizableOption>, Context>;
    readonly errors?: Resolve<VirtualCartItem, NoArguments, Maybe<List<CartItemError>>, Context>;
    readonly gift_message?: Resolve<VirtualCartItem, NoArguments, Maybe<GiftMessage>, Context>;
    readonly id?: Resolve<VirtualCartItem, NoArguments, string, Context>;
    readonly is_available?: Resolve<VirtualCartItem, NoArguments, boolean, Context>;
    readonly is_sample?: Resolve<VirtualCartItem, NoArguments, boolean, Context>;
    readonly not_available_message?: Resolve<VirtualCartItem, NoArguments, Maybe<string>, Context>;
    readonly prices?: Resolve<VirtualCartItem, NoArguments, Maybe<CartItemPrices>, Context>;
    readonly product?: Resolve<VirtualCartItem, NoArguments, ProductInterface, Context>;
    readonly product_path?: Resolve<VirtualCartItem, NoArguments, Maybe<string>, Context>;
    readonly quantity?: Resolve<VirtualCartItem, NoArguments, number, Context>;
    readonly quantity_step?: Resolve<VirtualCartItem, NoArguments, number, Context>;
    readonly uid?: Resolve<VirtualCartItem, NoArguments, string | number, Context>;
    readonly unit_price?: Resolve<VirtualCartItem, NoArguments, Maybe<UnitPrice>, Context>;
  };
  readonly VirtualProduct?: {
    readonly attribute_set_id?: Resolve<VirtualProduct, NoArguments, Maybe<number>, Context>;
    readonly bought_together_products?: Resolve<VirtualProduct, NoArguments, List<ProductInterface>, Context>;
    readonly canonical_url?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly categories?: Resolve<VirtualProduct, NoArguments, Maybe<List<CategoryInterface>>, Context>;
    readonly colour_name?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly colour_siblings?: Resolve<VirtualProduct, VirtualProductColourSiblingsArguments, List<ColourSibling>, Context>;
    readonly country_of_manufacture?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly created_at?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly crosssell_products?: Resolve<VirtualProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly custom_attributes?: Resolve<VirtualProduct, NoArguments, List<CustomAttribute>, Context>;
    readonly custom_attributesV2?: Resolve<VirtualProduct, VirtualProductCustomAttributesV2Arguments, Maybe<ProductCustomAttributes>, Context>;
    readonly description?: Resolve<VirtualProduct, NoArguments, Maybe<ComplexTextValue>, Context>;
    readonly gift_message_available?: Resolve<VirtualProduct, NoArguments, boolean, Context>;
    readonly id?: Resolve<VirtualProduct, NoArguments, Maybe<number>, Context>;
    readonly image?: Resolve<VirtualProduct, NoArguments, Maybe<ProductImage>, Context>;
    readonly longest_piece_cm?: Resolve<VirtualProduct, NoArguments, Maybe<number>, Context>;
    readonly max_sale_qty?: Resolve<VirtualProduct, NoArguments, Maybe<number>, Context>;
    readonly media_gallery?: Resolve<VirtualProduct, NoArguments, Maybe<List<MediaGalleryInterface>>, Context>;
    readonly media_gallery_entries?: Resolve<VirtualProduct, NoArguments, Maybe<List<MediaGalleryEntry>>, Context>;
    readonly meta_description?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly meta_keyword?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly meta_title?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly min_sale_qty?: Resolve<VirtualProduct, NoArguments, Maybe<number>, Context>;
    readonly most_viewed_products?: Resolve<VirtualProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly name?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly new_from_date?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly new_to_date?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly only_x_left_in_stock?: Resolve<VirtualProduct, NoArguments, Maybe<number>, Context>;
    readonly options?: Resolve<VirtualProduct, NoArguments, Maybe<List<CustomizableOptionInterface>>, Context>;
    readonly options_container?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly price?: Resolve<VirtualProduct, NoArguments, Maybe<ProductPrices>, Context>;
    readonly price_range?: Resolve<VirtualProduct, NoArguments, PriceRange, Context>;
    readonly price_tiers?: Resolve<VirtualProduct, NoArguments, Maybe<List<TierPrice>>, Context>;
    readonly product_links?: Resolve<VirtualProduct, NoArguments, Maybe<List<ProductLinksInterface>>, Context>;
    readonly quantity?: Resolve<VirtualProduct, NoArguments, Maybe<number>, Context>;
    readonly quantity_step?: Resolve<VirtualProduct, NoArguments, number, Context>;
    readonly range_name?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly rating_summary?: Resolve<VirtualProduct, NoArguments, number, Context>;
    readonly redirect_code?: Resolve<VirtualProduct, NoArguments, number, Context>;
    readonly related_products?: Resolve<VirtualProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly relative_url?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly review_count?: Resolve<VirtualProduct, NoArguments, number, Context>;
    readonly reviews?: Resolve<VirtualProduct, VirtualProductReviewsArguments, ProductReviews, Context>;
    readonly sample?: Resolve<VirtualProduct, NoArguments, Maybe<ProductSample>, Context>;
    readonly short_description?: Resolve<VirtualProduct, NoArguments, Maybe<ComplexTextValue>, Context>;
    readonly sku?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly small_image?: Resolve<VirtualProduct, NoArguments, Maybe<ProductImage>, Context>;
    readonly special_from_date?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly special_price?: Resolve<VirtualProduct, NoArguments, Maybe<number>, Context>;
    readonly special_to_date?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly stock_status?: Resolve<VirtualProduct, NoArguments, Maybe<ProductStockStatus>, Context>;
    readonly swatch_image?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly thumbnail?: Resolve<VirtualProduct, NoArguments, Maybe<ProductImage>, Context>;
    readonly tier_price?: Resolve<VirtualProduct, NoArguments, Maybe<number>, Context>;
    readonly tier_prices?: Resolve<VirtualProduct, NoArguments, Maybe<List<ProductTierPrices>>, Context>;
    readonly type?: Resolve<VirtualProduct, NoArguments, Maybe<UrlRewriteEntityTypeEnum>, Context>;
    readonly type_id?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly uid?: Resolve<VirtualProduct, NoArguments, string | number, Context>;
    readonly unit_price?: Resolve<VirtualProduct, NoArguments, Maybe<UnitPrice>, Context>;
    readonly updated_at?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly upsell_products?: Resolve<VirtualProduct, NoArguments, Maybe<List<ProductInterface>>, Context>;
    readonly url_key?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly url_keys?: Resolve<VirtualProduct, NoArguments, List<LocaleUrlKey>, Context>;
    readonly url_path?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly url_rewrites?: Resolve<VirtualProduct, NoArguments, Maybe<List<UrlRewrite>>, Context>;
    readonly url_suffix?: Resolve<VirtualProduct, NoArguments, Maybe<string>, Context>;
    readonly websites?: Resolve<VirtualProduct, NoArguments, Maybe<List<Website>>, Context>;
  };
  readonly VirtualWishlistItem?: {
    readonly added_at?: Resolve<VirtualWishlistItem, NoArguments, string, Context>;
    readonly availability?: Resolve<VirtualWishlistItem, NoArguments, WishlistItemAvailability, Context>;
    readonly customizable_options?: Resolve<VirtualWishlistItem, NoArguments, List<SelectedCustomizableOption>, Context>;
    readonly description?: Resolve<VirtualWishlistItem, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<VirtualWishlistItem, NoArguments, string | number, Context>;
    readonly product?: Resolve<VirtualWishlistItem, NoArguments, Maybe<ProductInterface>, Context>;
    readonly product_name?: Resolve<VirtualWishlistItem, NoArguments, string, Context>;
    readonly product_path?: Resolve<VirtualWishlistItem, NoArguments, Maybe<string>, Context>;
    readonly quantity?: Resolve<VirtualWishlistItem, NoArguments, number, Context>;
    readonly sku?: Resolve<VirtualWishlistItem, NoArguments, string, Context>;
  };
  readonly Visitor?: {
    readonly country_code?: Resolve<Visitor, NoArguments, string, Context>;
    readonly currency?: Resolve<Visitor, NoArguments, CurrencyEnum, Context>;
    readonly is_signed_in?: Resolve<Visitor, NoArguments, boolean, Context>;
    readonly prices_include_vat?: Resolve<Visitor, NoArguments, boolean, Context>;
  };
  readonly VoteForProductReviewOutput?: {
    readonly helpful_count?: Resolve<VoteForProductReviewOutput, NoArguments, number, Context>;
  };
  readonly Website?: {
    readonly code?: Resolve<Website, NoArguments, Maybe<string>, Context>;
    readonly default_group_id?: Resolve<Website, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<Website, NoArguments, Maybe<number>, Context>;
    readonly is_default?: Resolve<Website, NoArguments, Maybe<boolean>, Context>;
    readonly name?: Resolve<Website, NoArguments, Maybe<string>, Context>;
    readonly sort_order?: Resolve<Website, NoArguments, Maybe<number>, Context>;
  };
  readonly WishListUserInputError?: {
    readonly code?: Resolve<WishListUserInputError, NoArguments, WishListUserInputErrorType, Context>;
    readonly message?: Resolve<WishListUserInputError, NoArguments, string, Context>;
  };
  readonly Wishlist?: {
    readonly id?: Resolve<Wishlist, NoArguments, Maybe<string | number>, Context>;
    readonly is_default?: Resolve<Wishlist, NoArguments, boolean, Context>;
    readonly is_legacy?: Resolve<Wishlist, NoArguments, boolean, Context>;
    readonly items?: Resolve<Wishlist, NoArguments, Maybe<List<WishlistItem>>, Context>;
    readonly items_count?: Resolve<Wishlist, NoArguments, Maybe<number>, Context>;
    readonly items_v2?: Resolve<Wishlist, WishlistItemsV2Arguments, Maybe<WishlistItems>, Context>;
    readonly name?: Resolve<Wishlist, NoArguments, Maybe<string>, Context>;
    readonly sharing_code?: Resolve<Wishlist, NoArguments, Maybe<string>, Context>;
    readonly updated_at?: Resolve<Wishlist, NoArguments, Maybe<string>, Context>;
    readonly visibility?: Resolve<Wishlist, NoArguments, WishlistVisibilityEnum, Context>;
  };
  readonly WishlistCartUserInputError?: {
    readonly code?: Resolve<WishlistCartUserInputError, NoArguments, WishlistCartUserInputErrorType, Context>;
    readonly message?: Resolve<WishlistCartUserInputError, NoArguments, string, Context>;
    readonly product_name?: Resolve<WishlistCartUserInputError, NoArguments, string, Context>;
    readonly wishlistId?: Resolve<WishlistCartUserInputError, NoArguments, string | number, Context>;
    readonly wishlistItemId?: Resolve<WishlistCartUserInputError, NoArguments, string | number, Context>;
  };
  readonly WishlistItem?: {
    readonly added_at?: Resolve<WishlistItem, NoArguments, Maybe<string>, Context>;
    readonly description?: Resolve<WishlistItem, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<WishlistItem, NoArguments, Maybe<number>, Context>;
    readonly product?: Resolve<WishlistItem, NoArguments, Maybe<ProductInterface>, Context>;
    readonly qty?: Resolve<WishlistItem, NoArguments, Maybe<number>, Context>;
  };
  readonly WishlistItemInterface?: {
    readonly __resolveType?: (value: WishlistItemInterface, context: Context) => 'ConfigurableWishlistItem' | 'GiftCardWishlistItem' | 'SimpleWishlistItem' | 'VirtualWishlistItem';
    readonly added_at?: Resolve<WishlistItemInterface, NoArguments, string, Context>;
    readonly availability?: Resolve<WishlistItemInterface, NoArguments, WishlistItemAvailability, Context>;
    readonly customizable_options?: Resolve<WishlistItemInterface, NoArguments, List<SelectedCustomizableOption>, Context>;
    readonly description?: Resolve<WishlistItemInterface, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<WishlistItemInterface, NoArguments, string | number, Context>;
    readonly product?: Resolve<WishlistItemInterface, NoArguments, Maybe<ProductInterface>, Context>;
    readonly product_name?: Resolve<WishlistItemInterface, NoArguments, string, Context>;
    readonly product_path?: Resolve<WishlistItemInterface, NoArguments, Maybe<string>, Context>;
    readonly quantity?: Resolve<WishlistItemInterface, NoArguments, number, Context>;
    readonly sku?: Resolve<WishlistItemInterface, NoArguments, string, Context>;
  };
  readonly WishlistItems?: {
    readonly items?: Resolve<WishlistItems, NoArguments, List<WishlistItemInterface>, Context>;
    readonly page_info?: Resolve<WishlistItems, NoArguments, Maybe<SearchResultPageInfo>, Context>;
  };
  readonly WishlistOutput?: {
    readonly items?: Resolve<WishlistOutput, NoArguments, Maybe<List<WishlistItem>>, Context>;
    readonly items_count?: Resolve<WishlistOutput, NoArguments, Maybe<number>, Context>;
    readonly name?: Resolve<WishlistOutput, NoArguments, Maybe<string>, Context>;
    readonly sharing_code?: Resolve<WishlistOutput, NoArguments, Maybe<string>, Context>;
    readonly updated_at?: Resolve<WishlistOutput, NoArguments, Maybe<string>, Context>;
  };
  readonly WithdrawFromContractOutput?: {
    readonly order?: Resolve<WithdrawFromContractOutput, NoArguments, CustomerOrder, Context>;
    readonly return?: Resolve<WithdrawFromContractOutput, NoArguments, Return, Context>;
  };
  readonly WithdrawProductReviewOutput?: {
    readonly id?: Resolve<WithdrawProductReviewOutput, NoArguments, string | number, Context>;
  };
  readonly WithdrawalLine?: {
    readonly exception?: Resolve<WithdrawalLine, NoArguments, Maybe<string>, Context>;
    readonly exception_text?: Resolve<WithdrawalLine, NoArguments, Maybe<string>, Context>;
    readonly order_item_uid?: Resolve<WithdrawalLine, NoArguments, string | number, Context>;
    readonly quantity_left?: Resolve<WithdrawalLine, NoArguments, number, Context>;
  };
};
