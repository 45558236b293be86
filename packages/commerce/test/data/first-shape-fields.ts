/** What is asked about an order of the first shape, before the migration and after it. */
export const firstShapeFields = `number status status_code email carrier shipping_method is_virtual remarks
  items { __typename id product_name product_sku product_type status quantity_ordered quantity_invoiced quantity_shipped
    quantity_refunded quantity_canceled product_sale_price { value currency } selected_options { label value }
    prices { price { value } price_including_tax { value } row_total { value } row_total_including_tax { value }
      total_item_discount { value } discounts { amount { value } label } } }
  total { subtotal_excl_tax { value } subtotal_incl_tax { value } total_tax { value } grand_total { value }
    grand_total_excl_tax { value } base_grand_total { value currency } total_shipping { value }
    shipping_handling { total_amount { value } amount_including_tax { value } taxes { amount { value } title rate } }
    taxes { amount { value } title rate } discounts { amount { value } label } total_giftcard { value }
    total_before_gift_cards { value } }
  billing_address { firstname lastname company vat_id street city postcode country_code telephone }
  shipping_address { firstname lastname city country_code } payment_methods { name type } applied_coupons { code }
  invoices { number total { subtotal { value } total_tax { value } grand_total { value } total_shipping { value }
      taxes { amount { value } rate } } items { product_sku quantity_invoiced } }
  credit_memos { number total { subtotal { value } total_tax { value } grand_total { value } total_shipping { value }
      adjustment { value } taxes { amount { value } rate } } items { product_sku quantity_refunded } }
  shipments { tracking { carrier number } items { product_sku quantity_shipped } }
  is_business_order tax_treatment { kind rate warning } gift_cards { code_ending amount { value } }
  available_actions terms_version`;
