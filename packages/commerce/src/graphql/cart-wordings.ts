import type { CartCode } from './refusal-texts/translated-codes.ts';
import type { Category } from './refusals.ts';

/** What carts, coupons and gift cards refuse, in Magento's words where it has any. `{name}` is the detail of that name. */
export const cartWordings: Readonly<
  Record<CartCode, { readonly category: Category; readonly message: string }>
> = {
  'cart-parameter-missing': {
    category: 'graphql-input',
    message: 'Required parameter "{parameter}" is missing{stop}',
  },
  'cart-parameter-empty': {
    category: 'graphql-input',
    message: 'The parameter "{parameter}" cannot be empty',
  },
  'cart-not-found': {
    category: 'graphql-no-such-entity',
    message: 'Could not find a cart with ID "{cartId}"',
  },
  'cart-not-yours': {
    category: 'graphql-authorization',
    message: 'The current user cannot perform operations on cart "{cartId}"',
  },
  'cart-not-active': { category: 'graphql-no-such-entity', message: "The cart isn't active." },
  'cart-id-length': { category: 'graphql-input', message: 'Cart ID length should to be 32 symbols.' },
  'cart-id-taken': { category: 'graphql-already-exists', message: 'Cart with ID "{cartId}" already exists.' },
  'customer-has-own-cart': {
    category: 'graphql-input',
    message: 'Use `Query.customerCart` for logged in customer.',
  },
  'cart-for-customers-only': {
    category: 'graphql-authorization',
    message: 'The request is allowed for logged in customer',
  },
  'customer-not-authorized': {
    category: 'graphql-authorization',
    message: "The current customer isn't authorized.",
  },
  'not-for-customers': {
    category: 'graphql-input',
    message: 'The request is not allowed for logged in customers',
  },
  'cart-is-empty': { category: 'graphql-input', message: 'Cart does not contain products{stop}' },
  'cart-line-not-found': { category: 'graphql-no-such-entity', message: "The cart doesn't contain the item" },
  'coupon-not-valid': {
    category: 'graphql-no-such-entity',
    message: "The coupon code isn't valid. Verify the code and try again.",
  },
  'coupon-already-applied': {
    category: 'graphql-input',
    message: 'A coupon is already applied to the cart. Please remove it to apply another',
  },
  'gift-card-not-found': {
    category: 'graphql-no-such-entity',
    message: 'Please correct the gift card code.',
  },
  'gift-card-in-other-currency': {
    category: 'graphql-input',
    message: 'This gift card pays orders in {currency} only.',
  },
  'gift-card-balance-too-low': {
    category: 'graphql-input',
    message: 'The balance of the gift card that ends in {codeEnding} is not sufficient.',
  },
  'gift-card-return-too-high': {
    category: 'graphql-input',
    message: 'No more than {returnableMinor} can be returned to gift cards.',
  },
  'gift-card-already-applied': {
    category: 'graphql-input',
    message: 'This gift card is already applied to the cart.',
  },
  'gift-card-not-applied': {
    category: 'graphql-no-such-entity',
    message: 'This gift card is not applied to the cart.',
  },
  'too-many-gift-cards': {
    category: 'graphql-input',
    message: 'At most {most} gift cards can be applied to a cart.',
  },
  'guest-email-not-valid': { category: 'graphql-input', message: 'Invalid email format' },
  'several-shipping-addresses': {
    category: 'graphql-input',
    message: 'You cannot specify multiple shipping addresses.',
  },
  'shipping-address-not-needed': {
    category: 'graphql-input',
    message: 'Shipping address is not allowed on cart: cart contains no items for shipment.',
  },
  'shipping-address-missing': {
    category: 'graphql-input',
    message: 'The shipping address is missing. Set the address and try again.',
  },
  'shipping-address-not-chosen': {
    category: 'graphql-input',
    message:
      'The shipping address must contain either "customer_address_id" or "customer_address_uid" or "address".',
  },
  'shipping-address-chosen-twice': {
    category: 'graphql-input',
    message:
      'The shipping address cannot contain "customer_address_id" or "customer_address_uid" together with "address".',
  },
  'billing-address-not-chosen': {
    category: 'graphql-input',
    message:
      'The billing address must contain either "customer_address_id", "customer_address_uid", "address", or "same_as_shipping".',
  },
  'billing-address-chosen-twice': {
    category: 'graphql-input',
    message:
      'The billing address cannot contain "customer_address_id" or "customer_address_uid" together with "address".',
  },
  'same-as-shipping-without-shipping': {
    category: 'graphql-input',
    message: 'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
  },
  'billing-address-is-pickup-location': {
    category: 'graphql-input',
    message: 'An order that is collected needs a billing address of its own.',
  },
  'address-not-found': {
    category: 'graphql-no-such-entity',
    message: 'Could not find a address with ID "{id}"',
  },
  'address-not-yours': {
    category: 'graphql-authorization',
    message: 'Current customer does not have permission to address with ID "{id}"',
  },
  'address-field-missing': {
    category: 'graphql-input',
    message: '"{field}" is required. Enter and try again.',
  },
  'address-field-too-short': { category: 'graphql-input', message: '"{field}" is too short.' },
  'address-field-too-long': { category: 'graphql-input', message: '"{field}" is too long.' },
  'address-field-not-valid': { category: 'graphql-input', message: '"{field}" is not valid.' },
  'too-many-street-lines': {
    category: 'graphql-input',
    message: '"Street Address" cannot contain more than 2 lines.',
  },
  'region-required': { category: 'graphql-input', message: 'Region is required.' },
  'region-not-of-country': {
    category: 'graphql-input',
    message: 'The region_id does not match the selected country or region',
  },
  'country-not-shipped-to': { category: 'graphql-input', message: 'Country is not available' },
  'several-shipping-methods': {
    category: 'graphql-input',
    message: 'You cannot specify multiple shipping methods.',
  },
  'shipping-method-for-empty-cart': {
    category: 'graphql-input',
    message: "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
  },
  'shipping-method-not-found': {
    category: 'graphql-input',
    message: 'Carrier with such method not found: {carrier}, {method}',
  },
  'pickup-location-not-found': {
    category: 'graphql-no-such-entity',
    message: 'Could not find a pickup location with code "{code}"',
  },
  'pickup-point-missing': { category: 'graphql-input', message: 'Choose a pickup point.' },
  'pickup-point-not-found': {
    category: 'graphql-input',
    message: 'This pickup point is not available. Choose another one.',
  },
  'payment-code-missing': {
    category: 'graphql-input',
    message: 'Required parameter "code" for "payment_method" is missing.',
  },
  'payment-method-not-available': {
    category: 'graphql-input',
    message: 'The requested Payment Method is not available.',
  },
  'remarks-too-long': { category: 'graphql-input', message: 'Remarks can have at most {limit} characters.' },
  'company-missing': {
    category: 'graphql-input',
    message: 'A business order needs the name of the company.',
  },
  'vat-number-not-valid': { category: 'graphql-input', message: 'This VAT number is not valid.' },
  'line-product-not-found': {
    category: 'graphql-input',
    message: 'Could not find a product with SKU "{sku}"',
  },
  'line-options-missing': { category: 'graphql-input', message: 'You need to choose options for your item.' },
  'line-quantity-not-positive': {
    category: 'graphql-input',
    message: 'The product quantity should be greater than 0',
  },
  'line-quantity-not-whole': {
    category: 'graphql-input',
    message: 'This quantity is not possible: pieces are whole, metres are cut to the decimetre.',
  },
  'line-quantity-too-low': { category: 'graphql-input', message: 'The fewest you may purchase is {least}.' },
  'line-quantity-too-high': { category: 'graphql-input', message: 'The most you may purchase is {most}' },
  'line-stock-insufficient': { category: 'graphql-input', message: 'Not enough items for sale' },
  'line-sample-in-cart': {
    category: 'graphql-input',
    message: 'A sample of this product is already in your cart.',
  },
  'line-cart-full': { category: 'graphql-input', message: 'A cart holds at most {most} different items.' },
  'line-gift-card-field': {
    category: 'graphql-input',
    message: 'The gift card field "{field}" is missing or not valid.',
  },
  'line-gift-card-amount': {
    category: 'graphql-input',
    message: 'The amount of a gift card lies between {from} and {to}.',
  },
  'line-not-found': { category: 'graphql-input', message: 'Could not find cart item with id: {id}.' },
  'line-not-added': {
    category: 'graphql-input',
    message: 'Could not add the product with SKU {sku} to the shopping cart: {reason}',
  },
  'line-not-updated': {
    category: 'graphql-input',
    message: 'Could not update the product with SKU {sku}: {reason}',
  },
};
