import type { StockPoolImport } from '@bowline/commerce';
import { between, chance } from '../seed.ts';

/** One in fourteen is sold out, a few more are nearly so, as in any shop. */
function quantityOf(sku: string, scarce: number, plenty: number): number {
  const luck = chance('stock', sku);
  if (luck < 0.07) return 0;
  if (luck < 0.15) return scarce;
  return between(Math.round(plenty / 10), plenty, 'quantity', sku);
}

/** Centimetres that all lengths of one colour share. */
export function cordPool(sku: string, longestPieceM: number): StockPoolImport {
  return { key: sku, quantity: quantityOf(sku, 700, longestPieceM * 100 * 8) };
}

export function piecePool(sku: string): StockPoolImport {
  return { key: sku, quantity: quantityOf(sku, 3, 900) };
}
