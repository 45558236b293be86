import { useMarket } from '../../i18n/I18nProvider.tsx';
import { useShopState } from '../../shop-state.ts';

/** Whether this visitor sees prices with VAT: the choice made on the page about it, or the usual way of this shop. */
export function useShowsVat(): boolean {
  const { pricesIncludeVat } = useMarket();
  const display = useShopState()?.vatDisplay;
  return display === undefined ? pricesIncludeVat : display === 'incl';
}
