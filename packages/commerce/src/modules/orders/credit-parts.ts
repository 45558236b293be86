import { allocateMoney, type CurrencyCode, money, multiplyMoney, type Result } from '@bowline/kit';
import type { ShippingPart, TaxedAmount } from '#totals';
import type { OrdersRefusal } from './model.ts';
import { chooseLines, type LineState, type LineWish } from './order-lines.ts';

/** What is left of a line, or of a part of shipping, to be credited. */
export interface Creditable {
  /** Null for a part of shipping. */
  readonly line: string | null;
  readonly vatBasisPoints: number;
  readonly quantityHundredths: number;
  readonly inclMinor: number;
  readonly taxMinor: number;
}

/** What a credit note gives back of it. */
export interface CreditPart {
  readonly line: string | null;
  readonly vatBasisPoints: number;
  readonly quantityHundredths: number;
  readonly total: TaxedAmount;
}

export interface CreditedShipping {
  readonly vatBasisPoints: number;
  readonly inclMinor: number;
  readonly taxMinor: number;
}

export function creditablesOf(
  lines: readonly LineState[],
  shipping: readonly ShippingPart[],
  credited: readonly CreditedShipping[],
): readonly Creditable[] {
  return [
    ...lines.map((state) => ({
      line: state.line,
      vatBasisPoints: state.vatBasisPoints,
      quantityHundredths: state.quantityHundredths - state.creditedHundredths,
      inclMinor: state.totalInclMinor - state.creditedInclMinor,
      taxMinor: state.totalTaxMinor - state.creditedTaxMinor,
    })),
    ...shipping.map(({ vatBasisPoints, incl, tax }) => {
      const before = credited.find((each) => each.vatBasisPoints === vatBasisPoints);
      return {
        line: null,
        vatBasisPoints,
        quantityHundredths: 0,
        inclMinor: incl.minor - (before?.inclMinor ?? 0),
        taxMinor: tax.minor - (before?.taxMinor ?? 0),
      };
    }),
  ];
}

/** So much of it, with its share of the VAT; all of the VAT with the last of it (rule 17). */
function partOf(
  { line, vatBasisPoints, inclMinor, taxMinor }: Creditable,
  quantityHundredths: number,
  partMinor: number,
  currency: CurrencyCode,
): CreditPart {
  const incl = money(partMinor, currency);
  const tax =
    inclMinor === 0 ? money(0, currency) : multiplyMoney(money(taxMinor, currency), partMinor, inclMinor);
  const total = { excl: money(incl.minor - tax.minor, currency), tax, incl };
  return { line, vatBasisPoints, quantityHundredths, total };
}

const isSomething = ({ quantityHundredths, total }: CreditPart) =>
  quantityHundredths > 0 || total.incl.minor > 0;

export function creditOfAll(left: readonly Creditable[], currency: CurrencyCode): readonly CreditPart[] {
  return left
    .map((each) => partOf(each, each.quantityHundredths, each.inclMinor, currency))
    .filter(isSomething);
}

export interface CreditedLines {
  readonly lines: readonly LineWish[];
  readonly isShippingIncluded: boolean;
}

/** Rule 17. */
export function creditOfLines(
  states: readonly LineState[],
  left: readonly Creditable[],
  { lines, isShippingIncluded }: CreditedLines,
  currency: CurrencyCode,
): Result<readonly CreditPart[], OrdersRefusal<'order-line-not-known' | 'order-line-quantity-not-possible'>> {
  const leftOf = (state: LineState) => state.quantityHundredths - state.creditedHundredths;
  const chosen = chooseLines(states, lines, leftOf);
  if (!chosen.ok) return chosen;
  const quantities = new Map(chosen.value.map((each) => [each.line, each.quantityHundredths]));
  const parts = left.map((each) => {
    if (each.line === null) return partOf(each, 0, isShippingIncluded ? each.inclMinor : 0, currency);
    const quantity = quantities.get(each.line) ?? 0;
    if (quantity === 0) return partOf(each, 0, 0, currency);
    const { minor } = multiplyMoney(money(each.inclMinor, currency), quantity, each.quantityHundredths);
    return partOf(each, quantity, minor, currency);
  });
  return { ok: true, value: parts.filter(isSomething) };
}

/** Rule 18. The amount is positive and not more than is left. */
export function creditOfAmount(
  left: readonly Creditable[],
  amountMinor: number,
  currency: CurrencyCode,
): readonly CreditPart[] {
  const shares = allocateMoney(
    money(amountMinor, currency),
    left.map(({ inclMinor }) => inclMinor),
  );
  return left.map((each, index) => partOf(each, 0, shares[index]?.minor ?? 0, currency)).filter(isSomething);
}
