/** Fields of orders that at least one public Magento client asks for, by type. */
export const orderFieldsThatClientsUse: Readonly<Record<string, string>> = {
  BundleCreditMemoItem: 'bundle_options',
  BundleInvoiceItem: 'bundle_options',
  BundleOrderItem: 'bundle_options',
  BundleShipmentItem: 'bundle_options',
  CancelOrderError: 'message code',
  CancelOrderOutput: 'error order errorV2',
  CheckoutUserInputError: 'message path code',
  CreditMemo: 'id number items total comments',
  CreditMemoItemInterface:
    'id order_item product_name product_sku product_sale_price discounts quantity_refunded',
  CreditMemoTotal:
    'subtotal discounts total_tax taxes grand_total base_grand_total total_shipping shipping_handling adjustment',
  CustomerOrder:
    'gift_message id order_date status number items total invoices shipments credit_memos payment_methods shipping_address billing_address carrier shipping_method comments increment_id token applied_coupons email is_virtual available_actions order_status_change_date',
  CustomerOrders: 'items page_info total_count date_of_first_order',
  DownloadableCreditMemoItem: 'downloadable_links',
  DownloadableInvoiceItem: 'downloadable_links',
  DownloadableItemsLinks: 'title sort_order uid',
  DownloadableOrderItem: 'product_name downloadable_links',
  GiftCardItem: 'message recipient_email recipient_name sender_email sender_name',
  GiftCardOrderItem: 'gift_card gift_message product',
  Invoice: 'id number total items comments',
  InvoiceItemInterface:
    'id order_item product_name product_sku product_sale_price discounts quantity_invoiced',
  InvoiceTotal:
    'subtotal discounts total_tax taxes grand_total base_grand_total total_shipping shipping_handling',
  ItemSelectedBundleOption: 'uid label values',
  ItemSelectedBundleOptionValue: 'uid product_name product_sku quantity price',
  KeyValue: 'name value',
  Order: 'order_number order_id',
  OrderAddress:
    'firstname lastname middlename region region_id country_code street company telephone fax postcode city prefix suffix vat_id',
  OrderItemInterface:
    'gift_message id product_name product_sku product_url_key product_type status product_sale_price discounts selected_options entered_options quantity_ordered quantity_shipped quantity_refunded quantity_invoiced quantity_canceled quantity_returned product prices',
  OrderItemOption: 'label value',
  OrderItemPrices: 'price price_including_tax original_price original_price_including_tax',
  OrderPaymentMethod: 'name type additional_data',
  OrderShipment: 'id number tracking items comments',
  OrderTotal:
    'subtotal discounts total_tax taxes grand_total base_grand_total total_shipping shipping_handling subtotal_incl_tax subtotal_excl_tax grand_total_excl_tax',
  PlaceOrderError: 'message code',
  PlaceOrderOutput: 'order orderV2 errors',
  ReorderItemsOutput: 'cart userInputErrors',
  SalesCommentItem: 'timestamp message',
  ShipmentItemInterface: 'id order_item product_name product_sku product_sale_price quantity_shipped',
  ShipmentTracking: 'title carrier number',
  ShippingDiscount: 'amount',
  ShippingHandling: 'total_amount amount_including_tax amount_excluding_tax taxes discounts',
  TaxItem: 'amount title rate',
};
