import type { Hex } from './colour.ts';
import { type Curve, splineThrough } from './curve.ts';
import { drawStrand } from './strand.ts';
import { weaveOf } from './weave.ts';

/** The lines of the shop's own knot, tied in one cord: a bowline. */
export function shopKnotCurves(): readonly Curve[] {
  const at = (points: ReadonlyArray<readonly [number, number]>): Curve =>
    splineThrough(points.map(([x, y]) => ({ x, y })));
  const standing = at([
    [330, 800],
    [520, 790],
    [690, 740],
    [800, 640],
    [900, 610],
    [960, 680],
    [900, 770],
    [780, 800],
  ]);
  const loop = at([
    [780, 800],
    [940, 880],
    [1160, 900],
    [1270, 790],
    [1170, 670],
    [980, 690],
    [800, 760],
  ]);
  const end = at([
    [800, 760],
    [690, 820],
    [640, 740],
    [720, 640],
    [830, 680],
    [1000, 800],
    [1080, 960],
  ]);
  return [standing, loop, end];
}

/** The knot as a drawing, for what has no weave to show. */
export function shopKnot(colour: Hex, width: number): string {
  const style = {
    width,
    weave: weaveOf('solid', [colour]),
    stitch: 0.52,
    sheen: 0.05,
    lay: 'braided',
  } as const;
  const strands = shopKnotCurves().map((curve, index) => drawStrand(curve, style, `k${index}`, index));
  return `<g fill="none">${strands.join('')}</g>`;
}
