import type { Market, VatDisplay } from '@bowline/markets';
import type { Day } from '#stores';
import { type VatRates, vatRateFor } from '#tax';

/** Rule 2: VAT of the store's country on this day where prices are shown with it. */
export function vatShownBy(market: Market, rates: VatRates, day: Day, display?: VatDisplay): number {
  const isShown = display === undefined ? market.pricesIncludeVat : display === 'incl';
  return isShown ? vatRateFor(rates, market.country, 'standard', day) : 0;
}
