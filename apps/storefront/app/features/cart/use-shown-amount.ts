import type { Money } from '@bowline/kit';
import { useMarket } from '../../i18n/I18nProvider.tsx';
import type { BothAmounts } from './cart-view.ts';

/** Totals start from the prices that the shop of this locale shows (specification 9), whatever its pages show besides. */
export function useShownAmount(): (amounts: BothAmounts) => Money {
  const { pricesIncludeVat } = useMarket();
  return ({ excl, incl }) => (pricesIncludeVat ? incl : excl);
}
