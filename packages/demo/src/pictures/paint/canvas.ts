import type { Point } from '../curve.ts';
import type { Rgb } from './light.ts';

/** Opaque pixels, three bytes each. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Pixels for one unit of the drawing. */
  readonly scale: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
}

export function createCanvas(width: number, height: number, scale: number, ground: Rgb): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  pixels.set(ground);
  // What is filled already fills as much again.
  for (let done = 3; done < pixels.length; done *= 2) pixels.copyWithin(done, 0, done);
  return { width, height, scale, pixels };
}

/** Pixels with transparency, four bytes each, laid over a canvas of the same size. */
export function layOver({ pixels }: Canvas, over: Uint8Array): void {
  for (let from = 3, to = 0; to < pixels.length; from += 4, to += 3) {
    const cover = over[from] ?? 0;
    // Most of a layer is nothing at all.
    if (cover === 0) continue;
    const share = cover / 255;
    const under = 1 - share;
    pixels[to] = (pixels[to] ?? 0) * under + (over[from - 3] ?? 0) * share;
    pixels[to + 1] = (pixels[to + 1] ?? 0) * under + (over[from - 2] ?? 0) * share;
    pixels[to + 2] = (pixels[to + 2] ?? 0) * under + (over[from - 1] ?? 0) * share;
  }
}

/** What throws a shadow: lines with a width, in units of the drawing. */
export interface Caster {
  readonly points: readonly Point[];
  readonly width: number;
  /** How high it rises over the ground. */
  readonly rise: number;
}

/** Shadows are soft: a coarse mask, blurred, is enough for them, and costs next to nothing. */
const coarse = 200;

/** Darkens the ground under everything, where light from the upper left does not get. */
export function throwShadow(canvas: Canvas, casters: readonly Caster[], strength = 0.42): void {
  const { width, height, scale, pixels } = canvas;
  const share = coarse / Math.max(width, height);
  const [wide, tall] = [Math.ceil(width * share) + 1, Math.ceil(height * share) + 1];
  const unit = scale * share;
  const near = new Float32Array(wide * tall);
  for (const { points, width: thick, rise } of casters) {
    for (const { x, y } of points)
      disc(near, wide, tall, (x + rise * 0.14) * unit, (y + rise * 0.2) * unit, (thick / 2) * unit);
  }
  const far = near.slice();
  for (const radius of [3, 2, 2]) blur(near, wide, tall, radius);
  for (const radius of [8, 7, 6]) blur(far, wide, tall, radius);
  for (let at = 0; at < near.length; at += 1) near[at] = ((near[at] ?? 0) + (far[at] ?? 0)) * 0.5 * strength;
  const line = new Float32Array(wide);
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor(y * share);
    const down = y * share - top;
    for (let at = 0; at < wide; at += 1) {
      const upper = near[top * wide + at] ?? 0;
      line[at] = upper + ((near[(top + 1) * wide + at] ?? 0) - upper) * down;
    }
    shadeRow(pixels, y * width * 3, width, line, share);
  }
}

/** A row of pixels, darkened as a shorter row says. */
function shadeRow(pixels: Uint8Array, start: number, width: number, line: Float32Array, share: number): void {
  let to = start;
  for (let x = 0; x < width; x += 1, to += 3) {
    const left = (x * share) | 0;
    const from = line[left] ?? 0;
    const shade = from + ((line[left + 1] ?? 0) - from) * (x * share - left);
    if (shade < 0.002) continue;
    pixels[to] = (pixels[to] ?? 0) * (1 - shade);
    pixels[to + 1] = (pixels[to + 1] ?? 0) * (1 - shade * 1.02);
    pixels[to + 2] = (pixels[to + 2] ?? 0) * (1 - shade * 1.05);
  }
}

function disc(mask: Float32Array, wide: number, tall: number, x: number, y: number, radius: number): void {
  const r = Math.max(0.8, radius);
  for (let row = Math.max(0, Math.floor(y - r)); row <= Math.min(tall - 1, Math.ceil(y + r)); row += 1) {
    for (let at = Math.max(0, Math.floor(x - r)); at <= Math.min(wide - 1, Math.ceil(x + r)); at += 1) {
      const cover = Math.min(1, Math.max(0, r + 0.5 - Math.hypot(at - x, row - y)));
      const to = row * wide + at;
      if (cover > (mask[to] ?? 0)) mask[to] = cover;
    }
  }
}

/** Means over a window, across and then down. */
export function blur(mask: Float32Array, wide: number, tall: number, radius: number): void {
  const line = new Float32Array(Math.max(wide, tall));
  const pass = (start: number, step: number, count: number): void => {
    let sum = 0;
    for (let index = -radius; index <= radius; index += 1)
      sum += mask[start + Math.max(0, Math.min(count - 1, index)) * step] ?? 0;
    for (let index = 0; index < count; index += 1) {
      line[index] = sum / (2 * radius + 1);
      sum +=
        (mask[start + Math.min(count - 1, index + radius + 1) * step] ?? 0) -
        (mask[start + Math.max(0, index - radius) * step] ?? 0);
    }
    for (let index = 0; index < count; index += 1) mask[start + index * step] = line[index] ?? 0;
  };
  for (let row = 0; row < tall; row += 1) pass(row * wide, 1, wide);
  for (let column = 0; column < wide; column += 1) pass(column, wide, tall);
}
