import { type CurrencyCode, decimalsOf, type Money, money, multiplyMoney } from '@bowline/kit';
import type { Market, VatDisplay } from '@bowline/markets';
import type { Day } from '#stores';
import { type RateByClass, rateByClass, type TaxClass, type VatRates, vatRateFor } from '#tax';

/** All that turns a stored price into the one a visitor of a store sees. */
export interface PriceView {
  readonly currency: CurrencyCode;
  /** Millionths of the currency for one euro. */
  readonly ratePerMillion: number;
  /** Of most goods; 0 in stores that show prices without VAT. */
  readonly vatBasisPoints: number;
  /** Of every tax class, where some differ from that. */
  readonly classVat?: RateByClass;
}

/** A view as a store has it. */
export interface StorePriceView extends PriceView {
  /** What the store shows to those who wished for nothing else (rule 18). */
  readonly storeVatBasisPoints: number;
  readonly storeClassVat?: RateByClass;
}

export type { TaxClass };

/** A stored price: euro cents without VAT (rule 1). */
export interface BasePrice {
  readonly minor: number;
  readonly taxClass: TaxClass;
  /** Set when the product has a fixed price in the currency of the view. */
  readonly fixed?: FixedPrice;
  /** Whole per cents less, because of the quantity (rule 6). */
  readonly percentOff?: number;
}

/** Takes the place of the exchange rate: so many minor units of the currency are so many euro cents (rule 10). */
export interface FixedPrice {
  readonly minor: number;
  readonly forEuroCents: number;
}

/**
 * Rule 19: a price that a market shows as this amount. Without the VAT of that market it is worth so much, and the stored price
 * is converted in that proportion; a destination's own VAT goes on top.
 */
export function priceAsShown(
  { minor, taxClass }: BasePrice,
  shownMinor: number,
  { storeVatBasisPoints, storeClassVat }: StorePriceView,
): BasePrice {
  const vat = vatOf({ vatBasisPoints: storeVatBasisPoints, classVat: storeClassVat }, taxClass);
  const fixed: FixedPrice = {
    minor: shownMinor * basisPoints,
    forEuroCents: minor * (basisPoints + vat),
  };
  return { minor, taxClass, fixed };
}

/** Basis points on a price of this class, as the view shows it. */
export function vatOf(
  {
    vatBasisPoints,
    classVat,
  }: { readonly vatBasisPoints: number; readonly classVat?: RateByClass | undefined },
  taxClass: TaxClass,
): number {
  if (taxClass === 'none') return 0;
  return classVat ? classVat[taxClass] : vatBasisPoints;
}

/** A part of a price, such as the share of one metre; kept as a fraction so that rounding stays last. */
export interface Share {
  readonly numerator: number;
  readonly denominator: number;
}

const whole: Share = { numerator: 1, denominator: 1 };
const millionths = 1_000_000;
const basisPoints = 10_000;

/** Rules 2 to 4, 6 and 10: one multiplication, one rounding. */
export function displayPrice(view: PriceView, base: BasePrice, share: Share = whole): Money {
  const isUsual = !base.fixed && !base.percentOff;
  const wholeFactor = isUsual ? usualFactor(view, base) : factorOf(view, base);
  const factor = share === whole ? wholeFactor : product(wholeFactor, share);
  return multiplyMoney(money(base.minor, view.currency), factor.numerator, factor.denominator);
}

const usualFactors = new WeakMap<PriceView, Map<TaxClass, Share>>();

/** Nearly all prices of a listing have the same one. */
function usualFactor(view: PriceView, base: BasePrice): Share {
  const known = usualFactors.get(view) ?? new Map<TaxClass, Share>();
  usualFactors.set(view, known);
  const factor = known.get(base.taxClass) ?? factorOf(view, base);
  known.set(base.taxClass, factor);
  return factor;
}

function factorOf(view: PriceView, base: BasePrice): Share {
  const withVat = basisPoints + vatOf(view, base.taxClass);
  const factor = product(conversionOf(view, base), { numerator: withVat, denominator: basisPoints });
  return base.percentOff ? product(factor, { numerator: 100 - base.percentOff, denominator: 100 }) : factor;
}

/** Minor units of the currency for one euro cent. */
function conversionOf(view: PriceView, { fixed }: BasePrice): Share {
  if (fixed) return { numerator: fixed.minor, denominator: fixed.forEuroCents };
  return {
    numerator: view.ratePerMillion,
    denominator: millionths * 10 ** (decimalsOf('EUR') - decimalsOf(view.currency)),
  };
}

/** Reduced crosswise first, so that the numbers stay small enough to be exact. */
function product(a: Share, b: Share): Share {
  const first = greatestCommonDivisor(a.numerator, b.denominator);
  const second = greatestCommonDivisor(b.numerator, a.denominator);
  return {
    numerator: (a.numerator / first) * (b.numerator / second),
    denominator: (a.denominator / second) * (b.denominator / first),
  };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/**
 * The smallest stored price that is displayed as at least this amount; a price filter becomes a comparison of stored
 * prices, which the database can do without knowing currencies or VAT (rule 8).
 */
export function smallestBaseShownAs(
  view: PriceView,
  shownMinor: number,
  taxClass: TaxClass = 'standard',
): number {
  if (shownMinor <= 0) return 0;
  let low = 0;
  let high = 2_147_483_647;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (displayPrice(view, { minor: middle, taxClass }).minor >= shownMinor) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Rule 2: VAT of the store's country on this day where prices are shown with it. */
export function vatShownBy(market: Market, rates: VatRates, day: Day, display?: VatDisplay): RateByClass {
  const isShown = display === undefined ? market.pricesIncludeVat : display === 'incl';
  return rateByClass((taxClass) => (isShown ? vatRateFor(rates, market.country, taxClass, day) : 0));
}
