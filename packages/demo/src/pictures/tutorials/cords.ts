import type { Hex } from '../colour.ts';
import { type Curve, curveOf, type Point, sliceOf, splineThrough } from '../curve.ts';
import type { StrandEnd } from '../paint/paint-strand.ts';
import type { StrandLayer } from '../paint/scene.ts';
import type { StrandStyle } from '../strand.ts';
import { weaveOf } from '../weave.ts';

export type Points = ReadonlyArray<readonly [x: number, y: number]>;

export const through = (points: Points): Curve =>
  splineThrough(
    points.map(([x, y]) => ({ x, y })),
    20,
  );

export const straight = (x1: number, y1: number, x2: number, y2: number): Curve =>
  curveOf((share) => ({ x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share }), 24);

/** A paracord as the shop sells it, in one colour. */
export function cord(colour: Hex, width: number): StrandStyle {
  return { width, weave: weaveOf('solid', [colour]), stitch: 0.5, sheen: 0.06, lay: 'braided' };
}

/** The points of a picture seen in a mirror that stands upright at `x`. */
export const mirrored = (points: Points, x: number): Points => points.map(([px, y]) => [2 * x - px, y]);

export const moved = (points: Points, dx: number, dy: number): Points =>
  points.map(([x, y]) => [x + dx, y + dy]);

/**
 * One cord in pieces, cut next to the given places: each lies in its own depth of a knot. The stitches go on from piece to
 * piece, and no cut is seen.
 */
export function piecesOf(
  curve: Curve,
  style: StrandStyle,
  places: ReadonlyArray<readonly [x: number, y: number]>,
  ends: readonly [StrandEnd, StrandEnd] = ['around', 'cut'],
): readonly StrandLayer[] {
  const pitch = style.width * style.stitch;
  const cuts = places.map(([x, y]) => Math.round(distanceNear(curve, { x, y }) / pitch) * pitch);
  const marks = [0, ...cuts, curve.length];
  return marks.slice(1).map((to, index) => {
    const from = marks[index] ?? 0;
    const isLast = index === marks.length - 2;
    // A little more than its share, or a gap would be seen between two pieces.
    return {
      curve: sliceOf(curve, from, isLast ? to : Math.min(curve.length, to + 2), 48),
      style,
      ends: [index === 0 ? ends[0] : 'on', isLast ? ends[1] : 'on'],
    };
  });
}

/** How far along a curve it comes nearest to a point. */
function distanceNear(curve: Curve, { x, y }: Point): number {
  const steps = 400;
  let best = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= steps; step += 1) {
    const distance = (curve.length * step) / steps;
    const point = curve.at(distance);
    const away = Math.hypot(point.x - x, point.y - y);
    if (away < nearest) [best, nearest] = [distance, away];
  }
  return best;
}
