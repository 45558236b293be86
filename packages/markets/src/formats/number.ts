import { type Money, moneyToDecimal } from '@bowline/kit';
import { centimetresPerFoot } from '../constants/commerce.ts';
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

const noBreakSpace = '\u00a0';

export function formatMoney(amount: Money, market: Market): string {
  const { formats } = market;
  const [whole = '0', fraction = ''] = moneyToDecimal(amount).replace('-', '').split('.');
  const number = writeDigits(whole, fraction, formats);
  const symbol = formats.currencySymbols[amount.currency];
  const pattern = amount.minor < 0 ? formats.money.negative : formats.money.positive;
  // A symbol of letters would run into the digits: CHF 5, but €5.
  const spaced = /\p{Letter}$/u.test(symbol) ? pattern.replace('¤0', `¤${noBreakSpace}0`) : pattern;
  return spaced.replace(/[¤0]/g, (placeholder) => (placeholder === '0' ? number : symbol));
}

/** Specification 9: metres, with feet as an approximation where the locale wants them (decision D12). */
export function formatLength(centimetres: number, market: Market): string {
  return besideFeet(formatMetres(centimetres, market), centimetres, market);
}

export function formatMetres(centimetres: number, market: Market): string {
  return withUnit(formatNumber(centimetres / 100, market, { maximumDecimals: 2 }), 'm', market);
}

export function formatFeet(centimetres: number, market: Market): string {
  const exact = centimetres / centimetresPerFoot;
  // An approximation: tenths only where they matter.
  const feet = formatNumber(exact, market, { maximumDecimals: exact < 10 ? 1 : 0 });
  return withUnit(feet, market.formats.footUnit, market);
}

export function formatKilograms(grams: number, market: Market): string {
  return withUnit(formatNumber(grams / 1000, market), 'kg', market);
}

export function formatCentimetres(centimetres: number, market: Market): string {
  return besideFeet(withUnit(formatNumber(centimetres, market), 'cm', market), centimetres, market);
}

/** A text of the catalogue: if it is a length in metres, such as "5 m", then with feet where the locale wants them. */
export function withFeet(text: string, market: Market): string {
  if (market.formats.feet === 'once') return text;
  const metres = /^(\d[\d,]*(?:\.\d+)?)\s?m$/.exec(text)?.[1];
  return metres ? besideFeet(text, Math.round(Number(metres.replaceAll(',', '')) * 100), market) : text;
}

function besideFeet(written: string, centimetres: number, market: Market): string {
  const { feet: place } = market.formats;
  if (place === 'once') return written;
  const feet = `≈ ${formatFeet(centimetres, market)}`;
  return place === 'first' ? `${feet} (${written})` : `${written} (${feet})`;
}

function withUnit(number: string, unit: string, market: Market): string {
  return number + market.formats.unitSpace + unit;
}
