import type { SearchableAttribute } from '../attribute-lists.ts';
import { isWholeValue, mostAttributes, placesOfAttribute, positionOf } from './place.ts';

/**
 * How well one query word is met by one record, in 16 bits, the smaller the better, in the order of the usual ranking:
 * typing errors (two bits), rank of the attribute (five), position in it (five), kind of match (three), and whether
 * the word is only a part of the value (one).
 */
export const noMatch = 0xffff;
const lastRank = 31;
const lastCostPosition = 31;

/** From the word itself to the loosest reading of it. */
export const matchKinds = { exact: 0, form: 1, prefix: 2, part: 3, scattered: 4 } as const;
export type MatchKind = (typeof matchKinds)[keyof typeof matchKinds];

export function baseCost(typos: number, kind: MatchKind): number {
  return (typos << 14) | (kind << 1);
}

export const typosOf = (cost: number) => cost >>> 14;
export const rankOf = (cost: number) => (cost >>> 9) & 31;
export const costPositionOf = (cost: number) => (cost >>> 4) & 31;
export const kindOf = (cost: number) => (cost >>> 1) & 7;
export const isPartOfValue = (cost: number) => (cost & 1) === 1;

/** Per place of an attribute that there is its share of the cost, or `noMatch` where the attribute is not to be searched. */
export function placeCosts(
  indexed: readonly string[],
  searchable: readonly SearchableAttribute[],
  isAllowed: (attribute: string) => boolean,
): Uint16Array {
  const attributes = Math.min(indexed.length, mostAttributes);
  const costs = new Uint16Array(attributes * placesOfAttribute).fill(noMatch);
  for (let number = 0; number < attributes; number++) {
    const attribute = indexed[number] ?? '';
    if (!isAllowed(attribute)) continue;
    const listed = searchable.find((candidate) => candidate.attribute === attribute);
    const rank = Math.min(listed?.rank ?? 0, lastRank);
    const ordered = listed?.ordered ?? false;
    const from = number * placesOfAttribute;
    for (let place = from; place < from + placesOfAttribute; place++) {
      const position = ordered ? Math.min(positionOf(place), lastCostPosition) : 0;
      costs[place] = (rank << 9) | (position << 4) | (isWholeValue(place) ? 0 : 1);
    }
  }
  return costs;
}
