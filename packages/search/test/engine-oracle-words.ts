import type { IndexSettings } from '../src/engine/index.ts';
import { decompound } from '../src/language/decompound.ts';
import type { Language } from '../src/language/language.ts';
import { tokenise } from '../src/language/tokenise.ts';
import { editDistance, prefixEditDistance } from './engine-edit-distance.ts';

/** A word of a record: as written, and where. */
export interface Occurrence {
  readonly word: string;
  readonly attribute: number;
  readonly position: number;
  readonly isWhole: boolean;
}

export interface Match {
  readonly typos: number;
  readonly kind: number;
  readonly occurrence: Occurrence;
}

export const kinds = { exact: 0, form: 1, prefix: 2, part: 3, scattered: 4 } as const;
const hasDigit = /\d/;

export function occurrencesIn(values: readonly string[], attribute: number): Occurrence[] {
  let position = 0;
  return values.flatMap((value) => {
    const tokens = tokenise(value);
    const found = tokens.flatMap(({ word }, index): Occurrence[] => {
      const own = { word, attribute, position: position + index, isWhole: tokens.length === 1 };
      let end = index + 1;
      while (tokens[end]?.joined) end++;
      if (tokens[index]?.joined || end === index + 1) return [own];
      const joined = tokens
        .slice(index, end)
        .map((token) => token.word)
        .join('');
      return [own, { ...own, word: joined, isWhole: end - index === tokens.length }];
    });
    position += tokens.length + 8;
    return found;
  });
}

export interface Reading {
  readonly word: string;
  readonly asPrefix: boolean;
  readonly typos: number;
}

/** What a word may be read as, written down as plainly as it can be said. */
export function matchOf(
  { word, asPrefix, typos }: Reading,
  occurrence: Occurrence,
  language: Language,
  isKnown: (part: string) => boolean,
): Match | undefined {
  const term = occurrence.word;
  if (term === word) return { typos: 0, kind: kinds.exact, occurrence };
  const isWord = !hasDigit.test(term);
  if (isWord && language.stem(term) === language.stem(word))
    return { typos: 0, kind: kinds.form, occurrence };
  if (asPrefix && term.startsWith(word)) return { typos: 0, kind: kinds.prefix, occurrence };
  if (isWord && language.compounds !== undefined) {
    const parts = decompound(term, (part) => part !== term && isKnown(part), language.compounds);
    if (parts.some((part) => language.stem(part) === language.stem(word))) {
      return { typos: 0, kind: kinds.part, occurrence };
    }
  }
  if (!isWord || typos === 0) return undefined;
  const partly = asPrefix ? prefixEditDistance(word, term) : Number.POSITIVE_INFINITY;
  const distance = Math.min(editDistance(word, term), partly);
  return distance <= typos ? { typos: distance, kind: kinds.exact, occurrence } : undefined;
}

export function typosFor(word: string, settings: IndexSettings): number {
  if (settings.typoTolerance === false || hasDigit.test(word)) return 0;
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}
