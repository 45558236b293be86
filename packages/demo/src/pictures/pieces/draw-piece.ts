import { type Drawing, onPaper } from '../canvas.ts';
import type { PieceLook, PieceShape } from '../piece-look.ts';
import { cordLock, skullBead, woodenBead } from './beads.ts';
import { course, giftCard, kitBox } from './boxes.ts';
import { buckle } from './buckle.ts';
import { carabiner, shackle, snapHook } from './hooks.ts';
import { dRing, keyRing, roundRing } from './rings.ts';
import { braceletJig, fidSet, marlinspike, scissors, sealingPen } from './tools.ts';

const drawings: Readonly<Record<PieceShape, (look: PieceLook) => Drawing>> = {
  buckle: (look) => buckle(look.colour, look.finish),
  carabiner: (look) => carabiner(look.colour),
  'snap-hook': (look) => snapHook(look.colour),
  'd-ring': (look) => dRing(look.colour),
  'o-ring': (look) => roundRing(look.colour),
  'key-ring': (look) => keyRing(look.colour),
  shackle: (look) => shackle(look.colour),
  'skull-bead': (look) => skullBead(look.colour),
  bead: (look) => woodenBead(look.colour),
  'cord-lock': (look) => cordLock(look.colour),
  'fid-set': (look) => fidSet(look.colour),
  jig: (look) => braceletJig(look.colour),
  scissors: (look) => scissors(look.colour),
  pen: (look) => sealingPen(look.colour),
  spike: (look) => marlinspike(look.colour),
  kit: (look) => kitBox(look.yarns ?? []),
  course: (look) => course(look.colour, look.yarns ?? []),
  'gift-card': (look) => giftCard(look.colour, look.yarns?.[0] ?? '#f4b51a'),
};

/** A thing counted in pieces, alone on paper. */
export function drawPiece(look: PieceLook): string {
  return onPaper(drawings[look.shape](look));
}
