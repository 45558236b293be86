/** Where the page of a pool is. */
export const poolPath = (key: string) => `/stock/${encodeURIComponent(key)}`;

/** What was typed, in units of the pool; null for what is no amount. A sign is a difference. */
export function unitsOf(typed: string, isLength: boolean): number | null {
  const found = (isLength ? /^([+-]?)(\d{1,7})(?:[.,](\d{1,2}))?$/ : /^([+-]?)(\d{1,9})$/).exec(typed.trim());
  if (!found) return null;
  const [, sign, whole, fraction = ''] = found;
  const units = isLength ? Number(whole) * 100 + Number(fraction.padEnd(2, '0')) : Number(whole);
  return sign === '-' ? -units : units;
}
