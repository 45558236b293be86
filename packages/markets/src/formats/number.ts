import type { Formats, Market } from '../market.ts';

export interface NumberOptions {
  readonly minimumDecimals?: number;
  readonly maximumDecimals?: number;
}

export function formatNumber(value: number, market: Market, options: NumberOptions = {}): string {
  const { minimumDecimals = 0, maximumDecimals = Math.max(3, minimumDecimals) } = options;
  const digits = roundToDecimals(Math.abs(value), maximumDecimals);
  const [whole = '0', fraction = ''] = splitDecimals(digits, maximumDecimals);
  const shown = writeDigits(whole, trimZeros(fraction, minimumDecimals), market.formats);
  return value < 0 && Number(digits) !== 0 ? market.formats.minusSign + shown : shown;
}

/** A share in basis points as a percentage: 2100 is 21 %. */
export function formatPercent(basisPoints: number, market: Market): string {
  const number = formatNumber(basisPoints / 100, market, { maximumDecimals: 2 });
  return market.formats.percent.replace('0', () => number);
}

/** Puts separators into plain digits. */
export function writeDigits(whole: string, fraction: string, formats: Formats): string {
  const isGrouped = whole.length >= 3 + formats.minimumGroupingDigits;
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, formats.groupSeparator) : whole;
  return fraction === '' ? grouped : grouped + formats.decimalSeparator + fraction;
}

/** The decimal digits without a point. Shifting by exponent rounds what is written (1.005), not what is stored (1.00499…). */
function roundToDecimals(value: number, decimals: number): string {
  const [mantissa, exponent = '0'] = String(value).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`));
  if (!Number.isSafeInteger(shifted))
    throw new RangeError(`${value} is too large or no number to be written`);
  return String(shifted);
}

function splitDecimals(digits: string, decimals: number): [string, string] {
  const padded = digits.padStart(decimals + 1, '0');
  return [padded.slice(0, padded.length - decimals), padded.slice(padded.length - decimals)];
}

function trimZeros(fraction: string, minimumLength: number): string {
  const trimmed = fraction.replace(/0+$/, '');
  return trimmed.padEnd(minimumLength, '0');
}
