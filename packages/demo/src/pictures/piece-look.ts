import type { MediaKind } from '@bowline/commerce';
import type { Hex } from './colour.ts';
import type { KitPart } from './data/kit-contents.ts';
import type { Craft } from './pieces/course.ts';

export type PieceShape =
  | 'barrel-bead'
  | 'bead'
  | 'bolt-snap'
  | 'book'
  | 'buckle'
  | 'carabiner'
  | 'clamp'
  | 'collar-blank'
  | 'cord-end'
  | 'cord-lock'
  | 'course'
  | 'd-ring'
  | 'double-cord-lock'
  | 'eyelet'
  | 'fid-set'
  | 'flat-buckle'
  | 'gift-card'
  | 'glow-bead'
  | 'grip'
  | 'hole-punch'
  | 'hot-knife'
  | 'jig'
  | 'keeper'
  | 'key-ring'
  | 'kit'
  | 'ladder-lock'
  | 'leather-sheet'
  | 'lobster'
  | 'magnet-clasp'
  | 'mini-carabiner'
  | 'needles'
  | 'o-ring'
  | 'offcuts'
  | 'pack'
  | 'pen'
  | 'pony-beads'
  | 'rect-ring'
  | 'rivet'
  | 'roller-buckle'
  | 'scissors'
  | 'screw'
  | 'setter'
  | 'shackle'
  | 'short-leash'
  | 'skull-bead'
  | 'slicker'
  | 'slide-bead'
  | 'snap-hook'
  | 'spike'
  | 'spool'
  | 'strap-rolls'
  | 'swivel'
  | 'tape'
  | 'tin'
  | 'tri-glide'
  | 'trigger-snap'
  | 'zip-pull';

/** What an article counted in pieces looks like. */
export interface PieceLook {
  readonly shape: PieceShape;
  readonly colour: Hex;
  readonly finish: 'metal' | 'plastic' | 'wood' | 'leather';
  /** Cords that lie in the picture with it. */
  readonly yarns?: readonly Hex[];
  /** What lies in the box of a kit. */
  readonly contents?: readonly KitPart[];
  /** What a course teaches. */
  readonly craft?: Craft;
  /** A letter, a digit or the name of a symbol that is cut into it. */
  readonly sign?: string;
}

export function viewsOfPiece(look: PieceLook): readonly MediaKind[] {
  return look.shape === 'kit' || look.shape === 'pack' ? ['package'] : ['front'];
}
