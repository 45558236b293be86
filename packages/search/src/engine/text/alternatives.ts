import { decompound } from '../../language/decompound.ts';
import { otherNumeral } from '../../language/numerals.ts';
import { respelled } from '../../language/respell.ts';
import { limits } from '../limits.ts';
import type { Segment } from '../segment/open-segment.ts';
import { type MatchKind, matchKinds } from './match-cost.ts';
import type { QueryWord } from './query-words.ts';
import type { SynonymBook } from './synonym-book.ts';

/** Another way to say the words `from` up to, not including, `to` of a query. */
export interface Alternative {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
  /** The words must follow one another; otherwise they may stand anywhere in the record. */
  readonly inOrder: boolean;
  readonly asPrefix: boolean;
  readonly typos: number;
  readonly kind: MatchKind;
}

const mostConcatenated = 3;

export function alternativesOf(
  segment: Segment,
  words: readonly QueryWord[],
  synonyms: SynonymBook,
  splitsWords: boolean,
): Alternative[] {
  const found = [...synonymsOf(segment, words, synonyms), ...numerals(words), ...respellings(segment, words)];
  if (splitsWords) {
    found.push(...concatenations(words));
    words.forEach((word, index) => {
      found.push(...splits(segment, word.word, index), ...compoundParts(segment, word.word, index));
    });
  }
  return found.slice(0, limits.alternatives * Math.max(words.length, 1));
}

function* synonymsOf(
  { words: { language } }: Segment,
  words: readonly QueryWord[],
  synonyms: SynonymBook,
): Iterable<Alternative> {
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + synonyms.longestPhrase); to++) {
      const phrase = words.slice(from, to).map(({ word }) => word);
      const together = phrase.map((word) => respelled(word, language.code) ?? word);
      const meanings = [
        ...synonyms.meaningsOf(phrase),
        ...(together.join(' ') === phrase.join(' ') ? [] : synonyms.meaningsOf(together)),
      ];
      for (const { phrase: other, typos, kind } of meanings.slice(0, limits.alternatives)) {
        yield { from, to, words: other, inOrder: true, asPrefix: false, typos, kind };
      }
    }
  }
}

/** "type 3" is "Type III". A number alone stays one: three millimetres are not "III". */
function* numerals(words: readonly QueryWord[]): Iterable<Alternative> {
  for (let to = 2; to <= words.length; to++) {
    const [before, number] = words.slice(to - 2, to).map(({ word }) => word);
    const other = number === undefined ? undefined : otherNumeral(number);
    if (before === undefined || other === undefined) continue;
    yield {
      from: to - 2,
      to,
      words: [before, other],
      inOrder: true,
      asPrefix: false,
      typos: 0,
      kind: matchKinds.form,
    };
  }
}

/** "Schaekel" is "Schäkel", where the shop's own words say so. */
function* respellings({ words: known }: Segment, words: readonly QueryWord[]): Iterable<Alternative> {
  for (const [from, { word, asPrefix }] of words.entries()) {
    const other = respelled(word, known.language.code);
    if (other === undefined || !(known.termOf(other) >= 0 || known.hasFamily(other) || asPrefix)) continue;
    yield { from, to: from + 1, words: [other], inOrder: true, asPrefix, typos: 0, kind: matchKinds.form };
  }
}

/** "para cord" may be "paracord", and "pc-550-blk" is "pc550blk". */
function* concatenations(words: readonly QueryWord[]): Iterable<Alternative> {
  for (let from = 0; from < words.length - 1; from++) {
    let text = words[from]?.word ?? '';
    for (let to = from + 1; to < words.length; to++) {
      const next = words[to];
      if (next === undefined || (to - from >= mostConcatenated && !next.joined)) break;
      text += next.word;
      yield {
        from,
        to: to + 1,
        words: [text],
        inOrder: true,
        asPrefix: next.asPrefix,
        typos: 0,
        kind: matchKinds.form,
      };
    }
  }
}

/** "paracord" may be "para cord", and "4mm" is "4 mm". */
function* splits({ words }: Segment, word: string, index: number): Iterable<Alternative> {
  for (let at = 1; at < word.length; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (!isDigitBoundary(left, right) && (left.length < 2 || right.length < 2)) continue;
    if (words.termOf(left) < 0 || words.termOf(right) < 0) continue;
    const parts = [left, right];
    yield {
      from: index,
      to: index + 1,
      words: parts,
      inOrder: true,
      asPrefix: false,
      typos: 0,
      kind: matchKinds.form,
    };
  }
}

function isDigitBoundary(left: string, right: string): boolean {
  return /\d$/.test(left) !== /^[\d.]/.test(right);
}

/** "hondenriem" also means a "riem" for "honden", said anywhere in the record. */
function* compoundParts({ words }: Segment, word: string, index: number): Iterable<Alternative> {
  const { compounds } = words.language;
  if (compounds === undefined) return;
  const parts = decompound(word, (part) => part !== word && words.hasFamily(part), compounds);
  if (parts.length === 0) return;
  yield {
    from: index,
    to: index + 1,
    words: parts,
    inOrder: false,
    asPrefix: false,
    typos: 1,
    kind: matchKinds.scattered,
  };
}
