/** Whole per cents more or less, as they are typed: +5, -10. Null for what is none. */
export function readPercent(typed: string): number | null {
  const found = /^([+-]?)(\d{1,3})$/.exec(typed.trim());
  const percent = Number(found?.[2] ?? 0) * (found?.[1] === '-' ? -1 : 1);
  return percent === 0 || percent <= -100 || percent > 500 ? null : percent;
}

/** Goods rule 17: rounded once, half up, in cents. */
export function changedBy(priceMinor: number, percent: number): number {
  return Math.round((priceMinor * (100 + percent)) / 100);
}
