import { gapTone, type Hex, mix, tint } from './colour.ts';
import type { StrapShape } from './cord-look.ts';
import { createPathData } from './path-data.ts';
import { scatter } from './weave.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface StrapSurface {
  readonly defs: string;
  /** An outline, given with the box around it, filled with the surface. The id is the cover's own. */
  cover(id: string, outline: string, box: Box, attributes?: string): string;
}

/** Fine marks all over a surface: the pores of leather, the dull skin of a matt coating. */
function grain(size: number, marks: number, length: number, salt: number): string {
  const data = createPathData();
  for (let index = 0; index < marks; index += 1) {
    const x = scatter(index, 1, salt) * size;
    const y = scatter(index, 2, salt) * size;
    const reach = length * (0.3 + scatter(index, 3, salt) * 0.7);
    data.line([
      { x, y },
      { x: x + reach, y: y + (scatter(index, 4, salt) - 0.5) * 14 },
    ]);
  }
  return data.text();
}

/** A row of a weave: two threads that lean against each other, over and over. */
function threads(length: number, step: number, inset: number): string {
  const data = createPathData();
  const [high, low] = [6 + inset, 30 - inset];
  const at = (x: number, y: number) => ({ x: (x * step) / 36, y: (y * step) / 36 });
  for (let index = 0; index * step < length; index += 1) {
    const start = index * 36;
    data.line([at(start + 3, low), at(start + 9, high)]);
    data.line([at(start + 21, high), at(start + 27, low)]);
  }
  return data.text();
}

/** What is repeated over a surface, and how far from one to the next. */
interface Tile {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

const marks = (data: string, tone: Hex, opacity: number): string =>
  `<path d="${data}" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="3"/>`;

function tileOf(shape: StrapShape, colour: Hex, step: number): Tile | undefined {
  const dark = gapTone(colour);
  if (shape === 'webbing') {
    const width = step * 16;
    const content = `<path d="${threads(width, step, 0)}" stroke="${colour}" stroke-width="${Math.round(step * 0.36)}" stroke-linecap="round"/><path d="${threads(width, step, 3)}" stroke="${tint(colour, 0.12)}" stroke-width="${Math.round(step * 0.11)}"/>`;
    return { width, height: step, content };
  }
  if (shape === 'leather') {
    const content = `${marks(grain(400, 210, 5, 5), dark, 0.2)}${marks(grain(400, 90, 4, 9), tint(colour, 0.3), 0.22)}`;
    return { width: 400, height: 400, content };
  }
  if (shape === 'matt') return { width: 400, height: 400, content: marks(grain(400, 150, 9, 5), dark, 0.2) };
  return undefined;
}

function placesIn(box: Box, tile: Tile): string[] {
  const places: string[] = [];
  for (let y = box.y; y < box.y + box.height; y += tile.height) {
    for (let x = box.x; x < box.x + box.width; x += tile.width)
      places.push(`<use href="#sf" x="${x}" y="${y}"/>`);
  }
  return places;
}

/**
 * The surface of a strap. Its marks are placed one by one and cut at the outline: a pattern that fills a turned outline
 * costs several times as much to render.
 */
export function strapSurface(
  shape: StrapShape,
  colour: Hex,
  { step = 36, ground }: { readonly step?: number; readonly ground?: 'none' } = {},
): StrapSurface {
  const tile = tileOf(shape, colour, step);
  const fill = ground ?? (shape === 'webbing' ? mix(colour, gapTone(colour), 0.35) : colour);
  return {
    defs: tile ? `<g id="sf" fill="none">${tile.content}</g>` : '',
    cover(id, outline, box, attributes = '') {
      const base = `<path d="${outline}" fill="${fill}"${attributes}/>`;
      if (!tile) return base;
      return `${base}<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${placesIn(box, tile).join('')}</g>`;
    },
  };
}

/** The outline of a box. */
export function boxOutline({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
