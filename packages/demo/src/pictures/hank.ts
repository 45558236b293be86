import { middle, onPaper, softShadow } from './canvas.ts';
import { type CordSubject, strandStyle } from './cord-style.ts';
import { type Curve, curveOf, splineThrough } from './curve.ts';
import { drawStrand, groundOf } from './strand.ts';
import { drawWraps, sealedEnd } from './wrap.ts';

/** One loop of the bundle: half its width and height, and how far it lies off the middle. */
interface Loop {
  readonly reach: number;
  readonly height: number;
  readonly shift: number;
  readonly slant: number;
}

/** As many loops as fit the bundle, from the outside in: thin cord makes more of them. */
function loopsFor(width: number): Loop[] {
  const count = Math.round(335 / (width * 1.04));
  return Array.from({ length: count }, (_, index) => ({
    reach: (0.54 + (count - 1 - index) * 1.04) * width,
    height: 625 - (index * 130) / count - (index % 2) * 12,
    shift: [6, -8, 3, -4, 5][index % 5] ?? 0,
    slant: [0.015, -0.02, 0.01, -0.012][index % 4] ?? 0,
  }));
}

function loopCurve(loop: Loop): Curve {
  const power = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** exponent;
  return curveOf((parameter) => {
    const angle = (parameter * 2 + 1.02) * Math.PI;
    const y = loop.height * power(Math.sin(angle), 0.85);
    const openness = Math.min(1, Math.abs(y) / 370);
    // The wraps pinch the bundle at its waist.
    const waist = 0.74 + 0.26 * openness * openness * (3 - 2 * openness);
    const x = loop.reach * power(Math.cos(angle), 0.7) * waist;
    return { x: middle + x + loop.shift + y * loop.slant, y: middle + y };
  }, 144);
}

/** Cord as it is sold: a bundle of loops held by a few turns round the waist, with one loose end. */
export function drawHank(subject: CordSubject): string {
  const width = Math.round(126 * (subject.look.slimness ?? 1));
  const style = strandStyle(subject, width);
  const loops = loopsFor(width);
  const bundle = loops.map((loop, index) => drawStrand(loopCurve(loop), style, `l${index}`, index * 2));
  const reach = (loops[0]?.reach ?? 300) * 0.76 + width * 0.66;
  const wraps = drawWraps(style, {
    centre: { x: middle, y: middle },
    reach,
    turns: Math.max(4, Math.round(470 / (width * 0.94))),
  });
  const tail = splineThrough([
    { x: middle + reach * 0.55, y: middle + 20 },
    { x: middle + reach + width * 0.7, y: middle + 220 },
    { x: middle + reach + width * 0.9, y: middle + 420 },
    { x: middle + reach + width * 0.3, y: middle + 610 },
  ]);
  const body = [
    softShadow('l0', width, 130, true),
    drawStrand(tail, style, 'e', 3),
    sealedEnd(tail, style, groundOf(style.weave)),
    ...bundle,
    wraps.body,
  ].join('');
  return onPaper({
    defs: wraps.defs,
    body: `<g fill="none" transform="rotate(24 800 800) translate(-20 0)">${body}</g>`,
  });
}
