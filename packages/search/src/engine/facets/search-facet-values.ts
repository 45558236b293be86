import { type Token, tokenise } from '../../language/tokenise.ts';
import { highlightText } from '../highlight/highlight-text.ts';
import { wordMarker } from '../highlight/word-marker.ts';
import { limits } from '../limits.ts';
import type { IndexSettings } from '../model.ts';
import type { FacetHit } from '../query-model.ts';
import { stringTable } from '../segment/string-table.ts';
import { type QueryWord, queryWords } from '../text/query-words.ts';
import { TypoDictionary } from '../text/typo-dictionary.ts';
import type { FacetCount } from './facet-counts.ts';

/** Of the values that occur, those that answer the text, the most frequent first. */
export function searchFacetValues(
  counts: readonly FacetCount[],
  facetQuery: string,
  settings: IndexSettings,
): FacetHit[] {
  const words = queryWords(facetQuery, { ...settings, optionalWords: [], disableTypoToleranceOnWords: [] });
  const most = Math.min(settings.maxFacetHits, limits.facetHits);
  const tags = { pre: settings.highlightPreTag, post: settings.highlightPostTag };
  const tokens = counts.map(({ value }) => tokenise(value));
  const readings = readingsOf(words, tokens);
  const terms = new Map<string, number[]>();
  readings.forEach((reading, index) => {
    for (const term of reading) terms.set(term, [...(terms.get(term) ?? []), index]);
  });
  const prefixes = words.flatMap(({ word, asPrefix }, index) =>
    asPrefix ? [{ prefix: word, word: index }] : [],
  );
  const marker = wordMarker({ queryWords: words.map(({ word }) => word), terms, prefixes });
  const hits: FacetHit[] = [];
  for (const [index, { value, count }] of counts.entries()) {
    if (hits.length >= most) break;
    const own = tokens[index] ?? [];
    if (!words.every((word, at) => own.some((token) => answers(token, word, readings[at])))) continue;
    hits.push({ value, count, highlighted: highlightText(value, marker, tags).value });
  }
  return hits;
}

function answers(
  token: Token,
  { word, asPrefix }: QueryWord,
  reading: ReadonlySet<string> | undefined,
): boolean {
  return (
    token.word === word || (asPrefix && token.word.startsWith(word)) || (reading?.has(token.word) ?? false)
  );
}

/** For each word those among the values that may be meant by it when it is misspelt. */
function readingsOf(words: readonly QueryWord[], tokens: readonly (readonly Token[])[]): Set<string>[] {
  const readings = words.map(({ word }) => new Set([word]));
  if (words.every(({ typos }) => typos === 0)) return readings;
  const terms = [...new Set(tokens.flatMap((own) => own.map((token) => token.word)))].sort();
  const dictionary = new TypoDictionary(stringTable(terms), Uint32Array.from(terms.keys()));
  words.forEach(({ word, typos, asPrefix }, index) => {
    if (typos > 0)
      dictionary.walk(word, typos, asPrefix, ({ term }) => readings[index]?.add(terms[term] ?? ''));
  });
  return readings;
}
