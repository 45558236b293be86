import type { MediaKind } from '@bowline/commerce';
import { braceletScene } from './bracelet.ts';
import { cleatScene } from './cleat.ts';
import { closeUpScene } from './close-up.ts';
import { drawCollar } from './collar.ts';
import type { CordSubject } from './cord-style.ts';
import { hankScene } from './hank.ts';
import { leashScene } from './leash.ts';
import type { Scene } from './paint/scene.ts';
import { coilScene } from './round-coil.ts';
import { drawStrapRoll, strapCloseUpScene } from './strap.ts';
import { wallHangingScene } from './wall-hanging.ts';

function sceneInUse(subject: CordSubject): Scene {
  if (subject.look.use === 'leash') return leashScene(subject);
  if (subject.look.use === 'wallHanging') return wallHangingScene(subject);
  return subject.look.use === 'cleat' ? cleatScene(subject) : braceletScene(subject);
}

/** One view of goods sold by length: cords and close straps are painted, the rest of a strap is drawn and lit. */
export function cordPicture(subject: CordSubject, view: MediaKind): Scene | string {
  const { shape } = subject.look;
  if (shape === 'hank' || shape === 'round') {
    if (view === 'close_up') return closeUpScene(subject);
    if (view === 'in_use') return sceneInUse(subject);
    return shape === 'hank' ? hankScene(subject) : coilScene(subject);
  }
  if (view === 'in_use') return drawCollar(subject, shape);
  return view === 'close_up' ? strapCloseUpScene(subject, shape) : drawStrapRoll(subject, shape);
}
