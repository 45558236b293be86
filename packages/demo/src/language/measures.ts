import { type LocaleName, markets } from '@bowline/markets';

/** A number with the locale's decimal sign, at most two decimals, as names and labels write it. */
export function decimal(value: number, locale: LocaleName): string {
  return String(Math.round(value * 100) / 100).replace('.', markets[locale].formats.decimalSeparator);
}

export function measure(value: number, unit: string, locale: LocaleName): string {
  return `${decimal(value, locale)} ${unit}`;
}

/** A number and its unit stay on one line. */
export function keepTogether(text: string): string {
  return text.replace(/(\d) (?=(?:mm|cm|m|km|g|kg|°C|%|€)(?![\p{L}\d]))/gu, '$1\u00a0');
}
