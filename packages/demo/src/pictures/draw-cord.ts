import type { MediaKind } from '@bowline/commerce';
import { drawBracelet } from './bracelet.ts';
import { drawCleat } from './cleat.ts';
import { drawCloseUp } from './close-up.ts';
import { drawCollar } from './collar.ts';
import type { CordSubject } from './cord-style.ts';
import { drawHank } from './hank.ts';
import { drawLeash } from './leash.ts';
import { drawRoundCoil } from './round-coil.ts';
import { drawStrapCloseUp, drawStrapRoll } from './strap.ts';
import { drawWallHanging } from './wall-hanging.ts';

function drawInUse(subject: CordSubject): string {
  if (subject.look.use === 'leash') return drawLeash(subject);
  if (subject.look.use === 'wallHanging') return drawWallHanging(subject);
  return subject.look.use === 'cleat' ? drawCleat(subject) : drawBracelet(subject);
}

/** One view of goods sold by length. */
export function drawCord(subject: CordSubject, view: MediaKind): string {
  const { shape } = subject.look;
  if (shape === 'hank' || shape === 'round') {
    if (view === 'close_up') return drawCloseUp(subject);
    if (view === 'in_use') return drawInUse(subject);
    return shape === 'hank' ? drawHank(subject) : drawRoundCoil(subject);
  }
  if (view === 'in_use') return drawCollar(subject, shape);
  return view === 'close_up' ? drawStrapCloseUp(subject, shape) : drawStrapRoll(subject, shape);
}
