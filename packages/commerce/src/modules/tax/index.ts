/**
 * Which VAT an order carries: treatment by destination, VAT numbers and the evidence for them (rules in SPEC.md).
 * It does no arithmetic with amounts; that is what `totals` is for.
 */
export type { TaxTables } from './tables.ts';
export {
  isTaxClass,
  type RateByClass,
  rateByClass,
  type TaxClass,
  taxClasses,
  vatRateOf,
} from './tax-class.ts';
export {
  isNorthernIreland,
  type TaxedOrder,
  type TaxFacts,
  type TaxKind,
  type TaxTreatment,
  taxTreatment,
} from './tax-treatment.ts';
export { createVatChecks, type VatChecks, type VatEvidence, type VatNumberService } from './vat-checks.ts';
export { readVatNumber, type VatNumber } from './vat-number.ts';
export {
  createVatRatesAdmin,
  ratesBeganBetween,
  type VatRateChange,
  type VatRateRefusal,
  type VatRateRow,
  type VatRates,
  type VatRatesAdmin,
  vatRateFor,
  vatRates,
  vatRatesOf,
} from './vat-rates.ts';
export { createVies, type ViesOptions } from './vies.ts';
