import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../language/languages.ts';
import { readTranslatedTexts } from '../language/translated-texts.ts';
import type english from './texts/en.json';

/** Short texts of the demo's content; the check of the messages compares every language with English. */
export type ContentTexts = typeof english;

/** The same texts, each in all languages. */
export const texts = readTranslatedTexts<ContentTexts>(join(import.meta.dirname, 'texts'));

const read = new Map<Language, ContentTexts>();

export function contentTexts(language: Language): ContentTexts {
  const known = read.get(language) ?? readTexts(language);
  read.set(language, known);
  return known;
}

function readTexts(language: Language): ContentTexts {
  const path = join(import.meta.dirname, `texts/${language}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as ContentTexts;
}
