import { countries, type Market, ownRequestHeaders, type VatDisplay } from '@bowline/markets';

/** What the visitor chose; what the store usually does where the header says nothing (rule 18). */
export function vatDisplayOf(request: Request, { pricesIncludeVat }: Market): VatDisplay {
  const wish = request.headers.get(ownRequestHeaders.vatDisplay);
  if (wish === 'incl' || wish === 'excl') return wish;
  return pricesIncludeVat ? 'incl' : 'excl';
}

/** Rule 2: VAT of the store's country where prices are shown with it. */
export function vatShownBy(market: Market, display?: VatDisplay): number {
  const isShown = display === undefined ? market.pricesIncludeVat : display === 'incl';
  return isShown ? (countries[market.country].standardVatBasisPoints ?? 0) : 0;
}
