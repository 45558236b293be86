export type PaymentState = 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired';

/** Rule 2: a state may become one of greater weight; equal weights are final for one another. */
const weights: Readonly<Record<PaymentState, number>> = {
  open: 0,
  pending: 1,
  authorized: 2,
  failed: 3,
  canceled: 3,
  expired: 3,
  paid: 4,
};

export function mayBecome(before: PaymentState, after: PaymentState): boolean {
  return weights[after] > weights[before];
}

/** Nothing more is expected of it; a paid one may still be refunded. */
export function isFinal(state: PaymentState): boolean {
  return weights[state] >= weights.failed;
}
