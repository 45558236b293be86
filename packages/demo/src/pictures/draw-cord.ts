import type { MediaKind } from '@bowline/commerce';
import { drawBracelet } from './bracelet.ts';
import { drawCloseUp } from './close-up.ts';
import type { CordSubject } from './cord-style.ts';
import { drawHank } from './hank.ts';
import { drawRoundCoil } from './round-coil.ts';
import { drawStrapCloseUp, drawStrapRoll } from './strap.ts';

/** One view of goods sold by length. */
export function drawCord(subject: CordSubject, view: MediaKind): string {
  const { shape } = subject.look;
  if (shape === 'hank' || shape === 'round') {
    if (view === 'close_up') return drawCloseUp(subject);
    if (view === 'in_use') return drawBracelet(subject);
    return shape === 'hank' ? drawHank(subject) : drawRoundCoil(subject);
  }
  return view === 'close_up' ? drawStrapCloseUp(subject, shape) : drawStrapRoll(subject, shape);
}
