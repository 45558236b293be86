/** Text of one line as it is kept: line breaks and control characters have no place in it, nor broken characters. */
export function tidyLine(text: string | null | undefined): string {
  return (text ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same for text that may have several lines. */
export function tidyLines(text: string | null | undefined): string {
  return (text ?? '').replace(/\r\n?/g, '\n').split('\n').map(tidyLine).join('\n').trim();
}

/** What a code, a sku or an id is made of; PostgreSQL would choke on some of the rest. */
export function isPlainText(text: string): boolean {
  return /^[^\p{Cc}\p{Cs}]*$/u.test(text);
}
