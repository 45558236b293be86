import { scatter } from '../weave.ts';

/** How a cord is made, and what its fibres do to light. */
export type Lay = 'braided' | 'twisted' | 'smooth';

export interface SurfaceLook {
  readonly lay: Lay;
  /** Columns of stitches seen across a braid. */
  readonly columns: number;
  /** Length of a stitch, or of a turn of a laid rope, in cord widths. */
  readonly stitch: number;
  /** How rough its fibres are: 0 for coated cords, 1 for jute. */
  readonly fibre: number;
}

/**
 * One stitch of a cord's surface, unrolled: what every point of it shows. `across` counts from one side of the cord to the
 * other, `along` over one stitch, after which everything repeats.
 */
export interface CordSurface {
  readonly across: number;
  readonly along: number;
  /** Of the normal, in the cord's own frame: to its right, along it, towards who looks. */
  readonly aside: Float32Array;
  readonly ahead: Float32Array;
  readonly up: Float32Array;
  /** How much light gets there, 0 in the depth between two stitches. */
  readonly open: Float32Array;
  /** Which column of stitches it belongs to, and which row, counted from this one. */
  readonly column: Uint8Array;
  readonly row: Int8Array;
  /** Up to where the cord reaches at its sides, as a share of half its width. */
  readonly reach: Float32Array;
}

interface Relief {
  /** Between 0 and 1. */
  readonly height: number;
  readonly column: number;
  readonly row: number;
}

const quarter = Math.PI / 2;
const most = 420;

/** Built for the number of pixels the cord has across: what is smaller than a pixel is left out. */
export function cordSurface(look: SurfaceLook, pixels: number): CordSurface {
  const across = Math.max(6, Math.min(most, Math.ceil(pixels)));
  const along = Math.max(4, Math.min(most, Math.ceil(across * look.stitch)));
  const size = across * along;
  const heights = new Float32Array(size);
  const [aside, ahead, up] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  const open = new Float32Array(size);
  const column = new Uint8Array(size);
  const row = new Int8Array(size);
  const reliefAt =
    look.lay === 'braided' ? reliefOfBraid(look) : look.lay === 'twisted' ? twist(look) : smooth;
  for (let y = 0; y < along; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const share = ((x + 0.5) / across) * 2 - 1;
      const relief = reliefAt(Math.asin(share), (y + 0.5) / along);
      const at = y * across + x;
      heights[at] = relief.height;
      column[at] = relief.column;
      row[at] = relief.row;
    }
  }
  const depth = look.lay === 'braided' ? 0.17 : look.lay === 'twisted' ? 0.3 : 0;
  const reach = new Float32Array(along);
  for (let y = 0; y < along; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const at = y * across + x;
      const share = ((x + 0.5) / across) * 2 - 1;
      const height = heights[at] ?? 0;
      const left = heights[y * across + Math.max(0, x - 1)] ?? height;
      const right = heights[y * across + Math.min(across - 1, x + 1)] ?? height;
      const before = heights[((y + along - 1) % along) * across + x] ?? height;
      const after = heights[((y + 1) % along) * across + x] ?? height;
      const round = Math.sqrt(Math.max(0.02, 1 - share * share));
      const rough =
        (scatter(x, y, 3) - 0.5) * 0.16 * look.fibre * Math.min(1, across / 90) +
        (scatter(Math.floor(x / 3), y >> 2, 9) - 0.5) * 0.2 * look.fibre;
      // Slopes in units of half the width; the roundness of the cord itself tilts what lies at its sides.
      const slopeX = ((right - left) * depth * across) / 4;
      const slopeY = ((after - before) * depth * across) / 4;
      const nx = share - slopeX * round + rough;
      const ny = -slopeY + rough;
      const nz = round + slopeX * share * 0.5;
      const length = Math.hypot(nx, ny, nz) || 1;
      aside[at] = nx / length;
      ahead[at] = ny / length;
      up[at] = nz / length;
      const edge = Math.max(0, Math.abs(share) - 0.72) / 0.28;
      open[at] = (look.lay === 'smooth' ? 1 : 0.34 + 0.66 * height ** 0.8) * (1 - 0.34 * edge * edge);
    }
    const sides = Math.max(heights[y * across] ?? 0, heights[(y + 1) * across - 1] ?? 0);
    reach[y] = look.lay === 'twisted' ? 0.93 + 0.07 * sides : 0.97 + 0.03 * sides;
  }
  return { across, along, aside, ahead, up, open, column, row, reach };
}

const smooth = (): Relief => ({ height: 1, column: 0, row: 0 });

/** Stitches in columns that lean against one another, each column half a stitch behind its neighbour. */
export function reliefOfBraid({
  columns,
  stitch,
  fibre,
}: Omit<SurfaceLook, 'lay'>): (angle: number, along: number) => Relief {
  const wide = Math.PI / columns;
  // In units of half the width, as angles on the cord's skin are.
  const long = stitch * 2;
  const lean = Math.atan2(wide * 0.62, long * 0.5);
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const halfLong = long * 0.66;
  const halfWide = wide * 0.5;
  const hairs = 0.03 + fibre * 0.05;
  return (angle, along) => {
    let best = 0;
    let [bestColumn, bestRow] = [0, 0];
    const near = Math.floor((angle + quarter) / wide);
    for (let index = near - 1; index <= near + 1; index += 1) {
      const shown = Math.min(columns - 1, Math.max(0, index));
      const direction = index % 2 === 0 ? 1 : -1;
      const x = angle + quarter - (index + 0.5) * wide;
      for (let row = -1; row <= 1; row += 1) {
        const y = (along - row - (Math.abs(index) % 2) / 2 - 0.25) * long;
        const u = (y * cos + x * sin * direction) / halfLong;
        const v = (x * cos - y * sin * direction) / halfWide;
        const inside = 1 - Math.abs(u) ** 2.4 - v * v;
        if (inside <= 0) continue;
        const height = Math.sqrt(inside) * (1 + hairs * Math.sin(v * 11 + u * 2));
        if (height > best) [best, bestColumn, bestRow] = [height, shown, row];
      }
    }
    return { height: best, column: bestColumn, row: bestRow };
  };
}

/** Strands laid round one another, each with fibres that turn the other way. */
function twist({ fibre }: SurfaceLook): (angle: number, along: number) => Relief {
  return (angle, along) => {
    const phase = along + angle / quarter / 1.55 + 8;
    const strand = Math.floor(phase);
    const across = (phase - strand) * 2 - 1;
    const hairs = Math.sin((across * 3.2 + angle * 1.4 + along * 0.9) * 7) * 0.045 * fibre;
    return {
      height: Math.max(0, Math.sqrt(Math.max(0, 1 - across * across)) + hairs * (1 - across * across)),
      column: 0,
      row: strand - 8,
    };
  };
}
