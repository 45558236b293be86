import { isCurrencyCode, type Money, money } from '@bowline/kit';
import type { CatalogContext } from '#catalog';
import { displayPrice, type PriceView } from '#pricing';
import { rateByClass, type TaxTreatment, vatRateOf } from '#tax';
import type { Cart, CartLine, GiftCardWish } from '../model.ts';
import { inCurrency } from './convert.ts';
import type { PricedLine } from './line-facts.ts';

/** Two ways to show one stored price; kept for all lines, because a view remembers its factors. */
export interface PriceViews {
  readonly excl: PriceView;
  readonly incl: PriceView;
}

export function priceViews({ pricing }: CatalogContext, { rates }: Pick<TaxTreatment, 'rates'>): PriceViews {
  const view = pricing.view();
  return {
    excl: { ...view, vatBasisPoints: 0, classVat: rateByClass(() => 0) },
    incl: { ...view, vatBasisPoints: rates.standard, classVat: rates },
  };
}

/** Rule 10: what a line is charged now, without VAT and with it. */
export function priceLine(
  facts: PricedLine,
  { views, treatment }: { readonly views: PriceViews; readonly treatment: TaxTreatment },
  context: CatalogContext,
): PricedLine {
  const { line, record, charged, taxClass } = facts;
  const { thing, giftCard } = line;
  if (!thing || !record) return facts;
  const base = {
    id: String(line.id),
    quantityHundredths: line.quantityHundredths,
    vatBasisPoints: vatRateOf(treatment, taxClass),
  };
  if (giftCard) {
    const amount = giftCardAmount(giftCard, context);
    const draft = { ...base, unitExcl: amount, unitIncl: amount, isDiscountable: false, isGoods: false };
    return { ...facts, draft };
  }
  if (!charged) return facts;
  return {
    ...facts,
    draft: {
      ...base,
      unitExcl: displayPrice(views.excl, charged),
      unitIncl: displayPrice(views.incl, charged),
      isDiscountable: thing.kind !== 'sample',
      isGoods: true,
    },
  };
}

/** An amount keeps its worth when the visitor changes to another currency. */
export function giftCardAmount(
  { amountMinor, currency }: GiftCardWish,
  { pricing, currency: shown }: CatalogContext,
): Money {
  if (!isCurrencyCode(currency)) throw new Error(`A gift card in the unknown currency ${currency}`);
  return inCurrency(money(amountMinor, currency), shown, pricing);
}

const sampleWeightGrams = 5;

/** Rule 14: digital goods weigh nothing and are not shipped. */
export function weightGramsOf({ line, record }: PricedLine): number {
  if (line.thing?.kind === 'sample') return sampleWeightGrams;
  if (line.thing?.kind !== 'simple') return 0;
  return Math.ceil(((record?.weightG ?? 0) * line.quantityHundredths) / 100);
}

/** Rule 14: true when there is nothing to ship. */
export function isDigital({ lines }: Pick<Cart, 'lines'>): boolean {
  return lines.length > 0 && !lines.some(isShipped);
}

function isShipped({ kind, thing }: CartLine): boolean {
  // What is gone was a parcel once, unless it cannot have been one.
  return thing ? thing.kind === 'simple' || thing.kind === 'sample' : kind !== 'gift-card';
}
