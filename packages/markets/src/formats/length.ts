import { centimetresPerFoot } from '../constants/commerce.ts';
import type { Market } from '../market.ts';
import { formatNumber } from './number.ts';

/** Specification 9: metres, with feet as an approximation: `3 m (≈ 9.8 ft)`. */
export function formatLength(centimetres: number, market: Market): string {
  return `${formatMetres(centimetres, market)} (≈ ${formatFeet(centimetres, market)})`;
}

export function formatMetres(centimetres: number, market: Market): string {
  return withUnit(formatNumber(centimetres / 100, market, { maximumDecimals: 2 }), 'm', market);
}

export function formatFeet(centimetres: number, market: Market): string {
  const feet = formatNumber(centimetres / centimetresPerFoot, market, { maximumDecimals: 1 });
  return withUnit(feet, market.formats.footUnit, market);
}

function withUnit(number: string, unit: string, market: Market): string {
  return number + market.formats.unitSpace + unit;
}
