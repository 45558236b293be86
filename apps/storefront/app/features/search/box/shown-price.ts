import { type Money, multiplyMoney } from '@bowline/kit';
import { countries, type Market } from '@bowline/markets';
import type { FoundProduct } from '../search-records.ts';

const whole = 10_000;

/** Records hold prices as the shop usually shows them; whoever chose the other way sees VAT taken off or put on. */
export function shownPrice(
  { price, isTaxed }: Pick<FoundProduct, 'price' | 'isTaxed'>,
  { country, pricesIncludeVat }: Pick<Market, 'country' | 'pricesIncludeVat'>,
  showsVat: boolean,
): Money | undefined {
  if (!price || !isTaxed || showsVat === pricesIncludeVat) return price;
  const withVat = whole + (countries[country].standardVatBasisPoints ?? 0);
  return showsVat ? multiplyMoney(price, withVat, whole) : multiplyMoney(price, whole, withVat);
}
