import { refusalMessage } from '#graphql';
import type { CartUserInputErrorType } from '#wire';
import type { CartContext } from '../context.ts';
import type { LineRefusals, RefusedLine } from '../lines/line-refusals.ts';

/** Behaviours 75, 76, 80, 86 and 87: Magento's code for each reason. */
const codes: Readonly<Record<keyof LineRefusals, CartUserInputErrorType>> = {
  'line-product-not-found': 'PRODUCT_NOT_FOUND',
  'line-options-missing': 'REQUIRED_PARAMETER_MISSING',
  'line-quantity-not-positive': 'UNDEFINED',
  'line-quantity-not-whole': 'INVALID_PARAMETER_VALUE',
  'line-quantity-too-low': 'INVALID_PARAMETER_VALUE',
  'line-quantity-too-high': 'INSUFFICIENT_STOCK',
  'line-stock-insufficient': 'INSUFFICIENT_STOCK',
  'line-sample-in-cart': 'INVALID_PARAMETER_VALUE',
  'line-cart-full': 'INVALID_PARAMETER_VALUE',
  'line-gift-card-field': 'REQUIRED_PARAMETER_MISSING',
  'line-gift-card-amount': 'INVALID_PARAMETER_VALUE',
  'line-not-found': 'COULD_NOT_FIND_CART_ITEM',
  'line-not-added': 'UNDEFINED',
  'line-not-updated': 'UNDEFINED',
};

/** Magento's `Error` about a line. */
export interface LineError {
  readonly typeName: 'InsufficientStockError' | 'CartUserInputError';
  readonly code: CartUserInputErrorType;
  readonly message: string;
  readonly quantity: number | null;
}

export function additionError({ refusal }: RefusedLine, { store }: CartContext): LineError {
  return lineError(codes[refusal.code], refusalMessage(refusal, store.locale));
}

/** Behaviours 86 and 87. */
export function updateError({ refusal, sku }: RefusedLine, { store }: CartContext): LineError {
  const reason = refusalMessage(refusal, store.locale);
  const code = codes[refusal.code];
  if (refusal.code === 'line-not-found') return lineError(code, reason);
  const wrapped = { code: 'line-not-updated', details: { sku, reason } } as const;
  return lineError(code, refusalMessage(wrapped, store.locale));
}

function lineError(code: CartUserInputErrorType, message: string): LineError {
  const typeName = code === 'INSUFFICIENT_STOCK' ? 'InsufficientStockError' : 'CartUserInputError';
  // Behaviour 84: how much there is stays untold.
  return { typeName, code, message, quantity: null };
}

/** Behaviour 83. */
export function oldStyleRefusal({ refusal, sku }: RefusedLine, { store }: CartContext) {
  if (refusal.code === 'line-product-not-found') return refusal;
  const reason = refusalMessage(refusal, store.locale);
  return { code: 'line-not-added', details: { sku, reason } } as const;
}
