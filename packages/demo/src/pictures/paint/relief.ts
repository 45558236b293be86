import { blur, type Canvas } from './canvas.ts';
import { light, shine } from './light.ts';

/** How a drawn part stands out: what is moulded, ground or cut has edges that catch the light. */
export interface Relief {
  /** How wide its rounded edges are, in units of the drawing; less than nothing for what is sunken. */
  readonly rise: number;
  /** 0 for wood, 1 for polished metal. */
  readonly sheen: number;
  /** How rough its surface is: moulded plastic a little, polished metal not at all. */
  readonly grain?: number;
}

/** Edges are smooth: heights are worked out in so many points across, whatever the size of the picture. */
const coarse = 300;

/** Lays a drawn part over a canvas of the same size, lit along its edges, with its shadow on what lies under it. */
export function layInRelief(canvas: Canvas, over: Uint8Array, { rise, sheen, grain = 0 }: Relief): void {
  const { width, height, scale } = canvas;
  const box = boxAround(over, width, height, Math.ceil(Math.abs(rise) * scale * 2));
  if (!box) return;
  const share = Math.min(1, coarse / Math.max(width, height));
  const field = fieldOf(over, width, box, share);
  const unit = scale * share;
  if (rise > 0) dropShadow(canvas, box, field, rise * unit);
  roundEdges(field, Math.max(1, Math.abs(rise) * unit));
  shadeLayer(canvas, over, box, { field, steepness: rise * unit * 1.1, sheen, grain });
}

/** In pixels; beyond `right` and `bottom` there is nothing. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a part is, and so much around it: most parts leave most of the picture alone. */
function boxAround(over: Uint8Array, width: number, height: number, margin: number): Box | undefined {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0, at = 3; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      if (over[at] === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return undefined;
  return {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(width, right + margin + 1),
    bottom: Math.min(height, bottom + margin + 1),
  };
}

/** Values of a box in few points. */
interface Field {
  readonly values: Float32Array;
  readonly wide: number;
  readonly tall: number;
  /** Points for a pixel. */
  readonly share: number;
}

/** The part's opacity, each point the mean of the pixels around it. */
function fieldOf(over: Uint8Array, width: number, { left, top, right, bottom }: Box, share: number): Field {
  const [wide, tall] = [Math.ceil((right - left) * share) + 2, Math.ceil((bottom - top) * share) + 2];
  const values = new Float32Array(wide * tall);
  const reach = Math.max(1, Math.round(1 / share));
  for (let row = 0; row < tall; row += 1) {
    const from = Math.min(bottom - 1, top + Math.round(row / share));
    for (let column = 0; column < wide; column += 1) {
      const start = Math.min(right - 1, left + Math.round(column / share));
      let sum = 0;
      let count = 0;
      for (let y = from; y < Math.min(bottom, from + reach); y += 1) {
        for (let x = start; x < Math.min(right, start + reach); x += 1) {
          sum += over[(y * width + x) * 4 + 3] ?? 0;
          count += 1;
        }
      }
      values[row * wide + column] = count > 0 ? sum / count / 255 : 0;
    }
  }
  return { values, wide, tall, share };
}

/** From nothing at the outline to one where the part is flat; points and tips have edges too, only narrower ones. */
function roundEdges({ values, wide, tall }: Field, rise: number): void {
  const narrow = values.slice();
  softened(values, wide, tall, rise / 2);
  softened(narrow, wide, tall, rise / 6);
  for (let at = 0; at < values.length; at += 1)
    values[at] = quarterCircle(values[at] ?? 0) * 0.75 + quarterCircle(narrow[at] ?? 0) * 0.25;
  blur(values, wide, tall, 1);
}

function softened(mask: Float32Array, wide: number, tall: number, radius: number): void {
  for (let turn = 0; turn < 2; turn += 1) blur(mask, wide, tall, Math.max(1, Math.round(radius)));
}

/** A softened outline is half there where it was sharp. */
function quarterCircle(soft: number): number {
  const inside = Math.min(1, Math.max(0, (soft - 0.5) * 2));
  return Math.sqrt(1 - (1 - inside) ** 2);
}

/** Short and soft, away from the light. */
function dropShadow(
  { width, pixels }: Canvas,
  box: Box,
  { values, wide, tall, share }: Field,
  rise: number,
): void {
  const shadow = values.slice();
  for (const radius of [rise * 0.5, rise * 0.4]) blur(shadow, wide, tall, Math.max(1, Math.round(radius)));
  const [dx, dy] = [rise * 0.55, rise * 0.75];
  for (let y = box.top; y < box.bottom; y += 1) {
    const row = Math.round((y - box.top) * share - dy);
    if (row < 0 || row >= tall) continue;
    for (let x = box.left, to = (y * width + x) * 3; x < box.right; x += 1, to += 3) {
      const column = ((x - box.left) * share - dx) | 0;
      const shade = column < 0 ? 0 : (shadow[row * wide + column] ?? 0) * 0.42;
      if (shade < 0.01) continue;
      pixels[to] = (pixels[to] ?? 0) * (1 - shade);
      pixels[to + 1] = (pixels[to + 1] ?? 0) * (1 - shade);
      pixels[to + 2] = (pixels[to + 2] ?? 0) * (1 - shade);
    }
  }
}

interface Shading {
  readonly field: Field;
  readonly steepness: number;
  readonly sheen: number;
  readonly grain: number;
}

function shadeLayer({ width, pixels }: Canvas, over: Uint8Array, box: Box, shading: Shading): void {
  const { steepness, sheen, grain } = shading;
  const { values: heights, wide, share } = shading.field;
  for (let y = box.top; y < box.bottom; y += 1) {
    const top = ((y - box.top) * share) | 0;
    const down = (y - box.top) * share - top;
    const start = y * width + box.left;
    for (let x = box.left, from = start * 4 + 3, to = start * 3; x < box.right; x += 1, from += 4, to += 3) {
      const cover = over[from] ?? 0;
      if (cover === 0) continue;
      const left = ((x - box.left) * share) | 0;
      const across = (x - box.left) * share - left;
      const at = top * wide + left;
      const a = heights[at] ?? 0;
      const b = heights[at + 1] ?? 0;
      const c = heights[at + wide] ?? 0;
      const d = heights[at + wide + 1] ?? 0;
      const nx = -((b - a) * (1 - down) + (d - c) * down) * steepness;
      const ny = -((c - a) * (1 - across) + (d - b) * across) * steepness;
      const length = Math.sqrt(nx * nx + ny * ny + 1);
      const lit = (nx * light.x + ny * light.y + light.z) / length;
      const facing = (nx * shine.x + ny * shine.y + shine.z) / length;
      const noise = grain === 0 ? 0 : grain * (speckle(x, y) - 0.5);
      // What is flat keeps its colour.
      const bright = Math.max(0.3, 1 + 0.95 * (lit - light.z)) + noise;
      const spark = facing > shine.z ? sheen * 210 * ((facing - shine.z) / (1 - shine.z)) ** 3 : 0;
      const opacity = cover / 255;
      const under = 1 - opacity;
      const red = (over[from - 3] ?? 0) * bright + spark;
      const green = (over[from - 2] ?? 0) * bright + spark;
      const blue = (over[from - 1] ?? 0) * bright + spark;
      pixels[to] = (pixels[to] ?? 0) * under + Math.min(red, 255) * opacity;
      pixels[to + 1] = (pixels[to + 1] ?? 0) * under + Math.min(green, 255) * opacity;
      pixels[to + 2] = (pixels[to + 2] ?? 0) * under + Math.min(blue, 255) * opacity;
    }
  }
}

/** A fixed scatter, cheap enough for every pixel. */
function speckle(x: number, y: number): number {
  let hash = (x * 374761393 + y * 668265263) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 8) / 16777216;
}
