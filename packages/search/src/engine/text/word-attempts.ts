import type { RemoveWordsIfNoResults } from '../model.ts';
import type { QueryWord } from './query-words.ts';

export interface WordAttempt {
  readonly words: readonly QueryWord[];
  /** The words left out, by their place in the query. */
  readonly removed: ReadonlySet<number>;
}

/** The readings of a query to try one after another until one has results. */
export function* wordAttempts(
  words: readonly QueryWord[],
  mode: RemoveWordsIfNoResults,
): Generator<WordAttempt> {
  yield { words, removed: new Set() };
  if (mode === 'allOptional' && words.length > 1) {
    yield { words: words.map((word) => ({ ...word, isOptional: true })), removed: new Set() };
  }
  if (mode !== 'lastWords' && mode !== 'firstWords') return;
  for (let kept = words.length - 1; kept > 0; kept--) {
    const from = mode === 'lastWords' ? 0 : words.length - kept;
    const removed = new Set(words.keys().filter((index) => index < from || index >= from + kept));
    yield { words: words.slice(from, from + kept), removed };
  }
}

/** The query with the words left out marked, as the protocol shows it. */
export function queryAfterRemoval(
  words: readonly QueryWord[],
  removed: ReadonlySet<number>,
): string | undefined {
  if (removed.size === 0) return undefined;
  return words.map(({ word }, index) => (removed.has(index) ? `<em>${word}</em>` : word)).join(' ');
}
