import type { CheckoutCode } from './refusal-texts/translated-codes.ts';
import type { Category } from './refusals.ts';

/** Behaviours 115 and 135 to 137: what placing, finding and canceling an order refuses. `{name}` is the detail of that name. */
export const checkoutWordings: Readonly<
  Record<CheckoutCode, { readonly category: Category; readonly message: string }>
> = {
  'guest-email-missing': { category: 'graphql-input', message: 'Guest email for cart is missing.' },
  'order-without-lines': {
    category: 'graphql-input',
    message: 'A server error stopped your order from being placed. Please try to place your order again',
  },
  'order-cart-busy': {
    category: 'graphql-input',
    message: 'A server error stopped your order from being placed. Please try to place your order again',
  },
  'order-address-missing': {
    category: 'graphql-input',
    message: "Some addresses can't be used due to the configurations for specific countries.",
  },
  'order-shipping-method-missing': {
    category: 'graphql-input',
    message: 'The shipping method is missing. Select the shipping method and try again.',
  },
  'order-billing-address-missing': {
    category: 'graphql-input',
    message: 'Please check the billing address information.',
  },
  'order-payment-method-missing': {
    category: 'graphql-input',
    message: 'Enter a valid payment method and try again.',
  },
  'order-out-of-stock': { category: 'graphql-input', message: 'Some of the products are out of stock.' },
  'order-below-minimum': {
    category: 'graphql-input',
    message: 'The minimum order value is {minimum}. Add goods for {remaining} more.',
  },
  'order-terms-changed': {
    category: 'graphql-input',
    message: 'The terms and conditions have changed. Read them and agree to them again.',
  },
  'order-tax-changed': {
    category: 'graphql-input',
    message: 'The tax on your order has changed. Look at the new total and place your order again.',
  },
  'order-gift-card-changed': {
    category: 'graphql-input',
    message:
      'A gift card in the cart can no longer pay this amount. Look at the new total and place your order again.',
  },
  'order-payment-not-started': {
    category: 'graphql-input',
    message: 'The payment could not be started. Choose another payment method or try again.',
  },
  'order-not-placed': { category: 'graphql-input', message: 'Unable to place order: {reason}' },
  'order-refused': { category: 'graphql-input', message: '{reason}' },
  'order-not-located': {
    category: 'graphql-no-such-entity',
    message: "We couldn't locate an order with the information provided.",
  },
  'order-needs-login': { category: 'graphql-authorization', message: 'Please login to view the order.' },
  'cancel-order-not-found': {
    category: 'graphql-no-such-entity',
    message: "The entity that was requested doesn't exist. Verify the entity and try again.",
  },
  'cancel-not-authorised': {
    category: 'graphql-authorization',
    message: 'Current user is not authorized to cancel this order',
  },
  'cancel-status-not-right': {
    category: 'graphql-input',
    message: 'Order already closed, complete, cancelled or on hold',
  },
  'cancel-shipped': {
    category: 'graphql-input',
    message: 'Order with one or more items shipped cannot be cancelled',
  },
  'cancel-not-confirmed': {
    category: 'graphql-input',
    message: 'The order cancellation could not be confirmed.',
  },
  'cancel-reason-not-known': { category: 'graphql-input', message: 'Order cancellation reason is invalid.' },
};
