import { originalLength } from '../../language/fold.ts';
import type { Token } from '../../language/tokenise.ts';

export interface MarkedWord {
  /** Which words of the query it answers. */
  readonly words: readonly number[];
  /** How much of the original text, from the start of the token, is marked. */
  readonly length: number;
}

/** Knows which words of a shown text answer the query. */
export interface WordMarker {
  readonly queryWords: readonly string[];
  mark(tokens: readonly Token[], index: number, text: string): MarkedWord | undefined;
}

export interface WordReadings {
  readonly queryWords: readonly string[];
  /** Terms and the query words they answer. */
  readonly terms: ReadonlyMap<string, readonly number[]>;
  /** Beginnings and the query word each stands for. */
  readonly prefixes: readonly { readonly prefix: string; readonly word: number }[];
}

export function wordMarker({ queryWords, terms, prefixes }: WordReadings): WordMarker {
  function find(folded: string): { words: readonly number[]; prefix: number } | undefined {
    const whole = terms.get(folded);
    if (whole !== undefined) return { words: whole, prefix: folded.length };
    const begun = prefixes.find(({ prefix }) => folded.startsWith(prefix));
    return begun === undefined ? undefined : { words: [begun.word], prefix: begun.prefix.length };
  }
  return {
    queryWords,
    mark(tokens, index, text) {
      const token = tokens[index];
      if (token === undefined) return undefined;
      const length = token.end - token.start;
      const own = find(token.word);
      if (own !== undefined) {
        if (own.prefix >= token.word.length) return { words: own.words, length };
        return { words: own.words, length: originalLength(text.slice(token.start, token.end), own.prefix) };
      }
      const joined =
        token.joined || tokens[index + 1]?.joined ? find(joinedAround(tokens, index)) : undefined;
      return joined === undefined ? undefined : { words: joined.words, length };
    },
  };
}

/** The parts of "PC-550" around one of them as the single word they may have been found by. */
function joinedAround(tokens: readonly Token[], index: number): string {
  let first = index;
  while (tokens[first]?.joined) first--;
  let word = tokens[first]?.word ?? '';
  for (let next = first + 1; tokens[next]?.joined; next++) word += tokens[next]?.word ?? '';
  return word;
}
