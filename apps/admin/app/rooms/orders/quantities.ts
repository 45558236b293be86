/** Hundredths of a piece as people write them: 3, 2.5. */
export function pieces(hundredths: number): string {
  return String(hundredths / 100);
}

/** What was typed, in hundredths; null for what is no quantity. */
export function hundredthsOf(typed: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** An amount as it was typed, in minor units; null for what is none. */
export function minorOf(typed: string, decimals: number): number | null {
  const found = /^(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(typed.trim());
  const fraction = found?.[2] ?? '';
  if (!found || fraction.length > decimals) return null;
  return Number(found[1]) * 10 ** decimals + Number(fraction.padEnd(decimals, '0') || 0);
}

/** 250 cm as 2.5 m. */
export function metres(lengthCm: number): string {
  return `${lengthCm / 100} m`;
}
