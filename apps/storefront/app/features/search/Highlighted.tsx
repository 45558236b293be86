import { textParts } from './highlight.ts';

/** A text of the search service in which the words that matched stand out. */
export function Highlighted({ text }: { text: string }) {
  return textParts(text).map(({ text: part, isMatch, start }) =>
    isMatch ? (
      <mark key={start} className="bg-transparent font-semibold text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
