import { scatter } from '../weave.ts';
import { type CordSurface, reliefOfBraid } from './cord-surface.ts';

/** What flat goods are made of. */
export type FlatLay = 'webbing' | 'leather' | 'coated' | 'matt';

export const isFlatLay = (lay: string): lay is FlatLay => flatLays.has(lay);
const flatLays: ReadonlySet<string> = new Set(['webbing', 'leather', 'coated', 'matt']);

/** Length of the part that is repeated, in widths of the strap. */
export const flatStitch: Readonly<Record<FlatLay, number>> = {
  webbing: 0.12,
  leather: 1,
  coated: 0.2,
  matt: 0.5,
};

/** How much the middle of a strap is higher than its edges, and how deep its surface is. */
const shapes: Readonly<Record<FlatLay, { readonly bulge: number; readonly depth: number }>> = {
  webbing: { bulge: 0.1, depth: 0.035 },
  leather: { bulge: 0.16, depth: 0.009 },
  coated: { bulge: 0.42, depth: 0 },
  matt: { bulge: 0.26, depth: 0.004 },
};

/** How dark the depth between two marks is. */
const groove: Readonly<Record<FlatLay, number>> = { webbing: 0.34, leather: 0.13, coated: 0, matt: 0.1 };

const most = 480;
const webbingColumns = 18;

/** A strap's surface: flat, with edges that turn away, and the marks of what it is made of. */
export function flatSurface(lay: FlatLay, pixels: number): CordSurface {
  const across = Math.max(8, Math.min(most, Math.ceil(pixels)));
  const along = Math.max(4, Math.ceil(across * flatStitch[lay]));
  const size = across * along;
  const { bulge, depth } = shapes[lay];
  const heights = heightsOf(lay, across, along);
  const [aside, ahead, up] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  const open = new Float32Array(size);
  for (let y = 0; y < along; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const at = y * across + x;
      const share = ((x + 0.5) / across) * 2 - 1;
      const height = heights[at] ?? 1;
      const left = heights[y * across + Math.max(0, x - 1)] ?? height;
      const right = heights[y * across + Math.min(across - 1, x + 1)] ?? height;
      const before = heights[((y + along - 1) % along) * across + x] ?? height;
      const after = heights[((y + 1) % along) * across + x] ?? height;
      const edge = Math.max(0, Math.abs(share) - 0.95) / 0.05;
      const nx =
        share * bulge + Math.sign(share) * edge * edge * 0.75 - ((right - left) * depth * across) / 4;
      const ny = -((after - before) * depth * across) / 4;
      const length = Math.hypot(nx, ny, 1);
      aside[at] = nx / length;
      ahead[at] = ny / length;
      up[at] = 1 / length;
      open[at] = (1 - groove[lay] * (1 - height)) * (1 - 0.3 * edge);
    }
  }
  const reach = new Float32Array(along).fill(1);
  return {
    across,
    along,
    aside,
    ahead,
    up,
    open,
    column: new Uint8Array(size),
    row: new Int8Array(size),
    reach,
  };
}

function heightsOf(lay: FlatLay, across: number, along: number): Float32Array {
  const heights = new Float32Array(across * along).fill(1);
  if (lay === 'coated') return heights;
  const reliefAt =
    lay === 'webbing'
      ? reliefOfBraid({ columns: webbingColumns, stitch: flatStitch.webbing * 1.35, fibre: 0.6 })
      : undefined;
  const cell = Math.max(2, across / (lay === 'leather' ? 34 : 150));
  const [wide, tall] = [Math.ceil(across / cell), Math.max(1, Math.round(along / cell))];
  for (let y = 0; y < along; y += 1) {
    for (let x = 0; x < across; x += 1) {
      heights[y * across + x] = reliefAt
        ? reliefAt((((x + 0.5) / across) * 2 - 1) * (Math.PI / 2), (y + 0.5) / along).height
        : pebbles((x / across) * wide, (y / along) * tall, tall);
    }
  }
  return heights;
}

/** Grains of unlike size with fine grooves between them, the same again after `period`. */
function pebbles(x: number, y: number, period: number): number {
  let [nearest, second] = [9, 9];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const [cx, cy] = [column + dx, row + dy];
      const wrapped = ((cy % period) + period) % period;
      const px = cx + 0.15 + 0.7 * scatter(cx, wrapped, 21);
      const py = cy + 0.15 + 0.7 * scatter(cx, wrapped, 22);
      const distance = Math.hypot(px - x, py - y);
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
      } else if (distance < second) second = distance;
    }
  }
  return Math.min(1, (second - nearest) * 2.4);
}
