/** A smooth line on the canvas, walked by distance, so that stitches keep their size round every bend. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Curve {
  readonly length: number;
  readonly points: readonly Point[];
  /** The point `distance` along the curve, moved `aside` to its right. */
  at(distance: number, aside?: number): Point;
}

interface Station extends Point {
  readonly distance: number;
}

function stationsOf(points: readonly Point[]): Station[] {
  const stations: Station[] = [];
  let distance = 0;
  let previous: Point | undefined;
  for (const point of points) {
    if (previous) distance += Math.hypot(point.x - previous.x, point.y - previous.y);
    stations.push({ x: point.x, y: point.y, distance });
    previous = point;
  }
  return stations;
}

export function curveThrough(points: readonly Point[]): Curve {
  const stations = stationsOf(points);
  const last = stations.at(-1);
  if (!last || stations.length < 2) throw new Error('a curve needs two points');
  const at = (distance: number, aside = 0): Point => {
    let low = 0;
    let high = stations.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((stations[middle]?.distance ?? 0) <= distance) low = middle;
      else high = middle;
    }
    const a = stations[low] ?? last;
    const b = stations[high] ?? last;
    const span = b.distance - a.distance || 1;
    const share = (distance - a.distance) / span;
    const normalX = -(b.y - a.y) / span;
    const normalY = (b.x - a.x) / span;
    return { x: a.x + (b.x - a.x) * share + normalX * aside, y: a.y + (b.y - a.y) * share + normalY * aside };
  };
  return { length: last.distance, points, at };
}

/** The curve that `place` draws while its parameter runs from 0 to 1. */
export function curveOf(place: (parameter: number) => Point, steps = 96): Curve {
  return curveThrough(Array.from({ length: steps + 1 }, (_, step) => place(step / steps)));
}

/** A Catmull-Rom spline through the given points: the natural lie of a loose end. */
export function splineThrough(knots: readonly Point[], stepsPerKnot = 16): Curve {
  const knot = (index: number): Point =>
    knots[Math.min(knots.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const blend = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  const spans = knots.length - 1;
  return curveOf((parameter) => {
    const along = Math.min(parameter * spans, spans - 1e-9);
    const index = Math.floor(along);
    const t = along - index;
    const [a, b, c, d] = [knot(index - 1), knot(index), knot(index + 1), knot(index + 2)];
    return { x: blend(a.x, b.x, c.x, d.x, t), y: blend(a.y, b.y, c.y, d.y, t) };
  }, spans * stepsPerKnot);
}

/** Part of a curve, by distance. */
export function sliceOf(curve: Curve, from: number, to: number, steps = 32): Curve {
  return curveOf((parameter) => curve.at(from + (to - from) * parameter), steps);
}

/** The same line, turned about a point by degrees and moved. */
export function turned(curve: Curve, degrees: number, about: Point, by: Point = { x: 0, y: 0 }): Curve {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return curveThrough(
    curve.points.map(({ x, y }) => {
      const [dx, dy] = [x + by.x - about.x, y + by.y - about.y];
      return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
    }),
  );
}
