import type { TaxTreatment } from './tax-treatment.ts';

/** Rule 13: what has a rate of its own in some country is a class. */
export const taxClasses = ['standard', 'books', 'services', 'none'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** Basis points of each class. */
export type RateByClass = Readonly<Record<TaxClass, number>>;

export function rateByClass(rate: (taxClass: TaxClass) => number): RateByClass {
  return { standard: rate('standard'), books: rate('books'), services: rate('services'), none: 0 };
}

export function isTaxClass(text: string): text is TaxClass {
  return taxClasses.some((taxClass) => taxClass === text);
}

/** Rule 13: the rate of a line of this class in an order that is treated so. */
export function vatRateOf({ rates }: TaxTreatment, taxClass: TaxClass): number {
  return rates[taxClass];
}
