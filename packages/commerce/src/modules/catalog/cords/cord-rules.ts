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

/** Rule 6; `limitMetres` is the value of `max_continuous_length`, whatever was written there. */
export function longestPieceCm(stock: StockLevel, limitMetres: string | null): number | null {
  if (!stock) return null;
  const metres = Number.parseFloat((limitMetres ?? '').replace(',', '.'));
  return Number.isFinite(metres)
    ? Math.min(stock.poolQuantity, Math.round(metres * 100))
    : stock.poolQuantity;
}
