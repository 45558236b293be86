import { accessories } from './accessories.ts';
import { colourPacks, kits } from './kits.ts';
import type { PieceGood } from './piece-good.ts';
import { strapsAndLeather } from './straps-and-leather.ts';
import { tools } from './tools.ts';

/** Everything that is counted in pieces and kept in stock. */
export const pieceGoods: readonly PieceGood[] = [
  ...accessories,
  ...strapsAndLeather,
  ...tools,
  ...kits,
  ...colourPacks,
];
