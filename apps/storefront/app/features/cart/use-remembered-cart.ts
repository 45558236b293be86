import { formatMoney } from '@bowline/markets';
import { useEffect } from 'react';
import { lastSeenOnDevice } from '../../data/last-seen.ts';
import { useMarket } from '../../i18n/I18nProvider.tsx';
import { useVisitor } from '../../visitor/visitor-store.ts';
import { useShownAmount } from '../catalog/use-shows-vat.ts';
import type { CartView } from './cart-view.ts';

/** The cart as it is shown now, for when there is no network to ask for it. */
export function useRememberedCart(cart: CartView | undefined): void {
  const market = useMarket();
  const shown = useShownAmount();
  const { name } = useVisitor();
  useEffect(() => {
    if (!cart) return;
    lastSeenOnDevice().remember('cart', {
      items: cart.lines.map((line) => ({
        name: line.name,
        quantity: String(line.quantity),
        ...(line.path && { path: line.path }),
        ...(line.total && { amount: formatMoney(shown(line.total), market) }),
      })),
      total: formatMoney(cart.total, market),
      isOfCustomer: name !== null,
    });
  });
}
