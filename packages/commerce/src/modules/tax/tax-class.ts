import type { TaxTreatment } from './tax-treatment.ts';

/** Rule 13. What has a rate of its own in some country, such as books, becomes another class. */
export const taxClasses = ['standard', 'none'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** Rule 13: the rate of a line of this class in an order that is treated so. */
export function vatRateOf({ rates }: TaxTreatment, taxClass: TaxClass): number {
  return rates[taxClass];
}
