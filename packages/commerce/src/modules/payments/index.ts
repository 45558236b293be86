/**
 * Money from buyers: the port to payment providers, Mollie and a built-in provider for trials behind it, refunds (rules in SPEC.md).
 * It knows orders by number and amount only; what a paid order means is decided by whoever listens to changes.
 */
export {
  isByProvider,
  isGoodsFirst,
  isMethodCode,
  isSlowMethod,
  type MethodCode,
  methodCalled,
  methodCodes,
  methodsFor,
  mollieNameOf,
  slowMethods,
} from './methods.ts';
export { type PaymentsChoice, paymentsModule } from './module.ts';
export type { MollieOptions } from './mollie/mollie-provider.ts';
export { isFinal, type PaymentState } from './payment-state.ts';
export type {
  PaymentChange,
  PaymentStart,
  Payments,
  PaymentsRefusal,
  PaymentsRefusals,
} from './payments.ts';
export { type PaymentDetails, type PaymentProvider, PaymentRefused, type PaymentWish } from './provider.ts';
export { type Payment, paymentsOfOrder } from './repository.ts';
export type { PaymentsTables } from './tables.ts';
