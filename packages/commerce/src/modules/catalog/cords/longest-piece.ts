import type { StockLevel } from '#stock';

/** Rule 6; `limitMetres` is the value of `max_continuous_length`, whatever was written there. */
export function longestPieceCm(stock: StockLevel, limitMetres: string | null): number | null {
  if (!stock) return null;
  const metres = Number.parseFloat((limitMetres ?? '').replace(',', '.'));
  return Number.isFinite(metres)
    ? Math.min(stock.poolQuantity, Math.round(metres * 100))
    : stock.poolQuantity;
}
