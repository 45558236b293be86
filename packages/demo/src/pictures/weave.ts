import type { Hex } from './colour.ts';

/**
 * The patterns a braiding machine makes by loading its carriers with different yarns.
 * A weave answers which yarn shows in which stitch; pictures of every size ask the same weave.
 */
export type Pattern =
  | 'solid'
  | 'diamond'
  | 'stripes'
  | 'helix'
  | 'shockwave'
  | 'snake'
  | 'speckle'
  | 'twoTone'
  | 'threeTone'
  | 'thinLine'
  | 'camo'
  | 'confetti'
  | 'reflective'
  | 'glow';

export interface Weave {
  /** Sheath yarns, the ground colour first. */
  readonly yarns: readonly Hex[];
  /** Those of them that show between the stitches; a few flecks of another colour do not. */
  readonly depth: readonly Hex[];
  /** Columns of stitches seen across the cord, always even: each pair leans together like a V. */
  readonly columns: number;
  /** `row` counts along the cord and is fractional in every other column, as stitches interlock. */
  yarnOf(column: number, row: number): number;
}

/** A fixed scatter of values between 0 and 1 for a place in the weave. */
export function scatter(column: number, row: number, salt = 0): number {
  let hash = (column * 374761393 + row * 668265263 + salt * 2246822519) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

const within = (value: number, period: number): number => ((value % period) + period) % period;

/** Distance from the middle of the cord, 0 at the centre seam, growing by one per column. */
const fromMiddle = (column: number, columns: number): number => Math.abs(column - (columns - 1) / 2) - 0.5;

/** The same as a share of half the width, so that patterns keep their shape in finer braids. */
const asideShare = (column: number, columns: number): number =>
  (fromMiddle(column, columns) + 0.5) / (columns / 2);

type YarnRule = (column: number, row: number, columns: number, yarns: number) => number;

const rules: Record<Pattern, YarnRule> = {
  solid: () => 0,
  diamond: (column, row, columns, yarns) => {
    const half = columns / 2;
    const reach = Math.abs(within(row, columns) - half) + fromMiddle(column, columns);
    return reach < half - 0.6 ? 1 : yarns > 2 && reach > columns - 1.6 ? 2 : 0;
  },
  stripes: (column, _row, columns, yarns) => {
    const place = asideShare(column, columns);
    return place < 0.34 ? 1 : yarns > 2 && place < 0.67 ? 2 : 0;
  },
  helix: (column, row, columns, yarns) => {
    const turn = within(row + column / 2, columns);
    return turn < columns / 2 ? 0 : yarns > 2 && turn > columns * 0.75 ? 2 : 1;
  },
  shockwave: (column, row, columns, yarns) => {
    const band = Math.max(2, columns / 3);
    return Math.floor(within(row + fromMiddle(column, columns), yarns * band) / band);
  },
  snake: (column, row, columns) => {
    const period = columns * 0.75;
    const turn = within(row, period) / period;
    const aside = asideShare(column, columns);
    // A saddle on the back, and between two saddles a scale on each flank.
    return Math.abs(turn - 0.5) < 0.34 - aside * 0.34 || (aside > 0.6 && (turn < 0.14 || turn > 0.86))
      ? 1
      : 0;
  },
  speckle: (column, row) => (scatter(column, Math.floor(row * 2), 5) < 0.16 ? 1 : 0),
  twoTone: (column, _row, columns) => (column < columns / 2 ? 0 : 1),
  threeTone: (column, row, columns, yarns) =>
    Math.floor((within(row + column / 2, columns * 1.5) / (columns * 1.5)) * yarns),
  thinLine: (column, _row, columns) => (column === columns / 2 ? 1 : 0),
  camo: (column, row, columns, yarns) => {
    const patch = scatter(Math.floor((column / columns) * 2 + row / 7), Math.floor((row / columns) * 1.8), 7);
    const fray = scatter(column, Math.floor(row * 2), 11);
    return Math.min(yarns - 1, Math.floor((patch * 0.86 + fray * 0.14) * yarns));
  },
  confetti: (column, row, _columns, yarns) => {
    const draw = scatter(column, Math.floor(row * 2), 3);
    return draw < 0.55 ? 0 : 1 + Math.floor(((draw - 0.55) / 0.45) * (yarns - 1));
  },
  reflective: (column, row, columns) =>
    (column === columns / 2 - 1 && within(row, 2) < 1.2) || (column === columns - 2 && within(row, 2) < 1)
      ? 1
      : 0,
  glow: (column, row, columns) => (within(row + column / 2, columns) < 1.2 ? 1 : 0),
};

/** Yarns that a pattern adds to the product's own colours. */
const tracers: Partial<Record<Pattern, Hex>> = { reflective: '#dfe6ea', glow: '#d8f5b0' };

const mostlyGround: ReadonlySet<Pattern> = new Set(['speckle', 'thinLine', 'reflective', 'glow']);

export function weaveOf(pattern: Pattern, colours: readonly Hex[], columns = 6): Weave {
  const tracer = tracers[pattern];
  const yarns = tracer ? [...colours.slice(0, 1), tracer] : colours;
  const rule = rules[pattern];
  const depth = mostlyGround.has(pattern) ? yarns.slice(0, 1) : yarns;
  return { yarns, depth, columns, yarnOf: (column, row) => rule(column, row, columns, yarns.length) };
}
