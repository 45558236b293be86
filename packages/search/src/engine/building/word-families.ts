import { decompound } from '../../language/decompound.ts';
import type { Language } from '../../language/language.ts';
import { byCodeUnits } from './posting-collector.ts';
import { packRows, type Rows } from './rows.ts';

export interface WordFamilies {
  /** In order of code units. */
  readonly stems: readonly string[];
  /** Per stem the terms that have it. */
  readonly members: Rows;
  /** Per stem the compounds it is a part of. */
  readonly compounds: Rows;
  /** The terms typing errors may lead to. */
  readonly withoutDigits: Uint32Array;
}

const hasDigit = /\d/;

/**
 * Terms by stem, and compounds by the stems of their parts. Article codes stay outside: they have no forms,
 * and being the bulk of a large catalogue's vocabulary they would slow down every misspelt query.
 */
export function wordFamilies(
  terms: readonly string[],
  language: Language,
  isKnownElsewhere: (word: string) => boolean,
): WordFamilies {
  const members = new Map<string, number[]>();
  const compounds = new Map<string, number[]>();
  const withoutDigits: number[] = [];
  terms.forEach((term, index) => {
    if (hasDigit.test(term)) return;
    withoutDigits.push(index);
    listOf(members, language.stem(term)).push(index);
  });
  const beginnings = new Set(
    Array.from(members.keys(), (stem) => [stem.slice(0, 2), stem.slice(0, 3)]).flat(),
  );
  const isStem = (part: string) => beginnings.has(beginningOf(part)) && members.has(language.stem(part));
  for (const index of withoutDigits) {
    for (const stem of partStems(terms[index] ?? '', language, isStem, isKnownElsewhere)) {
      listOf(compounds, stem).push(index);
    }
  }
  const stems = [...new Set([...members.keys(), ...compounds.keys()])].sort(byCodeUnits);
  return {
    stems,
    members: packRows(stems.map((stem) => members.get(stem) ?? [])),
    compounds: packRows(stems.map((stem) => compounds.get(stem) ?? [])),
    withoutDigits: Uint32Array.from(withoutDigits),
  };
}

/**
 * What a word shares with its stem in every language that builds compounds: three letters, but two of "rood", whose stem is "rod". Most of
 * what is tried for a part of a word begins like nothing known, and needs no stem.
 */
export function beginningOf(word: string): string {
  return word.slice(0, word[2] === word[1] ? 2 : 3);
}

function partStems(
  term: string,
  { stem, compounds }: Language,
  isStem: (part: string) => boolean,
  isKnownElsewhere: (word: string) => boolean,
): ReadonlySet<string> {
  if (compounds === undefined) return new Set();
  const isKnown = (part: string) => part !== term && (isStem(part) || isKnownElsewhere(part));
  return new Set(decompound(term, isKnown, compounds).map(stem));
}

function listOf(lists: Map<string, number[]>, key: string): number[] {
  const existing = lists.get(key);
  if (existing !== undefined) return existing;
  const created: number[] = [];
  lists.set(key, created);
  return created;
}
