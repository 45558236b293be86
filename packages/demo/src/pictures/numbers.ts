/** A coordinate with one decimal: more cannot be seen and only makes files longer. */
export function tidy(value: number): string {
  return String(Math.round(value * 10) / 10);
}
