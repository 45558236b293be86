import type { Point } from './curve.ts';
import { pair } from './path-data.ts';
import { type StitchColumn, stitchColumns, stitchTone } from './stitches.ts';
import type { Weave } from './weave.ts';

/** Rows that are drawn together. A length of cord is a row of slices, and only those in sight are placed. */
const rowsPerSlice = 4;

interface Stitch {
  readonly column: StitchColumn;
  readonly index: number;
  /** In rows; every other column lies half a row further. */
  readonly along: number;
}

/** A braid seen from near, `width` wide: what lies in one slice of it. */
export interface CloseUpBraid {
  readonly sliceLength: number;
  readonly defs: string;
  /** The stitches of a slice, from y = 0 on. */
  slice(index: number): string;
}

/** The way from tip to tip of a stitch, bulging to the side. */
interface Bow {
  readonly lean: number;
  readonly half: number;
  readonly bulge: number;
}

/** Its outline: `q` and two pairs of whole numbers. */
function curved({ lean, half, bulge }: Bow, direction: 1 | -1): string {
  const control = pair(Math.round(direction * lean * 0.6 + bulge), Math.round(direction * half * 0.75));
  const end = pair(Math.round(direction * 2 * lean), Math.round(direction * 2 * half));
  return `q${control}${end.startsWith('-') ? '' : ' '}${end}`;
}

function pointOn({ lean, half, bulge }: Bow, share: number): Point {
  const rise = 2 * share * (1 - share);
  return {
    x: rise * (lean * 0.6 + bulge) + share * share * 2 * lean,
    y: rise * half * 0.75 + share * share * 2 * half,
  };
}

/** What lies between two bows, in straight pieces: strokes and curves take several times as long to render. */
function sliver(left: Bow, right: Bow): string {
  const points = [
    pointOn(left, 0.3),
    pointOn(left, 0.7),
    pointOn(left, 1),
    pointOn(right, 0.7),
    pointOn(right, 0.3),
  ];
  let [x, y] = [0, 0];
  const steps = points.map((point) => {
    const [dx, dy] = [Math.round(point.x) - x, Math.round(point.y) - y];
    x += dx;
    y += dy;
    return pair(dx, dy);
  });
  return `l${steps.join(' ').replaceAll(' -', '-')}z`;
}

export function closeUpBraid(weave: Weave, width: number): CloseUpBraid {
  const pitch = Math.round(width * 0.26);
  const half = pitch * 0.6;
  const columns = stitchColumns(weave.columns);
  const spread = width * 0.97;
  const stitchesFrom = (firstRow: number): Stitch[] =>
    columns.flatMap((column, index) =>
      Array.from({ length: rowsPerSlice }, (_, row) => ({
        column,
        index,
        along: firstRow + row + (index % 2) / 2,
      })),
    );
  const shapes = ({ column, index, along }: Stitch, firstRow: number) => {
    const thickness = column.thickness * width;
    const lean = (index % 2 === 0 ? -1 : 1) * thickness * 0.44;
    const start = `M${pair(Math.round(column.aside * spread - lean), Math.round((along - firstRow) * pitch - half))}`;
    const bow = (share: number): Bow => ({ lean, half, bulge: thickness * 1.2 * share });
    const between = (left: number, right: number): string => `${start}${sliver(bow(left), bow(right))}`;
    return {
      lens: `${start}${curved(bow(1), 1)}${curved(bow(-1), -1)}z`,
      groove: between(0.3, 0.46),
      light: between(-0.4, -0.06),
    };
  };
  const surface = stitchesFrom(0).map((stitch) => shapes(stitch, 0));
  return {
    sliceLength: rowsPerSlice * pitch,
    defs: `<g id="yarn"><path d="${surface.map(({ groove }) => groove).join('')}" fill="#000" fill-opacity=".17"/><path d="${surface.map(({ light }) => light).join('')}" fill="#fff" fill-opacity=".15"/></g>`,
    slice(index) {
      const firstRow = index * rowsPerSlice;
      const byTone = Map.groupBy(stitchesFrom(firstRow), ({ column, index: at, along }) =>
        stitchTone(weave.yarns[weave.yarnOf(at, along)] ?? '#888888', column.turn),
      );
      const stitches = [...byTone].map(
        ([tone, list]) =>
          `<path d="${list.map((stitch) => shapes(stitch, firstRow).lens).join('')}" fill="${tone}"/>`,
      );
      return `${stitches.join('')}<use href="#yarn"/>`;
    },
  };
}
