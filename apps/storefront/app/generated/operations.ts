// Generated from app/**/*.graphql and the commerce schema by `npm run generate`.

export interface Operation<Result, Variables> {
  name: string;
  text: string;
  readonly __types?: [Result, Variables];
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CartAddressInput = {
  firstname: string;
  lastname: string;
  company?: string | null | undefined;
  street: Array<string | null | undefined>;
  /** Extension of this shop: written before or behind the first line of the street, as the country does. */
  house_number?: string | null | undefined;
  city: string;
  region?: string | null | undefined;
  region_id?: number | null | undefined;
  postcode?: string | null | undefined;
  country_code: string;
  telephone: string;
  vat_id?: string | null | undefined;
  save_in_address_book?: boolean | null | undefined;
  fax?: string | null | undefined;
  middlename?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  custom_attributes?: Array<AttributeValueInput | null | undefined> | null | undefined;
};

export type AttributeValueInput = {
  attribute_code: string;
  value?: string | null | undefined;
  selected_options?: Array<AttributeInputSelectedOption | null | undefined> | null | undefined;
};

export type AttributeInputSelectedOption = {
  value: string;
};

export type BillingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  customer_address_uid?: string | null | undefined;
  same_as_shipping?: boolean | null | undefined;
  use_for_shipping?: boolean | null | undefined;
};

export type ShippingMethodInput = {
  carrier_code: string;
  method_code: string;
  /** Extension of this shop: the id of a pickup point; required by methods that deliver to one. */
  pickup_point_id?: string | null | undefined;
  /** Extension of this shop: the postcode it was found under; that of the address when absent. */
  pickup_point_postcode?: string | null | undefined;
};

export type CartItemInput = {
  sku: string;
  quantity: number;
  /** Of the configurable product, beside the sku of a variant: the line is one of that product. */
  parent_sku?: string | null | undefined;
  /** Uids of the options of a configurable product. */
  selected_options?: Array<string | null | undefined> | null | undefined;
  /** Of a gift card: amount, sender, recipient and message. */
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
};

export type EnteredOptionInput = {
  uid: string;
  value: string;
};

export type CartUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'INVALID_PARAMETER_VALUE'
  | 'UNDEFINED';

export type CartDiscountType =
  | 'ITEM'
  | 'SHIPPING';

export type EstimateAddressInput = {
  country_code: CountryCodeEnum;
  region?: CustomerAddressRegionInput | null | undefined;
  postcode?: string | null | undefined;
};

export type CustomerAddressRegionInput = {
  region_code?: string | null | undefined;
  region?: string | null | undefined;
  region_id?: number | null | undefined;
};

export type CountryCodeEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PR'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type AttributeInput = {
  attribute_code?: string | null | undefined;
  entity_type?: string | null | undefined;
};

/** Every filterable attribute of the catalogue is a field here as well. */
export type ProductAttributeFilterInput = {
  category_id?: FilterEqualTypeInput | null | undefined;
  category_uid?: FilterEqualTypeInput | null | undefined;
  category_url_path?: FilterEqualTypeInput | null | undefined;
  description?: FilterMatchTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  short_description?: FilterMatchTypeInput | null | undefined;
  sku?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
};

/** Every sortable attribute of the catalogue is a field here as well. Fields apply in the order they are written. */
export type ProductAttributeSortInput = {
  relevance?: SortEnum | null | undefined;
  position?: SortEnum | null | undefined;
  name?: SortEnum | null | undefined;
  price?: SortEnum | null | undefined;
  /** Extension of this shop: by what customers think of it. */
  rating?: SortEnum | null | undefined;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type FilterEqualTypeInput = {
  in?: Array<string | null | undefined> | null | undefined;
  eq?: string | null | undefined;
};

/** Bounds as displayed in the store, both included. */
export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type FilterMatchTypeInput = {
  match?: string | null | undefined;
  /** FULL compares whole words (default), PARTIAL beginnings of words. */
  match_type?: FilterMatchTypeEnum | null | undefined;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type PlaceOrderInput = {
  cart_id: string;
  /** Extension of this shop: the version of the terms the buyer agreed to (checkoutAgreements). */
  agreement_version?: string | null | undefined;
  /** Extension of this shop: the version of the words (Cart.content_consent) by which the buyer agreed that digital content begins at once. */
  content_consent_version?: string | null | undefined;
  /** Extension of this shop: where the buyer comes back to after paying; only addresses of the shop count. */
  return_url?: string | null | undefined;
  /** The same by the name of Mollie's extension for Magento; {{payment_token}} in it becomes the token of the payment. */
  mollie_return_url?: string | null | undefined;
  /** Extension of this shop: the name of the consent (recordConsent) under which the purchase may be measured. */
  consent_name?: string | null | undefined;
  /** Extension of this shop: what the buyer's browser calls itself to the measurement service. */
  analytics_client_id?: string | null | undefined;
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type OrderActionType =
  | 'CANCEL'
  | 'REORDER';

export type ConsentInput = {
  /** The version of the purposes that the visitor was shown. */
  purposes_version: number;
  purposes: Array<ConsentPurpose | null | undefined>;
  /** The name of the consent that this decision ends. */
  replaces?: string | null | undefined;
};

export type ConsentPurpose =
  | 'STATISTICS'
  | 'MARKETING';

export type ContactUsInput = {
  comment: string;
  email: string;
  name: string;
  telephone?: string | null | undefined;
};

/** Extension of this shop. */
export type PartOfDay =
  | 'MORNING'
  | 'AFTERNOON';

/** Extension of this shop. */
export type RequestAppointmentInput = {
  name: string;
  email: string;
  telephone?: string | null | undefined;
  /** A working day of the shop, such as 2026-11-16. */
  day: string;
  part_of_day: PartOfDay;
  persons: number;
  message?: string | null | undefined;
};

/** Extension of this shop. */
export type RequestWholesaleInput = {
  company: string;
  name: string;
  email: string;
  telephone?: string | null | undefined;
  /** Two letters. */
  country_code: string;
  /** Needed in the European Union. */
  vat_number?: string | null | undefined;
  website?: string | null | undefined;
  message?: string | null | undefined;
};

/** Extension of this shop. */
export type ContactField =
  | 'NAME'
  | 'EMAIL'
  | 'TELEPHONE'
  | 'MESSAGE'
  | 'DAY'
  | 'PERSONS'
  | 'COMPANY'
  | 'VAT_NUMBER'
  | 'COUNTRY'
  | 'WEBSITE';

/** Extension of this shop. */
export type ContactProblemCode =
  | 'MISSING'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'NOT_VALID'
  | 'IN_THE_PAST'
  | 'TOO_FAR_AHEAD'
  | 'NOT_A_WORKING_DAY'
  | 'OUT_OF_RANGE';

export type CustomerAddressInput = {
  prefix?: string | null | undefined;
  firstname?: string | null | undefined;
  middlename?: string | null | undefined;
  lastname?: string | null | undefined;
  suffix?: string | null | undefined;
  company?: string | null | undefined;
  street?: Array<string | null | undefined> | null | undefined;
  /** Extension of this shop. */
  house_number?: string | null | undefined;
  city?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
  postcode?: string | null | undefined;
  country_id?: CountryCodeEnum | null | undefined;
  country_code?: CountryCodeEnum | null | undefined;
  telephone?: string | null | undefined;
  fax?: string | null | undefined;
  vat_id?: string | null | undefined;
  default_shipping?: boolean | null | undefined;
  default_billing?: boolean | null | undefined;
  custom_attributes?: Array<CustomerAddressAttributeInput | null | undefined> | null | undefined;
  custom_attributesV2?: Array<AttributeValueInput | null | undefined> | null | undefined;
};

export type CustomerAddressAttributeInput = {
  attribute_code: string;
  value: string;
};

export type CustomerCreateInput = {
  prefix?: string | null | undefined;
  firstname: string;
  middlename?: string | null | undefined;
  lastname: string;
  suffix?: string | null | undefined;
  email: string;
  dob?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  taxvat?: string | null | undefined;
  gender?: number | null | undefined;
  password?: string | null | undefined;
  is_subscribed?: boolean | null | undefined;
  allow_remote_shopping_assistance?: boolean | null | undefined;
  custom_attributes?: Array<AttributeValueInput | null | undefined> | null | undefined;
  /** Extension of this shop. */
  is_business?: boolean | null | undefined;
  /** Extension of this shop. */
  company?: string | null | undefined;
};

export type CustomerUpdateInput = {
  prefix?: string | null | undefined;
  firstname?: string | null | undefined;
  middlename?: string | null | undefined;
  lastname?: string | null | undefined;
  suffix?: string | null | undefined;
  dob?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  taxvat?: string | null | undefined;
  gender?: number | null | undefined;
  is_subscribed?: boolean | null | undefined;
  allow_remote_shopping_assistance?: boolean | null | undefined;
  custom_attributes?: Array<AttributeValueInput | null | undefined> | null | undefined;
  /** Extension of this shop. */
  is_business?: boolean | null | undefined;
  /** Extension of this shop. */
  company?: string | null | undefined;
};

/** Extension of this shop. */
export type NewsletterSourceEnum =
  | 'footer'
  | 'checkout'
  | 'register'
  | 'account'
  | 'api';

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED'
  | 'UNCONFIRMED';

export type CurrencyEnum =
  | 'AUD'
  | 'CAD'
  | 'CHF'
  | 'CZK'
  | 'DKK'
  | 'EUR'
  | 'GBP'
  | 'HKD'
  | 'JPY'
  | 'NOK'
  | 'PLN'
  | 'RUB'
  | 'SEK'
  | 'USD';

/** Extension of this shop. */
export type WithdrawFromContractInput = {
  /** Of the order. */
  token: string;
  /** Made up by the client for one statement, 8 to 64 letters, digits and hyphens: the same key is the same statement. */
  statement_key: string;
  /** Of whoever withdraws. */
  name: string;
  lines: Array<WithdrawalLineInput | null | undefined>;
};

/** Extension of this shop. */
export type WithdrawalLineInput = {
  order_item_uid: string;
  quantity: number;
};

/** Extension of this shop. */
export type ProductReviewSort =
  | 'LATEST'
  /** The most helpful first. */
  | 'HELPFUL'
  | 'HIGHEST'
  | 'LOWEST';

/** Extension of this shop. */
export type ProductReviewStatus =
  | 'PENDING'
  | 'APPROVED'
  | 'REJECTED';

/** Extension of this shop. */
export type ProductReviewReportReason =
  | 'OFFENSIVE'
  | 'PRIVATE_DATA'
  | 'ADVERTISING'
  | 'NOT_ABOUT_PRODUCT'
  | 'NOT_GENUINE'
  | 'OTHER';

export type CreateProductReviewInput = {
  sku: string;
  nickname: string;
  summary: string;
  text: string;
  ratings: Array<ProductReviewRatingInput | null | undefined>;
  /** Extension of this shop: ids that `POST /review-pictures` gave out, in the order they are to have. */
  pictures?: Array<string | null | undefined> | null | undefined;
};

export type ProductReviewRatingInput = {
  id: string;
  value_id: string;
};

/** Extension of this shop. */
export type UpdateProductReviewInput = {
  nickname: string;
  summary: string;
  text: string;
  ratings: Array<ProductReviewRatingInput | null | undefined>;
  /** Those of the review and new ones, in the order they are to have; left out, they stay as they are. */
  pictures?: Array<string | null | undefined> | null | undefined;
};

export type UrlRewriteEntityTypeEnum =
  | 'PRODUCT'
  | 'CATEGORY'
  | 'CMS_PAGE';

export type VisitReportInput = {
  build: string;
  page: VisitedPage;
  device: VisitDevice;
  browser?: VisitBrowser;
  vitals?: Array<VisitVitalInput | null | undefined>;
  /** Messages of scripts that failed. */
  errors?: Array<string | null | undefined>;
};

export type VisitVitalInput = {
  name: VisitVital;
  /** Milliseconds; the layout shift multiplied by 1000. */
  value: number;
  /** What in the page it is due to, as a selector. */
  element?: string | null | undefined;
};

export type VisitedPage =
  | 'HOME'
  | 'CATEGORY'
  | 'PRODUCT'
  | 'SEARCH'
  | 'CONTENT'
  | 'CART'
  | 'CHECKOUT'
  | 'ACCOUNT'
  | 'OTHER';

export type VisitDevice =
  | 'MOBILE'
  | 'TABLET'
  | 'DESKTOP';

export type VisitBrowser =
  | 'SAMSUNG'
  | 'EDGE'
  | 'FIREFOX'
  | 'CHROME'
  | 'SAFARI'
  | 'OTHER';

export type VisitVital =
  | 'LCP'
  | 'FID'
  | 'CLS'
  | 'FCP'
  | 'INP'
  | 'TTFB';

export type WishlistVisibilityEnum =
  | 'PUBLIC'
  | 'PRIVATE';

/** Extension of this shop. */
export type WishlistItemSort =
  /** The latest first. */
  | 'ADDED'
  | 'NAME'
  /** The lowest first. */
  | 'PRICE';

/** Extension of this shop. */
export type ItemsOfDeletedWishlist =
  /** They go with it. */
  | 'DELETE'
  /** They go to another list. */
  | 'MOVE'
  /** They go to the legacy list. */
  | 'KEEP';

/** Extension of this shop: whether an item can be put into the cart as it is. */
export type WishlistItemAvailability =
  | 'AVAILABLE'
  | 'OPTIONS_NEEDED'
  | 'OUT_OF_STOCK'
  /** The product, or the chosen variant, is no longer sold. */
  | 'ORPHANED';

export type WishlistItemInput = {
  sku: string;
  quantity: number;
  parent_sku?: string | null | undefined;
  selected_options?: Array<string | null | undefined> | null | undefined;
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  /** Extension of this shop: a note of at most 500 characters. */
  description?: string | null | undefined;
};

export type WishlistItemUpdateInput = {
  wishlist_item_id: string;
  quantity?: number | null | undefined;
  description?: string | null | undefined;
  selected_options?: Array<string | null | undefined> | null | undefined;
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
};

export type WishlistItemCopyInput = {
  wishlist_item_id: string;
  quantity?: number | null | undefined;
};

export type WishlistItemMoveInput = {
  wishlist_item_id: string;
  quantity?: number | null | undefined;
};

export type AccountAddressFragment = { id: number | null, uid: string | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, street: Array<string | null> | null, house_number: string | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null } | null };

export type AccountOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountOverviewQueryResult = { customer: { firstname: string | null, lastname: string | null, email: string | null, is_business: boolean, company: string | null, is_email_confirmed: boolean, addresses: Array<{ id: number | null, uid: string | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, street: Array<string | null> | null, house_number: string | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null } | null } | null> | null, orders: { items: Array<{ number: string, order_date: string, status: string, status_code: string, total: { total_before_gift_cards: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<
          | { id: string, product_name: string | null }
          | { id: string, product_name: string | null }
          | { id: string, product_name: string | null }
          | { id: string, product_name: string | null }
          | { id: string, product_name: string | null }
         | null> | null } | null> } | null } | null };

export type PersonalDataQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalDataQueryResult = { customer: { firstname: string | null, lastname: string | null, email: string | null, is_business: boolean, company: string | null, taxvat: string | null } | null };

export type UpdateDetailsMutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


export type UpdateDetailsMutationResult = { updateCustomerV2: { customer: { id: string } } | null };

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQueryResult = { customer: { email: string | null, is_email_confirmed: boolean, is_subscribed: boolean | null } | null };

export type ChangeSubscriptionMutationVariables = Exact<{
  isWanted: boolean;
}>;


export type ChangeSubscriptionMutationResult = { updateCustomerV2: { customer: { is_subscribed: boolean | null } } | null };

export type UpdateEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type UpdateEmailMutationResult = { updateCustomerEmail: { customer: { id: string } } | null };

export type ChangePasswordMutationVariables = Exact<{
  current: string;
  next: string;
}>;


export type ChangePasswordMutationResult = { changeCustomerPassword: { id: string } | null };

export type SecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityQueryResult = { customer: { email: string | null, needs_password: boolean, passkeys: Array<{ id: number, name: string, host: string, created_at: string, last_used_at: string | null } | null>, sessions: Array<{ id: number, device: string, place: string | null, last_used_at: string, is_this_one: boolean } | null> } | null };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQueryResult = { customer: { firstname: string | null, lastname: string | null, company: string | null, addresses: Array<{ id: number | null, uid: string | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, street: Array<string | null> | null, house_number: string | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null } | null } | null> | null } | null };

export type AddAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type AddAddressMutationResult = { createCustomerAddress: { id: number | null } | null };

export type ChangeAddressMutationVariables = Exact<{
  uid: string;
  input: CustomerAddressInput;
}>;


export type ChangeAddressMutationResult = { updateCustomerAddressV2: { id: number | null } | null };

export type DeleteAddressMutationVariables = Exact<{
  uid: string;
}>;


export type DeleteAddressMutationResult = { deleteCustomerAddressV2: boolean | null };

export type YourDataQueryVariables = Exact<{ [key: string]: never; }>;


export type YourDataQueryResult = { customer: { email: string | null, needs_password: boolean } | null, storeConfig: { invoice_retention_years: number } | null };

export type RequestCustomerDataMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type RequestCustomerDataMutationResult = { requestCustomerData: boolean };

export type EraseCustomerMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type EraseCustomerMutationResult = { eraseCustomer: boolean };

export type ListedOrderFragment = { number: string, order_date: string, status: string, status_code: string, total: { total_before_gift_cards: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<
    | { id: string, product_name: string | null }
    | { id: string, product_name: string | null }
    | { id: string, product_name: string | null }
    | { id: string, product_name: string | null }
    | { id: string, product_name: string | null }
   | null> | null };

export type CustomerOrdersQueryVariables = Exact<{
  page: number;
}>;


export type CustomerOrdersQueryResult = { customer: { orders: { items: Array<{ number: string, order_date: string, status: string, status_code: string, total: { total_before_gift_cards: { value: number | null, currency: CurrencyEnum | null } } | null, items: Array<
          | { id: string, product_name: string | null }
          | { id: string, product_name: string | null }
          | { id: string, product_name: string | null }
          | { id: string, product_name: string | null }
          | { id: string, product_name: string | null }
         | null> | null } | null>, page_info: { current_page: number | null, total_pages: number | null } | null } | null, past_orders: Array<{ number: string, placed_at: string, status: string, grand_total: { value: number | null, currency: CurrencyEnum | null }, items: Array<{ name: string } | null> } | null> } | null };

export type CustomerOrderQueryVariables = Exact<{
  number: string;
}>;


export type CustomerOrderQueryResult = { customer: { orders: { items: Array<{ id: string, available_actions: Array<OrderActionType | null>, number: string, token: string, order_date: string, status: string, status_code: string, email: string | null, is_virtual: boolean, remarks: string | null, shipping_method: string | null, items: Array<
          | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, gift_card: { sender_name: string | null, recipient_name: string | null, recipient_email: string | null, message: string | null, deliver_on: string | null } | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null, total: { subtotal_incl_tax: { value: number | null, currency: CurrencyEnum | null }, subtotal_excl_tax: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, shipping_handling: { amount_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, amount_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null } | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, total_before_gift_cards: { value: number | null, currency: CurrencyEnum | null }, grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, gift_cards: Array<{ code_ending: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null>, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, payment_methods: Array<{ name: string } | null> | null, pickup_point: { name: string, street: string, postcode: string, city: string } | null, expected_delivery: { earliest_date: string, latest_date: string } | null, tax_treatment: { kind: string, warning: string | null }, invoices: Array<{ id: string, number: string, download_url: string } | null>, credit_memos: Array<{ id: string, number: string, download_url: string } | null> | null, shipments: Array<{ id: string, tracking: Array<{ title: string, number: string | null } | null> | null } | null> | null, customer_info: { firstname: string, lastname: string | null }, withdrawal: { is_open: boolean, statutory_until: string | null, open_until: string | null, lines: Array<{ order_item_uid: string, quantity_left: number, exception_text: string | null } | null> }, returns: { items: Array<{ uid: string, number: string, stated_at: string, label_url: string | null, post_by: string | null, refunded: { value: number | null, currency: CurrencyEnum | null } | null, items: Array<{ uid: string, state: string, is_sent_back: boolean, request_quantity: number, decline_reason: string | null, order_item:
                | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
                | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
                | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
                | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
                | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
               } | null> | null } | null> | null } | null } | null> } | null } | null, storeConfig: { order_cancellation_reasons: Array<{ description: string } | null> } | null };

export type ReorderMutationVariables = Exact<{
  number: string;
}>;


export type ReorderMutationResult = { reorderItems: { cart: { id: string }, userInputErrors: Array<{ message: string } | null> } | null };

export type CancelOwnOrderMutationVariables = Exact<{
  orderId: string;
  reason: string;
}>;


export type CancelOwnOrderMutationResult = { cancelOrder: { errorV2: { message: string } | null } | null };

export type StartPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeySignInMutationResult = { startPasskeySignIn: { json: string } };

export type SignInByPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type SignInByPasskeyMutationResult = { generateCustomerTokenByPasskey: { token: string | null } | null };

export type StartAddingPasskeyMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type StartAddingPasskeyMutationResult = { startAddingPasskey: { json: string } };

export type AddPasskeyMutationVariables = Exact<{
  name: string;
  credential: string;
}>;


export type AddPasskeyMutationResult = { addPasskey: { id: number } };

export type RenamePasskeyMutationVariables = Exact<{
  id: number;
  name: string;
}>;


export type RenamePasskeyMutationResult = { renamePasskey: { id: number } };

export type RemovePasskeyMutationVariables = Exact<{
  id: number;
}>;


export type RemovePasskeyMutationResult = { removePasskey: boolean };

export type CustomerReturnsQueryVariables = Exact<{
  page: number;
}>;


export type CustomerReturnsQueryResult = { customer: { returns: { items: Array<{ uid: string, number: string, stated_at: string, label_url: string | null, post_by: string | null, order: { number: string } | null, refunded: { value: number | null, currency: CurrencyEnum | null } | null, items: Array<{ uid: string, state: string, is_sent_back: boolean, request_quantity: number, decline_reason: string | null, order_item:
            | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
            | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
            | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
            | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
            | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
           } | null> | null } | null> | null, page_info: { current_page: number | null, total_pages: number | null } | null } | null } | null };

export type PasswordRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordRulesQueryResult = { storeConfig: { minimum_password_length: string | null, required_character_classes_number: string | null } | null };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInMutationResult = { generateCustomerToken: { token: string | null } | null };

export type RegisterMutationVariables = Exact<{
  input: CustomerCreateInput;
}>;


export type RegisterMutationResult = { createCustomerV2: { customer: { id: string } } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutationResult = { requestPasswordResetEmail: boolean | null };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  password: string;
}>;


export type ResetPasswordMutationResult = { resetPassword: boolean | null };

export type ConfirmEmailMutationVariables = Exact<{
  email: string;
  key: string;
}>;


export type ConfirmEmailMutationResult = { confirmEmail: { customer: { id: string } } | null };

export type ResendConfirmationMutationVariables = Exact<{
  email: string;
}>;


export type ResendConfirmationMutationResult = { resendConfirmationEmail: boolean | null };

export type EndSessionMutationVariables = Exact<{
  id?: number | null | undefined;
}>;


export type EndSessionMutationResult = { endCustomerSession: boolean };

export type EndAllSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndAllSessionsMutationResult = { revokeCustomerToken: { result: boolean } | null };

export type ClaimPurchaseMutationVariables = Exact<{
  token: string;
}>;


export type ClaimPurchaseMutationResult = { claimPurchase: string | null };

export type CartQueryVariables = Exact<{
  id: string;
}>;


export type CartQueryResult = { cart: { id: string, email: string | null, total_quantity: number, is_virtual: boolean, remarks: string | null, itemsV2: { items: Array<
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, configured_variant:
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { sender_name: string, recipient_name: string, recipient_email: string | null, message: string | null, deliver_on: string | null, uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, amount: { value: number | null, currency: CurrencyEnum | null }, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> } | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, total_before_gift_cards: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null, currency: CurrencyEnum | null } | null, current_balance: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, shipping_addresses: Array<{ country: { code: string }, selected_shipping_method: { carrier_title: string, method_title: string, earliest_date: string, latest_date: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null>, tax_treatment: { kind: string, rate: number, warning: string | null }, minimum_order: { amount: { value: number | null, currency: CurrencyEnum | null }, remaining: { value: number | null, currency: CurrencyEnum | null } | null }, incentive: { reached_percent: number | null, next_percent: number | null, remaining: { value: number | null, currency: CurrencyEnum | null } | null }, notices: Array<{ code: string, message: string } | null>, expected_delivery: { earliest_date: string, latest_date: string, pickup_date: string | null } | null } | null };

export type CustomerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartQueryResult = { customerCart: { id: string, email: string | null, total_quantity: number, is_virtual: boolean, remarks: string | null, itemsV2: { items: Array<
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, configured_variant:
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { sender_name: string, recipient_name: string, recipient_email: string | null, message: string | null, deliver_on: string | null, uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, amount: { value: number | null, currency: CurrencyEnum | null }, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> } | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, total_before_gift_cards: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null, currency: CurrencyEnum | null } | null, current_balance: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, shipping_addresses: Array<{ country: { code: string }, selected_shipping_method: { carrier_title: string, method_title: string, earliest_date: string, latest_date: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null>, tax_treatment: { kind: string, rate: number, warning: string | null }, minimum_order: { amount: { value: number | null, currency: CurrencyEnum | null }, remaining: { value: number | null, currency: CurrencyEnum | null } | null }, incentive: { reached_percent: number | null, next_percent: number | null, remaining: { value: number | null, currency: CurrencyEnum | null } | null }, notices: Array<{ code: string, message: string } | null>, expected_delivery: { earliest_date: string, latest_date: string, pickup_date: string | null } | null } };

export type CustomerCartIdQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartIdQueryResult = { customerCart: { id: string } };

export type CreateCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCartMutationResult = { createGuestCart: { cart: { id: string } | null } | null };

export type AddToCartMutationVariables = Exact<{
  id: string;
  items: Array<CartItemInput> | CartItemInput;
  key?: string | null | undefined;
}>;


export type AddToCartMutationResult = { addProductsToCart: { cart: { id: string, email: string | null, total_quantity: number, is_virtual: boolean, remarks: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product:
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { sender_name: string, recipient_name: string, recipient_email: string | null, message: string | null, deliver_on: string | null, uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, amount: { value: number | null, currency: CurrencyEnum | null }, product:
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> } | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, total_before_gift_cards: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null, currency: CurrencyEnum | null } | null, current_balance: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, shipping_addresses: Array<{ country: { code: string }, selected_shipping_method: { carrier_title: string, method_title: string, earliest_date: string, latest_date: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null>, tax_treatment: { kind: string, rate: number, warning: string | null }, minimum_order: { amount: { value: number | null, currency: CurrencyEnum | null }, remaining: { value: number | null, currency: CurrencyEnum | null } | null }, incentive: { reached_percent: number | null, next_percent: number | null, remaining: { value: number | null, currency: CurrencyEnum | null } | null }, notices: Array<{ code: string, message: string } | null>, expected_delivery: { earliest_date: string, latest_date: string, pickup_date: string | null } | null }, user_errors: Array<
      | { code: CartUserInputErrorType, message: string }
      | { code: CartUserInputErrorType, message: string }
     | null> } | null };

export type UpdateCartLineMutationVariables = Exact<{
  id: string;
  line: string;
  quantity: number;
  key?: string | null | undefined;
}>;


export type UpdateCartLineMutationResult = { updateCartItems: { cart: { id: string }, errors: Array<{ code: CartUserInputErrorType, message: string } | null> } | null };

export type RemoveCartLineMutationVariables = Exact<{
  id: string;
  line: string;
  key?: string | null | undefined;
}>;


export type RemoveCartLineMutationResult = { removeItemFromCart: { cart: { id: string } } | null };

export type ApplyCouponMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type ApplyCouponMutationResult = { applyCouponToCart: { cart: { id: string } } | null };

export type RemoveCouponMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCouponMutationResult = { removeCouponFromCart: { cart: { id: string } | null } | null };

export type ApplyGiftCardMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type ApplyGiftCardMutationResult = { applyGiftCardToCart: { cart: { id: string } } | null };

export type RemoveGiftCardMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type RemoveGiftCardMutationResult = { removeGiftCardFromCart: { cart: { id: string } } | null };

export type SetRemarksMutationVariables = Exact<{
  id: string;
  remarks: string;
}>;


export type SetRemarksMutationResult = { setRemarksOnCart: { cart: { id: string } } | null };

export type CartCountQueryVariables = Exact<{
  id: string;
}>;


export type CartCountQueryResult = { cart: { total_quantity: number } | null };

export type CartSkusQueryVariables = Exact<{
  id: string;
}>;


export type CartSkusQueryResult = { cart: { total_quantity: number, itemsV2: { items: Array<
        | { quantity: number, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           }
        | { quantity: number, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           }
        | { quantity: number, configured_variant:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
          , product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           }
        | { quantity: number, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           }
        | { quantity: number, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           }
        | { quantity: number, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           }
       | null> } | null } | null };

export type ProductOptionsQueryVariables = Exact<{
  sku: string;
}>;


export type ProductOptionsQueryResult = { products: { items: Array<
      | { configurable_options: Array<{ label: string | null } | null> | null }
      | Record<PropertyKey, never>
     | null> | null } | null };

export type MergeCartsMutationVariables = Exact<{
  source: string;
}>;


export type MergeCartsMutationResult = { mergeCarts: { id: string } };

type CartLine_SimpleCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
  , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type CartLine_VirtualCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
  , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type CartLine_ConfigurableCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, configured_variant:
    | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
    | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
  , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product:
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
  , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type CartLine_GiftCardCartItem_Fragment = { sender_name: string, recipient_name: string, recipient_email: string | null, message: string | null, deliver_on: string | null, uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, amount: { value: number | null, currency: CurrencyEnum | null }, product:
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
  , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type CartLine_BundleCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
  , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type CartLine_DownloadableCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
    | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
  , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

export type CartLineFragment =
  | CartLine_SimpleCartItem_Fragment
  | CartLine_VirtualCartItem_Fragment
  | CartLine_ConfigurableCartItem_Fragment
  | CartLine_GiftCardCartItem_Fragment
  | CartLine_BundleCartItem_Fragment
  | CartLine_DownloadableCartItem_Fragment
;

export type CartSuggestionsQueryVariables = Exact<{
  id: string;
}>;


export type CartSuggestionsQueryResult = { cart: { bought_together_products: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> } | null };

export type CartViewFragment = { id: string, email: string | null, total_quantity: number, is_virtual: boolean, remarks: string | null, itemsV2: { items: Array<
      | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, configured_variant:
          | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
        , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product:
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { sender_name: string, recipient_name: string, recipient_email: string | null, message: string | null, deliver_on: string | null, uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, amount: { value: number | null, currency: CurrencyEnum | null }, product:
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> } | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, total_before_gift_cards: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null, currency: CurrencyEnum | null } | null, current_balance: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, shipping_addresses: Array<{ country: { code: string }, selected_shipping_method: { carrier_title: string, method_title: string, earliest_date: string, latest_date: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null>, tax_treatment: { kind: string, rate: number, warning: string | null }, minimum_order: { amount: { value: number | null, currency: CurrencyEnum | null }, remaining: { value: number | null, currency: CurrencyEnum | null } | null }, incentive: { reached_percent: number | null, next_percent: number | null, remaining: { value: number | null, currency: CurrencyEnum | null } | null }, notices: Array<{ code: string, message: string } | null>, expected_delivery: { earliest_date: string, latest_date: string, pickup_date: string | null } | null };

export type CheapestOffersQueryVariables = Exact<{
  skus: Array<string> | string;
}>;


export type CheapestOffersQueryResult = { products: { items: Array<
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, variants: Array<{ product: { sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null } } } } | null } | null> | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null }
      | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null }
     | null> | null } | null };

export type ShippingMethodFragment = { carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, is_pickup_point: boolean, earliest_date: string, latest_date: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null }, free_from: { value: number | null, currency: CurrencyEnum | null } | null, missing_to_free: { value: number | null, currency: CurrencyEnum | null } | null };

export type EstimateShippingMethodsMutationVariables = Exact<{
  id: string;
  address: EstimateAddressInput;
}>;


export type EstimateShippingMethodsMutationResult = { estimateShippingMethods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, is_pickup_point: boolean, earliest_date: string, latest_date: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null }, free_from: { value: number | null, currency: CurrencyEnum | null } | null, missing_to_free: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null };

export type EstimateTotalsMutationVariables = Exact<{
  id: string;
  address: EstimateAddressInput;
  method: ShippingMethodInput;
}>;


export type EstimateTotalsMutationResult = { estimateTotals: { cart: { id: string, email: string | null, total_quantity: number, is_virtual: boolean, remarks: string | null, itemsV2: { items: Array<
          | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, configured_variant:
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
              | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product:
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { sender_name: string, recipient_name: string, recipient_email: string | null, message: string | null, deliver_on: string | null, uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, amount: { value: number | null, currency: CurrencyEnum | null }, product:
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
              | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> } | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, total_before_gift_cards: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null, currency: CurrencyEnum | null } | null, current_balance: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, shipping_addresses: Array<{ country: { code: string }, selected_shipping_method: { carrier_title: string, method_title: string, earliest_date: string, latest_date: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null>, tax_treatment: { kind: string, rate: number, warning: string | null }, minimum_order: { amount: { value: number | null, currency: CurrencyEnum | null }, remaining: { value: number | null, currency: CurrencyEnum | null } | null }, incentive: { reached_percent: number | null, next_percent: number | null, remaining: { value: number | null, currency: CurrencyEnum | null } | null }, notices: Array<{ code: string, message: string } | null>, expected_delivery: { earliest_date: string, latest_date: string, pickup_date: string | null } | null } | null } };

type ProductTile_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductTile_BundleProduct_Fragment = { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductTile_GroupedProduct_Fragment = { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductTile_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductTile_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductTile_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductTile_GiftCardProduct_Fragment = { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

export type ProductTileFragment =
  | ProductTile_ConfigurableProduct_Fragment
  | ProductTile_BundleProduct_Fragment
  | ProductTile_GroupedProduct_Fragment
  | ProductTile_DownloadableProduct_Fragment
  | ProductTile_SimpleProduct_Fragment
  | ProductTile_VirtualProduct_Fragment
  | ProductTile_GiftCardProduct_Fragment
;

type ProductPrices_ConfigurableProduct_Fragment = { price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductPrices_BundleProduct_Fragment = { price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductPrices_GroupedProduct_Fragment = { price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductPrices_DownloadableProduct_Fragment = { price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductPrices_SimpleProduct_Fragment = { price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductPrices_VirtualProduct_Fragment = { price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductPrices_GiftCardProduct_Fragment = { price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

export type ProductPricesFragment =
  | ProductPrices_ConfigurableProduct_Fragment
  | ProductPrices_BundleProduct_Fragment
  | ProductPrices_GroupedProduct_Fragment
  | ProductPrices_DownloadableProduct_Fragment
  | ProductPrices_SimpleProduct_Fragment
  | ProductPrices_VirtualProduct_Fragment
  | ProductPrices_GiftCardProduct_Fragment
;

export type ProductsBySkuQueryVariables = Exact<{
  skus: Array<string> | string;
}>;


export type ProductsBySkuQueryResult = { products: { items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null } | null };

export type CategoryPageFragment = { uid: string, name: string | null, url_path: string | null, url_suffix: string | null, meta_title: string | null, meta_description: string | null, writtenDescription: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null, children: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, image: string | null } | null> | null, listing: { total_count: number | null, page_info: { total_pages: number | null } | null, aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null, sort_fields: { options: Array<{ value: string | null } | null> | null } | null, items?: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null } | null, url_paths: Array<{ locale: string, url_path: string } | null> };

type CheckoutAddress_ShippingCartAddress_Fragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, house_number: string | null, city: string, postcode: string | null, telephone: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } };

type CheckoutAddress_BillingCartAddress_Fragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, house_number: string | null, city: string, postcode: string | null, telephone: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } };

export type CheckoutAddressFragment =
  | CheckoutAddress_ShippingCartAddress_Fragment
  | CheckoutAddress_BillingCartAddress_Fragment
;

export type CheckoutViewFragment = { is_business_order: boolean, company: string | null, vat_id: string | null, vat_id_status: string | null, is_billing_address_chosen: boolean, id: string, email: string | null, total_quantity: number, is_virtual: boolean, remarks: string | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, house_number: string | null, city: string, postcode: string | null, telephone: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null, shipping_addresses: Array<{ same_as_billing: boolean, firstname: string, lastname: string, company: string | null, street: Array<string | null>, house_number: string | null, city: string, postcode: string | null, telephone: string | null, selected_shipping_method: { carrier_code: string, method_code: string, carrier_title: string, method_title: string, earliest_date: string, latest_date: string, pickup_point: { id: string, carrier_code: string, name: string, street: string, postcode: string, city: string, distance_metres: number, opening_hours: Array<string | null> } | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, is_pickup_point: boolean, earliest_date: string, latest_date: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null }, free_from: { value: number | null, currency: CurrencyEnum | null } | null, missing_to_free: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, country: { code: string }, region: { code: string | null, label: string | null } | null } | null>, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string } | null, content_consent: { version: string, text: string } | null, itemsV2: { items: Array<
      | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, configured_variant:
          | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
        , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product:
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { sender_name: string, recipient_name: string, recipient_email: string | null, message: string | null, deliver_on: string | null, uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, amount: { value: number | null, currency: CurrencyEnum | null }, product:
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
        , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> } | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, total_before_gift_cards: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null, currency: CurrencyEnum | null } | null, current_balance: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, tax_treatment: { kind: string, rate: number, warning: string | null }, minimum_order: { amount: { value: number | null, currency: CurrencyEnum | null }, remaining: { value: number | null, currency: CurrencyEnum | null } | null }, incentive: { reached_percent: number | null, next_percent: number | null, remaining: { value: number | null, currency: CurrencyEnum | null } | null }, notices: Array<{ code: string, message: string } | null>, expected_delivery: { earliest_date: string, latest_date: string, pickup_date: string | null } | null };

export type PickupPointFragment = { id: string, carrier_code: string, name: string, street: string, postcode: string, city: string, distance_metres: number, opening_hours: Array<string | null> };

export type CheckoutQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutQueryResult = { cart: { is_business_order: boolean, company: string | null, vat_id: string | null, vat_id_status: string | null, is_billing_address_chosen: boolean, id: string, email: string | null, total_quantity: number, is_virtual: boolean, remarks: string | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, house_number: string | null, city: string, postcode: string | null, telephone: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null, shipping_addresses: Array<{ same_as_billing: boolean, firstname: string, lastname: string, company: string | null, street: Array<string | null>, house_number: string | null, city: string, postcode: string | null, telephone: string | null, selected_shipping_method: { carrier_code: string, method_code: string, carrier_title: string, method_title: string, earliest_date: string, latest_date: string, pickup_point: { id: string, carrier_code: string, name: string, street: string, postcode: string, city: string, distance_metres: number, opening_hours: Array<string | null> } | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null, available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, is_pickup_point: boolean, earliest_date: string, latest_date: string, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null }, free_from: { value: number | null, currency: CurrencyEnum | null } | null, missing_to_free: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, country: { code: string }, region: { code: string | null, label: string | null } | null } | null>, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string } | null, content_consent: { version: string, text: string } | null, itemsV2: { items: Array<
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, configured_variant:
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
            | { sku: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null }
          , configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { sender_name: string, recipient_name: string, recipient_email: string | null, message: string | null, deliver_on: string | null, uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, amount: { value: number | null, currency: CurrencyEnum | null }, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { uid: string, quantity: number, is_available: boolean, not_available_message: string | null, is_sample: boolean, quantity_step: number, product_path: string | null, product:
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
            | { sku: string | null, name: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null }
          , prices: { price: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> } | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, total_before_gift_cards: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, applied_to: CartDiscountType, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, applied_coupons: Array<{ code: string } | null> | null, applied_gift_cards: Array<{ code: string | null, applied_balance: { value: number | null, currency: CurrencyEnum | null } | null, current_balance: { value: number | null, currency: CurrencyEnum | null } | null } | null> | null, tax_treatment: { kind: string, rate: number, warning: string | null }, minimum_order: { amount: { value: number | null, currency: CurrencyEnum | null }, remaining: { value: number | null, currency: CurrencyEnum | null } | null }, incentive: { reached_percent: number | null, next_percent: number | null, remaining: { value: number | null, currency: CurrencyEnum | null } | null }, notices: Array<{ code: string, message: string } | null>, expected_delivery: { earliest_date: string, latest_date: string, pickup_date: string | null } | null } | null };

export type BookedAddressFragment = { id: number | null, firstname: string | null, lastname: string | null, company: string | null, street: Array<string | null> | null, house_number: string | null, city: string | null, postcode: string | null, telephone: string | null, country_code: CountryCodeEnum | null, default_billing: boolean | null, default_shipping: boolean | null, region: { region_code: string | null } | null };

export type KnownCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type KnownCustomerQueryResult = { customer: { firstname: string | null, lastname: string | null, is_subscribed: boolean | null, is_business: boolean, company: string | null, taxvat: string | null, addresses: Array<{ id: number | null, firstname: string | null, lastname: string | null, company: string | null, street: Array<string | null> | null, house_number: string | null, city: string | null, postcode: string | null, telephone: string | null, country_code: CountryCodeEnum | null, default_billing: boolean | null, default_shipping: boolean | null, region: { region_code: string | null } | null } | null> | null, orders: { items: Array<{ carrier_code: string | null, method_code: string | null, payment_methods: Array<{ type: string } | null> | null } | null> } | null } | null };

export type PickupPointsQueryVariables = Exact<{
  country: string;
  postcode: string;
  carrier: string;
}>;


export type PickupPointsQueryResult = { pickup_points: Array<{ id: string, carrier_code: string, name: string, street: string, postcode: string, city: string, distance_metres: number, opening_hours: Array<string | null> } | null> };

export type AgreementsQueryVariables = Exact<{ [key: string]: never; }>;


export type AgreementsQueryResult = { checkoutAgreements: Array<{ checkbox_text: string, version: string } | null> | null };

export type SetGuestEmailMutationVariables = Exact<{
  id: string;
  email: string;
}>;


export type SetGuestEmailMutationResult = { setGuestEmailOnCart: { cart: { id: string } } | null };

export type SetBusinessOrderMutationVariables = Exact<{
  id: string;
  isBusiness: boolean;
  company?: string | null | undefined;
  vatNumber?: string | null | undefined;
}>;


export type SetBusinessOrderMutationResult = { setBusinessOrderOnCart: { cart: { id: string } } | null };

export type SetShippingAddressMutationVariables = Exact<{
  id: string;
  address: CartAddressInput;
}>;


export type SetShippingAddressMutationResult = { setShippingAddressesOnCart: { cart: { id: string } } | null };

export type ShipToBookedAddressMutationVariables = Exact<{
  id: string;
  address: number;
}>;


export type ShipToBookedAddressMutationResult = { setShippingAddressesOnCart: { cart: { id: string } } | null };

export type SetShippingMethodMutationVariables = Exact<{
  id: string;
  method: ShippingMethodInput;
}>;


export type SetShippingMethodMutationResult = { setShippingMethodsOnCart: { cart: { id: string } } | null };

export type SetBillingAddressMutationVariables = Exact<{
  id: string;
  address: BillingAddressInput;
}>;


export type SetBillingAddressMutationResult = { setBillingAddressOnCart: { cart: { id: string } } | null };

export type SetPaymentMethodMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type SetPaymentMethodMutationResult = { setPaymentMethodOnCart: { cart: { id: string } } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutationResult = { placeOrder: { payment_url: string | null, orderV2: { number: string, token: string } | null, errors: Array<{ code: PlaceOrderErrorCodes, message: string } | null> | null } | null };

export type RetryPaymentMutationVariables = Exact<{
  token: string;
  method?: string | null | undefined;
  returnUrl: string;
}>;


export type RetryPaymentMutationResult = { retryOrderPayment: { payment_url: string | null, orderV2: { token: string } | null, errors: Array<{ code: PlaceOrderErrorCodes, message: string } | null> | null } | null };

export type ComparisonFragment = { uid: string, items: Array<{ product:
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    , attributes: Array<{ code: string, value: string } | null> } | null> | null, attributes: Array<{ code: string, label: string } | null> | null };

export type CompareListOfGuestQueryVariables = Exact<{
  uid: string;
}>;


export type CompareListOfGuestQueryResult = { compareList: { uid: string, items: Array<{ product:
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      , attributes: Array<{ code: string, value: string } | null> } | null> | null, attributes: Array<{ code: string, label: string } | null> | null } | null };

export type CompareListOfCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type CompareListOfCustomerQueryResult = { customer: { compare_list: { uid: string, items: Array<{ product:
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        , attributes: Array<{ code: string, value: string } | null> } | null> | null, attributes: Array<{ code: string, label: string } | null> | null } | null } | null };

export type ComparedByGuestQueryVariables = Exact<{
  uid: string;
}>;


export type ComparedByGuestQueryResult = { compareList: { item_count: number } | null };

export type ComparedByCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type ComparedByCustomerQueryResult = { customer: { compare_list: { item_count: number } | null } | null };

export type UidOfSkuQueryVariables = Exact<{
  sku: string;
}>;


export type UidOfSkuQueryResult = { products: { items: Array<
      | { uid: string }
      | { uid: string }
      | { uid: string }
      | { uid: string }
      | { uid: string }
      | { uid: string }
      | { uid: string }
     | null> | null } | null };

export type CustomerCompareIdQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCompareIdQueryResult = { customer: { compare_list: { uid: string } | null } | null };

export type CreateCompareListMutationVariables = Exact<{
  products: Array<string> | string;
}>;


export type CreateCompareListMutationResult = { createCompareList: { uid: string } | null };

export type AddToCompareListMutationVariables = Exact<{
  uid: string;
  products: Array<string> | string;
}>;


export type AddToCompareListMutationResult = { addProductsToCompareList: { uid: string } | null };

export type RemoveFromCompareListMutationVariables = Exact<{
  uid: string;
  products: Array<string> | string;
}>;


export type RemoveFromCompareListMutationResult = { removeProductsFromCompareList: { uid: string } | null };

export type DeleteCompareListMutationVariables = Exact<{
  uid: string;
}>;


export type DeleteCompareListMutationResult = { deleteCompareList: { result: boolean } | null };

export type AssignCompareListMutationVariables = Exact<{
  uid: string;
}>;


export type AssignCompareListMutationResult = { assignCompareListToCustomer: { result: boolean } | null };

export type RecordConsentMutationVariables = Exact<{
  input: ConsentInput;
}>;


export type RecordConsentMutationResult = { recordConsent: { name: string | null } };

export type ContactUsMutationVariables = Exact<{
  input: ContactUsInput;
}>;


export type ContactUsMutationResult = { contactUs: { status: boolean } | null };

export type RequestAppointmentMutationVariables = Exact<{
  input: RequestAppointmentInput;
}>;


export type RequestAppointmentMutationResult = { requestAppointment: { status: boolean, problems: Array<{ field: ContactField, code: ContactProblemCode, most: number | null } | null> } | null };

export type RequestWholesaleMutationVariables = Exact<{
  input: RequestWholesaleInput;
}>;


export type RequestWholesaleMutationResult = { requestWholesale: { status: boolean, problems: Array<{ field: ContactField, code: ContactProblemCode, most: number | null } | null> } | null };

export type CatalogueCountsQueryVariables = Exact<{
  mainCord: string;
  cords: Array<string | null | undefined> | string;
}>;


export type CatalogueCountsQueryResult = { mainCord: { total_count: number | null } | null, cords: { total_count: number | null } | null };

export type CmsPageFragment = { identifier: string | null, title: string | null, content_heading: string | null, content: string | null, meta_title: string | null, meta_description: string | null, url_keys: Array<{ locale: string, url_key: string } | null> };

export type FavouritesQueryVariables = Exact<{
  category: string;
}>;


export type FavouritesQueryResult = { products: { items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null } | null };

export type HomePageQueryVariables = Exact<{
  paths: Array<string> | string;
  recommended: string;
  count: number;
}>;


export type HomePageQueryResult = { categories: { items: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, image: string | null, product_count: number | null } | null> | null } | null, products: { items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null } | null };

export type CollectionDayQueryVariables = Exact<{
  country: string;
}>;


export type CollectionDayQueryResult = { expected_delivery: { pickup_date: string | null } | null };

export type ListingCountsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: ProductAttributeFilterInput;
}>;


export type ListingCountsQueryResult = { products: { aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null };

export type ListingAggregationFragment = { attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null };

export type ListingFactsFragment = { total_count: number | null, page_info: { total_pages: number | null } | null, aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null, sort_fields: { options: Array<{ value: string | null } | null> | null } | null, items?: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null> | null };

export type ListingPageQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: ProductAttributeFilterInput;
  sort?: ProductAttributeSortInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListingPageQueryResult = { products: { total_count: number | null, page_info: { total_pages: number | null } | null, aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null, items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null } | null };

export type SearchListingQueryVariables = Exact<{
  search: string;
  sort?: ProductAttributeSortInput | null | undefined;
  page: number;
  pageSize: number;
  withProducts: boolean;
}>;


export type SearchListingQueryResult = { products: { total_count: number | null, page_info: { total_pages: number | null } | null, aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null, sort_fields: { options: Array<{ value: string | null } | null> | null } | null, items?: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null } | null };

export type MaterialsQueryVariables = Exact<{
  skus: Array<string> | string;
}>;


export type MaterialsQueryResult = { products: { items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, variants: Array<{ attributes: Array<{ label: string | null } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null } | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null } | null };

export type SubscribeToNewsletterMutationVariables = Exact<{
  email: string;
  source: NewsletterSourceEnum;
}>;


export type SubscribeToNewsletterMutationResult = { subscribeEmailToNewsletter: { status: SubscriptionStatusesEnum | null } | null };

export type ConfirmNewsletterMutationVariables = Exact<{
  key: string;
}>;


export type ConfirmNewsletterMutationResult = { confirmNewsletter: boolean };

export type LeaveNewsletterMutationVariables = Exact<{
  wayOut: string;
}>;


export type LeaveNewsletterMutationResult = { unsubscribeFromNewsletter: boolean };

export type OrderAddressViewFragment = { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null };

export type OrderViewFragment = { id: string, available_actions: Array<OrderActionType | null>, number: string, token: string, order_date: string, status: string, status_code: string, email: string | null, is_virtual: boolean, remarks: string | null, shipping_method: string | null, items: Array<
    | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, gift_card: { sender_name: string | null, recipient_name: string | null, recipient_email: string | null, message: string | null, deliver_on: string | null } | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null> | null, total: { subtotal_incl_tax: { value: number | null, currency: CurrencyEnum | null }, subtotal_excl_tax: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, shipping_handling: { amount_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, amount_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null } | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, total_before_gift_cards: { value: number | null, currency: CurrencyEnum | null }, grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, gift_cards: Array<{ code_ending: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null>, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, payment_methods: Array<{ name: string } | null> | null, pickup_point: { name: string, street: string, postcode: string, city: string } | null, expected_delivery: { earliest_date: string, latest_date: string } | null, tax_treatment: { kind: string, warning: string | null }, invoices: Array<{ id: string, number: string, download_url: string } | null>, credit_memos: Array<{ id: string, number: string, download_url: string } | null> | null, shipments: Array<{ id: string, tracking: Array<{ title: string, number: string | null } | null> | null } | null> | null, customer_info: { firstname: string, lastname: string | null }, withdrawal: { is_open: boolean, statutory_until: string | null, open_until: string | null, lines: Array<{ order_item_uid: string, quantity_left: number, exception_text: string | null } | null> }, returns: { items: Array<{ uid: string, number: string, stated_at: string, label_url: string | null, post_by: string | null, refunded: { value: number | null, currency: CurrencyEnum | null } | null, items: Array<{ uid: string, state: string, is_sent_back: boolean, request_quantity: number, decline_reason: string | null, order_item:
          | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
          | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
          | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
          | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
          | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
         } | null> | null } | null> | null } | null };

export type OrderPaymentQueryVariables = Exact<{
  token: string;
}>;


export type OrderPaymentQueryResult = { order_payment: { state: string, redirect_url: string | null, order: { id: string, available_actions: Array<OrderActionType | null>, number: string, token: string, order_date: string, status: string, status_code: string, email: string | null, is_virtual: boolean, remarks: string | null, shipping_method: string | null, items: Array<
        | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, gift_card: { sender_name: string | null, recipient_name: string | null, recipient_email: string | null, message: string | null, deliver_on: string | null } | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> | null, total: { subtotal_incl_tax: { value: number | null, currency: CurrencyEnum | null }, subtotal_excl_tax: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, shipping_handling: { amount_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, amount_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null } | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, total_before_gift_cards: { value: number | null, currency: CurrencyEnum | null }, grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, gift_cards: Array<{ code_ending: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null>, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, payment_methods: Array<{ name: string } | null> | null, pickup_point: { name: string, street: string, postcode: string, city: string } | null, expected_delivery: { earliest_date: string, latest_date: string } | null, tax_treatment: { kind: string, warning: string | null }, invoices: Array<{ id: string, number: string, download_url: string } | null>, credit_memos: Array<{ id: string, number: string, download_url: string } | null> | null, shipments: Array<{ id: string, tracking: Array<{ title: string, number: string | null } | null> | null } | null> | null, customer_info: { firstname: string, lastname: string | null }, withdrawal: { is_open: boolean, statutory_until: string | null, open_until: string | null, lines: Array<{ order_item_uid: string, quantity_left: number, exception_text: string | null } | null> }, returns: { items: Array<{ uid: string, number: string, stated_at: string, label_url: string | null, post_by: string | null, refunded: { value: number | null, currency: CurrencyEnum | null } | null, items: Array<{ uid: string, state: string, is_sent_back: boolean, request_quantity: number, decline_reason: string | null, order_item:
              | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
              | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
              | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
              | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
              | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
             } | null> | null } | null> | null } | null } } | null };

export type OrderByTokenQueryVariables = Exact<{
  token: string;
}>;


export type OrderByTokenQueryResult = { guestOrderByToken: { id: string, available_actions: Array<OrderActionType | null>, number: string, token: string, order_date: string, status: string, status_code: string, email: string | null, is_virtual: boolean, remarks: string | null, shipping_method: string | null, items: Array<
      | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, gift_card: { sender_name: string | null, recipient_name: string | null, recipient_email: string | null, message: string | null, deliver_on: string | null } | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: string, product_name: string | null, product_sku: string, product_path: string | null, quantity_ordered: number | null, selected_options: Array<{ label: string, value: string } | null> | null, prices: { row_total: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null, total: { subtotal_incl_tax: { value: number | null, currency: CurrencyEnum | null }, subtotal_excl_tax: { value: number | null, currency: CurrencyEnum | null }, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, shipping_handling: { amount_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, amount_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null } | null, taxes: Array<{ title: string, rate: number, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null, total_before_gift_cards: { value: number | null, currency: CurrencyEnum | null }, grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, gift_cards: Array<{ code_ending: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null>, billing_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, shipping_address: { prefix: string | null, firstname: string, middlename: string | null, lastname: string, suffix: string | null, company: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, vat_id: string | null } | null, payment_methods: Array<{ name: string } | null> | null, pickup_point: { name: string, street: string, postcode: string, city: string } | null, expected_delivery: { earliest_date: string, latest_date: string } | null, tax_treatment: { kind: string, warning: string | null }, invoices: Array<{ id: string, number: string, download_url: string } | null>, credit_memos: Array<{ id: string, number: string, download_url: string } | null> | null, shipments: Array<{ id: string, tracking: Array<{ title: string, number: string | null } | null> | null } | null> | null, customer_info: { firstname: string, lastname: string | null }, withdrawal: { is_open: boolean, statutory_until: string | null, open_until: string | null, lines: Array<{ order_item_uid: string, quantity_left: number, exception_text: string | null } | null> }, returns: { items: Array<{ uid: string, number: string, stated_at: string, label_url: string | null, post_by: string | null, refunded: { value: number | null, currency: CurrencyEnum | null } | null, items: Array<{ uid: string, state: string, is_sent_back: boolean, request_quantity: number, decline_reason: string | null, order_item:
            | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
            | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
            | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
            | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
            | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
           } | null> | null } | null> | null } | null }, storeConfig: { order_cancellation_reasons: Array<{ description: string } | null> } | null };

export type RequestCancelMutationVariables = Exact<{
  token: string;
  reason: string;
}>;


export type RequestCancelMutationResult = { requestGuestOrderCancel: { errorV2: { message: string } | null } | null };

export type ConfirmCancelMutationVariables = Exact<{
  orderId: string;
  key: string;
}>;


export type ConfirmCancelMutationResult = { confirmCancelOrder: { errorV2: { message: string } | null } | null };

export type FindOrderQueryVariables = Exact<{
  number: string;
  email: string;
  lastname: string;
}>;


export type FindOrderQueryResult = { guestOrder: { token: string } };

export type CreateAccountFromOrderMutationVariables = Exact<{
  token: string;
}>;


export type CreateAccountFromOrderMutationResult = { createCustomerFromOrder: boolean };

export type ReturnViewFragment = { uid: string, number: string, stated_at: string, label_url: string | null, post_by: string | null, refunded: { value: number | null, currency: CurrencyEnum | null } | null, items: Array<{ uid: string, state: string, is_sent_back: boolean, request_quantity: number, decline_reason: string | null, order_item:
      | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
      | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
      | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
      | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
      | { product_name: string | null, selected_options: Array<{ value: string } | null> | null }
     } | null> | null };

export type WithdrawMutationVariables = Exact<{
  input: WithdrawFromContractInput;
}>;


export type WithdrawMutationResult = { withdrawFromContract: { return: { number: string } } };

export type AlternativesQueryVariables = Exact<{
  category: string;
}>;


export type AlternativesQueryResult = { products: { items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null } | null };

export type AlternativesOfProductQueryVariables = Exact<{
  sku: string;
}>;


export type AlternativesOfProductQueryResult = { products: { items: Array<
      | { name: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null, most_viewed_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null }
      | { name: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null, most_viewed_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null }
      | { name: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null, most_viewed_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null }
      | { name: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null, most_viewed_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null }
      | { name: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null, most_viewed_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null }
      | { name: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null, most_viewed_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null }
      | { name: string | null, related_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null, most_viewed_products: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null }
     | null> | null } | null };

export type CutOffQueryVariables = Exact<{
  country: string;
}>;


export type CutOffQueryResult = { expected_delivery: { cut_off_at: string } | null };

export type PaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentMethodsQueryResult = { payment_methods: Array<{ code: string } | null> };

export type PriceThresholdsQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceThresholdsQueryResult = { price_thresholds: { minimum_order: { value: number | null, currency: CurrencyEnum | null }, gift_card_minimum: { value: number | null, currency: CurrencyEnum | null }, gift_card_maximum: { value: number | null, currency: CurrencyEnum | null } } };

export type ShippingRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ShippingRatesQueryResult = { shipping_rates: Array<{ zone: string, countries: Array<string | null>, free_from: { value: number | null, currency: CurrencyEnum | null } | null, services: Array<{ carrier_code: string, carrier_name: string, is_pickup_point: boolean, bands: Array<{ up_to_grams: number, price: { value: number | null, currency: CurrencyEnum | null } } | null> } | null> } | null> };

export type StoreVatQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreVatQueryResult = { vat_basis_points: number };

export type AttributeLabelsQueryVariables = Exact<{
  attributes: Array<AttributeInput> | AttributeInput;
}>;


export type AttributeLabelsQueryResult = { customAttributeMetadata: { items: Array<{ attribute_code: string | null, attribute_options: Array<{ value: string | null, label: string | null } | null> | null } | null> | null } | null };

export type PriceOfQuantityQueryVariables = Exact<{
  sku: string;
  quantity: number;
}>;


export type PriceOfQuantityQueryResult = { price_of_quantity: { value: number | null, currency: CurrencyEnum | null } | null };

type ProductPage_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', id: number | null, quantity_step: number, longest_piece_cm: number | null, meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, sample: { sku: string, stock_status: ProductStockStatus, length_cm: number, price: { value: number | null, currency: CurrencyEnum | null } } | null, colour_siblings: Array<{ label: string, url_key: string, stock_status: ProductStockStatus, close_up: { url: string | null } } | null>, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null }
    | { url: string | null, label: string | null, position: number | null }
   | null> | null, categories: Array<{ name: string | null, level: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null } | null> | null, custom_attributesV2: { items: Array<
      | { value: string, code: string, label: string }
      | { code: string, label: string, selected_options: Array<{ value: string, label: string } | null> }
     | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, bought_together_products: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null>, most_viewed_products: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null> | null, url_keys: Array<{ locale: string, url_key: string } | null>, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> }, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string } | null> | null, product: { length_cm: number | null, id: number | null, sku: string | null, stock_status: ProductStockStatus | null, quantity_step: number, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null } | null } | null> | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductPage_BundleProduct_Fragment = { __typename: 'BundleProduct', id: number | null, quantity_step: number, longest_piece_cm: number | null, meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, sample: { sku: string, stock_status: ProductStockStatus, length_cm: number, price: { value: number | null, currency: CurrencyEnum | null } } | null, colour_siblings: Array<{ label: string, url_key: string, stock_status: ProductStockStatus, close_up: { url: string | null } } | null>, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null }
    | { url: string | null, label: string | null, position: number | null }
   | null> | null, categories: Array<{ name: string | null, level: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null } | null> | null, custom_attributesV2: { items: Array<
      | { value: string, code: string, label: string }
      | { code: string, label: string, selected_options: Array<{ value: string, label: string } | null> }
     | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, bought_together_products: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null>, most_viewed_products: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null> | null, url_keys: Array<{ locale: string, url_key: string } | null>, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductPage_GroupedProduct_Fragment = { __typename: 'GroupedProduct', id: number | null, quantity_step: number, longest_piece_cm: number | null, meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, sample: { sku: string, stock_status: ProductStockStatus, length_cm: number, price: { value: number | null, currency: CurrencyEnum | null } } | null, colour_siblings: Array<{ label: string, url_key: string, stock_status: ProductStockStatus, close_up: { url: string | null } } | null>, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null }
    | { url: string | null, label: string | null, position: number | null }
   | null> | null, categories: Array<{ name: string | null, level: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null } | null> | null, custom_attributesV2: { items: Array<
      | { value: string, code: string, label: string }
      | { code: string, label: string, selected_options: Array<{ value: string, label: string } | null> }
     | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, bought_together_products: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null>, most_viewed_products: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null> | null, url_keys: Array<{ locale: string, url_key: string } | null>, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductPage_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', id: number | null, quantity_step: number, longest_piece_cm: number | null, meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, sample: { sku: string, stock_status: ProductStockStatus, length_cm: number, price: { value: number | null, currency: CurrencyEnum | null } } | null, colour_siblings: Array<{ label: string, url_key: string, stock_status: ProductStockStatus, close_up: { url: string | null } } | null>, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null }
    | { url: string | null, label: string | null, position: number | null }
   | null> | null, categories: Array<{ name: string | null, level: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null } | null> | null, custom_attributesV2: { items: Array<
      | { value: string, code: string, label: string }
      | { code: string, label: string, selected_options: Array<{ value: string, label: string } | null> }
     | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, bought_together_products: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null>, most_viewed_products: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null> | null, url_keys: Array<{ locale: string, url_key: string } | null>, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductPage_SimpleProduct_Fragment = { __typename: 'SimpleProduct', id: number | null, quantity_step: number, longest_piece_cm: number | null, meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, sample: { sku: string, stock_status: ProductStockStatus, length_cm: number, price: { value: number | null, currency: CurrencyEnum | null } } | null, colour_siblings: Array<{ label: string, url_key: string, stock_status: ProductStockStatus, close_up: { url: string | null } } | null>, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null }
    | { url: string | null, label: string | null, position: number | null }
   | null> | null, categories: Array<{ name: string | null, level: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null } | null> | null, custom_attributesV2: { items: Array<
      | { value: string, code: string, label: string }
      | { code: string, label: string, selected_options: Array<{ value: string, label: string } | null> }
     | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, bought_together_products: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null>, most_viewed_products: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null> | null, url_keys: Array<{ locale: string, url_key: string } | null>, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductPage_VirtualProduct_Fragment = { __typename: 'VirtualProduct', id: number | null, quantity_step: number, longest_piece_cm: number | null, meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, sample: { sku: string, stock_status: ProductStockStatus, length_cm: number, price: { value: number | null, currency: CurrencyEnum | null } } | null, colour_siblings: Array<{ label: string, url_key: string, stock_status: ProductStockStatus, close_up: { url: string | null } } | null>, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null }
    | { url: string | null, label: string | null, position: number | null }
   | null> | null, categories: Array<{ name: string | null, level: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null } | null> | null, custom_attributesV2: { items: Array<
      | { value: string, code: string, label: string }
      | { code: string, label: string, selected_options: Array<{ value: string, label: string } | null> }
     | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, bought_together_products: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null>, most_viewed_products: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null> | null, url_keys: Array<{ locale: string, url_key: string } | null>, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductPage_GiftCardProduct_Fragment = { __typename: 'GiftCardProduct', message_max_length: number | null, id: number | null, quantity_step: number, longest_piece_cm: number | null, meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, sample: { sku: string, stock_status: ProductStockStatus, length_cm: number, price: { value: number | null, currency: CurrencyEnum | null } } | null, colour_siblings: Array<{ label: string, url_key: string, stock_status: ProductStockStatus, close_up: { url: string | null } } | null>, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
    | { url: string | null, label: string | null, position: number | null }
    | { url: string | null, label: string | null, position: number | null }
   | null> | null, categories: Array<{ name: string | null, level: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null } | null> | null, custom_attributesV2: { items: Array<
      | { value: string, code: string, label: string }
      | { code: string, label: string, selected_options: Array<{ value: string, label: string } | null> }
     | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, bought_together_products: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null>, most_viewed_products: Array<
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null> | null, url_keys: Array<{ locale: string, url_key: string } | null>, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

export type ProductPageFragment =
  | ProductPage_ConfigurableProduct_Fragment
  | ProductPage_BundleProduct_Fragment
  | ProductPage_GroupedProduct_Fragment
  | ProductPage_DownloadableProduct_Fragment
  | ProductPage_SimpleProduct_Fragment
  | ProductPage_VirtualProduct_Fragment
  | ProductPage_GiftCardProduct_Fragment
;

type ProductChoices_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string } | null> | null, product: { length_cm: number | null, id: number | null, sku: string | null, stock_status: ProductStockStatus | null, quantity_step: number, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null } | null } | null> | null };

type ProductChoices_BundleProduct_Fragment = { __typename: 'BundleProduct' };

type ProductChoices_GroupedProduct_Fragment = { __typename: 'GroupedProduct' };

type ProductChoices_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct' };

type ProductChoices_SimpleProduct_Fragment = { __typename: 'SimpleProduct' };

type ProductChoices_VirtualProduct_Fragment = { __typename: 'VirtualProduct' };

type ProductChoices_GiftCardProduct_Fragment = { __typename: 'GiftCardProduct' };

export type ProductChoicesFragment =
  | ProductChoices_ConfigurableProduct_Fragment
  | ProductChoices_BundleProduct_Fragment
  | ProductChoices_GroupedProduct_Fragment
  | ProductChoices_DownloadableProduct_Fragment
  | ProductChoices_SimpleProduct_Fragment
  | ProductChoices_VirtualProduct_Fragment
  | ProductChoices_GiftCardProduct_Fragment
;

export type QuickOfferQueryVariables = Exact<{
  sku: string;
}>;


export type QuickOfferQueryResult = { products: { items: Array<
      | { __typename: 'ConfigurableProduct', configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string } | null> | null, product: { length_cm: number | null, id: number | null, sku: string | null, stock_status: ProductStockStatus | null, quantity_step: number, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null } | null } | null> | null }
      | { __typename: 'BundleProduct' }
      | { __typename: 'GroupedProduct' }
      | { __typename: 'DownloadableProduct' }
      | { __typename: 'SimpleProduct' }
      | { __typename: 'VirtualProduct' }
      | { __typename: 'GiftCardProduct' }
     | null> | null } | null };

export type StockReminderMutationVariables = Exact<{
  email: string;
  productId: number;
}>;


export type StockReminderMutationResult = { subscribeStockReminder: { success: boolean } | null };

export type CreateReviewMutationVariables = Exact<{
  input: CreateProductReviewInput;
}>;


export type CreateReviewMutationResult = { createProductReview: { review: { id: string } } };

export type OwnReviewsQueryVariables = Exact<{
  page: number;
}>;


export type OwnReviewsQueryResult = { customer: { reviews: { items: Array<{ status: ProductReviewStatus, id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, product:
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null }
          | { sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null }
        , answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null } } } | null };

export type ReportReviewMutationVariables = Exact<{
  id: string;
  reason: ProductReviewReportReason;
}>;


export type ReportReviewMutationResult = { reportProductReview: { success: boolean } };

export type ReviewFactsFragment = { id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> };

export type ReviewRatingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewRatingsQueryResult = { productReviewRatingsMetadata: { items: Array<{ id: string, values: Array<{ value_id: string, value: string } | null> } | null> } };

export type ReviewToWriteQueryVariables = Exact<{
  sku: string;
}>;


export type ReviewToWriteQueryResult = { customer: { firstname: string | null, review_of: { id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null } | null, products: { items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null } | null };

type ReviewedProduct_ConfigurableProduct_Fragment = { reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> } };

type ReviewedProduct_BundleProduct_Fragment = { reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> } };

type ReviewedProduct_GroupedProduct_Fragment = { reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> } };

type ReviewedProduct_DownloadableProduct_Fragment = { reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> } };

type ReviewedProduct_SimpleProduct_Fragment = { reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> } };

type ReviewedProduct_VirtualProduct_Fragment = { reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> } };

type ReviewedProduct_GiftCardProduct_Fragment = { reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> } };

export type ReviewedProductFragment =
  | ReviewedProduct_ConfigurableProduct_Fragment
  | ReviewedProduct_BundleProduct_Fragment
  | ReviewedProduct_GroupedProduct_Fragment
  | ReviewedProduct_DownloadableProduct_Fragment
  | ReviewedProduct_SimpleProduct_Fragment
  | ReviewedProduct_VirtualProduct_Fragment
  | ReviewedProduct_GiftCardProduct_Fragment
;

export type UpdateReviewMutationVariables = Exact<{
  id: string;
  input: UpdateProductReviewInput;
}>;


export type UpdateReviewMutationResult = { updateProductReview: { review: { id: string } } };

export type VoteForReviewMutationVariables = Exact<{
  id: string;
  isHelpful: boolean;
}>;


export type VoteForReviewMutationResult = { voteForProductReview: { helpful_count: number } };

export type WithdrawReviewMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawReviewMutationResult = { withdrawProductReview: { id: string } };

export type SearchSpellingsQueryVariables = Exact<{
  search: string;
}>;


export type SearchSpellingsQueryResult = { products: { suggestions: Array<{ search: string } | null> | null } | null };

export type ProductsUnderSkusQueryVariables = Exact<{
  skus: Array<string> | string;
  most: number;
}>;


export type ProductsUnderSkusQueryResult = { products: { items: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null } | null };

export type SeenProductsQueryVariables = Exact<{
  most: number;
}>;


export type SeenProductsQueryResult = { customer: { seen_products: Array<
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> } | null };

export type RememberSeenProductsMutationVariables = Exact<{
  skus: Array<string> | string;
}>;


export type RememberSeenProductsMutationResult = { rememberSeenProducts: boolean };

export type OpeningHoursQueryVariables = Exact<{ [key: string]: never; }>;


export type OpeningHoursQueryResult = { opening_hours: { closed_dates: Array<string | null>, places: Array<{ place: string, spans: Array<{ weekday: number, opens: string, closes: string } | null> } | null> } };

export type ReportVisitMutationVariables = Exact<{
  input: VisitReportInput;
}>;


export type ReportVisitMutationResult = { reportVisit: boolean };

export type AddWishesMutationVariables = Exact<{
  items: Array<WishlistItemInput> | WishlistItemInput;
}>;


export type AddWishesMutationResult = { addProductsToWishlist: { wishlist: { id: string | null }, user_errors: Array<{ message: string } | null> } | null };

export type CopyWishMutationVariables = Exact<{
  from: string;
  to: string;
  items: Array<WishlistItemCopyInput> | WishlistItemCopyInput;
}>;


export type CopyWishMutationResult = { copyProductsBetweenWishlists: { user_errors: Array<{ message: string } | null> } | null };

export type CreateWishlistMutationVariables = Exact<{
  name: string;
}>;


export type CreateWishlistMutationResult = { createWishlist: { wishlist: { id: string | null } } | null };

export type CustomerEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerEmailQueryResult = { customer: { email: string | null } | null };

export type DeleteWishlistMutationVariables = Exact<{
  id: string;
  items: ItemsOfDeletedWishlist;
  to?: string | null | undefined;
}>;


export type DeleteWishlistMutationResult = { deleteWishlist: { status: boolean } | null };

export type GuestWishlistQueryVariables = Exact<{
  items: Array<WishlistItemInput> | WishlistItemInput;
}>;


export type GuestWishlistQueryResult = { guest_wishlist: Array<{ quantity: number, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
      | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null, configured_variant:
      | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null, configurable_options: Array<{ option_label: string, value_label: string } | null> } | null> };

export type MoveWishMutationVariables = Exact<{
  from: string;
  to: string;
  items: Array<WishlistItemMoveInput> | WishlistItemMoveInput;
}>;


export type MoveWishMutationResult = { moveProductsBetweenWishlists: { user_errors: Array<{ message: string } | null> } | null };

export type RemoveWishMutationVariables = Exact<{
  id: string;
  items: Array<string> | string;
}>;


export type RemoveWishMutationResult = { removeProductsFromWishlist: { user_errors: Array<{ message: string } | null> } | null };

export type SharedItemFragment = { quantity: number, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null, configured_variant:
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null, configurable_options: Array<{ option_label: string, value_label: string } | null> };

export type SharedWishlistQueryVariables = Exact<{
  code: string;
  page: number;
  pageSize: number;
}>;


export type SharedWishlistQueryResult = { shared_wishlist: { name: string, items_count: number, items: { items: Array<{ quantity: number, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
          | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null, configured_variant:
          | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null, configurable_options: Array<{ option_label: string, value_label: string } | null> } | null>, page_info: { total_pages: number | null } } } | null };

export type UpdateWishMutationVariables = Exact<{
  id: string;
  items: Array<WishlistItemUpdateInput> | WishlistItemUpdateInput;
}>;


export type UpdateWishMutationResult = { updateProductsInWishlist: { user_errors: Array<{ message: string } | null> } | null };

export type UpdateWishlistMutationVariables = Exact<{
  id: string;
  name?: string | null | undefined;
  visibility?: WishlistVisibilityEnum | null | undefined;
}>;


export type UpdateWishlistMutationResult = { updateWishlist: { uid: string } | null };

type WishedItem_SimpleWishlistItem_Fragment = { id: string, quantity: number, description: string | null, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null };

type WishedItem_VirtualWishlistItem_Fragment = { id: string, quantity: number, description: string | null, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null };

type WishedItem_ConfigurableWishlistItem_Fragment = { id: string, quantity: number, description: string | null, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, configured_variant:
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null };

type WishedItem_GiftCardWishlistItem_Fragment = { id: string, quantity: number, description: string | null, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null };

type WishedItem_BundleWishlistItem_Fragment = { id: string, quantity: number, description: string | null, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null };

type WishedItem_DownloadableWishlistItem_Fragment = { id: string, quantity: number, description: string | null, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null };

type WishedItem_GroupedProductWishlistItem_Fragment = { id: string, quantity: number, description: string | null, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
   | null };

export type WishedItemFragment =
  | WishedItem_SimpleWishlistItem_Fragment
  | WishedItem_VirtualWishlistItem_Fragment
  | WishedItem_ConfigurableWishlistItem_Fragment
  | WishedItem_GiftCardWishlistItem_Fragment
  | WishedItem_BundleWishlistItem_Fragment
  | WishedItem_DownloadableWishlistItem_Fragment
  | WishedItem_GroupedProductWishlistItem_Fragment
;

type WishedProduct_ConfigurableProduct_Fragment = { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type WishedProduct_BundleProduct_Fragment = { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type WishedProduct_GroupedProduct_Fragment = { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type WishedProduct_DownloadableProduct_Fragment = { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type WishedProduct_SimpleProduct_Fragment = { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type WishedProduct_VirtualProduct_Fragment = { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type WishedProduct_GiftCardProduct_Fragment = { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

export type WishedProductFragment =
  | WishedProduct_ConfigurableProduct_Fragment
  | WishedProduct_BundleProduct_Fragment
  | WishedProduct_GroupedProduct_Fragment
  | WishedProduct_DownloadableProduct_Fragment
  | WishedProduct_SimpleProduct_Fragment
  | WishedProduct_VirtualProduct_Fragment
  | WishedProduct_GiftCardProduct_Fragment
;

export type WishedSkusQueryVariables = Exact<{ [key: string]: never; }>;


export type WishedSkusQueryResult = { customer: { wished_skus: Array<string | null> } | null };

export type WishesToCartMutationVariables = Exact<{
  id: string;
  items?: Array<string> | string | null | undefined;
}>;


export type WishesToCartMutationResult = { addWishlistItemsToCart: { added_count: number, add_wishlist_items_to_cart_user_errors: Array<{ message: string, product_name: string } | null> } | null };

export type WishlistFactsFragment = { id: string | null, name: string | null, items_count: number | null, is_default: boolean, is_legacy: boolean, visibility: WishlistVisibilityEnum, sharing_code: string | null };

export type WishlistsQueryVariables = Exact<{
  id: string;
  sort: WishlistItemSort;
  page: number;
  pageSize: number;
}>;


export type WishlistsQueryResult = { customer: { wishlists: Array<{ id: string | null, name: string | null, items_count: number | null, is_default: boolean, is_legacy: boolean, visibility: WishlistVisibilityEnum, sharing_code: string | null } | null>, wishlist_v2: { id: string | null, name: string | null, items_count: number | null, is_default: boolean, is_legacy: boolean, visibility: WishlistVisibilityEnum, sharing_code: string | null, items_v2: { items: Array<
          | { id: string, quantity: number, description: string | null, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
             | null }
          | { id: string, quantity: number, description: string | null, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
             | null }
          | { id: string, quantity: number, description: string | null, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, configured_variant:
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
             | null, configurable_options: Array<{ option_label: string, value_label: string } | null> | null, product:
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
             | null }
          | { id: string, quantity: number, description: string | null, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
             | null }
          | { id: string, quantity: number, description: string | null, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
             | null }
          | { id: string, quantity: number, description: string | null, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
             | null }
          | { id: string, quantity: number, description: string | null, sku: string, product_name: string, availability: WishlistItemAvailability, product_path: string | null, product:
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
              | { id: number | null, sku: string | null, name: string | null, small_image: { url: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
             | null }
         | null>, page_info: { total_pages: number | null } | null } | null } | null } | null };

export type CurrencyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrencyDataQueryResult = { currency: { base_currency_code: string | null, available_currency_codes: Array<string | null> | null, exchange_rates: Array<{ currency_to: string | null, rate: number | null } | null> | null } | null };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQueryResult = { categoryList: Array<{ children: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, include_in_menu: number | null, children: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, include_in_menu: number | null } | null> | null } | null> | null } | null> | null };

export type OwnUrlPathQueryVariables = Exact<{
  url: string;
}>;


export type OwnUrlPathQueryResult = { own_url_path: string | null };

export type PageByUrlQueryVariables = Exact<{
  url: string;
  country: string;
  page: number;
  pageSize: number;
  sort?: ProductAttributeSortInput | null | undefined;
  withProducts?: boolean;
  reviewPage?: number;
  reviewSort?: ProductReviewSort;
}>;


export type PageByUrlQueryResult = { route:
    | { __typename: 'CategoryTree', relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null, uid: string, name: string | null, url_path: string | null, url_suffix: string | null, meta_title: string | null, meta_description: string | null, writtenDescription: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null, children: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, image: string | null } | null> | null, listing: { total_count: number | null, page_info: { total_pages: number | null } | null, aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null, sort_fields: { options: Array<{ value: string | null } | null> | null } | null, items?: Array<
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null } | null, url_paths: Array<{ locale: string, url_path: string } | null> }
    | { __typename: 'ConfigurableProduct', relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null, id: number | null, quantity_step: number, longest_piece_cm: number | null, meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, sample: { sku: string, stock_status: ProductStockStatus, length_cm: number, price: { value: number | null, currency: CurrencyEnum | null } } | null, colour_siblings: Array<{ label: string, url_key: string, stock_status: ProductStockStatus, close_up: { url: string | null } } | null>, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
        | { url: string | null, label: string | null, position: number | null }
        | { url: string | null, label: string | null, position: number | null }
       | null> | null, categories: Array<{ name: string | null, level: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null } | null> | null, custom_attributesV2: { items: Array<
          | { value: string, code: string, label: string }
          | { code: string, label: string, selected_options: Array<{ value: string, label: string } | null> }
         | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, bought_together_products: Array<
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null>, most_viewed_products: Array<
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> | null, url_keys: Array<{ locale: string, url_key: string } | null>, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> }, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string } | null> | null, product: { length_cm: number | null, id: number | null, sku: string | null, stock_status: ProductStockStatus | null, quantity_step: number, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null } | null } | null> | null, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'BundleProduct', relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null, id: number | null, quantity_step: number, longest_piece_cm: number | null, meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, sample: { sku: string, stock_status: ProductStockStatus, length_cm: number, price: { value: number | null, currency: CurrencyEnum | null } } | null, colour_siblings: Array<{ label: string, url_key: string, stock_status: ProductStockStatus, close_up: { url: string | null } } | null>, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
        | { url: string | null, label: string | null, position: number | null }
        | { url: string | null, label: string | null, position: number | null }
       | null> | null, categories: Array<{ name: string | null, level: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null } | null> | null, custom_attributesV2: { items: Array<
          | { value: string, code: string, label: string }
          | { code: string, label: string, selected_options: Array<{ value: string, label: string } | null> }
         | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, bought_together_products: Array<
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null>, most_viewed_products: Array<
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> | null, url_keys: Array<{ locale: string, url_key: string } | null>, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GroupedProduct', relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null, id: number | null, quantity_step: number, longest_piece_cm: number | null, meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, sample: { sku: string, stock_status: ProductStockStatus, length_cm: number, price: { value: number | null, currency: CurrencyEnum | null } } | null, colour_siblings: Array<{ label: string, url_key: string, stock_status: ProductStockStatus, close_up: { url: string | null } } | null>, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
        | { url: string | null, label: string | null, position: number | null }
        | { url: string | null, label: string | null, position: number | null }
       | null> | null, categories: Array<{ name: string | null, level: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null } | null> | null, custom_attributesV2: { items: Array<
          | { value: string, code: string, label: string }
          | { code: string, label: string, selected_options: Array<{ value: string, label: string } | null> }
         | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, bought_together_products: Array<
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null>, most_viewed_products: Array<
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> | null, url_keys: Array<{ locale: string, url_key: string } | null>, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'DownloadableProduct', relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null, id: number | null, quantity_step: number, longest_piece_cm: number | null, meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, sample: { sku: string, stock_status: ProductStockStatus, length_cm: number, price: { value: number | null, currency: CurrencyEnum | null } } | null, colour_siblings: Array<{ label: string, url_key: string, stock_status: ProductStockStatus, close_up: { url: string | null } } | null>, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
        | { url: string | null, label: string | null, position: number | null }
        | { url: string | null, label: string | null, position: number | null }
       | null> | null, categories: Array<{ name: string | null, level: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null } | null> | null, custom_attributesV2: { items: Array<
          | { value: string, code: string, label: string }
          | { code: string, label: string, selected_options: Array<{ value: string, label: string } | null> }
         | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, bought_together_products: Array<
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null>, most_viewed_products: Array<
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> | null, url_keys: Array<{ locale: string, url_key: string } | null>, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'SimpleProduct', relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null, id: number | null, quantity_step: number, longest_piece_cm: number | null, meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, sample: { sku: string, stock_status: ProductStockStatus, length_cm: number, price: { value: number | null, currency: CurrencyEnum | null } } | null, colour_siblings: Array<{ label: string, url_key: string, stock_status: ProductStockStatus, close_up: { url: string | null } } | null>, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
        | { url: string | null, label: string | null, position: number | null }
        | { url: string | null, label: string | null, position: number | null }
       | null> | null, categories: Array<{ name: string | null, level: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null } | null> | null, custom_attributesV2: { items: Array<
          | { value: string, code: string, label: string }
          | { code: string, label: string, selected_options: Array<{ value: string, label: string } | null> }
         | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, bought_together_products: Array<
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null>, most_viewed_products: Array<
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> | null, url_keys: Array<{ locale: string, url_key: string } | null>, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'VirtualProduct', relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null, id: number | null, quantity_step: number, longest_piece_cm: number | null, meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, sample: { sku: string, stock_status: ProductStockStatus, length_cm: number, price: { value: number | null, currency: CurrencyEnum | null } } | null, colour_siblings: Array<{ label: string, url_key: string, stock_status: ProductStockStatus, close_up: { url: string | null } } | null>, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
        | { url: string | null, label: string | null, position: number | null }
        | { url: string | null, label: string | null, position: number | null }
       | null> | null, categories: Array<{ name: string | null, level: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null } | null> | null, custom_attributesV2: { items: Array<
          | { value: string, code: string, label: string }
          | { code: string, label: string, selected_options: Array<{ value: string, label: string } | null> }
         | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, bought_together_products: Array<
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null>, most_viewed_products: Array<
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> | null, url_keys: Array<{ locale: string, url_key: string } | null>, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'GiftCardProduct', relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null, message_max_length: number | null, id: number | null, quantity_step: number, longest_piece_cm: number | null, meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, sample: { sku: string, stock_status: ProductStockStatus, length_cm: number, price: { value: number | null, currency: CurrencyEnum | null } } | null, colour_siblings: Array<{ label: string, url_key: string, stock_status: ProductStockStatus, close_up: { url: string | null } } | null>, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<
        | { url: string | null, label: string | null, position: number | null }
        | { url: string | null, label: string | null, position: number | null }
       | null> | null, categories: Array<{ name: string | null, level: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null } | null> | null, custom_attributesV2: { items: Array<
          | { value: string, code: string, label: string }
          | { code: string, label: string, selected_options: Array<{ value: string, label: string } | null> }
         | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, bought_together_products: Array<
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null>, most_viewed_products: Array<
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, colour_name: string | null, range_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
       | null> | null, url_keys: Array<{ locale: string, url_key: string } | null>, small_image: { url: string | null, label: string | null } | null, price_range: { maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null, minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } } }, reviews: { items: Array<{ id: string, stars: number, summary: string, text: string, nickname: string, created_at: string, is_verified_buyer: boolean, is_demo: boolean, language: string, helpful_count: number, answer: { text: string, created_at: string } | null, pictures: Array<{ id: string, url: string, thumbnail_url: string, width: number, height: number } | null> } | null>, page_info: { total_pages: number | null }, rating_counts: Array<{ stars: number, count: number, demo_count: number } | null> }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
    | { __typename: 'CmsPage', relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null, identifier: string | null, title: string | null, content_heading: string | null, content: string | null, meta_title: string | null, meta_description: string | null, url_keys: Array<{ locale: string, url_key: string } | null> }
    | { __typename: 'RoutableUrl', relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
   | null, expected_delivery: { earliest_date: string, latest_date: string, pickup_date: string | null } | null, shipping_rates: Array<{ free_from: { value: number | null, currency: CurrencyEnum | null } | null, services: Array<{ bands: Array<{ price: { value: number | null, currency: CurrencyEnum | null } } | null> } | null> } | null>, price_thresholds: { minimum_order: { value: number | null, currency: CurrencyEnum | null }, gift_card_minimum: { value: number | null, currency: CurrencyEnum | null }, gift_card_maximum: { value: number | null, currency: CurrencyEnum | null } } };

export type RouteByUrlQueryVariables = Exact<{
  url: string;
}>;


export type RouteByUrlQueryResult = { route:
    | { uid: string, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { uid: string, sku: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { uid: string, sku: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { uid: string, sku: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { uid: string, sku: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { uid: string, sku: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { uid: string, sku: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { uid: string, sku: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { identifier: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
   | null };

export type PathsOfCategoryQueryVariables = Exact<{
  uid: string;
}>;


export type PathsOfCategoryQueryResult = { category_url_paths: Array<{ locale: string, url_path: string } | null> };

export type PathsOfCmsPageQueryVariables = Exact<{
  identifier: string;
}>;


export type PathsOfCmsPageQueryResult = { cms_page_url_keys: Array<{ locale: string, url_key: string } | null> };

export type PathsOfProductQueryVariables = Exact<{
  sku: string;
}>;


export type PathsOfProductQueryResult = { product_url_keys: Array<{ locale: string, url_key: string } | null> };

export type SiteUrlPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteUrlPagesQueryResult = { categories: { total_pages: number }, products: { total_pages: number } };

export type SiteUrlsQueryVariables = Exact<{
  type: UrlRewriteEntityTypeEnum;
  page: number;
}>;


export type SiteUrlsQueryResult = { site_urls: { locales: Array<string | null>, items: Array<{ paths: Array<string | null> } | null> } };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQueryResult = { visitor: { is_signed_in: boolean } };

export type VisitorNameQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorNameQueryResult = { customer: { firstname: string | null } | null };

export const AccountOverviewQuery: Operation<AccountOverviewQueryResult, AccountOverviewQueryVariables> = {
  name: 'AccountOverview',
  text: "query AccountOverview{customer{firstname lastname email is_business company is_email_confirmed addresses{...AccountAddress}orders(pageSize:3 scope:GLOBAL sort:{sort_field:CREATED_AT sort_direction:DESC}){items{...ListedOrder}}}}fragment AccountAddress on CustomerAddress{id uid prefix firstname middlename lastname suffix company street house_number city region{region region_code}postcode country_code telephone default_shipping default_billing}fragment ListedOrder on CustomerOrder{number order_date status status_code total{total_before_gift_cards{value currency}}items{id product_name}}",
};

export const PersonalDataQuery: Operation<PersonalDataQueryResult, PersonalDataQueryVariables> = {
  name: 'PersonalData',
  text: "query PersonalData{customer{firstname lastname email is_business company taxvat}}",
};

export const UpdateDetailsMutation: Operation<UpdateDetailsMutationResult, UpdateDetailsMutationVariables> = {
  name: 'UpdateDetails',
  text: "mutation UpdateDetails($input:CustomerUpdateInput!){updateCustomerV2(input:$input){customer{id}}}",
};

export const NotificationsQuery: Operation<NotificationsQueryResult, NotificationsQueryVariables> = {
  name: 'Notifications',
  text: "query Notifications{customer{email is_email_confirmed is_subscribed}}",
};

export const ChangeSubscriptionMutation: Operation<ChangeSubscriptionMutationResult, ChangeSubscriptionMutationVariables> = {
  name: 'ChangeSubscription',
  text: "mutation ChangeSubscription($isWanted:Boolean!){updateCustomerV2(input:{is_subscribed:$isWanted}){customer{is_subscribed}}}",
};

export const UpdateEmailMutation: Operation<UpdateEmailMutationResult, UpdateEmailMutationVariables> = {
  name: 'UpdateEmail',
  text: "mutation UpdateEmail($email:String!$password:String!){updateCustomerEmail(email:$email password:$password){customer{id}}}",
};

export const ChangePasswordMutation: Operation<ChangePasswordMutationResult, ChangePasswordMutationVariables> = {
  name: 'ChangePassword',
  text: "mutation ChangePassword($current:String!$next:String!){changeCustomerPassword(currentPassword:$current newPassword:$next){id}}",
};

export const SecurityQuery: Operation<SecurityQueryResult, SecurityQueryVariables> = {
  name: 'Security',
  text: "query Security{customer{email needs_password passkeys{id name host created_at last_used_at}sessions{id device place last_used_at is_this_one}}}",
};

export const AddressBookQuery: Operation<AddressBookQueryResult, AddressBookQueryVariables> = {
  name: 'AddressBook',
  text: "query AddressBook{customer{firstname lastname company addresses{...AccountAddress}}}fragment AccountAddress on CustomerAddress{id uid prefix firstname middlename lastname suffix company street house_number city region{region region_code}postcode country_code telephone default_shipping default_billing}",
};

export const AddAddressMutation: Operation<AddAddressMutationResult, AddAddressMutationVariables> = {
  name: 'AddAddress',
  text: "mutation AddAddress($input:CustomerAddressInput!){createCustomerAddress(input:$input){id}}",
};

export const ChangeAddressMutation: Operation<ChangeAddressMutationResult, ChangeAddressMutationVariables> = {
  name: 'ChangeAddress',
  text: "mutation ChangeAddress($uid:ID!$input:CustomerAddressInput!){updateCustomerAddressV2(uid:$uid input:$input){id}}",
};

export const DeleteAddressMutation: Operation<DeleteAddressMutationResult, DeleteAddressMutationVariables> = {
  name: 'DeleteAddress',
  text: "mutation DeleteAddress($uid:ID!){deleteCustomerAddressV2(uid:$uid)}",
};

export const YourDataQuery: Operation<YourDataQueryResult, YourDataQueryVariables> = {
  name: 'YourData',
  text: "query YourData{customer{email needs_password}storeConfig{invoice_retention_years}}",
};

export const RequestCustomerDataMutation: Operation<RequestCustomerDataMutationResult, RequestCustomerDataMutationVariables> = {
  name: 'RequestCustomerData',
  text: "mutation RequestCustomerData($password:String){requestCustomerData(password:$password)}",
};

export const EraseCustomerMutation: Operation<EraseCustomerMutationResult, EraseCustomerMutationVariables> = {
  name: 'EraseCustomer',
  text: "mutation EraseCustomer($password:String){eraseCustomer(password:$password)}",
};

export const CustomerOrdersQuery: Operation<CustomerOrdersQueryResult, CustomerOrdersQueryVariables> = {
  name: 'CustomerOrders',
  text: "query CustomerOrders($page:Int!){customer{orders(currentPage:$page pageSize:10 scope:GLOBAL sort:{sort_field:CREATED_AT sort_direction:DESC}){items{...ListedOrder}page_info{current_page total_pages}}past_orders{number placed_at status grand_total{value currency}items{name}}}}fragment ListedOrder on CustomerOrder{number order_date status status_code total{total_before_gift_cards{value currency}}items{id product_name}}",
};

export const CustomerOrderQuery: Operation<CustomerOrderQueryResult, CustomerOrderQueryVariables> = {
  name: 'CustomerOrder',
  text: "query CustomerOrder($number:String!){customer{orders(filter:{number:{eq:$number}}pageSize:1 scope:GLOBAL){items{...OrderView}}}storeConfig{order_cancellation_reasons{description}}}fragment OrderView on CustomerOrder{id available_actions number token order_date status status_code email is_virtual remarks shipping_method items{id product_name product_sku product_path quantity_ordered selected_options{label value}...on GiftCardOrderItem{gift_card{sender_name recipient_name recipient_email message deliver_on}}prices{row_total{value currency}row_total_including_tax{value currency}}}total{subtotal_incl_tax{value currency}subtotal_excl_tax{value currency}discounts{label amount{value currency}}shipping_handling{amount_including_tax{value currency}amount_excluding_tax{value currency}}taxes{title rate amount{value currency}}total_before_gift_cards{value currency}grand_total{value currency}}gift_cards{code_ending amount{value currency}}billing_address{...OrderAddressView}shipping_address{...OrderAddressView}payment_methods{name}pickup_point{name street postcode city}expected_delivery{earliest_date latest_date}tax_treatment{kind warning}invoices{id number download_url}credit_memos{id number download_url}shipments{id tracking{title number}}customer_info{firstname lastname}withdrawal{is_open statutory_until open_until lines{order_item_uid quantity_left exception_text}}returns{items{...ReturnView}}}fragment OrderAddressView on OrderAddress{prefix firstname middlename lastname suffix company street city region postcode country_code telephone vat_id}fragment ReturnView on Return{uid number stated_at label_url post_by refunded{value currency}items{uid state is_sent_back request_quantity decline_reason order_item{product_name selected_options{value}}}}",
};

export const ReorderMutation: Operation<ReorderMutationResult, ReorderMutationVariables> = {
  name: 'Reorder',
  text: "mutation Reorder($number:String!){reorderItems(orderNumber:$number){cart{id}userInputErrors{message}}}",
};

export const CancelOwnOrderMutation: Operation<CancelOwnOrderMutationResult, CancelOwnOrderMutationVariables> = {
  name: 'CancelOwnOrder',
  text: "mutation CancelOwnOrder($orderId:ID!$reason:String!){cancelOrder(input:{order_id:$orderId reason:$reason}){errorV2{message}}}",
};

export const StartPasskeySignInMutation: Operation<StartPasskeySignInMutationResult, StartPasskeySignInMutationVariables> = {
  name: 'StartPasskeySignIn',
  text: "mutation StartPasskeySignIn{startPasskeySignIn{json}}",
};

export const SignInByPasskeyMutation: Operation<SignInByPasskeyMutationResult, SignInByPasskeyMutationVariables> = {
  name: 'SignInByPasskey',
  text: "mutation SignInByPasskey($credential:String!){generateCustomerTokenByPasskey(credential:$credential){token}}",
};

export const StartAddingPasskeyMutation: Operation<StartAddingPasskeyMutationResult, StartAddingPasskeyMutationVariables> = {
  name: 'StartAddingPasskey',
  text: "mutation StartAddingPasskey($password:String){startAddingPasskey(password:$password){json}}",
};

export const AddPasskeyMutation: Operation<AddPasskeyMutationResult, AddPasskeyMutationVariables> = {
  name: 'AddPasskey',
  text: "mutation AddPasskey($name:String!$credential:String!){addPasskey(name:$name credential:$credential){id}}",
};

export const RenamePasskeyMutation: Operation<RenamePasskeyMutationResult, RenamePasskeyMutationVariables> = {
  name: 'RenamePasskey',
  text: "mutation RenamePasskey($id:Int!$name:String!){renamePasskey(id:$id name:$name){id}}",
};

export const RemovePasskeyMutation: Operation<RemovePasskeyMutationResult, RemovePasskeyMutationVariables> = {
  name: 'RemovePasskey',
  text: "mutation RemovePasskey($id:Int!){removePasskey(id:$id)}",
};

export const CustomerReturnsQuery: Operation<CustomerReturnsQueryResult, CustomerReturnsQueryVariables> = {
  name: 'CustomerReturns',
  text: "query CustomerReturns($page:Int!){customer{returns(currentPage:$page pageSize:10){items{...ReturnView order{number}}page_info{current_page total_pages}}}}fragment ReturnView on Return{uid number stated_at label_url post_by refunded{value currency}items{uid state is_sent_back request_quantity decline_reason order_item{product_name selected_options{value}}}}",
};

export const PasswordRulesQuery: Operation<PasswordRulesQueryResult, PasswordRulesQueryVariables> = {
  name: 'PasswordRules',
  text: "query PasswordRules{storeConfig{minimum_password_length required_character_classes_number}}",
};

export const SignInMutation: Operation<SignInMutationResult, SignInMutationVariables> = {
  name: 'SignIn',
  text: "mutation SignIn($email:String!$password:String!){generateCustomerToken(email:$email password:$password){token}}",
};

export const RegisterMutation: Operation<RegisterMutationResult, RegisterMutationVariables> = {
  name: 'Register',
  text: "mutation Register($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{id}}}",
};

export const RequestPasswordResetMutation: Operation<RequestPasswordResetMutationResult, RequestPasswordResetMutationVariables> = {
  name: 'RequestPasswordReset',
  text: "mutation RequestPasswordReset($email:String!){requestPasswordResetEmail(email:$email)}",
};

export const ResetPasswordMutation: Operation<ResetPasswordMutationResult, ResetPasswordMutationVariables> = {
  name: 'ResetPassword',
  text: "mutation ResetPassword($email:String!$token:String!$password:String!){resetPassword(email:$email resetPasswordToken:$token newPassword:$password)}",
};

export const ConfirmEmailMutation: Operation<ConfirmEmailMutationResult, ConfirmEmailMutationVariables> = {
  name: 'ConfirmEmail',
  text: "mutation ConfirmEmail($email:String!$key:String!){confirmEmail(input:{email:$email confirmation_key:$key}){customer{id}}}",
};

export const ResendConfirmationMutation: Operation<ResendConfirmationMutationResult, ResendConfirmationMutationVariables> = {
  name: 'ResendConfirmation',
  text: "mutation ResendConfirmation($email:String!){resendConfirmationEmail(email:$email)}",
};

export const EndSessionMutation: Operation<EndSessionMutationResult, EndSessionMutationVariables> = {
  name: 'EndSession',
  text: "mutation EndSession($id:Int){endCustomerSession(id:$id)}",
};

export const EndAllSessionsMutation: Operation<EndAllSessionsMutationResult, EndAllSessionsMutationVariables> = {
  name: 'EndAllSessions',
  text: "mutation EndAllSessions{revokeCustomerToken{result}}",
};

export const ClaimPurchaseMutation: Operation<ClaimPurchaseMutationResult, ClaimPurchaseMutationVariables> = {
  name: 'ClaimPurchase',
  text: "mutation ClaimPurchase($token:String!){claimPurchase(token:$token)}",
};

export const CartQuery: Operation<CartQueryResult, CartQueryVariables> = {
  name: 'Cart',
  text: "query Cart($id:String!){cart(cart_id:$id){...CartView}}fragment CartView on Cart{id email total_quantity is_virtual remarks itemsV2(pageSize:200){items{...CartLine}}prices{grand_total{value currency}total_before_gift_cards{value currency}subtotal_including_tax{value currency}subtotal_excluding_tax{value currency}discounts{label applied_to amount{value currency}}applied_taxes{label amount{value currency}}}applied_coupons{code}applied_gift_cards{code applied_balance{value currency}current_balance{value currency}}shipping_addresses{country{code}selected_shipping_method{carrier_title method_title price_excl_tax{value currency}price_incl_tax{value currency}earliest_date latest_date}}tax_treatment{kind rate warning}minimum_order{amount{value currency}remaining{value currency}}incentive{reached_percent next_percent remaining{value currency}}notices{code message}expected_delivery{earliest_date latest_date pickup_date}}fragment CartLine on CartItemInterface{uid quantity is_available not_available_message is_sample quantity_step product_path product{sku name stock_status small_image{url}categories{name level url_path}}prices{price{value currency}price_including_tax{value currency}row_total{value currency}row_total_including_tax{value currency}}unit_price{metre{value currency}foot{value currency}}...on ConfigurableCartItem{configured_variant{sku stock_status small_image{url}}configurable_options{option_label value_label configurable_product_option_value_uid}}...on GiftCardCartItem{sender_name recipient_name recipient_email message deliver_on amount{value currency}}}",
};

export const CustomerCartQuery: Operation<CustomerCartQueryResult, CustomerCartQueryVariables> = {
  name: 'CustomerCart',
  text: "query CustomerCart{customerCart{...CartView}}fragment CartView on Cart{id email total_quantity is_virtual remarks itemsV2(pageSize:200){items{...CartLine}}prices{grand_total{value currency}total_before_gift_cards{value currency}subtotal_including_tax{value currency}subtotal_excluding_tax{value currency}discounts{label applied_to amount{value currency}}applied_taxes{label amount{value currency}}}applied_coupons{code}applied_gift_cards{code applied_balance{value currency}current_balance{value currency}}shipping_addresses{country{code}selected_shipping_method{carrier_title method_title price_excl_tax{value currency}price_incl_tax{value currency}earliest_date latest_date}}tax_treatment{kind rate warning}minimum_order{amount{value currency}remaining{value currency}}incentive{reached_percent next_percent remaining{value currency}}notices{code message}expected_delivery{earliest_date latest_date pickup_date}}fragment CartLine on CartItemInterface{uid quantity is_available not_available_message is_sample quantity_step product_path product{sku name stock_status small_image{url}categories{name level url_path}}prices{price{value currency}price_including_tax{value currency}row_total{value currency}row_total_including_tax{value currency}}unit_price{metre{value currency}foot{value currency}}...on ConfigurableCartItem{configured_variant{sku stock_status small_image{url}}configurable_options{option_label value_label configurable_product_option_value_uid}}...on GiftCardCartItem{sender_name recipient_name recipient_email message deliver_on amount{value currency}}}",
};

export const CustomerCartIdQuery: Operation<CustomerCartIdQueryResult, CustomerCartIdQueryVariables> = {
  name: 'CustomerCartId',
  text: "query CustomerCartId{customerCart{id}}",
};

export const CreateCartMutation: Operation<CreateCartMutationResult, CreateCartMutationVariables> = {
  name: 'CreateCart',
  text: "mutation CreateCart{createGuestCart{cart{id}}}",
};

export const AddToCartMutation: Operation<AddToCartMutationResult, AddToCartMutationVariables> = {
  name: 'AddToCart',
  text: "mutation AddToCart($id:String!$items:[CartItemInput!]!$key:String){addProductsToCart(cartId:$id cartItems:$items idempotencyKey:$key){cart{...CartView}user_errors{code message}}}fragment CartView on Cart{id email total_quantity is_virtual remarks itemsV2(pageSize:200){items{...CartLine}}prices{grand_total{value currency}total_before_gift_cards{value currency}subtotal_including_tax{value currency}subtotal_excluding_tax{value currency}discounts{label applied_to amount{value currency}}applied_taxes{label amount{value currency}}}applied_coupons{code}applied_gift_cards{code applied_balance{value currency}current_balance{value currency}}shipping_addresses{country{code}selected_shipping_method{carrier_title method_title price_excl_tax{value currency}price_incl_tax{value currency}earliest_date latest_date}}tax_treatment{kind rate warning}minimum_order{amount{value currency}remaining{value currency}}incentive{reached_percent next_percent remaining{value currency}}notices{code message}expected_delivery{earliest_date latest_date pickup_date}}fragment CartLine on CartItemInterface{uid quantity is_available not_available_message is_sample quantity_step product_path product{sku name stock_status small_image{url}categories{name level url_path}}prices{price{value currency}price_including_tax{value currency}row_total{value currency}row_total_including_tax{value currency}}unit_price{metre{value currency}foot{value currency}}...on ConfigurableCartItem{configured_variant{sku stock_status small_image{url}}configurable_options{option_label value_label configurable_product_option_value_uid}}...on GiftCardCartItem{sender_name recipient_name recipient_email message deliver_on amount{value currency}}}",
};

export const UpdateCartLineMutation: Operation<UpdateCartLineMutationResult, UpdateCartLineMutationVariables> = {
  name: 'UpdateCartLine',
  text: "mutation UpdateCartLine($id:String!$line:ID!$quantity:Float!$key:String){updateCartItems(input:{cart_id:$id cart_items:[{cart_item_uid:$line quantity:$quantity}]idempotency_key:$key}){cart{id}errors{code message}}}",
};

export const RemoveCartLineMutation: Operation<RemoveCartLineMutationResult, RemoveCartLineMutationVariables> = {
  name: 'RemoveCartLine',
  text: "mutation RemoveCartLine($id:String!$line:ID!$key:String){removeItemFromCart(input:{cart_id:$id cart_item_uid:$line idempotency_key:$key}){cart{id}}}",
};

export const ApplyCouponMutation: Operation<ApplyCouponMutationResult, ApplyCouponMutationVariables> = {
  name: 'ApplyCoupon',
  text: "mutation ApplyCoupon($id:String!$code:String!){applyCouponToCart(input:{cart_id:$id coupon_code:$code}){cart{id}}}",
};

export const RemoveCouponMutation: Operation<RemoveCouponMutationResult, RemoveCouponMutationVariables> = {
  name: 'RemoveCoupon',
  text: "mutation RemoveCoupon($id:String!){removeCouponFromCart(input:{cart_id:$id}){cart{id}}}",
};

export const ApplyGiftCardMutation: Operation<ApplyGiftCardMutationResult, ApplyGiftCardMutationVariables> = {
  name: 'ApplyGiftCard',
  text: "mutation ApplyGiftCard($id:String!$code:String!){applyGiftCardToCart(input:{cart_id:$id gift_card_code:$code}){cart{id}}}",
};

export const RemoveGiftCardMutation: Operation<RemoveGiftCardMutationResult, RemoveGiftCardMutationVariables> = {
  name: 'RemoveGiftCard',
  text: "mutation RemoveGiftCard($id:String!$code:String!){removeGiftCardFromCart(input:{cart_id:$id gift_card_code:$code}){cart{id}}}",
};

export const SetRemarksMutation: Operation<SetRemarksMutationResult, SetRemarksMutationVariables> = {
  name: 'SetRemarks',
  text: "mutation SetRemarks($id:String!$remarks:String!){setRemarksOnCart(cart_id:$id remarks:$remarks){cart{id}}}",
};

export const CartCountQuery: Operation<CartCountQueryResult, CartCountQueryVariables> = {
  name: 'CartCount',
  text: "query CartCount($id:String!){cart(cart_id:$id){total_quantity}}",
};

export const CartSkusQuery: Operation<CartSkusQueryResult, CartSkusQueryVariables> = {
  name: 'CartSkus',
  text: "query CartSkus($id:String!){cart(cart_id:$id){total_quantity itemsV2(pageSize:200){items{quantity product{sku}...on ConfigurableCartItem{configured_variant{sku}}}}}}",
};

export const ProductOptionsQuery: Operation<ProductOptionsQueryResult, ProductOptionsQueryVariables> = {
  name: 'ProductOptions',
  text: "query ProductOptions($sku:String!){products(filter:{sku:{eq:$sku}}){items{...on ConfigurableProduct{configurable_options{label}}}}}",
};

export const MergeCartsMutation: Operation<MergeCartsMutationResult, MergeCartsMutationVariables> = {
  name: 'MergeCarts',
  text: "mutation MergeCarts($source:String!){mergeCarts(source_cart_id:$source){id}}",
};

export const CartSuggestionsQuery: Operation<CartSuggestionsQueryResult, CartSuggestionsQueryVariables> = {
  name: 'CartSuggestions',
  text: "query CartSuggestions($id:String!){cart(cart_id:$id){bought_together_products{...ProductTile}}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const CheapestOffersQuery: Operation<CheapestOffersQueryResult, CheapestOffersQueryVariables> = {
  name: 'CheapestOffers',
  text: "query CheapestOffers($skus:[String!]!){products(filter:{sku:{in:$skus}}pageSize:8){items{sku name stock_status ...on ConfigurableProduct{variants{product{sku stock_status price_range{minimum_price{final_price{value}}}}}}}}}",
};

export const EstimateShippingMethodsMutation: Operation<EstimateShippingMethodsMutationResult, EstimateShippingMethodsMutationVariables> = {
  name: 'EstimateShippingMethods',
  text: "mutation EstimateShippingMethods($id:String!$address:EstimateAddressInput!){estimateShippingMethods(input:{cart_id:$id address:$address}){...ShippingMethod}}fragment ShippingMethod on AvailableShippingMethod{carrier_code carrier_title method_code method_title is_pickup_point earliest_date latest_date price_excl_tax{value currency}price_incl_tax{value currency}free_from{value currency}missing_to_free{value currency}}",
};

export const EstimateTotalsMutation: Operation<EstimateTotalsMutationResult, EstimateTotalsMutationVariables> = {
  name: 'EstimateTotals',
  text: "mutation EstimateTotals($id:String!$address:EstimateAddressInput!$method:ShippingMethodInput!){estimateTotals(input:{cart_id:$id address:$address shipping_method:$method}){cart{...CartView}}}fragment CartView on Cart{id email total_quantity is_virtual remarks itemsV2(pageSize:200){items{...CartLine}}prices{grand_total{value currency}total_before_gift_cards{value currency}subtotal_including_tax{value currency}subtotal_excluding_tax{value currency}discounts{label applied_to amount{value currency}}applied_taxes{label amount{value currency}}}applied_coupons{code}applied_gift_cards{code applied_balance{value currency}current_balance{value currency}}shipping_addresses{country{code}selected_shipping_method{carrier_title method_title price_excl_tax{value currency}price_incl_tax{value currency}earliest_date latest_date}}tax_treatment{kind rate warning}minimum_order{amount{value currency}remaining{value currency}}incentive{reached_percent next_percent remaining{value currency}}notices{code message}expected_delivery{earliest_date latest_date pickup_date}}fragment CartLine on CartItemInterface{uid quantity is_available not_available_message is_sample quantity_step product_path product{sku name stock_status small_image{url}categories{name level url_path}}prices{price{value currency}price_including_tax{value currency}row_total{value currency}row_total_including_tax{value currency}}unit_price{metre{value currency}foot{value currency}}...on ConfigurableCartItem{configured_variant{sku stock_status small_image{url}}configurable_options{option_label value_label configurable_product_option_value_uid}}...on GiftCardCartItem{sender_name recipient_name recipient_email message deliver_on amount{value currency}}}",
};

export const ProductsBySkuQuery: Operation<ProductsBySkuQueryResult, ProductsBySkuQueryVariables> = {
  name: 'ProductsBySku',
  text: "query ProductsBySku($skus:[String!]!){products(filter:{sku:{in:$skus}}pageSize:8){items{...ProductTile}}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const CheckoutQuery: Operation<CheckoutQueryResult, CheckoutQueryVariables> = {
  name: 'Checkout',
  text: "query Checkout($id:String!){cart(cart_id:$id){...CheckoutView}}fragment CheckoutView on Cart{...CartView is_business_order company vat_id vat_id_status is_billing_address_chosen billing_address{...CheckoutAddress}shipping_addresses{...CheckoutAddress same_as_billing selected_shipping_method{carrier_code method_code pickup_point{...PickupPoint}}available_shipping_methods{...ShippingMethod}}available_payment_methods{code title}selected_payment_method{code}content_consent{version text}}fragment CartView on Cart{id email total_quantity is_virtual remarks itemsV2(pageSize:200){items{...CartLine}}prices{grand_total{value currency}total_before_gift_cards{value currency}subtotal_including_tax{value currency}subtotal_excluding_tax{value currency}discounts{label applied_to amount{value currency}}applied_taxes{label amount{value currency}}}applied_coupons{code}applied_gift_cards{code applied_balance{value currency}current_balance{value currency}}shipping_addresses{country{code}selected_shipping_method{carrier_title method_title price_excl_tax{value currency}price_incl_tax{value currency}earliest_date latest_date}}tax_treatment{kind rate warning}minimum_order{amount{value currency}remaining{value currency}}incentive{reached_percent next_percent remaining{value currency}}notices{code message}expected_delivery{earliest_date latest_date pickup_date}}fragment CartLine on CartItemInterface{uid quantity is_available not_available_message is_sample quantity_step product_path product{sku name stock_status small_image{url}categories{name level url_path}}prices{price{value currency}price_including_tax{value currency}row_total{value currency}row_total_including_tax{value currency}}unit_price{metre{value currency}foot{value currency}}...on ConfigurableCartItem{configured_variant{sku stock_status small_image{url}}configurable_options{option_label value_label configurable_product_option_value_uid}}...on GiftCardCartItem{sender_name recipient_name recipient_email message deliver_on amount{value currency}}}fragment CheckoutAddress on CartAddressInterface{firstname lastname company street house_number city postcode telephone region{code label}country{code}}fragment PickupPoint on PickupPoint{id carrier_code name street postcode city distance_metres opening_hours}fragment ShippingMethod on AvailableShippingMethod{carrier_code carrier_title method_code method_title is_pickup_point earliest_date latest_date price_excl_tax{value currency}price_incl_tax{value currency}free_from{value currency}missing_to_free{value currency}}",
};

export const KnownCustomerQuery: Operation<KnownCustomerQueryResult, KnownCustomerQueryVariables> = {
  name: 'KnownCustomer',
  text: "query KnownCustomer{customer{firstname lastname is_subscribed is_business company taxvat addresses{...BookedAddress}orders(pageSize:1 scope:GLOBAL){items{carrier_code method_code payment_methods{type}}}}}fragment BookedAddress on CustomerAddress{id firstname lastname company street house_number city postcode telephone country_code default_billing default_shipping region{region_code}}",
};

export const PickupPointsQuery: Operation<PickupPointsQueryResult, PickupPointsQueryVariables> = {
  name: 'PickupPoints',
  text: "query PickupPoints($country:String!$postcode:String!$carrier:String!){pickup_points(country_code:$country postcode:$postcode carrier_code:$carrier){...PickupPoint}}fragment PickupPoint on PickupPoint{id carrier_code name street postcode city distance_metres opening_hours}",
};

export const AgreementsQuery: Operation<AgreementsQueryResult, AgreementsQueryVariables> = {
  name: 'Agreements',
  text: "query Agreements{checkoutAgreements{checkbox_text version}}",
};

export const SetGuestEmailMutation: Operation<SetGuestEmailMutationResult, SetGuestEmailMutationVariables> = {
  name: 'SetGuestEmail',
  text: "mutation SetGuestEmail($id:String!$email:String!){setGuestEmailOnCart(input:{cart_id:$id email:$email}){cart{id}}}",
};

export const SetBusinessOrderMutation: Operation<SetBusinessOrderMutationResult, SetBusinessOrderMutationVariables> = {
  name: 'SetBusinessOrder',
  text: "mutation SetBusinessOrder($id:String!$isBusiness:Boolean!$company:String$vatNumber:String){setBusinessOrderOnCart(cart_id:$id is_business_order:$isBusiness company:$company vat_id:$vatNumber){cart{id}}}",
};

export const SetShippingAddressMutation: Operation<SetShippingAddressMutationResult, SetShippingAddressMutationVariables> = {
  name: 'SetShippingAddress',
  text: "mutation SetShippingAddress($id:String!$address:CartAddressInput!){setShippingAddressesOnCart(input:{cart_id:$id shipping_addresses:[{address:$address}]}){cart{id}}}",
};

export const ShipToBookedAddressMutation: Operation<ShipToBookedAddressMutationResult, ShipToBookedAddressMutationVariables> = {
  name: 'ShipToBookedAddress',
  text: "mutation ShipToBookedAddress($id:String!$address:Int!){setShippingAddressesOnCart(input:{cart_id:$id shipping_addresses:[{customer_address_id:$address}]}){cart{id}}}",
};

export const SetShippingMethodMutation: Operation<SetShippingMethodMutationResult, SetShippingMethodMutationVariables> = {
  name: 'SetShippingMethod',
  text: "mutation SetShippingMethod($id:String!$method:ShippingMethodInput!){setShippingMethodsOnCart(input:{cart_id:$id shipping_methods:[$method]}){cart{id}}}",
};

export const SetBillingAddressMutation: Operation<SetBillingAddressMutationResult, SetBillingAddressMutationVariables> = {
  name: 'SetBillingAddress',
  text: "mutation SetBillingAddress($id:String!$address:BillingAddressInput!){setBillingAddressOnCart(input:{cart_id:$id billing_address:$address}){cart{id}}}",
};

export const SetPaymentMethodMutation: Operation<SetPaymentMethodMutationResult, SetPaymentMethodMutationVariables> = {
  name: 'SetPaymentMethod',
  text: "mutation SetPaymentMethod($id:String!$code:String!){setPaymentMethodOnCart(input:{cart_id:$id payment_method:{code:$code}}){cart{id}}}",
};

export const PlaceOrderMutation: Operation<PlaceOrderMutationResult, PlaceOrderMutationVariables> = {
  name: 'PlaceOrder',
  text: "mutation PlaceOrder($input:PlaceOrderInput!){placeOrder(input:$input){orderV2{number token}errors{code message}payment_url}}",
};

export const RetryPaymentMutation: Operation<RetryPaymentMutationResult, RetryPaymentMutationVariables> = {
  name: 'RetryPayment',
  text: "mutation RetryPayment($token:String!$method:String$returnUrl:String!){retryOrderPayment(token:$token payment_method:$method return_url:$returnUrl){orderV2{token}errors{code message}payment_url}}",
};

export const CompareListOfGuestQuery: Operation<CompareListOfGuestQueryResult, CompareListOfGuestQueryVariables> = {
  name: 'CompareListOfGuest',
  text: "query CompareListOfGuest($uid:ID!){compareList(uid:$uid){...Comparison}}fragment Comparison on CompareList{uid items{product{__typename ...ProductTile}attributes{code value}}attributes{code label}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const CompareListOfCustomerQuery: Operation<CompareListOfCustomerQueryResult, CompareListOfCustomerQueryVariables> = {
  name: 'CompareListOfCustomer',
  text: "query CompareListOfCustomer{customer{compare_list{...Comparison}}}fragment Comparison on CompareList{uid items{product{__typename ...ProductTile}attributes{code value}}attributes{code label}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const ComparedByGuestQuery: Operation<ComparedByGuestQueryResult, ComparedByGuestQueryVariables> = {
  name: 'ComparedByGuest',
  text: "query ComparedByGuest($uid:ID!){compareList(uid:$uid){item_count}}",
};

export const ComparedByCustomerQuery: Operation<ComparedByCustomerQueryResult, ComparedByCustomerQueryVariables> = {
  name: 'ComparedByCustomer',
  text: "query ComparedByCustomer{customer{compare_list{item_count}}}",
};

export const UidOfSkuQuery: Operation<UidOfSkuQueryResult, UidOfSkuQueryVariables> = {
  name: 'UidOfSku',
  text: "query UidOfSku($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid}}}",
};

export const CustomerCompareIdQuery: Operation<CustomerCompareIdQueryResult, CustomerCompareIdQueryVariables> = {
  name: 'CustomerCompareId',
  text: "query CustomerCompareId{customer{compare_list{uid}}}",
};

export const CreateCompareListMutation: Operation<CreateCompareListMutationResult, CreateCompareListMutationVariables> = {
  name: 'CreateCompareList',
  text: "mutation CreateCompareList($products:[ID!]!){createCompareList(input:{products:$products}){uid}}",
};

export const AddToCompareListMutation: Operation<AddToCompareListMutationResult, AddToCompareListMutationVariables> = {
  name: 'AddToCompareList',
  text: "mutation AddToCompareList($uid:ID!$products:[ID!]!){addProductsToCompareList(input:{uid:$uid products:$products}){uid}}",
};

export const RemoveFromCompareListMutation: Operation<RemoveFromCompareListMutationResult, RemoveFromCompareListMutationVariables> = {
  name: 'RemoveFromCompareList',
  text: "mutation RemoveFromCompareList($uid:ID!$products:[ID!]!){removeProductsFromCompareList(input:{uid:$uid products:$products}){uid}}",
};

export const DeleteCompareListMutation: Operation<DeleteCompareListMutationResult, DeleteCompareListMutationVariables> = {
  name: 'DeleteCompareList',
  text: "mutation DeleteCompareList($uid:ID!){deleteCompareList(uid:$uid){result}}",
};

export const AssignCompareListMutation: Operation<AssignCompareListMutationResult, AssignCompareListMutationVariables> = {
  name: 'AssignCompareList',
  text: "mutation AssignCompareList($uid:ID!){assignCompareListToCustomer(uid:$uid){result}}",
};

export const RecordConsentMutation: Operation<RecordConsentMutationResult, RecordConsentMutationVariables> = {
  name: 'RecordConsent',
  text: "mutation RecordConsent($input:ConsentInput!){recordConsent(input:$input){name}}",
};

export const ContactUsMutation: Operation<ContactUsMutationResult, ContactUsMutationVariables> = {
  name: 'ContactUs',
  text: "mutation ContactUs($input:ContactUsInput!){contactUs(input:$input){status}}",
};

export const RequestAppointmentMutation: Operation<RequestAppointmentMutationResult, RequestAppointmentMutationVariables> = {
  name: 'RequestAppointment',
  text: "mutation RequestAppointment($input:RequestAppointmentInput!){requestAppointment(input:$input){status problems{field code most}}}",
};

export const RequestWholesaleMutation: Operation<RequestWholesaleMutationResult, RequestWholesaleMutationVariables> = {
  name: 'RequestWholesale',
  text: "mutation RequestWholesale($input:RequestWholesaleInput!){requestWholesale(input:$input){status problems{field code most}}}",
};

export const CatalogueCountsQuery: Operation<CatalogueCountsQueryResult, CatalogueCountsQueryVariables> = {
  name: 'CatalogueCounts',
  text: "query CatalogueCounts($mainCord:String!$cords:[String]!){mainCord:products(filter:{category_url_path:{eq:$mainCord}}pageSize:1){total_count}cords:products(filter:{category_url_path:{in:$cords}}pageSize:1){total_count}}",
};

export const FavouritesQuery: Operation<FavouritesQueryResult, FavouritesQueryVariables> = {
  name: 'Favourites',
  text: "query Favourites($category:String!){products(filter:{category_url_path:{eq:$category}}sort:{rating:DESC}pageSize:8){items{...ProductTile}}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const HomePageQuery: Operation<HomePageQueryResult, HomePageQueryVariables> = {
  name: 'HomePage',
  text: "query HomePage($paths:[String!]!$recommended:String!$count:Int!){categories(filters:{url_path:{in:$paths}}pageSize:50){items{uid name url_path url_suffix image product_count}}products(filter:{category_url_path:{eq:$recommended}}pageSize:$count){items{...ProductTile}}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const CollectionDayQuery: Operation<CollectionDayQueryResult, CollectionDayQueryVariables> = {
  name: 'CollectionDay',
  text: "query CollectionDay($country:String!){expected_delivery(country_code:$country){pickup_date}}",
};

export const ListingCountsQuery: Operation<ListingCountsQueryResult, ListingCountsQueryVariables> = {
  name: 'ListingCounts',
  text: "query ListingCounts($search:String$filter:ProductAttributeFilterInput!){products(search:$search filter:$filter pageSize:1){aggregations(filter:{category:{includeDirectChildrenOnly:true}}){...ListingAggregation}}}fragment ListingAggregation on Aggregation{attribute_code label options{label value count}}",
};

export const ListingPageQuery: Operation<ListingPageQueryResult, ListingPageQueryVariables> = {
  name: 'ListingPage',
  text: "query ListingPage($search:String$filter:ProductAttributeFilterInput!$sort:ProductAttributeSortInput$page:Int!$pageSize:Int!){products(search:$search filter:$filter sort:$sort currentPage:$page pageSize:$pageSize){total_count page_info{total_pages}aggregations(filter:{category:{includeDirectChildrenOnly:true}}){...ListingAggregation}items{...ProductTile}}}fragment ListingAggregation on Aggregation{attribute_code label options{label value count}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const SearchListingQuery: Operation<SearchListingQueryResult, SearchListingQueryVariables> = {
  name: 'SearchListing',
  text: "query SearchListing($search:String!$sort:ProductAttributeSortInput$page:Int!$pageSize:Int!$withProducts:Boolean!){products(search:$search sort:$sort currentPage:$page pageSize:$pageSize){...ListingFacts}}fragment ListingFacts on Products{total_count page_info{total_pages}aggregations(filter:{category:{includeDirectChildrenOnly:true}}){...ListingAggregation}sort_fields{options{value}}items@include(if:$withProducts){...ProductTile}}fragment ListingAggregation on Aggregation{attribute_code label options{label value count}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const MaterialsQuery: Operation<MaterialsQueryResult, MaterialsQueryVariables> = {
  name: 'Materials',
  text: "query Materials($skus:[String!]!){products(filter:{sku:{in:$skus}}pageSize:16){items{...ProductTile ...on ConfigurableProduct{variants{attributes{label}product{sku stock_status ...ProductPrices}}}}}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const SubscribeToNewsletterMutation: Operation<SubscribeToNewsletterMutationResult, SubscribeToNewsletterMutationVariables> = {
  name: 'SubscribeToNewsletter',
  text: "mutation SubscribeToNewsletter($email:String!$source:NewsletterSourceEnum!){subscribeEmailToNewsletter(email:$email source:$source){status}}",
};

export const ConfirmNewsletterMutation: Operation<ConfirmNewsletterMutationResult, ConfirmNewsletterMutationVariables> = {
  name: 'ConfirmNewsletter',
  text: "mutation ConfirmNewsletter($key:String!){confirmNewsletter(key:$key)}",
};

export const LeaveNewsletterMutation: Operation<LeaveNewsletterMutationResult, LeaveNewsletterMutationVariables> = {
  name: 'LeaveNewsletter',
  text: "mutation LeaveNewsletter($wayOut:String!){unsubscribeFromNewsletter(way_out:$wayOut)}",
};

export const OrderPaymentQuery: Operation<OrderPaymentQueryResult, OrderPaymentQueryVariables> = {
  name: 'OrderPayment',
  text: "query OrderPayment($token:String!){order_payment(token:$token){state redirect_url order{...OrderView}}}fragment OrderView on CustomerOrder{id available_actions number token order_date status status_code email is_virtual remarks shipping_method items{id product_name product_sku product_path quantity_ordered selected_options{label value}...on GiftCardOrderItem{gift_card{sender_name recipient_name recipient_email message deliver_on}}prices{row_total{value currency}row_total_including_tax{value currency}}}total{subtotal_incl_tax{value currency}subtotal_excl_tax{value currency}discounts{label amount{value currency}}shipping_handling{amount_including_tax{value currency}amount_excluding_tax{value currency}}taxes{title rate amount{value currency}}total_before_gift_cards{value currency}grand_total{value currency}}gift_cards{code_ending amount{value currency}}billing_address{...OrderAddressView}shipping_address{...OrderAddressView}payment_methods{name}pickup_point{name street postcode city}expected_delivery{earliest_date latest_date}tax_treatment{kind warning}invoices{id number download_url}credit_memos{id number download_url}shipments{id tracking{title number}}customer_info{firstname lastname}withdrawal{is_open statutory_until open_until lines{order_item_uid quantity_left exception_text}}returns{items{...ReturnView}}}fragment OrderAddressView on OrderAddress{prefix firstname middlename lastname suffix company street city region postcode country_code telephone vat_id}fragment ReturnView on Return{uid number stated_at label_url post_by refunded{value currency}items{uid state is_sent_back request_quantity decline_reason order_item{product_name selected_options{value}}}}",
};

export const OrderByTokenQuery: Operation<OrderByTokenQueryResult, OrderByTokenQueryVariables> = {
  name: 'OrderByToken',
  text: "query OrderByToken($token:String!){guestOrderByToken(input:{token:$token}){...OrderView}storeConfig{order_cancellation_reasons{description}}}fragment OrderView on CustomerOrder{id available_actions number token order_date status status_code email is_virtual remarks shipping_method items{id product_name product_sku product_path quantity_ordered selected_options{label value}...on GiftCardOrderItem{gift_card{sender_name recipient_name recipient_email message deliver_on}}prices{row_total{value currency}row_total_including_tax{value currency}}}total{subtotal_incl_tax{value currency}subtotal_excl_tax{value currency}discounts{label amount{value currency}}shipping_handling{amount_including_tax{value currency}amount_excluding_tax{value currency}}taxes{title rate amount{value currency}}total_before_gift_cards{value currency}grand_total{value currency}}gift_cards{code_ending amount{value currency}}billing_address{...OrderAddressView}shipping_address{...OrderAddressView}payment_methods{name}pickup_point{name street postcode city}expected_delivery{earliest_date latest_date}tax_treatment{kind warning}invoices{id number download_url}credit_memos{id number download_url}shipments{id tracking{title number}}customer_info{firstname lastname}withdrawal{is_open statutory_until open_until lines{order_item_uid quantity_left exception_text}}returns{items{...ReturnView}}}fragment OrderAddressView on OrderAddress{prefix firstname middlename lastname suffix company street city region postcode country_code telephone vat_id}fragment ReturnView on Return{uid number stated_at label_url post_by refunded{value currency}items{uid state is_sent_back request_quantity decline_reason order_item{product_name selected_options{value}}}}",
};

export const RequestCancelMutation: Operation<RequestCancelMutationResult, RequestCancelMutationVariables> = {
  name: 'RequestCancel',
  text: "mutation RequestCancel($token:String!$reason:String!){requestGuestOrderCancel(input:{token:$token reason:$reason}){errorV2{message}}}",
};

export const ConfirmCancelMutation: Operation<ConfirmCancelMutationResult, ConfirmCancelMutationVariables> = {
  name: 'ConfirmCancel',
  text: "mutation ConfirmCancel($orderId:ID!$key:String!){confirmCancelOrder(input:{order_id:$orderId confirmation_key:$key}){errorV2{message}}}",
};

export const FindOrderQuery: Operation<FindOrderQueryResult, FindOrderQueryVariables> = {
  name: 'FindOrder',
  text: "query FindOrder($number:String!$email:String!$lastname:String!){guestOrder(input:{number:$number email:$email lastname:$lastname}){token}}",
};

export const CreateAccountFromOrderMutation: Operation<CreateAccountFromOrderMutationResult, CreateAccountFromOrderMutationVariables> = {
  name: 'CreateAccountFromOrder',
  text: "mutation CreateAccountFromOrder($token:String!){createCustomerFromOrder(token:$token)}",
};

export const WithdrawMutation: Operation<WithdrawMutationResult, WithdrawMutationVariables> = {
  name: 'Withdraw',
  text: "mutation Withdraw($input:WithdrawFromContractInput!){withdrawFromContract(input:$input){return{number}}}",
};

export const AlternativesQuery: Operation<AlternativesQueryResult, AlternativesQueryVariables> = {
  name: 'Alternatives',
  text: "query Alternatives($category:String!){products(filter:{category_url_path:{eq:$category}}pageSize:8){items{...ProductTile}}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const AlternativesOfProductQuery: Operation<AlternativesOfProductQueryResult, AlternativesOfProductQueryVariables> = {
  name: 'AlternativesOfProduct',
  text: "query AlternativesOfProduct($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{name related_products{...ProductTile}most_viewed_products{...ProductTile}}}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const CutOffQuery: Operation<CutOffQueryResult, CutOffQueryVariables> = {
  name: 'CutOff',
  text: "query CutOff($country:String!){expected_delivery(country_code:$country){cut_off_at}}",
};

export const PaymentMethodsQuery: Operation<PaymentMethodsQueryResult, PaymentMethodsQueryVariables> = {
  name: 'PaymentMethods',
  text: "query PaymentMethods{payment_methods{code}}",
};

export const PriceThresholdsQuery: Operation<PriceThresholdsQueryResult, PriceThresholdsQueryVariables> = {
  name: 'PriceThresholds',
  text: "query PriceThresholds{price_thresholds{minimum_order{value currency}gift_card_minimum{value currency}gift_card_maximum{value currency}}}",
};

export const ShippingRatesQuery: Operation<ShippingRatesQueryResult, ShippingRatesQueryVariables> = {
  name: 'ShippingRates',
  text: "query ShippingRates{shipping_rates{zone countries free_from{value currency}services{carrier_code carrier_name is_pickup_point bands{up_to_grams price{value currency}}}}}",
};

export const StoreVatQuery: Operation<StoreVatQueryResult, StoreVatQueryVariables> = {
  name: 'StoreVat',
  text: "query StoreVat{vat_basis_points}",
};

export const AttributeLabelsQuery: Operation<AttributeLabelsQueryResult, AttributeLabelsQueryVariables> = {
  name: 'AttributeLabels',
  text: "query AttributeLabels($attributes:[AttributeInput!]!){customAttributeMetadata(attributes:$attributes){items{attribute_code attribute_options{value label}}}}",
};

export const PriceOfQuantityQuery: Operation<PriceOfQuantityQueryResult, PriceOfQuantityQueryVariables> = {
  name: 'PriceOfQuantity',
  text: "query PriceOfQuantity($sku:String!$quantity:Float!){price_of_quantity(sku:$sku quantity:$quantity){value currency}}",
};

export const QuickOfferQuery: Operation<QuickOfferQueryResult, QuickOfferQueryVariables> = {
  name: 'QuickOffer',
  text: "query QuickOffer($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{...ProductChoices}}}fragment ProductChoices on ProductInterface{__typename ...on ConfigurableProduct{configurable_options{attribute_code label values{uid label}}variants{attributes{code uid}product{id sku stock_status quantity_step ...on SimpleProduct{length_cm}...ProductPrices price_tiers{quantity final_price{value currency}discount{percent_off}}}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const StockReminderMutation: Operation<StockReminderMutationResult, StockReminderMutationVariables> = {
  name: 'StockReminder',
  text: "mutation StockReminder($email:String!$productId:Int!){subscribeStockReminder(email:$email product_id:$productId){success}}",
};

export const CreateReviewMutation: Operation<CreateReviewMutationResult, CreateReviewMutationVariables> = {
  name: 'CreateReview',
  text: "mutation CreateReview($input:CreateProductReviewInput!){createProductReview(input:$input){review{id}}}",
};

export const OwnReviewsQuery: Operation<OwnReviewsQueryResult, OwnReviewsQueryVariables> = {
  name: 'OwnReviews',
  text: "query OwnReviews($page:Int!){customer{reviews(pageSize:10 currentPage:$page){items{...ReviewFacts status product{sku name url_key url_suffix}}page_info{total_pages}}}}fragment ReviewFacts on ProductReview{id stars summary text nickname created_at is_verified_buyer is_demo language helpful_count answer{text created_at}pictures{id url thumbnail_url width height}}",
};

export const ReportReviewMutation: Operation<ReportReviewMutationResult, ReportReviewMutationVariables> = {
  name: 'ReportReview',
  text: "mutation ReportReview($id:ID!$reason:ProductReviewReportReason!){reportProductReview(id:$id reason:$reason){success}}",
};

export const ReviewRatingsQuery: Operation<ReviewRatingsQueryResult, ReviewRatingsQueryVariables> = {
  name: 'ReviewRatings',
  text: "query ReviewRatings{productReviewRatingsMetadata{items{id values{value_id value}}}}",
};

export const ReviewToWriteQuery: Operation<ReviewToWriteQueryResult, ReviewToWriteQueryVariables> = {
  name: 'ReviewToWrite',
  text: "query ReviewToWrite($sku:String!){customer{firstname review_of(sku:$sku){...ReviewFacts}}products(filter:{sku:{eq:$sku}}){items{...ProductTile}}}fragment ReviewFacts on ProductReview{id stars summary text nickname created_at is_verified_buyer is_demo language helpful_count answer{text created_at}pictures{id url thumbnail_url width height}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const UpdateReviewMutation: Operation<UpdateReviewMutationResult, UpdateReviewMutationVariables> = {
  name: 'UpdateReview',
  text: "mutation UpdateReview($id:ID!$input:UpdateProductReviewInput!){updateProductReview(id:$id input:$input){review{id}}}",
};

export const VoteForReviewMutation: Operation<VoteForReviewMutationResult, VoteForReviewMutationVariables> = {
  name: 'VoteForReview',
  text: "mutation VoteForReview($id:ID!$isHelpful:Boolean!){voteForProductReview(id:$id isHelpful:$isHelpful){helpful_count}}",
};

export const WithdrawReviewMutation: Operation<WithdrawReviewMutationResult, WithdrawReviewMutationVariables> = {
  name: 'WithdrawReview',
  text: "mutation WithdrawReview($id:ID!){withdrawProductReview(id:$id){id}}",
};

export const SearchSpellingsQuery: Operation<SearchSpellingsQueryResult, SearchSpellingsQueryVariables> = {
  name: 'SearchSpellings',
  text: "query SearchSpellings($search:String!){products(search:$search pageSize:1){suggestions{search}}}",
};

export const ProductsUnderSkusQuery: Operation<ProductsUnderSkusQueryResult, ProductsUnderSkusQueryVariables> = {
  name: 'ProductsUnderSkus',
  text: "query ProductsUnderSkus($skus:[String!]!$most:Int!){products(filter:{sku:{in:$skus}}pageSize:$most){items{...ProductTile}}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const SeenProductsQuery: Operation<SeenProductsQueryResult, SeenProductsQueryVariables> = {
  name: 'SeenProducts',
  text: "query SeenProducts($most:Int!){customer{seen_products(limit:$most){...ProductTile}}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const RememberSeenProductsMutation: Operation<RememberSeenProductsMutationResult, RememberSeenProductsMutationVariables> = {
  name: 'RememberSeenProducts',
  text: "mutation RememberSeenProducts($skus:[String!]!){rememberSeenProducts(skus:$skus)}",
};

export const OpeningHoursQuery: Operation<OpeningHoursQueryResult, OpeningHoursQueryVariables> = {
  name: 'OpeningHours',
  text: "query OpeningHours{opening_hours{places{place spans{weekday opens closes}}closed_dates}}",
};

export const ReportVisitMutation: Operation<ReportVisitMutationResult, ReportVisitMutationVariables> = {
  name: 'ReportVisit',
  text: "mutation ReportVisit($input:VisitReportInput!){reportVisit(input:$input)}",
};

export const AddWishesMutation: Operation<AddWishesMutationResult, AddWishesMutationVariables> = {
  name: 'AddWishes',
  text: "mutation AddWishes($items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:\"0\" wishlistItems:$items){wishlist{id}user_errors{message}}}",
};

export const CopyWishMutation: Operation<CopyWishMutationResult, CopyWishMutationVariables> = {
  name: 'CopyWish',
  text: "mutation CopyWish($from:ID!$to:ID!$items:[WishlistItemCopyInput!]!){copyProductsBetweenWishlists(sourceWishlistUid:$from destinationWishlistUid:$to wishlistItems:$items){user_errors{message}}}",
};

export const CreateWishlistMutation: Operation<CreateWishlistMutationResult, CreateWishlistMutationVariables> = {
  name: 'CreateWishlist',
  text: "mutation CreateWishlist($name:String!){createWishlist(input:{name:$name visibility:PRIVATE}){wishlist{id}}}",
};

export const CustomerEmailQuery: Operation<CustomerEmailQueryResult, CustomerEmailQueryVariables> = {
  name: 'CustomerEmail',
  text: "query CustomerEmail{customer{email}}",
};

export const DeleteWishlistMutation: Operation<DeleteWishlistMutationResult, DeleteWishlistMutationVariables> = {
  name: 'DeleteWishlist',
  text: "mutation DeleteWishlist($id:ID!$items:ItemsOfDeletedWishlist!$to:ID){deleteWishlist(wishlistId:$id items:$items destinationWishlistId:$to){status}}",
};

export const GuestWishlistQuery: Operation<GuestWishlistQueryResult, GuestWishlistQueryVariables> = {
  name: 'GuestWishlist',
  text: "query GuestWishlist($items:[WishlistItemInput!]!){guest_wishlist(items:$items){...SharedItem}}fragment SharedItem on SharedWishlistItem{quantity sku product_name availability product_path product{...WishedProduct}configured_variant{...WishedProduct}configurable_options{option_label value_label}}fragment WishedProduct on ProductInterface{id sku name small_image{url}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const MoveWishMutation: Operation<MoveWishMutationResult, MoveWishMutationVariables> = {
  name: 'MoveWish',
  text: "mutation MoveWish($from:ID!$to:ID!$items:[WishlistItemMoveInput!]!){moveProductsBetweenWishlists(sourceWishlistUid:$from destinationWishlistUid:$to wishlistItems:$items){user_errors{message}}}",
};

export const RemoveWishMutation: Operation<RemoveWishMutationResult, RemoveWishMutationVariables> = {
  name: 'RemoveWish',
  text: "mutation RemoveWish($id:ID!$items:[ID!]!){removeProductsFromWishlist(wishlistId:$id wishlistItemsIds:$items){user_errors{message}}}",
};

export const SharedWishlistQuery: Operation<SharedWishlistQueryResult, SharedWishlistQueryVariables> = {
  name: 'SharedWishlist',
  text: "query SharedWishlist($code:String!$page:Int!$pageSize:Int!){shared_wishlist(code:$code){name items_count items(currentPage:$page pageSize:$pageSize){items{...SharedItem}page_info{total_pages}}}}fragment SharedItem on SharedWishlistItem{quantity sku product_name availability product_path product{...WishedProduct}configured_variant{...WishedProduct}configurable_options{option_label value_label}}fragment WishedProduct on ProductInterface{id sku name small_image{url}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const UpdateWishMutation: Operation<UpdateWishMutationResult, UpdateWishMutationVariables> = {
  name: 'UpdateWish',
  text: "mutation UpdateWish($id:ID!$items:[WishlistItemUpdateInput!]!){updateProductsInWishlist(wishlistId:$id wishlistItems:$items){user_errors{message}}}",
};

export const UpdateWishlistMutation: Operation<UpdateWishlistMutationResult, UpdateWishlistMutationVariables> = {
  name: 'UpdateWishlist',
  text: "mutation UpdateWishlist($id:ID!$name:String$visibility:WishlistVisibilityEnum){updateWishlist(wishlistId:$id name:$name visibility:$visibility){uid}}",
};

export const WishedSkusQuery: Operation<WishedSkusQueryResult, WishedSkusQueryVariables> = {
  name: 'WishedSkus',
  text: "query WishedSkus{customer{wished_skus}}",
};

export const WishesToCartMutation: Operation<WishesToCartMutationResult, WishesToCartMutationVariables> = {
  name: 'WishesToCart',
  text: "mutation WishesToCart($id:ID!$items:[ID!]){addWishlistItemsToCart(wishlistId:$id wishlistItemIds:$items){added_count add_wishlist_items_to_cart_user_errors{message product_name}}}",
};

export const WishlistsQuery: Operation<WishlistsQueryResult, WishlistsQueryVariables> = {
  name: 'Wishlists',
  text: "query Wishlists($id:ID!$sort:WishlistItemSort!$page:Int!$pageSize:Int!){customer{wishlists(pageSize:60){...WishlistFacts}wishlist_v2(id:$id){...WishlistFacts items_v2(currentPage:$page pageSize:$pageSize sort:$sort){items{...WishedItem}page_info{total_pages}}}}}fragment WishlistFacts on Wishlist{id name items_count is_default is_legacy visibility sharing_code}fragment WishedItem on WishlistItemInterface{id quantity description sku product_name availability product_path product{...WishedProduct}...on ConfigurableWishlistItem{configured_variant{...WishedProduct}configurable_options{option_label value_label}}}fragment WishedProduct on ProductInterface{id sku name small_image{url}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const CurrencyDataQuery: Operation<CurrencyDataQueryResult, CurrencyDataQueryVariables> = {
  name: 'CurrencyData',
  text: "query CurrencyData{currency{base_currency_code available_currency_codes exchange_rates{currency_to rate}}}",
};

export const ShellQuery: Operation<ShellQueryResult, ShellQueryVariables> = {
  name: 'Shell',
  text: "query Shell{categoryList{children{uid name url_path url_suffix include_in_menu children{uid name url_path url_suffix include_in_menu}}}}",
};

export const OwnUrlPathQuery: Operation<OwnUrlPathQueryResult, OwnUrlPathQueryVariables> = {
  name: 'OwnUrlPath',
  text: "query OwnUrlPath($url:String!){own_url_path(url:$url)}",
};

export const PageByUrlQuery: Operation<PageByUrlQueryResult, PageByUrlQueryVariables> = {
  name: 'PageByUrl',
  text: "query PageByUrl($url:String!$country:String!$page:Int!$pageSize:Int!$sort:ProductAttributeSortInput$withProducts:Boolean!=true$reviewPage:Int!=1$reviewSort:ProductReviewSort!=LATEST){route(url:$url){__typename relative_url redirect_code type ...on ProductInterface{...ProductPage}...on CategoryTree{...CategoryPage}...on CmsPage{...CmsPage}}expected_delivery(country_code:$country){earliest_date latest_date pickup_date}shipping_rates(country_code:$country){free_from{value currency}services{bands{price{value currency}}}}price_thresholds{minimum_order{value currency}gift_card_minimum{value currency}gift_card_maximum{value currency}}}fragment ProductPage on ProductInterface{__typename ...ProductTile ...ReviewedProduct id quantity_step longest_piece_cm sample{sku stock_status length_cm price{value currency}}colour_siblings(limit:200){label url_key stock_status close_up{url}}meta_title meta_description description{html}short_description{html}media_gallery{url label position}categories{name level product_count url_path url_suffix}custom_attributesV2{items{code label ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}price_tiers{quantity final_price{value currency}discount{percent_off}}bought_together_products{...ProductTile}most_viewed_products{...ProductTile}...on GiftCardProduct{message_max_length}...ProductChoices url_keys{locale url_key}}fragment ProductTile on ProductInterface{__typename uid sku name colour_name range_name url_key url_suffix stock_status rating_summary review_count small_image{url label}...ProductPrices price_range{maximum_price{final_price{value currency}}}}fragment ProductPrices on ProductInterface{price_range{minimum_price{final_price{value currency}regular_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}fragment ReviewedProduct on ProductInterface{reviews(pageSize:5 currentPage:$reviewPage sort:$reviewSort){items{...ReviewFacts}page_info{total_pages}rating_counts{stars count demo_count}}}fragment ReviewFacts on ProductReview{id stars summary text nickname created_at is_verified_buyer is_demo language helpful_count answer{text created_at}pictures{id url thumbnail_url width height}}fragment ProductChoices on ProductInterface{__typename ...on ConfigurableProduct{configurable_options{attribute_code label values{uid label}}variants{attributes{code uid}product{id sku stock_status quantity_step ...on SimpleProduct{length_cm}...ProductPrices price_tiers{quantity final_price{value currency}discount{percent_off}}}}}}fragment CategoryPage on CategoryTree{uid name writtenDescription:description url_path url_suffix meta_title meta_description breadcrumbs{category_uid category_name category_url_path}children{uid name url_path url_suffix image}listing(sort:$sort currentPage:$page pageSize:$pageSize){...ListingFacts}url_paths{locale url_path}}fragment ListingFacts on Products{total_count page_info{total_pages}aggregations(filter:{category:{includeDirectChildrenOnly:true}}){...ListingAggregation}sort_fields{options{value}}items@include(if:$withProducts){...ProductTile}}fragment ListingAggregation on Aggregation{attribute_code label options{label value count}}fragment CmsPage on CmsPage{identifier title content_heading content meta_title meta_description url_keys{locale url_key}}",
};

export const RouteByUrlQuery: Operation<RouteByUrlQueryResult, RouteByUrlQueryVariables> = {
  name: 'RouteByUrl',
  text: "query RouteByUrl($url:String!){route(url:$url){relative_url redirect_code type ...on ProductInterface{uid sku}...on CategoryInterface{uid}...on CmsPage{identifier}}}",
};

export const PathsOfCategoryQuery: Operation<PathsOfCategoryQueryResult, PathsOfCategoryQueryVariables> = {
  name: 'PathsOfCategory',
  text: "query PathsOfCategory($uid:ID!){category_url_paths(uid:$uid){locale url_path}}",
};

export const PathsOfCmsPageQuery: Operation<PathsOfCmsPageQueryResult, PathsOfCmsPageQueryVariables> = {
  name: 'PathsOfCmsPage',
  text: "query PathsOfCmsPage($identifier:String!){cms_page_url_keys(identifier:$identifier){locale url_key}}",
};

export const PathsOfProductQuery: Operation<PathsOfProductQueryResult, PathsOfProductQueryVariables> = {
  name: 'PathsOfProduct',
  text: "query PathsOfProduct($sku:String!){product_url_keys(sku:$sku){locale url_key}}",
};

export const SiteUrlPagesQuery: Operation<SiteUrlPagesQueryResult, SiteUrlPagesQueryVariables> = {
  name: 'SiteUrlPages',
  text: "query SiteUrlPages{categories:site_urls(type:CATEGORY){total_pages}products:site_urls(type:PRODUCT){total_pages}}",
};

export const SiteUrlsQuery: Operation<SiteUrlsQueryResult, SiteUrlsQueryVariables> = {
  name: 'SiteUrls',
  text: "query SiteUrls($type:UrlRewriteEntityTypeEnum!$page:Int!){site_urls(type:$type currentPage:$page){locales items{paths}}}",
};

export const SessionQuery: Operation<SessionQueryResult, SessionQueryVariables> = {
  name: 'Session',
  text: "query Session{visitor{is_signed_in}}",
};

export const VisitorNameQuery: Operation<VisitorNameQueryResult, VisitorNameQueryVariables> = {
  name: 'VisitorName',
  text: "query VisitorName{customer{firstname}}",
};
