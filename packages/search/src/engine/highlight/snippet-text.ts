import type { SnippetValue } from '../query-model.ts';
import { type HighlightTags, markedTokens, matchLevelOf } from './highlight-text.ts';
import type { WordMarker } from './word-marker.ts';

export interface SnippetOptions extends HighlightTags {
  readonly words: number;
  readonly ellipsis: string;
}

/** The stretch of `words` words that answers most of the query, with what was cut off marked. */
export function snippetText(text: string, marker: WordMarker, options: SnippetOptions): SnippetValue {
  const tokens = markedTokens(text, marker);
  const count = Math.max(1, options.words);
  const first = bestStart(
    tokens.map(({ marked }) => marked?.words ?? []),
    count,
  );
  const shown = tokens.slice(first, first + count);
  const isWhole = shown.length === tokens.length;
  const start = first === 0 ? 0 : (shown[0]?.start ?? 0);
  const end = first + count >= tokens.length ? text.length : (shown.at(-1)?.end ?? text.length);
  let value = '';
  let copied = start;
  const found = new Set<number>();
  for (const { start: from, marked } of shown) {
    if (marked === undefined) continue;
    for (const word of marked.words) found.add(word);
    value += `${text.slice(copied, from)}${options.pre}${text.slice(from, from + marked.length)}${options.post}`;
    copied = from + marked.length;
  }
  value += text.slice(copied, end);
  const before = start > 0 && !isWhole ? options.ellipsis : '';
  const after = end < text.length && !isWhole ? options.ellipsis : '';
  return { value: `${before}${value}${after}`, matchLevel: matchLevelOf(found, marker) };
}

/** The earliest of the windows with the most different query words, then the most marked ones. */
function bestStart(answered: readonly (readonly number[])[], count: number): number {
  let best = 0;
  let bestScore = -1;
  for (let start = 0; start + count <= Math.max(answered.length, count); start++) {
    const within = answered.slice(start, start + count).flat();
    const score = new Set(within).size * 1000 + within.length;
    // Words before the first match give context: a window that begins with it can wait for a better one.
    if (score > bestScore) {
      best = start;
      bestScore = score;
    }
    if (start > 2000) break;
  }
  return best;
}
