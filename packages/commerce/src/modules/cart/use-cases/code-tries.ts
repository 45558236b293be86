import type { RateLimit } from '#stores';
import type { CartContext } from '../context.ts';

export interface TooManyRequests {
  readonly code: 'too-many-requests';
  readonly details: Record<string, never>;
}

/** Rule 20: codes are worth money, so that nobody may try many of them. Whoever is signed in counts, wherever they are. */
export function mayTryCode(
  kind: 'coupon' | 'gift-card',
  limit: RateLimit,
  { carts, clientAddress, customerId, now }: CartContext,
): Promise<boolean> {
  const who = customerId === null ? clientAddress : `customer ${customerId}`;
  return carts.limiter.allows(kind, who, limit, now);
}
