import type { Generated, GeneratedAlways } from '@bowline/database';
import type { PaymentState } from './payment-state.ts';

export interface PaymentsTables {
  payment: {
    id: GeneratedAlways<number>;
    order_id: number;
    attempt: number;
    provider: string;
    provider_id: string | null;
    redirect_url: string | null;
    method: string;
    amount_minor: number;
    currency: string;
    state: PaymentState;
    created_at: Date;
    changed_at: Date;
    asked_at: Date | null;
  };
  refund: {
    id: GeneratedAlways<number>;
    payment_id: number;
    amount_minor: number;
    state: 'asked' | 'accepted' | 'refused';
    provider_id: string | null;
    failure: string | null;
    created_at: Date;
    key: string | null;
  };
  test_payment: {
    id: string;
    idempotency_key: string;
    amount_minor: number;
    refunded_minor: Generated<number>;
    currency: string;
    method: string;
    description: string;
    locale: string;
    return_url: string;
    webhook_url: string;
    state: PaymentState;
    expires_at: Date;
  };
  test_refund: { id: string; payment_id: string; idempotency_key: string; amount_minor: number };
}
