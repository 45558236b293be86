import type { StockLevel } from '#stock';

/** Rule 3: the first ones of a group in its order, and in any case the product itself. */
export function siblingsAround<Sibling extends { readonly id: number }>(
  group: readonly Sibling[],
  productId: number,
  limit: number,
): readonly Sibling[] {
  if (limit < 1) return [];
  const first = group.slice(0, limit);
  const self = group.find(({ id }) => id === productId);
  return !self || first.includes(self) ? first : [...first.slice(0, -1), self];
}

/** Rule 3: by the places of their colours, each in its order of display; the order stays where these are the same. */
export function inColourOrder<Sibling>(
  siblings: readonly Sibling[],
  placesOf: (sibling: Sibling) => readonly number[],
): readonly Sibling[] {
  const places = new Map(siblings.map((sibling) => [sibling, placesOf(sibling)]));
  return siblings.toSorted((one, other) => comparePlaces(places.get(one) ?? [], places.get(other) ?? []));
}

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  if (one.length === 0 || other.length === 0) return other.length - one.length;
  for (const [index, place] of one.entries()) {
    const difference = place - (other[index] ?? Number.NEGATIVE_INFINITY);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** Rule 6; `limitMetres` is the value of `max_continuous_length`, whatever was written there. */
export function longestPieceCm(stock: StockLevel, limitMetres: string | null): number | null {
  if (!stock) return null;
  const metres = Number.parseFloat((limitMetres ?? '').replace(',', '.'));
  return Number.isFinite(metres)
    ? Math.min(stock.poolQuantity, Math.round(metres * 100))
    : stock.poolQuantity;
}
