import { growableU16, growableU32 } from '../building/growable-array.ts';
import type { Segment } from '../segment/open-segment.ts';
import type { Alternative } from './alternatives.ts';
import { expandWord } from './expand-word.ts';
import { baseCost, noMatch } from './match-cost.ts';
import { attributeOf, positionOf } from './place.ts';
import { PlaceLists } from './place-lists.ts';
import { applySources, type Source } from './source.ts';

/** The occurrences of an alternative of several words: where the last of a phrase stands, or any first of loose words. */
export function phraseSource(segment: Segment, alternative: Alternative, costs: Uint16Array): Source {
  const perWord = alternative.words.map(
    (word, index) =>
      expandWord(segment, {
        word,
        asPrefix: alternative.asPrefix && index === alternative.words.length - 1,
        typos: 0,
      }).sources,
  );
  const documents = growableU32();
  const places = growableU16();
  const found = (document: number, place: number) => {
    documents.push(document);
    places.push(place);
  };
  if (alternative.inOrder) adjacent(segment.size, perWord, costs, found);
  else together(segment, perWord, costs, found);
  return {
    documents: documents.view(),
    places: places.view(),
    from: 0,
    to: documents.length,
    base: baseCost(alternative.typos, alternative.kind),
  };
}

type Found = (document: number, place: number) => void;

/** Each word right behind the one before, in the same attribute. */
function adjacent(
  size: number,
  perWord: readonly (readonly Source[])[],
  costs: Uint16Array,
  found: Found,
): void {
  let reached: PlaceLists | undefined;
  perWord.forEach((sources, index) => {
    const isLast = index === perWord.length - 1;
    const ends = new PlaceLists(isLast ? 0 : size);
    for (const { documents, places, from, to } of sources) {
      for (let at = from; at < to; at++) {
        const document = documents[at] as number;
        const place = places[at] as number;
        if (costs[place] === noMatch) continue;
        if (reached !== undefined && !follows(reached, document, place)) continue;
        if (isLast) found(document, place);
        else ends.add(document, place);
      }
    }
    reached = ends;
  });
}

function follows(reached: PlaceLists, document: number, place: number): boolean {
  for (let link = reached.first(document); link >= 0; link = reached.after(link)) {
    const before = reached.placeAt(link);
    if (attributeOf(before) === attributeOf(place) && positionOf(before) + 1 === positionOf(place))
      return true;
  }
  return false;
}

/** All words somewhere in the record. */
function together(
  { scratch }: Segment,
  perWord: readonly (readonly Source[])[],
  costs: Uint16Array,
  found: Found,
): void {
  const [first = [], ...others] = perWord;
  const met = others.map((sources) => {
    const best = scratch.borrow(noMatch);
    applySources(sources, () => costs, best);
    return best;
  });
  for (const { documents, places, from, to } of first) {
    for (let at = from; at < to; at++) {
      const document = documents[at] as number;
      if (met.every((best) => best[document] !== noMatch)) found(document, places[at] as number);
    }
  }
  for (const best of met) scratch.giveBack(best);
}
