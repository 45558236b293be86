import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Words } from './languages.ts';

/** The shape of a file of texts, with every text in all languages. */
export type Translated<Texts> = Texts extends string
  ? Words
  : { readonly [Key in keyof Texts]: Translated<Texts[Key]> };

/**
 * The files of texts of all languages as one. That every language has every text, and none of its own, is what the check of
 * the texts sees to.
 */
export function readTranslatedTexts<Texts>(folder: string): Translated<Texts> {
  const read = (language: string): unknown =>
    JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
  return sideBySide(languages.map(read)) as Translated<Texts>;
}

/** The same place in every language: a text, or what holds texts. */
function sideBySide(places: readonly unknown[]): unknown {
  const [first] = places;
  if (typeof first !== 'object' || first === null)
    return Object.fromEntries(languages.map((language, at) => [language, places[at]]));
  const below = (key: string): unknown =>
    sideBySide(places.map((place) => (place as Record<string, unknown>)[key]));
  const entries = Object.keys(first).map((key) => [key, below(key)] as const);
  return Array.isArray(first) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
