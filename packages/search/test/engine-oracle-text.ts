import type { IndexSettings, SearchRecord, Synonym } from '../src/engine/index.ts';
import { decompound } from '../src/language/decompound.ts';
import type { Language } from '../src/language/language.ts';
import { tokenise } from '../src/language/tokenise.ts';
import {
  kinds,
  type Match,
  matchOf,
  type Occurrence,
  occurrencesIn,
  type Reading,
  typosFor,
} from './engine-oracle-words.ts';

export interface OracleSegment {
  readonly records: readonly SearchRecord[];
  /** Segments built before this one. */
  readonly besides: readonly OracleSegment[];
}

/** Relevance as a list of numbers to compare one after the other, or undefined for a record that does not match. */
export function relevance(
  record: SearchRecord,
  segment: OracleSegment,
  query: string,
  settings: IndexSettings,
  synonyms: readonly Synonym[],
  language: Language,
): number[] | undefined {
  const occurrences = settings.searchableAttributes.flatMap((entry, attribute) =>
    occurrencesIn([record[entry] ?? []].flat().map(String), attribute),
  );
  const tokens = tokenise(query);
  const words = tokens.map(({ word }, index) => ({
    word,
    asPrefix: index === tokens.length - 1,
    typos: typosFor(word, settings),
  }));
  const own = stemsOf(segment, language);
  const known = new Set([segment, ...segment.besides].flatMap((each) => [...stemsOf(each, language)]));
  const find = (reading: Reading) =>
    occurrences.flatMap(
      (occurrence) => matchOf(reading, occurrence, language, (part) => known.has(language.stem(part))) ?? [],
    );

  const matches = words.map(find);
  const cover = (from: number, to: number, found: readonly Match[]) => {
    for (let index = from; index < to; index++) matches[index]?.push(...found);
  };
  const say = (phrase: readonly string[], asPrefix: boolean, least: number = kinds.form): Match[] => {
    const perWord = phrase.map((word, index) =>
      find({ word, typos: 0, asPrefix: asPrefix && index === phrase.length - 1 }),
    );
    const found = phrase.length === 1 ? (perWord[0] ?? []) : inOrder(perWord);
    return found.map((match) => ({
      ...match,
      kind: phrase.length > 1 ? least : Math.max(match.kind, least),
    }));
  };
  words.forEach((_, from) => {
    for (let to = from + 1; to <= words.length; to++) {
      const phrase = words.slice(from, to).map(({ word }) => word);
      for (const other of synonymsOf(phrase, synonyms, language))
        cover(from, to, say(other, false, phrase.length > 1 ? kinds.exact : kinds.form));
      const isJoined = tokens.slice(from + 1, to).every(({ joined }) => joined);
      const isShort = to - from <= 3 || tokens.slice(from + 3, to).every(({ joined }) => joined);
      if (to > from + 1 && (isJoined || isShort)) {
        cover(from, to, say([phrase.join('')], to === words.length));
      }
    }
  });
  const vocabulary = termsOf(segment);
  words.forEach(({ word }, index) => {
    for (let at = 1; at < word.length; at++) {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      const atDigit = /\d$/.test(left) !== /^[\d.]/.test(right);
      if (!atDigit && (left.length < 2 || right.length < 2)) continue;
      if (vocabulary.has(left) && vocabulary.has(right)) cover(index, index + 1, say([left, right], false));
    }
    if (language.compounds === undefined) return;
    const parts = decompound(
      word,
      (part) => part !== word && own.has(language.stem(part)),
      language.compounds,
    );
    const perPart = parts.map((part) => find({ word: part, asPrefix: false, typos: 0 }));
    if (parts.length === 0 || perPart.some((found) => found.length === 0)) return;
    cover(
      index,
      index + 1,
      (perPart[0] ?? []).map((match) => ({ ...match, typos: 1, kind: kinds.scattered })),
    );
  });
  return matches.every((found) => found.length > 0) ? digits(matches) : undefined;
}

function inOrder(perWord: readonly (readonly Match[])[]): Match[] {
  return perWord.reduce<readonly Match[]>((before, found, index) => {
    if (index === 0) return found;
    return found.filter(({ occurrence }) => before.some((match) => isNext(match.occurrence, occurrence)));
  }, []) as Match[];
}

function isNext(left: Occurrence, right: Occurrence): boolean {
  return left.attribute === right.attribute && left.position + 1 === right.position;
}

function digits(matches: readonly (readonly Match[])[]): number[] {
  const best = matches.map((found) => [...found].sort(byCost)[0] as Match);
  const single = best.length === 1 ? best[0] : undefined;
  const sum = (numberOf: (match: Match) => number) =>
    best.reduce((total, match) => total + numberOf(match), 0);
  const isInexact = single !== undefined && (single.kind !== kinds.exact || !single.occurrence.isWhole);
  return [
    sum(({ typos }) => typos),
    matches.slice(1).reduce((total, found, index) => total + nearest(matches[index] ?? [], found), 0),
    sum(({ occurrence }) => occurrence.attribute),
    Math.min(...best.map(({ occurrence }) => Math.min(occurrence.position, 31))),
    sum(({ kind }) => kind) + (isInexact ? 1 : 0),
  ];
}

function byCost(left: Match, right: Match): number {
  const cost = ({ typos, kind, occurrence }: Match) => [
    typos,
    occurrence.attribute,
    Math.min(occurrence.position, 31),
    kind,
    occurrence.isWhole ? 0 : 1,
  ];
  return compareLists(cost(left), cost(right));
}

export function compareLists(left: readonly number[], right: readonly number[]): number {
  for (const [index, number] of left.entries()) {
    const difference = number - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function nearest(before: readonly Match[], after: readonly Match[]): number {
  const distances = before.flatMap(({ occurrence: left }) =>
    after.map(({ occurrence: right }) => {
      if (left.attribute !== right.attribute) return 8;
      const steps = right.position - left.position;
      return steps > 0 ? steps : steps < 0 ? 1 - steps : 1;
    }),
  );
  return Math.min(8, ...distances);
}

function synonymsOf(phrase: readonly string[], synonyms: readonly Synonym[], language: Language): string[][] {
  const stemmed = (words: readonly string[]) => words.map(language.stem).join(' ');
  const split = (text: string) => tokenise(text).map(({ word }) => word);
  return synonyms.flatMap(({ type, input = '', synonyms: list = [] }) => {
    const sources = type === 'oneWaySynonym' ? [input] : list;
    return sources
      .map(split)
      .filter((source) => stemmed(source) === stemmed(phrase))
      .flatMap((source) => list.map(split).filter((other) => other.join(' ') !== source.join(' ')));
  });
}

const knownTerms = new WeakMap<OracleSegment['records'], ReadonlySet<string>>();

function termsOf({ records }: OracleSegment): ReadonlySet<string> {
  const known = knownTerms.get(records);
  if (known !== undefined) return known;
  const terms = new Set(
    records.flatMap((record) =>
      Object.entries(record).flatMap(([name, value]) =>
        searched.includes(name) ? occurrencesIn([value].flat().map(String), 0).map(({ word }) => word) : [],
      ),
    ),
  );
  knownTerms.set(records, terms);
  return terms;
}

export const searched: readonly string[] = ['name', 'tags', 'text'];

const knownStems = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

function stemsOf(segment: OracleSegment, language: Language): ReadonlySet<string> {
  const terms = termsOf(segment);
  const known = knownStems.get(terms);
  if (known !== undefined) return known;
  const stems = new Set([...terms].filter((term) => !/\d/.test(term)).map(language.stem));
  knownStems.set(terms, stems);
  return stems;
}
