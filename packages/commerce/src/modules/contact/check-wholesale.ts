import { type CountryCode, countries, isCountryCode } from '@bowline/markets';
import { readVatNumber } from '#tax';
import { readWriter, type WriterInput, writerProblems } from './check-writer.ts';
import { lengthProblems, limits, oneLine, websiteProblems } from './fields.ts';
import type { Problem, WholesaleInquiry, Writer } from './model.ts';

export interface WholesaleInput extends WriterInput {
  readonly company: string;
  readonly country_code: string;
  readonly vat_number?: string | null;
  readonly website?: string | null;
}

/** An inquiry whose country may still be none. */
export interface UncheckedInquiry extends Writer {
  readonly company: string;
  readonly country: string;
  readonly vatNumber: string;
  readonly website: string;
}

export function readInquiry(input: WholesaleInput): UncheckedInquiry {
  const { company, country_code, vat_number, website, ...writer } = input;
  return {
    ...readWriter(writer),
    company: oneLine(company),
    country: oneLine(country_code).toUpperCase(),
    vatNumber: oneLine(vat_number),
    website: oneLine(website),
  };
}

export function inquiryProblems(inquiry: UncheckedInquiry): Problem[] {
  return [
    ...lengthProblems('COMPANY', inquiry.company, limits.company),
    ...writerProblems(inquiry, { needsMessage: false }),
    ...countryProblems(inquiry.country),
    ...vatNumberProblems(inquiry),
    ...websiteProblems(inquiry.website),
  ];
}

export function hasCountry(inquiry: UncheckedInquiry): inquiry is WholesaleInquiry {
  return isCountryCode(inquiry.country);
}

function countryProblems(country: string): Problem[] {
  if (country === '') return [{ field: 'COUNTRY', code: 'MISSING' }];
  return isCountryCode(country) ? [] : [{ field: 'COUNTRY', code: 'NOT_VALID' }];
}

/** Rule 6. */
function vatNumberProblems({ country, vatNumber }: UncheckedInquiry): Problem[] {
  const field = 'VAT_NUMBER';
  const { least, most } = limits.vatNumber;
  const isNeeded = isCountryCode(country) && countries[country].isInEu;
  if (vatNumber === '') return isNeeded ? [{ field, code: 'MISSING' }] : [];
  const wrongLength = lengthProblems(field, vatNumber, { least, most });
  if (wrongLength.length > 0 || !isNeeded) return wrongLength;
  return readVatNumber(vatNumber)?.prefix === prefixOf(country) ? [] : [{ field, code: 'NOT_VALID' }];
}

function prefixOf(country: CountryCode): string {
  return country === 'GR' ? 'EL' : country;
}
