import { codeWordsOf } from './code-words.ts';

/** Dark or light; undefined while nothing is drawn there. */
type Grid = (boolean | undefined)[][];

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * A text as the squares of a QR code, row by row; null when it is longer than 271 bytes. Drawn here because the library for it would be
 * larger than these files, and would have to be watched (ISO/IEC 18004).
 */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const words = codeWordsOf(text);
  if (!words) return null;
  const bits = words.bytes.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (byte >> at) % 2 === 1));
  const drawn = masks.map((mask, number) => {
    const grid = frameOf(words.version, number);
    let next = 0;
    for (const [x, y] of pathThrough(grid)) {
      // What is left behind the last byte is light.
      const bit = bits[next++] ?? false;
      (grid[y] as boolean[])[x] = bit !== mask(x, y);
    }
    return grid as boolean[][];
  });
  return drawn.reduce((best, each) => (unrest(each) < unrest(best) ? each : best));
}

/** Where alignment patterns stand, in both directions; none in the first version. */
function alignmentOf(version: number): readonly number[] {
  const last = version * 4 + 10;
  if (version === 1) return [];
  return version < 7 ? [6, last] : [6, (last + 6) / 2, last];
}

/** Everything that is not text, with the mask that is used written into it. */
function frameOf(version: number, mask: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, lightRings: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        set(x + dx, y + dy, !lightRings.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  const far = size - 4;
  for (const [x, y] of [
    [3, 3],
    [far, 3],
    [3, far],
  ] as const) {
    square(x, y, 4, [2, 4]);
  }
  const middles = alignmentOf(version);
  const corners = [`6 6`, `6 ${size - 7}`, `${size - 7} 6`];
  for (const x of middles) {
    for (const y of middles) if (!corners.includes(`${x} ${y}`)) square(x, y, 2, [1]);
  }
  drawFormat(set, size, mask);
  if (version >= 7) drawVersion(set, size, version);
  return grid;
}

type Set = (x: number, y: number, isDark: boolean) => void;

/** A number followed by the remainder of its division, in so many bits. */
function withRemainder(value: number, bits: number, divisor: number): number {
  const top = 1 << bits;
  let rest = value << bits;
  for (let shift = 31 - Math.clz32(rest); shift >= bits; shift = 31 - Math.clz32(rest)) {
    rest ^= divisor << (shift - bits);
    if (rest < top) break;
  }
  return (value << bits) | rest;
}

/** Level of correction and mask, in two places. */
export function formatBits(mask: number): number {
  const lowest = 0b01;
  return withRemainder((lowest << 3) | mask, 10, 0x537) ^ 0x5412;
}

export const versionBits = (version: number): number => withRemainder(version, 12, 0x1f25);

function drawFormat(set: Set, size: number, mask: number): void {
  const bits = formatBits(mask);
  const bit = (at: number) => (bits >> at) % 2 === 1;
  for (let at = 0; at < 15; at += 1) {
    // Around the first corner, past the lines of the clock; and along the two others.
    if (at < 8) {
      set(8, at < 6 ? at : at + 1, bit(at));
      set(size - 1 - at, 8, bit(at));
    } else {
      set(at === 8 ? 7 : 14 - at, 8, bit(at));
      set(8, size - 15 + at, bit(at));
    }
  }
  set(8, size - 8, true);
}

function drawVersion(set: Set, size: number, version: number): void {
  const bits = versionBits(version);
  for (let at = 0; at < 18; at += 1) {
    const isDark = (bits >> at) % 2 === 1;
    const along = Math.floor(at / 3);
    const across = size - 11 + (at % 3);
    set(across, along, isDark);
    set(along, across, isDark);
  }
}

/** The free places in the order of the text: up and down in pairs of columns from the right, past the clock. */
function* pathThrough(grid: Grid): Generator<readonly [number, number]> {
  const size = grid.length;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (grid[y]?.[x] === undefined) yield [x, y];
    }
    isUp = !isUp;
  }
}

/** How hard the squares are to read: long lines, blocks of four, and what looks like a corner. */
function unrest(grid: readonly (readonly boolean[])[]): number {
  const text = (row: readonly boolean[]) => row.map((isDark) => (isDark ? '1' : '0')).join('');
  const rows = grid.map(text);
  const columns = grid.map((_, x) => text(grid.map((row) => row[x] ?? false)));
  let penalty = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (let y = 1; y < rows.length; y += 1) {
    for (let x = 1; x < rows.length; x += 1) {
      const four = (rows[y - 1]?.slice(x - 1, x + 1) ?? '') + (rows[y]?.slice(x - 1, x + 1) ?? '');
      if (four === '0000' || four === '1111') penalty += 3;
    }
  }
  return penalty;
}
