import { textParts } from './highlight.ts';

/**
 * The question as its words are written in the best hit, which the service found in spite of typing errors. The words of
 * the hit that answer the question are marked in `texts`; a word without a likely answer stays as it was.
 */
export function likelySpelling(query: string, texts: readonly string[]): string | undefined {
  const written = texts.flatMap((text) => textParts(text).filter(({ isMatch }) => isMatch));
  const words = query.split(' ').map(
    (word) =>
      correctionOf(
        word,
        written.map(({ text }) => text),
      ) ?? word,
  );
  const corrected = words.join(' ');
  return corrected === query ? undefined : corrected;
}

function correctionOf(word: string, written: readonly string[]): string | undefined {
  const asked = fold(word);
  const isRight = written.some((other) => fold(other).startsWith(asked) || asked.startsWith(fold(other)));
  if (isRight) return undefined;
  const candidates = written
    .map((other) => ({ other, edits: editsToStart(asked, fold(other)) }))
    .filter(({ edits }) => edits <= mistakesIn(asked))
    .sort((one, another) => one.edits - another.edits);
  const best = candidates[0];
  if (!best) return undefined;
  return word === word.toLocaleLowerCase() ? best.other.toLocaleLowerCase() : best.other;
}

/** As forgiving as the search itself: one slip from four letters, two from eight. */
function mistakesIn({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * How many letters of a word to insert, delete or change until it is the start of another: somebody may not have finished
 * it, and languages that join words mark a whole one where half of it was asked for. Two letters that changed places
 * count as one.
 */
export function editsToStart(word: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = word[row - 1] === other[column - 1];
      const isSwapped = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      const candidates = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwapped ? [(beforeLast[column - 2] ?? 0) + 1] : []),
      ];
      current.push(Math.min(...candidates));
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}
