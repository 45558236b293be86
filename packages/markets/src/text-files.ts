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
