import { middle } from './canvas.ts';
import { type CordSubject, drawnWidth, strandStyle } from './cord-style.ts';
import { type Curve, curveOf, splineThrough, turned } from './curve.ts';
import type { Scene, StrandLayer } from './paint/scene.ts';
import { wraps } from './wrap.ts';

/** One loop of the bundle: half its width and height, and how far it lies off the middle. */
interface Loop {
  readonly reach: number;
  readonly height: number;
  readonly shift: number;
  readonly slant: number;
}

/** As many loops as fit the bundle, from the outside in: thin cord makes more of them. */
function loopsFor(width: number): Loop[] {
  const count = Math.max(2, Math.round(330 / (width * 1.04)));
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
export function hankScene(subject: CordSubject): Scene {
  const width = drawnWidth(subject.diameterMm, 118);
  const style = strandStyle(subject, width);
  const loops = loopsFor(width);
  const reach = (loops[0]?.reach ?? 300) * 0.76 + width * 0.6;
  const tail = splineThrough([
    { x: middle + reach * 0.55, y: middle + 20 },
    { x: middle + reach + width * 0.5, y: middle + 200 },
    { x: middle + reach + width * 0.75, y: middle + 400 },
    { x: middle + reach + width * 0.2, y: middle + 590 },
  ]);
  const layers: StrandLayer[] = [
    { curve: tail, style, phase: 3, isOnGround: true },
    ...loops.map((loop, index) => ({
      curve: loopCurve(loop),
      style,
      phase: index * 2,
      isOnGround: index === 0 || loops.length < 4,
    })),
    ...wraps(style, {
      centre: { x: middle, y: middle },
      reach,
      turns: Math.max(3, Math.min(8, Math.round(430 / (width * 0.95)))),
    }),
  ];
  const centre = { x: middle, y: middle };
  return {
    layers: layers.map((layer) => ({ ...layer, curve: turned(layer.curve, 24, centre, { x: -24, y: 0 }) })),
  };
}
