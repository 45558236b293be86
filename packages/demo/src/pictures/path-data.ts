import type { Curve, Point } from './curve.ts';

/** A number pair as SVG path text; a minus sign already separates. */
export function pair(dx: number, dy: number): string {
  return `${dx}${dy < 0 ? '' : ' '}${dy}`;
}

/** Collects separate lines as relative whole numbers: about half the bytes of absolute coordinates. */
export function createPathData(): { line(points: readonly Point[]): void; text(): string } {
  let x = 0;
  let y = 0;
  let text = '';
  const step = (point: Point): string => {
    const [dx, dy] = [Math.round(point.x) - x, Math.round(point.y) - y];
    x += dx;
    y += dy;
    return pair(dx, dy);
  };
  return {
    line(points) {
      points.forEach((point, index) => {
        const move = step(point);
        text += index === 0 ? `m${move}` : `${move.startsWith('-') ? '' : ' '}${move}`;
      });
    },
    text: () => text,
  };
}

/** A curve as cubic path data, moved `aside` to its right. */
export function curveData(curve: Curve, aside = 0, spacing = 110): string {
  const steps = Math.max(3, Math.ceil(curve.length / spacing));
  const stride = curve.length / steps;
  const at = (index: number): Point => curve.at(Math.min(curve.length, Math.max(0, index * stride)), aside);
  const tangent = (index: number): Point => {
    const from = at(Math.max(0, index - 0.25));
    const to = at(Math.min(steps, index + 0.25));
    const scale = index === 0 || index === steps ? 4 / 3 : 2 / 3;
    return { x: (to.x - from.x) * scale, y: (to.y - from.y) * scale };
  };
  let [x, y] = [Math.round(at(0).x), Math.round(at(0).y)];
  let text = `M${pair(x, y)}c`;
  for (let index = 1; index <= steps; index += 1) {
    const start = tangent(index - 1);
    const end = tangent(index);
    const point = at(index);
    const [dx, dy] = [Math.round(point.x) - x, Math.round(point.y) - y];
    const controls = [
      pair(Math.round(start.x), Math.round(start.y)),
      pair(Math.round(point.x - end.x) - x, Math.round(point.y - end.y) - y),
      pair(dx, dy),
    ];
    for (const control of controls)
      text += text.endsWith('c') || control.startsWith('-') ? control : ` ${control}`;
    x += dx;
    y += dy;
  }
  const [first, last] = [at(0), at(steps)];
  const isClosed = Math.hypot(first.x - last.x, first.y - last.y) < 1;
  return isClosed ? `${text}z` : text;
}
