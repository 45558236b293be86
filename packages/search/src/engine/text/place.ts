/**
 * Where in a record a word stands, in 16 bits: five for the attribute, one that says whether the word
 * is all the attribute's value holds, ten for the position.
 */
export const mostAttributes = 32;
export const placesOfAttribute = 1 << 11;
export const lastPosition = 1023;
/** Between two values of one attribute: too far apart to count as near. */
export const gapBetweenValues = 8;

export function placeOf(attribute: number, position: number, isWhole: boolean): number {
  return (attribute << 11) | (isWhole ? 1 << 10 : 0) | Math.min(position, lastPosition);
}

export const attributeOf = (place: number) => place >>> 11;
export const isWholeValue = (place: number) => (place & (1 << 10)) !== 0;
export const positionOf = (place: number) => place & lastPosition;
