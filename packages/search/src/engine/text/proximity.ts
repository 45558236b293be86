import type { WordMatch } from './match-words.ts';
import { attributeOf, positionOf } from './place.ts';
import { PlaceLists } from './place-lists.ts';
import type { Source } from './source.ts';

export const farthest = 8;
const mostPlacesCompared = 256;

export interface ProximityOptions {
  /** One entry for each record of the segment, to be written on. */
  readonly ownerOf: Int32Array;
  readonly isSearched: (place: number) => boolean;
  /** What is nearer counts as so far: by the later of the two words. */
  readonly leastAt: (word: number) => number;
}

/**
 * Per record the distances between neighbouring query words added up: one when they stand side by side,
 * eight when far apart or in different attributes.
 */
export function proximities(
  matches: readonly WordMatch[],
  documents: Uint32Array,
  { ownerOf, isSearched, leastAt }: ProximityOptions,
): Uint16Array {
  const sums = new Uint16Array(documents.length);
  if (matches.length < 2) return sums;
  for (let index = 0; index < documents.length; index++) ownerOf[documents[index] as number] = index;
  let before = placesOf(matches[0]?.sources ?? [], ownerOf, documents.length, isSearched);
  for (let word = 1; word < matches.length; word++) {
    const least = leastAt(word);
    const after = placesOf(matches[word]?.sources ?? [], ownerOf, documents.length, isSearched);
    for (let index = 0; index < documents.length; index++) {
      sums[index] = (sums[index] as number) + Math.max(nearest(before, after, index), least);
    }
    before = after;
  }
  return sums;
}

function placesOf(
  sources: readonly Source[],
  ownerOf: Int32Array,
  owners: number,
  isSearched: (place: number) => boolean,
): PlaceLists {
  const lists = new PlaceLists(owners);
  for (const { documents, places, from, to } of sources) {
    for (let at = from; at < to; at++) {
      const owner = ownerOf[documents[at] as number] as number;
      if (owner < 0) continue;
      const place = places[at] as number;
      if (isSearched(place)) lists.add(owner, place);
    }
  }
  return lists;
}

function nearest(before: PlaceLists, after: PlaceLists, owner: number): number {
  let least = farthest;
  let compared = 0;
  for (
    let left = before.first(owner);
    left >= 0 && compared < mostPlacesCompared;
    left = before.after(left)
  ) {
    for (
      let right = after.first(owner);
      right >= 0 && compared < mostPlacesCompared;
      right = after.after(right)
    ) {
      compared++;
      const distance = distanceBetween(before.placeAt(left), after.placeAt(right));
      if (distance < least) least = distance;
    }
  }
  return least;
}

/** Words in the order they were asked in are nearer than the same words turned round. */
export function distanceBetween(left: number, right: number): number {
  if (attributeOf(left) !== attributeOf(right)) return farthest;
  const steps = positionOf(right) - positionOf(left);
  const distance = steps > 0 ? steps : steps < 0 ? 1 - steps : 1;
  return Math.min(distance, farthest);
}
