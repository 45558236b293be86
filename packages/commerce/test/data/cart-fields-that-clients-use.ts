/** Fields of carts that at least one public Magento client asks for, by type. */
export const cartFieldsThatClientsUse: Readonly<Record<string, string>> = {
  AddProductsToCartOutput: 'cart user_errors',
  AppliedCoupon: 'code',
  AppliedGiftCard: 'applied_balance code current_balance expiration_date',
  AvailablePaymentMethod: 'is_deferred code title',
  AvailableShippingMethod:
    'carrier_code carrier_title method_code method_title error_message amount price_excl_tax price_incl_tax available',
  BillingCartAddress:
    'uid id firstname lastname company street city region postcode country telephone vat_id fax middlename prefix suffix',
  Cart: 'gift_message id items itemsV2 applied_coupons email shipping_addresses billing_address available_payment_methods selected_payment_method prices total_quantity is_virtual rules',
  CartAddressCountry: 'code label',
  CartAddressInterface: 'firstname lastname company street city region postcode country telephone vat_id',
  CartAddressRegion: 'code label region_id',
  CartDiscount: 'amount label',
  CartItemError: 'code message',
  CartItemInterface: 'not_available_message id uid quantity is_available prices product errors',
  CartItemPrices:
    'price price_including_tax row_total row_total_including_tax discounts total_item_discount original_item_price original_row_total catalog_discount row_catalog_discount fixed_product_taxes',
  CartItemSelectedOptionValuePrice: 'value units type',
  CartItems: 'items page_info total_count',
  CartPrices:
    'grand_total grand_total_excluding_tax subtotal_including_tax subtotal_excluding_tax discount subtotal_with_discount_excluding_tax applied_taxes discounts',
  CartTaxItem: 'amount label',
  CartUserInputError: 'message code',
  CheckoutAgreement: 'agreement_id name content content_height checkbox_text is_html mode',
  ConfigurableCartItem: 'customizable_options configurable_options configured_variant gift_message',
  Discount: 'amount applied_to label coupon',
  Error: 'message code',
  EstimateTotalsOutput: 'cart',
  GiftCardAccount: 'balance code expiration_date',
  GiftCardCartItem: 'amount is_available message recipient_email recipient_name sender_email sender_name',
  SelectedConfigurableOption:
    'id configurable_product_option_uid option_label value_id configurable_product_option_value_uid value_label',
  SelectedCustomizableOption: 'id customizable_option_uid label type is_required values sort_order',
  SelectedCustomizableOptionValue: 'id customizable_option_value_uid label value price',
  SelectedPaymentMethod: 'code title purchase_order_number',
  SelectedShippingMethod:
    'carrier_code method_code carrier_title method_title amount price_excl_tax price_incl_tax',
  ShippingCartAddress:
    'uid id firstname lastname company street city region postcode country telephone vat_id fax middlename prefix suffix pickup_location_code available_shipping_methods selected_shipping_method customer_notes same_as_billing',
  SimpleCartItem: 'uid gift_message customizable_options',
  UpdateCartItemsOutput: 'cart',
  VirtualCartItem: 'customizable_options',
  BundleCartItem: 'prices customizable_options bundle_options gift_message',
  DownloadableCartItem: 'product customizable_options links samples',
  Query: 'cart customerCart checkoutAgreements giftCardAccount',
  Mutation:
    'addBundleProductsToCart addConfigurableProductsToCart addDownloadableProductsToCart createGuestCart createEmptyCart addSimpleProductsToCart addVirtualProductsToCart applyCouponToCart removeCouponFromCart updateCartItems removeItemFromCart setShippingAddressesOnCart setBillingAddressOnCart setShippingMethodsOnCart setPaymentMethodOnCart setGuestEmailOnCart assignCustomerToGuestCart mergeCarts addProductsToCart estimateTotals estimateShippingMethods applyGiftCardToCart removeGiftCardFromCart',
};
