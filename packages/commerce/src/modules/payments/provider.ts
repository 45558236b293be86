import type { Money } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { MethodCode } from './methods.ts';
import type { PaymentState } from './payment-state.ts';

/** What the buyer chose or entered in the shop before paying (rule 15). */
export interface PaymentDetails {
  /** The code of an issuer. */
  readonly issuer: string | null;
  /** Stands for a card at the provider, once. */
  readonly cardToken: string | null;
}

export interface PaymentWish {
  readonly orderNumber: string;
  readonly amount: Money;
  readonly method: MethodCode;
  readonly description: string;
  readonly locale: LocaleName;
  readonly returnUrl: string;
  readonly webhookUrl: string;
  /** After this moment nobody waits for the money (rule 10). */
  readonly expiresAt: Date;
  /** A provider that has no use for them leaves them aside. */
  readonly details: PaymentDetails | null;
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

/** A bank or brand that a buyer chooses before paying. */
export interface Issuer {
  readonly code: string;
  readonly name: string;
  readonly image: string | null;
  readonly svg: string | null;
}

/** Refused by the provider for a reason that asking again will not change. Anything else that goes wrong is thrown as it comes. */
export class PaymentRefused extends Error {}

/** Somebody who collects money (rule 1). `provider-contract.ts` says what each must do. */
export interface PaymentProvider {
  readonly code: string;
  create(wish: PaymentWish): Promise<StartedPayment>;
  /** Null when there is no such payment. */
  read(providerId: string): Promise<ProviderPayment | null>;
  /** Rule 11: ends a payment that is open, if it can; what became of it is read afterwards. */
  cancel(providerId: string): Promise<void>;
  /** Absent for a provider whose methods have none. */
  issuers?(method: MethodCode): Promise<readonly Issuer[]>;
  refund(wish: {
    readonly providerId: string;
    readonly amount: Money;
    readonly description: string;
    readonly idempotencyKey: string;
  }): Promise<{ readonly refundId: string }>;
}
