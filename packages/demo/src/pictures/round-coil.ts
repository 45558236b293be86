import { middle } from './canvas.ts';
import { type CordSubject, drawnWidth, strandStyle } from './cord-style.ts';
import { type Curve, curveOf, splineThrough, turned } from './curve.ts';
import type { Scene, StrandLayer } from './paint/scene.ts';
import { wraps } from './wrap.ts';

/** One turn of the coil: not quite round and not quite concentric, as a hand lays it. */
function turnCurve(radius: number, index: number): Curve {
  const lean = [0, 2.1, 4.2, 1.2, 5.1][index % 5] ?? 0;
  return curveOf((parameter) => {
    // Where it closes lies under the binding.
    const angle = parameter * Math.PI * 2;
    const wobble = radius * (1 + 0.018 * Math.sin(angle * 2 + lean));
    return {
      x: middle + Math.cos(lean) * 7 + wobble * Math.cos(angle),
      y: middle + Math.sin(lean) * 7 + wobble * 0.95 * Math.sin(angle),
    };
  }, 120);
}

/** Rope coiled flat on the table, bound at one side, its end lying in the middle. */
export function coilScene(subject: CordSubject): Scene {
  const width = drawnWidth(subject.diameterMm, 104);
  const style = strandStyle(subject, width);
  const outer = 690 - width / 2;
  const count = Math.max(2, Math.min(6, Math.floor(470 / width)));
  const gap = width * 0.98;
  const inner = outer - (count - 1) * gap;
  const room = inner - width * 0.5;
  const end = splineThrough([
    { x: middle + inner, y: middle + width * 0.9 },
    { x: middle + room * 0.5, y: middle + room * 0.62 },
    { x: middle - room * 0.25, y: middle + room * 0.56 },
    { x: middle - room * 0.52, y: middle - room * 0.05 },
    { x: middle - room * 0.12, y: middle - room * 0.46 },
  ]);
  const layers: StrandLayer[] = [
    ...Array.from({ length: count }, (_, index) => ({
      curve: turnCurve(outer - index * gap, index),
      style,
      phase: index * 3,
      isOnGround: true,
    })),
    { curve: end, style, phase: 2, isOnGround: true },
    ...wraps(style, {
      centre: { x: middle + (outer + inner) / 2, y: middle },
      reach: (outer - inner) / 2 + width * 0.62,
      turns: width > 150 ? 2 : 3,
    }),
  ];
  const centre = { x: middle, y: middle };
  return { layers: layers.map((layer) => ({ ...layer, curve: turned(layer.curve, -38, centre) })) };
}
