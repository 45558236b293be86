import { refusalMessage } from '#graphql';
import type { CartContext } from '../context.ts';
import type { LineRefusals, RefusedLine } from '../lines/line-refusals.ts';

/** Behaviours 75, 76, 80, 86 and 87: Magento's code for each reason. */
const codes: Readonly<Record<keyof LineRefusals, string>> = {
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

export function additionError({ refusal }: RefusedLine, { store }: CartContext) {
  const code = codes[refusal.code];
  return {
    typeName: code === 'INSUFFICIENT_STOCK' ? 'InsufficientStockError' : 'CartUserInputError',
    code,
    message: refusalMessage(refusal, store.locale),
    // Behaviour 84.
    quantity: null,
  };
}

/** Behaviours 86 and 87. */
export function updateError({ refusal, sku }: RefusedLine, { store }: CartContext) {
  const reason = refusalMessage(refusal, store.locale);
  const code = codes[refusal.code];
  if (refusal.code === 'line-not-found') return { code, message: reason };
  const wrapped = { code: 'line-not-updated', details: { sku, reason } } as const;
  return { code, message: refusalMessage(wrapped, store.locale) };
}

/** Behaviour 83. */
export function oldStyleRefusal({ refusal, sku }: RefusedLine, { store }: CartContext) {
  if (refusal.code === 'line-product-not-found') return refusal;
  const reason = refusalMessage(refusal, store.locale);
  return { code: 'line-not-added', details: { sku, reason } } as const;
}
