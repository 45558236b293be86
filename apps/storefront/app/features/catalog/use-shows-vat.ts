import type { Money } from '@bowline/kit';
import { useMarket } from '../../i18n/I18nProvider.tsx';
import { useShopState } from '../../shop-state.ts';

/** Whether this visitor sees prices with VAT: the choice made on the page about it, or the usual way of this shop. */
export function useShowsVat(): boolean {
  const { pricesIncludeVat } = useMarket();
  const display = useShopState()?.vatDisplay;
  return display === undefined ? pricesIncludeVat : display === 'incl';
}

/** Amounts that exist without and with VAT; a shop shows one of them. */
export interface BothAmounts {
  readonly excl: Money;
  readonly incl: Money;
}

/** Totals start from the prices that the shop of this locale shows (specification 9), whatever its pages show besides. */
export function useShownAmount(): (amounts: BothAmounts) => Money {
  const { pricesIncludeVat } = useMarket();
  return ({ excl, incl }) => (pricesIncludeVat ? incl : excl);
}
