import {
  addMoney,
  allocateMoney,
  applyBasisPoints,
  type CurrencyCode,
  type Money,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  zero,
} from '@bowline/kit';
import type { Basis, TaxedAmount, VatRounding } from './model.ts';

const whole = 10_000;

/** Rule 3: the VAT in an amount that includes it, or to be added to one that does not. */
export function vatOf(amount: Money, basis: Basis, basisPoints: number): Money {
  if (basis === 'excl') return applyBasisPoints(amount, basisPoints);
  return subtractMoney(amount, multiplyMoney(amount, whole, whole + basisPoints));
}

export interface Taxable {
  readonly amount: Money;
  readonly basisPoints: number;
}

/** Rule 4: every amount with its VAT, in the order given. */
export function taxAmounts(
  taxables: readonly Taxable[],
  basis: Basis,
  rounding: VatRounding,
  currency: CurrencyCode,
): TaxedAmount[] {
  const taxes =
    rounding === 'per-line'
      ? taxables.map(({ amount, basisPoints }) => vatOf(amount, basis, basisPoints))
      : sharedTaxes(taxables, basis, currency);
  return taxables.map(({ amount }, index) => taxed(amount, taxes[index] ?? zero(currency), basis));
}

/** One rounding for each rate, shared out by the size of the amounts. */
function sharedTaxes(taxables: readonly Taxable[], basis: Basis, currency: CurrencyCode): Money[] {
  const taxes = taxables.map(() => zero(currency));
  for (const rate of new Set(taxables.map(({ basisPoints }) => basisPoints))) {
    const places = taxables.flatMap(({ basisPoints }, index) => (basisPoints === rate ? [index] : []));
    const amounts = places.map((place) => taxables[place]?.amount ?? zero(currency));
    const tax = vatOf(sumMoney(amounts, currency), basis, rate);
    const shares = allocateMoney(
      tax,
      amounts.map(({ minor }) => minor),
    );
    places.forEach((place, index) => {
      taxes[place] = shares[index] ?? zero(currency);
    });
  }
  return taxes;
}

function taxed(amount: Money, tax: Money, basis: Basis): TaxedAmount {
  return basis === 'incl'
    ? { excl: subtractMoney(amount, tax), tax, incl: amount }
    : { excl: amount, tax, incl: addMoney(amount, tax) };
}

export function sumTaxed(amounts: readonly TaxedAmount[], currency: CurrencyCode): TaxedAmount {
  const sum = (part: keyof TaxedAmount) =>
    sumMoney(
      amounts.map((amount) => amount[part]),
      currency,
    );
  return { excl: sum('excl'), tax: sum('tax'), incl: sum('incl') };
}
