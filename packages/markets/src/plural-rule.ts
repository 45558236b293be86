/**
 * Which of a message's choices fits a count (specification 9): of two, one thing takes the first and all else the second;
 * of three, none, one and more take one each.
 */
export function pluralIndex(count: number, choices: number): number {
  if (choices <= 1) return 0;
  const size = Math.abs(count);
  if (choices === 2) return size === 1 ? 0 : 1;
  if (size === 0) return 0;
  return size === 1 ? 1 : 2;
}
