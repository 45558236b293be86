/** Texts by key, grouped as deep as they need. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** `nl` of `nl-NL`. */
export function languageOf(locale: string): string {
  return locale.split('-', 1)[0] ?? locale;
}

/**
 * The one rule of all texts: a locale reads its own file over its language's file. `nl.json` and `en.json` are
 * complete; `en-GB.json` is an overlay with only what differs, and exists only if something does.
 */
export function textFilesOf(locale: string): readonly string[] {
  return [...new Set([languageOf(locale), locale])];
}

export function layTextsOver(base: Texts, own: Texts): Texts {
  const merged: Record<string, string | Texts> = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? layTextsOver(below, value) : value;
  }
  return merged;
}

/**
 * Which of a message's choices fits a count (specification 9): of two, one thing takes the first and all else the second;
 * of three, none, one and more take one each. Of four, which Polish has: none, one, two to four (22 to 24, …) and more.
 */
export function pluralIndex(count: number, choices: number): number {
  if (choices <= 1) return 0;
  const size = Math.abs(count);
  if (choices === 2) return size === 1 ? 0 : 1;
  if (size === 0) return 0;
  if (size === 1) return 1;
  return choices === 3 || isFew(size) ? 2 : 3;
}

/** Fractions take the form of a few, as in "2,5 metra" and "2 metry", which most words share. */
function isFew(size: number): boolean {
  if (!Number.isInteger(size)) return true;
  const [ones, tens] = [size % 10, size % 100];
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14);
}
