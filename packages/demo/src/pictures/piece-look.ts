import type { MediaKind } from '@bowline/commerce';
import type { Hex } from './colour.ts';

export const pieceShapes = [
  'buckle',
  'carabiner',
  'snap-hook',
  'd-ring',
  'o-ring',
  'key-ring',
  'shackle',
  'skull-bead',
  'bead',
  'cord-lock',
  'fid-set',
  'jig',
  'scissors',
  'pen',
  'spike',
  'kit',
  'course',
  'gift-card',
] as const;

export type PieceShape = (typeof pieceShapes)[number];

/** What an article counted in pieces looks like. */
export interface PieceLook {
  readonly shape: PieceShape;
  readonly colour: Hex;
  readonly finish: 'metal' | 'plastic' | 'wood';
  /** Cords that lie in the picture with it. */
  readonly yarns?: readonly Hex[];
}

export function viewsOfPiece(look: PieceLook): readonly MediaKind[] {
  return look.shape === 'kit' ? ['package'] : ['front'];
}
