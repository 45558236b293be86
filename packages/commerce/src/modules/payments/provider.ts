import type { Money } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { MethodCode } from './methods.ts';
import type { PaymentState } from './payment-state.ts';

export interface PaymentWish {
  readonly orderNumber: string;
  readonly amount: Money;
  readonly method: MethodCode;
  readonly description: string;
  readonly locale: LocaleName;
  readonly returnUrl: string;
  readonly webhookUrl: string;
  /** A second request with the same key gives the same payment. */
  readonly idempotencyKey: string;
}

export interface StartedPayment {
  readonly providerId: string;
  /** Where the buyer pays. */
  readonly redirectUrl: string;
}

export interface ProviderPayment {
  readonly state: PaymentState;
  readonly amount: Money;
  readonly refunded: Money;
}

/** Refused by the provider for a reason that asking again will not change. Anything else that goes wrong is thrown as it comes. */
export class PaymentRefused extends Error {}

/** Somebody who collects money (rule 1). `provider-contract.ts` says what each must do. */
export interface PaymentProvider {
  readonly code: string;
  create(wish: PaymentWish): Promise<StartedPayment>;
  /** Null when there is no such payment. */
  read(providerId: string): Promise<ProviderPayment | null>;
  refund(wish: {
    readonly providerId: string;
    readonly amount: Money;
    readonly description: string;
    readonly idempotencyKey: string;
  }): Promise<{ readonly refundId: string }>;
}
