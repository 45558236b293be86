import { type CommerceRefusal, RefusalError, refusalMessage } from '#graphql';
import type { CheckoutContext } from '../model.ts';
import type { PlaceOrderRefusal } from '../placing/place-order.ts';
import type { PlaceOrderErrorCode } from '../refusals.ts';

const codes: Readonly<Partial<Record<PlaceOrderRefusal['code'], PlaceOrderErrorCode>>> = {
  'cart-not-found': 'CART_NOT_FOUND',
  'cart-not-active': 'CART_NOT_ACTIVE',
  'guest-email-missing': 'GUEST_EMAIL_MISSING',
};

/** Behaviour 115: the code clients look for, and the reason in the language of the store. */
export function placeOrderError(refusal: PlaceOrderRefusal, { store }: CheckoutContext): RefusalError {
  // Whose cart it is concerns the right to ask, not the order.
  if (refusal.code === 'cart-not-yours') return new RefusalError(refusal);
  const errorCode = codes[refusal.code] ?? 'UNABLE_TO_PLACE_ORDER';
  const reason = refusalMessage(refusal satisfies CommerceRefusal, store.locale);
  return new RefusalError(
    errorCode === 'UNABLE_TO_PLACE_ORDER'
      ? { code: 'order-not-placed', details: { errorCode, reason, reasonCode: refusal.code } }
      : { code: 'order-refused', details: { errorCode, reason, reasonCode: refusal.code } },
  );
}
