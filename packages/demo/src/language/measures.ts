import { type LocaleName, markets } from '@bowline/markets';

/** A number with the locale's decimal sign, at most two decimals, as names and labels write it. */
export function decimal(value: number, locale: LocaleName): string {
  return String(Math.round(value * 100) / 100).replace('.', markets[locale].formats.decimalSeparator);
}

export function measure(value: number, unit: string, locale: LocaleName): string {
  return `${decimal(value, locale)} ${unit}`;
}
