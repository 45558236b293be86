/** Specification 9: the 16 analytics event types, written the way the tag manager's ecommerce call names them. */
export const analyticsEventTypes = [
  'add_to_cart',
  'add_to_wishlist',
  'remove_from_cart',
  'remove_from_wishlist',
  'search',
  'begin_checkout',
  'add_payment_info',
  'add_shipping_info',
  'add_billing_address',
  'purchase',
  'view_cart',
  'login',
  'sign_up',
  'view_item',
  'view_item_list',
  'website_version',
] as const;

export type AnalyticsEventType = (typeof analyticsEventTypes)[number];

/** Specification 9, "Theme". */
export const themeColours = ['primary', 'secondary', 'error', 'info', 'success', 'warning'] as const;
export type ThemeColour = (typeof themeColours)[number];
