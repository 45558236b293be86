import { isByProvider, isGoodsFirst, type MethodCode, methodsFor, mollieNameOf } from '#payments';
import type { CartContext } from './context.ts';
import { billingAddressOf } from './pickup-location.ts';
import type { PricedCart } from './pricing/price-cart.ts';
import { isDigital } from './pricing/price-lines.ts';

/** Behaviour 112: what can be paid with; only `free` when there is nothing to pay. */
export function offeredMethods(
  { cart, breakdown }: Pick<PricedCart, 'cart' | 'breakdown'>,
  { store, currency, settings }: CartContext,
): readonly (MethodCode | 'free')[] {
  if (cart.lines.length > 0 && breakdown.toPay.minor === 0) return ['free'];
  const { offlineMethods, bankAccount } = settings;
  const country = billingAddressOf(cart)?.country ?? store.market.country;
  const hasGiftCard = cart.lines.some(({ kind }) => kind === 'gift-card');
  // Payments rule 14.
  return methodsFor(country, currency, offlineMethods).filter((code) => {
    if (code === 'banktransfer') return bankAccount !== 'none' || !offlineMethods.includes(code);
    if (code === 'cashondelivery' && isDigital(cart)) return false;
    return !(isGoodsFirst(code) && hasGiftCard);
  });
}

/** Rule 27: the methods under all their names, the shop's own first. */
export function offeredNames(
  priced: Pick<PricedCart, 'cart' | 'breakdown'>,
  context: CartContext,
): readonly { readonly name: string; readonly code: MethodCode | 'free' }[] {
  const offered = offeredMethods(priced, context);
  const byProvider = offered.flatMap((code) =>
    code !== 'free' && isByProvider(code, context.settings.offlineMethods) ? [code] : [],
  );
  return [
    ...offered.map((code) => ({ name: code, code })),
    ...byProvider.map((code) => ({ name: mollieNameOf(code), code })),
  ];
}
