import { buckle } from '../buckle-half.ts';
import type { Drawing } from '../canvas.ts';
import type { Scene } from '../paint/scene.ts';
import { inRelief, withStrands } from '../paint/strand-marks.ts';
import type { PieceLook, PieceShape } from '../piece-look.ts';
import { glowBeads, ponyBeads } from './bead-piles.ts';
import { cordLock, skullBead, woodenBead } from './beads.ts';
import { colourPack } from './colour-pack.ts';
import { barrelBead, cordEnds, doubleCordLock, magnetClasp, zipPull } from './cord-parts.ts';
import { course } from './course.ts';
import { flatBuckle, ladderLock, rollerBuckle, triGlide } from './fasteners.ts';
import { giftCard } from './gift-card.ts';
import {
  carabiner,
  dRing,
  keyRing,
  rectangleRing,
  roundRing,
  shackle,
  slideBead,
  snapHook,
} from './hooks.ts';
import { kitBox } from './kit-box.ts';
import { eyelets, rivets, screws } from './small-parts.ts';
import { boltSnap, lobster, miniCarabiner, swivel, triggerSnap } from './snaps.ts';
import {
  collarBlank,
  cutStraps,
  grip,
  keepers,
  leatherOffcuts,
  leatherSheet,
  shortLeash,
} from './strap-goods.ts';
import { braceletJig, fidSet, marlinspike, scissors, sealingPen } from './tools.ts';
import {
  book,
  clamp,
  edgeSlicker,
  holePunch,
  hotKnife,
  needles,
  rivetSetter,
  spool,
  tape,
  tin,
} from './workshop.ts';

const drawings: Readonly<Record<PieceShape, (look: PieceLook) => Drawing>> = {
  'barrel-bead': (look) => barrelBead(look.colour),
  bead: (look) => woodenBead(look.colour),
  'bolt-snap': (look) => boltSnap(look.colour),
  book: (look) => book(look.colour, look.yarns?.[0] ?? '#f4b51a'),
  buckle: (look) => buckle(look.colour, look.finish),
  carabiner: (look) => carabiner(look.colour),
  clamp: (look) => clamp(look.colour),
  'collar-blank': (look) => collarBlank(look.colour),
  'cord-end': (look) => cordEnds(look.colour),
  'cord-lock': (look) => cordLock(look.colour),
  course: (look) => course(look.colour, look.yarns ?? [], look.craft ?? 'bracelet'),
  'd-ring': (look) => dRing(look.colour),
  'double-cord-lock': (look) => doubleCordLock(look.colour),
  eyelet: (look) => eyelets(look.colour),
  'fid-set': (look) => fidSet(look.colour),
  'flat-buckle': (look) => flatBuckle(look.colour),
  'gift-card': (look) => giftCard(look.colour, look.yarns?.[0] ?? '#f4b51a'),
  'glow-bead': (look) => glowBeads(look.colour),
  grip: (look) => grip(look.colour),
  'hole-punch': (look) => holePunch(look.colour),
  'hot-knife': (look) => hotKnife(look.colour),
  jig: (look) => braceletJig(look.colour),
  keeper: (look) => keepers(look.colour),
  'key-ring': (look) => keyRing(look.colour),
  kit: (look) =>
    kitBox(look.contents ?? [], (shape, colour) => drawings[shape]({ shape, colour, finish: 'plastic' })),
  'ladder-lock': (look) => ladderLock(look.colour),
  'leather-sheet': (look) => leatherSheet(look.colour),
  lobster: (look) => lobster(look.colour),
  'magnet-clasp': (look) => magnetClasp(look.colour),
  'mini-carabiner': (look) => miniCarabiner(look.colour),
  needles: (look) => needles(look.colour),
  'o-ring': (look) => roundRing(look.colour),
  offcuts: () => leatherOffcuts(),
  pack: (look) => colourPack(look.yarns ?? []),
  pen: (look) => sealingPen(look.colour),
  'pony-beads': (look) => ponyBeads(look.colour),
  'rect-ring': (look) => rectangleRing(look.colour),
  rivet: (look) => rivets(look.colour),
  'roller-buckle': (look) => rollerBuckle(look.colour),
  scissors: (look) => scissors(look.colour),
  screw: (look) => screws(look.colour),
  setter: (look) => rivetSetter(look.colour),
  shackle: (look) => shackle(look.colour),
  'short-leash': (look) => shortLeash(look.colour),
  'skull-bead': (look) => skullBead(look.colour),
  slicker: (look) => edgeSlicker(look.colour),
  'slide-bead': (look) => slideBead(look.colour, look.sign ?? ''),
  'snap-hook': (look) => snapHook(look.colour),
  spike: (look) => marlinspike(look.colour),
  spool: (look) => spool(look.colour),
  'strap-rolls': (look) => cutStraps(look.colour, look.finish === 'leather' ? 'leather' : 'coated'),
  swivel: (look) => swivel(look.colour),
  tape: (look) => tape(look.colour),
  tin: (look) => tin(look.colour),
  'tri-glide': (look) => triGlide(look.colour),
  'trigger-snap': (look) => triggerSnap(look.colour),
  'zip-pull': (look) => zipPull(look.colour),
};

/** A thing counted in pieces, alone on paper. */
export function drawPiece(look: PieceLook): Scene | string {
  const drawing = drawings[look.shape](look);
  return withStrands(/<(?:strand|relief) /.test(drawing.body) ? drawing : lit(drawing, look));
}

/** The shadow of a bent bar, in three steps: what is lit throws its own. */
const steppedShadow = /<use [^>]*stroke="#4a3820"[^>]*\/>/g;
const poolOfShadow = /<ellipse [^>]*fill="url\(#gs\)"[^>]*\/>/g;

/** What was drawn in one piece is lit along its outline; the pool of shadow under it stays flat. */
function lit({ defs = '', body }: Drawing, { finish }: PieceLook): Drawing {
  const around = /^<g transform="[^"]*">/.exec(body)?.[0] ?? '';
  const pools = (body.match(poolOfShadow) ?? []).join('');
  const sheen = finish === 'metal' ? 0.5 : 0.2;
  const solid = inRelief(
    { rise: 20, sheen, grain: 0.03 },
    body.replaceAll(poolOfShadow, '').replaceAll(steppedShadow, ''),
  );
  return { defs, body: `${around}${pools}${around && '</g>'}${solid}` };
}
