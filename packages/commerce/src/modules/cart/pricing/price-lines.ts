import { isCurrencyCode, type Money, money } from '@bowline/kit';
import type { CatalogContext } from '#catalog';
import { displayPrice, type PriceView } from '#pricing';
import { type TaxClass, type TaxTreatment, vatRateOf } from '#tax';
import type { DraftLine } from '#totals';
import type { Cart, CartLine, GiftCardWish } from '../model.ts';
import { inCurrency } from './convert.ts';
import type { LineFacts } from './line-facts.ts';

export interface PricedLine extends LineFacts {
  readonly taxClass: TaxClass;
  /** Null when it is gone. */
  readonly draft: DraftLine | null;
}

/** Two ways to show one stored price; kept for all lines, because a view remembers its factors. */
export interface PriceViews {
  readonly excl: PriceView;
  readonly incl: PriceView;
}

export function priceViews({ pricing }: CatalogContext, vatBasisPoints: number): PriceViews {
  const view = pricing.view();
  return { excl: { ...view, vatBasisPoints: 0 }, incl: { ...view, vatBasisPoints } };
}

/** Rule 10: what a line is charged now, without VAT and with it. */
export function priceLine(
  facts: LineFacts,
  { views, treatment }: { readonly views: PriceViews; readonly treatment: TaxTreatment },
  context: CatalogContext,
): PricedLine {
  const { line, record, charged } = facts;
  const { thing, giftCard } = line;
  const gone = { ...facts, taxClass: 'standard', draft: null } as const;
  if (!thing || !record) return gone;
  const base = { id: String(line.id), quantityHundredths: line.quantityHundredths };
  if (giftCard) {
    const amount = giftCardAmount(giftCard, context);
    return {
      ...facts,
      taxClass: 'none',
      draft: {
        ...base,
        unitExcl: amount,
        unitIncl: amount,
        vatBasisPoints: vatRateOf(treatment, 'none'),
        isDiscountable: false,
        isGoods: false,
      },
    };
  }
  if (!charged) return gone;
  return {
    ...facts,
    taxClass: charged.taxClass,
    draft: {
      ...base,
      unitExcl: displayPrice(views.excl, charged),
      unitIncl: displayPrice(views.incl, charged),
      vatBasisPoints: vatRateOf(treatment, charged.taxClass),
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
export function weightGramsOf({ line, record }: LineFacts): number {
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
