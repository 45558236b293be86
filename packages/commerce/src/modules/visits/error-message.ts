/** Rule 5. */
export const longestMessage = 200;
/** What is counted where no more is kept apart. */
export const other = 'other';

/** Rule 5: what may be kept of what a script said. */
export function keptMessage(message: string): string {
  // Cut first: what a stranger sends is as long as they like.
  const text = message
    .slice(0, 2 * longestMessage)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[^\s@]{1,100}@[^\s@]{1,100}/g, '…')
    .replace(/\?[^\s"'`)]*/g, '?…')
    .replace(/\d{3,}/g, '…')
    .trim();
  return text === '' ? other : text.slice(0, longestMessage);
}
