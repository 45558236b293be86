import type { Point } from '../curve.ts';
import type { Weave } from '../weave.ts';
import type { Canvas } from './canvas.ts';
import type { CordSurface } from './cord-surface.ts';
import { glowOf, light, shine, yarnTone } from './light.ts';

/** What goes round something is round there and lies in its shade; what goes on is seen to the end in another strand. */
export type StrandEnd = 'cut' | 'around' | 'on';

export interface Strand {
  /** In units of the drawing. */
  readonly points: readonly Point[];
  readonly width: number;
  readonly surface: CordSurface;
  readonly weave: Weave;
  /** Length of a stitch in units of the drawing. */
  readonly pitch: number;
  /** 0 for cotton, 1 for what shines like lacquer. */
  readonly sheen: number;
  /** How many stitches it is ahead of its neighbours. */
  readonly phase: number;
  /** Cut unless said otherwise; the same at both ends, or each its own. */
  readonly ends?: StrandEnd | readonly [StrandEnd, StrandEnd];
  /** How high it rises over what it lies on. */
  readonly rise: number;
  /** Whether it throws a shadow on what lies under it. */
  readonly isFlat?: boolean;
}

interface Station {
  readonly x: number;
  readonly y: number;
  /** Unit vectors along the strand and to its right. */
  readonly tx: number;
  readonly ty: number;
  readonly distance: number;
}

function stationsOf(points: readonly Point[], scale: number): Station[] {
  const stations: Station[] = [];
  let distance = 0;
  const last = points.length - 1;
  const isRing = closes(points);
  points.forEach((point, index) => {
    const previous = points[index - 1];
    const before = previous ?? (isRing ? points[last - 1] : undefined) ?? point;
    const after = points[index + 1] ?? (isRing ? points[1] : undefined) ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    if (previous) distance += Math.hypot(point.x - previous.x, point.y - previous.y) * scale;
    stations.push({
      x: point.x * scale,
      y: point.y * scale,
      tx: (after.x - before.x) / length,
      ty: (after.y - before.y) / length,
      distance,
    });
  });
  return stations;
}

/** Whether a line ends where it began. */
function closes(points: readonly Point[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return first !== undefined && last !== undefined && Math.hypot(first.x - last.x, first.y - last.y) < 1;
}

type Span = (y: number, from: number, to: number) => void;

/** Calls back for every row of pixels between two stations, up to `half` aside. */
function eachRow(a: Station, b: Station, half: number, canvas: Canvas, span: Span): void {
  const corners = [a, b].flatMap(({ x, y, tx, ty }) => [
    { x: x - ty * half, y: y + tx * half },
    { x: x + ty * half, y: y - tx * half },
  ]);
  const ys = corners.map(({ y }) => y);
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(canvas.height - 1, Math.ceil(Math.max(...ys)));
  const chord = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [-(b.y - a.y) / chord, (b.x - a.x) / chord];
  const aim = a.x * nx + a.y * ny;
  // Where a row enters and leaves the strip: between the two stations, and between its two sides.
  for (let y = top; y <= bottom; y += 1) {
    let from = 0;
    let to = canvas.width - 1;
    const bound = (px: number, rest: number): void => {
      if (px > 1e-9) from = Math.max(from, Math.ceil(-rest / px - 1));
      else if (px < -1e-9) to = Math.min(to, Math.floor(-rest / px + 1));
      else if (rest < -1) to = -1;
    };
    bound(a.tx, a.ty * y - a.x * a.tx - a.y * a.ty);
    bound(-b.tx, -b.ty * y + b.x * b.tx + b.y * b.ty);
    bound(nx, ny * y + half - aim);
    bound(-nx, -ny * y + half + aim);
    if (from <= to) span(y, from, to);
  }
}

/** Shade that a strand throws on what lies just under and beside it. */
function paintContactShadow(
  canvas: Canvas,
  stations: readonly Station[],
  half: number,
  rise: number,
  isRing: boolean,
): void {
  const { width, pixels } = canvas;
  const length = stations.at(-1)?.distance ?? 0;
  const [dx, dy] = [rise * 0.16, rise * 0.22];
  const outer = half + rise * 0.42;
  const fade = rise * 0.62;
  const inner = half - rise * 0.34;
  for (let index = 1; index < stations.length; index += 1) {
    const [first, second] = [stations[index - 1], stations[index]];
    if (!first || !second) continue;
    const a = { ...first, x: first.x + dx, y: first.y + dy };
    const b = { ...second, x: second.x + dx, y: second.y + dy };
    eachRow(a, b, outer, canvas, (y, from, to) => {
      for (let x = from; x <= to; x += 1) {
        const e0 = (x - a.x) * a.tx + (y - a.y) * a.ty;
        const e1 = (b.x - x) * b.tx + (b.y - y) * b.ty;
        if (e0 < 0 || e1 <= 0) continue;
        const f = e0 / (e0 + e1);
        const t = Math.abs(
          (y - a.y - (b.y - a.y) * f) * (a.tx + (b.tx - a.tx) * f) -
            (x - a.x - (b.x - a.x) * f) * (a.ty + (b.ty - a.ty) * f),
        );
        // Beyond its reach, or under the strand itself.
        if (t >= outer || t < inner) continue;
        const s = a.distance + (b.distance - a.distance) * f;
        const nearEnd = isRing ? 1 : Math.min(1, Math.min(s, length - s) / (rise * 1.3));
        const share = Math.min(1, (outer - t) / fade) * nearEnd;
        const keep = 1 - 0.5 * share * share;
        const to3 = (y * width + x) * 3;
        pixels[to3] = (pixels[to3] ?? 0) * keep;
        pixels[to3 + 1] = (pixels[to3 + 1] ?? 0) * keep;
        pixels[to3 + 2] = (pixels[to3 + 2] ?? 0) * keep;
      }
    });
  }
}

/** Which yarn shows in which stitch, for the whole length. */
function yarnTable({ weave, phase }: Strand, rows: number): Uint8Array {
  const table = new Uint8Array((rows + 4) * weave.columns);
  for (let row = 0; row < rows + 4; row += 1) {
    for (let column = 0; column < weave.columns; column += 1) {
      table[row * weave.columns + column] = weave.yarnOf(column, row - 2 + (column % 2) / 2 + phase);
    }
  }
  return table;
}

/** How much a surface shines that faces half way between light and eye, in steps of 1/255. */
function sparkTable(sheen: number): Float32Array {
  return Float32Array.from(
    { length: 257 },
    (_, step) => (16 + sheen * 190) * (step / 255) ** (6 + sheen * 60),
  );
}

/** In halves of the width. What is cut is melted shut: its corners are round, and its rim darker. */
const endShapes = {
  cut: { blunt: 0.3, corner: 0.3, shaded: 0.22, darkest: 0.55 },
  around: { blunt: 1, corner: 1, shaded: 2.2, darkest: 0.5 },
  on: { blunt: 0, corner: 0, shaded: 0, darkest: 1 },
} as const;

export function paintStrand(canvas: Canvas, strand: Strand): void {
  const { surface, weave, sheen } = strand;
  const { width, scale, pixels } = canvas;
  const half = (strand.width / 2) * scale;
  const stations = stationsOf(strand.points, scale);
  const length = stations.at(-1)?.distance ?? 0;
  const isRing = closes(strand.points);
  // A ring has whole stitches only: its end meets its beginning.
  const pitch = isRing
    ? length / Math.max(1, Math.round(length / (strand.pitch * scale)))
    : strand.pitch * scale;
  if (!strand.isFlat) paintContactShadow(canvas, stations, half, (strand.rise / 2) * scale, isRing);
  const tones = Float32Array.from(weave.yarns.flatMap((yarn) => [...yarnTone(yarn), glowOf(yarn)]));
  const yarns = yarnTable(strand, Math.ceil(length / pitch));
  const { columns } = weave;
  const { across, along, aside, ahead, up, open, row, column, reach } = surface;
  const { ends = 'cut' } = strand;
  const [first, last] = typeof ends === 'string' ? [ends, ends] : ends;
  const [start, finish] = isRing ? [endShapes.on, endShapes.on] : [endShapes[first], endShapes[last]];
  const sparks = sparkTable(sheen);
  const perHalf = (0.5 * across) / half;
  const perPitch = 1 / pitch;
  for (let index = 1; index < stations.length; index += 1) {
    const [a, b] = [stations[index - 1], stations[index]];
    if (!a || !b) continue;
    const { x: ax, y: ay, tx: atx, ty: aty, distance } = a;
    const [bx, by, btx, bty] = [b.x - ax, b.y - ay, b.tx, b.ty];
    const ahead0 = b.distance - distance;
    const chord = Math.hypot(bx, by) || 1;
    const [tx, ty] = [bx / chord, by / chord];
    // Light as the strand sees it; its right is a quarter turn from its direction.
    const lightAside = light.x * -ty + light.y * tx;
    const lightAhead = light.x * tx + light.y * ty;
    const shineAside = shine.x * -ty + shine.y * tx;
    const shineAhead = shine.x * tx + shine.y * ty;
    // Once for every pixel: whatever can be known before is.
    eachRow(a, b, half + 1, canvas, (y, from, to) => {
      const dy = y - ay;
      const nearY = dy * aty;
      const farY = (by - dy) * bty;
      const [turnX, turnY] = [btx - atx, bty - aty];
      let to3 = (y * width + from - 1) * 3;
      for (let x = from; x <= to; x += 1) {
        to3 += 3;
        const dx = x - ax;
        const e0 = dx * atx + nearY;
        const e1 = (bx - dx) * btx + farY;
        if (e0 < 0 || e1 <= 0) continue;
        const f = e0 / (e0 + e1);
        const t = (dy - by * f) * (atx + turnX * f) - (dx - bx * f) * (aty + turnY * f);
        const s = distance + ahead0 * f;
        const stitches = s * perPitch;
        const whole = stitches | 0;
        const line = ((stitches - whole) * along) | 0;
        let limit = half * (reach[line] ?? 1);
        let dim = 1;
        const isNearStart = s + s < length;
        const end = isNearStart ? start : finish;
        const rest = isNearStart ? s : length - s;
        const [blunt, shaded] = [end.blunt * half, end.shaded * half];
        if (rest < blunt)
          limit -= half * end.corner * (1 - Math.sqrt(Math.max(0, 1 - (1 - rest / blunt) ** 2)));
        if (rest < shaded) dim = end.darkest + (1 - end.darkest) * (rest / shaded);
        const cover = limit - Math.abs(t) + 0.5;
        if (cover <= 0) continue;
        const place = ((t + half) * perHalf) | 0;
        const at = line * across + (place < 0 ? 0 : place < across ? place : across - 1);
        const na = aside[at] ?? 0;
        const nl = ahead[at] ?? 0;
        const nu = up[at] ?? 1;
        const free = (open[at] ?? 1) * dim;
        const lit = na * lightAside + nl * lightAhead + nu * light.z;
        const bright = (lit > -0.25 ? 0.6 + 0.56 * lit : 0.46) * free;
        const facing = na * shineAside + nl * shineAhead + nu * shine.z;
        const spark = facing > 0.5 ? (sparks[(facing * 255) | 0] ?? 0) * free : 0;
        const yarn = 4 * (yarns[(whole + (row[at] ?? 0) + 2) * columns + (column[at] ?? 0)] ?? 0);
        const shown = bright + (1 - bright) * (tones[yarn + 3] ?? 0);
        const red = (tones[yarn] ?? 0) * shown + spark;
        const green = (tones[yarn + 1] ?? 0) * shown + spark;
        const blue = (tones[yarn + 2] ?? 0) * shown + spark;
        if (cover >= 1) {
          pixels[to3] = Math.min(red, 255);
          pixels[to3 + 1] = Math.min(green, 255);
          pixels[to3 + 2] = Math.min(blue, 255);
        } else {
          const under = 1 - cover;
          pixels[to3] = (pixels[to3] ?? 0) * under + Math.min(red, 255) * cover;
          pixels[to3 + 1] = (pixels[to3 + 1] ?? 0) * under + Math.min(green, 255) * cover;
          pixels[to3 + 2] = (pixels[to3 + 2] ?? 0) * under + Math.min(blue, 255) * cover;
        }
      }
    });
  }
}
