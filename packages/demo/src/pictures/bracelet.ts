import { drawBuckleHalves } from './buckle-half.ts';
import { middle, tidy } from './canvas.ts';
import { type CordSubject, drawnWidth, strandStyle } from './cord-style.ts';
import { type Curve, curveOf, curveThrough, type Point, splineThrough } from './curve.ts';
import type { Scene, StrandLayer } from './paint/scene.ts';
import { drawnLayers } from './paint/strand-marks.ts';

const radius = 560;

interface Place extends Point {
  readonly turn: number;
}

/** A point of the open ring, from one end at 0 to the other at 1. */
function placeAt(share: number): Place {
  const angle = (-212 + share * 244) * (Math.PI / 180);
  return {
    x: middle + radius * 0.98 * Math.cos(angle),
    y: middle + 60 + radius * 0.88 * Math.sin(angle),
    turn: (Math.atan2(0.88 * Math.cos(angle), -0.98 * Math.sin(angle)) * 180) / Math.PI,
  };
}

function movedTo(curve: Curve, { x, y, turn }: Place): Curve {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return curveThrough(
    curve.points.flatMap((point, index) =>
      index % 3 === 0 ? [{ x: x + point.x * cos - point.y * sin, y: y + point.x * sin + point.y * cos }] : [],
    ),
  );
}

/** One knot of a cobra weave in its own frame: two side loops and the bar across the core. */
function knotCurves(width: number): readonly Curve[] {
  const loop = (direction: 1 | -1): Curve =>
    splineThrough([
      { x: -width * 0.55, y: direction * width * 0.7 },
      { x: -width * 0.15, y: direction * width * 1.3 },
      { x: width * 0.45, y: direction * width * 1.25 },
      { x: width * 0.6, y: direction * width * 0.55 },
    ]);
  const bar = splineThrough([
    { x: -width * 0.62, y: width * 1.1 },
    { x: -width * 0.16, y: width * 0.5 },
    { x: width * 0.16, y: -width * 0.5 },
    { x: width * 0.62, y: -width * 1.1 },
  ]);
  return [loop(1), loop(-1), bar];
}

/** The cord at work: a knotted bracelet, open, with its buckle. */
export function braceletScene(subject: CordSubject): Scene {
  const width = Math.max(58, Math.min(96, drawnWidth(subject.diameterMm, 82)));
  const style = strandStyle(subject, width);
  const knots = Math.round(1640 / width);
  const shape = knotCurves(width);
  const line = curveOf(placeAt);
  const core: StrandLayer[] = [-0.42, 0.42].map((aside) => ({
    curve: curveOf((parameter) => line.at(line.length * parameter, aside * width)),
    style,
    isOnGround: true,
  }));
  const knotted: StrandLayer[] = Array.from({ length: knots }, (_, index) =>
    shape.map((curve, part) => ({
      curve: movedTo(curve, placeAt(index / (knots - 1))),
      style,
      phase: index * 2 + part,
      ends: 'around' as const,
    })),
  ).flat();
  const transform = (share: number): string => {
    const { x, y, turn } = placeAt(share);
    return `translate(${tidy(x)} ${tidy(y)}) rotate(${tidy(turn)})`;
  };
  const buckle = drawBuckleHalves(
    [
      { half: 'socket', transform: `${transform(-0.053)} scale(-1 1)` },
      { half: 'plug', transform: transform(1.053) },
    ],
    108,
  );
  return { layers: [...drawnLayers({ body: buckle }), ...core, ...knotted] };
}
