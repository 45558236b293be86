import type { Found } from '../find-candidates.ts';
import type { LiveSegment } from '../live-segment.ts';
import { type WordMarker, wordMarker } from './word-marker.ts';

/** Marks what the query was read as in any of the segments. */
export function markerFor(segments: readonly LiveSegment[], { words, readings }: Found): WordMarker {
  const terms = new Map<string, number[]>();
  const note = (text: string, word: number) => {
    const known = terms.get(text);
    if (known === undefined) terms.set(text, [word]);
    else if (!known.includes(word)) known.push(word);
  };
  words.forEach(({ word }, index) => {
    note(word, index);
    readings.forEach((perWord, number) => {
      const reading = perWord[index];
      for (const term of reading?.terms ?? [])
        note(segments[number]?.segment.words.textOf(term) ?? '', index);
      for (const part of reading?.alsoWords ?? []) note(part, index);
    });
  });
  const prefixes = words.flatMap(({ word, asPrefix }, index) =>
    asPrefix ? [{ prefix: word, word: index }] : [],
  );
  return wordMarker({ queryWords: words.map(({ word }) => word), terms, prefixes });
}
