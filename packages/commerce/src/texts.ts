import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from '@bowline/kit';
import { type LocaleName, layTextsOver, type Texts, textFilesOf } from '@bowline/markets';
import type { CommerceTexts } from './generated/texts.ts';

/** A module, or the GraphQL edge. */
export type TextOwner = keyof CommerceTexts;

export type TextsOf<Owner extends TextOwner> = CommerceTexts[Owner];

/** Names of the places of a text; never where it has none. */
export type PlacesOf<Text> = Text extends Template<infer Place> ? Place : never;

const texts = new Map<TextOwner, Map<LocaleName, Texts>>();

/** What a module says in the language of a locale. Its files are read when they are first needed. */
export function textsOf<Owner extends TextOwner>(owner: Owner, locale: LocaleName): TextsOf<Owner> {
  const byLocale = texts.get(owner) ?? new Map<LocaleName, Texts>();
  texts.set(owner, byLocale);
  const known = byLocale.get(locale) ?? readTexts(owner, locale);
  byLocale.set(locale, known);
  // The check of the messages sees to it that every language has the keys and places of English.
  return known as unknown as TextsOf<Owner>;
}

function readTexts(owner: TextOwner, locale: LocaleName): Texts {
  const folder = join(import.meta.dirname, owner === 'graphql' ? 'graphql' : `modules/${owner}`);
  const files = textFilesOf(locale).map((name) => `texts/${name}.json`);
  return [wireTexts, ...files]
    .map((file) => join(folder, file))
    .filter(existsSync)
    .map((path): Texts => JSON.parse(readFileSync(path, 'utf8')))
    .reduce(layTextsOver, {});
}

/**
 * What programs read: before there is a store, and so a language, and to tell by a sentence what happened. English everywhere,
 * and in no translation.
 */
const wireTexts = 'wire-texts.json';
