import { countries, type Market, type VatDisplay } from '@bowline/markets';

/** Rule 2: VAT of the store's country where prices are shown with it. */
export function vatShownBy(market: Market, display?: VatDisplay): number {
  const isShown = display === undefined ? market.pricesIncludeVat : display === 'incl';
  return isShown ? (countries[market.country].standardVatBasisPoints ?? 0) : 0;
}
