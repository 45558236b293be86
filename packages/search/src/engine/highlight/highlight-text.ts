import { tokenise } from '../../language/tokenise.ts';
import type { HighlightedValue, MatchLevel } from '../query-model.ts';
import type { MarkedWord, WordMarker } from './word-marker.ts';

export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

export function highlightText(text: string, marker: WordMarker, tags: HighlightTags): HighlightedValue {
  if (marker.queryWords.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const tokens = tokenise(text);
  const found = new Set<number>();
  let value = '';
  let copied = 0;
  let whole = 0;
  tokens.forEach((token, index) => {
    const marked = marker.mark(tokens, index, text);
    if (marked === undefined) return;
    for (const word of marked.words) found.add(word);
    const end = token.start + marked.length;
    if (end === token.end) whole++;
    value += `${text.slice(copied, token.start)}${tags.pre}${text.slice(token.start, end)}${tags.post}`;
    copied = end;
  });
  const matchedWords = marker.queryWords.filter((_, index) => found.has(index));
  if (matchedWords.length === 0) return { value: text, matchLevel: 'none', matchedWords };
  return {
    value: value + text.slice(copied),
    matchLevel: matchLevelOf(found, marker),
    fullyHighlighted: whole === tokens.length,
    matchedWords,
  };
}

export function matchLevelOf(found: ReadonlySet<number>, marker: WordMarker): MatchLevel {
  if (found.size === 0) return 'none';
  return found.size >= marker.queryWords.length ? 'full' : 'partial';
}

export function markedTokens(text: string, marker: WordMarker) {
  const tokens = tokenise(text);
  return tokens.map((token, index): { start: number; end: number; marked?: MarkedWord } => {
    const marked = marker.queryWords.length === 0 ? undefined : marker.mark(tokens, index, text);
    return { start: token.start, end: token.end, ...(marked === undefined ? {} : { marked }) };
  });
}
