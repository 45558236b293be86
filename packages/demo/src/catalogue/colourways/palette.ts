import type { Pattern } from '../../pictures/weave.ts';
import { type ColourId, colourIds } from '../data/colours/colours.ts';
import { favourites } from '../data/favourites.ts';
import { type Colourway, patterned, solids } from './colourway.ts';
import { combinations } from './combinations.ts';
import { toneOf } from './tone.ts';

/** How many of each pattern a paletted range carries. */
export interface Palette {
  /** Plain colours: so many of the favourites, or exactly these. */
  readonly plain?: number | readonly ColourId[];
  readonly two?: Partial<Record<Pattern, number>>;
  readonly three?: Partial<Record<Pattern, number>>;
  readonly reflective?: number;
  readonly glow?: number;
  readonly named?: readonly Colourway[];
  /** Chosen by hand; they come before others of their pattern. */
  readonly chosen?: readonly Colourway[];
}

/** In the order of the colour circle, so that a listing of plain colours is a colour wall. */
function plainColours(plain: number | readonly ColourId[]): readonly ColourId[] {
  if (typeof plain !== 'number') return plain;
  const asked = new Set(favourites.slice(0, plain));
  return colourIds.filter((id) => asked.has(id));
}

const sameLook = (way: Colourway): string => `${way.pattern} ${[...way.colours].sort().join()}`;

function* everyColourway(palette: Palette): Iterable<Colourway> {
  const chosen = palette.chosen ?? [];
  yield* chosen.filter((way) => way.pattern === 'solid');
  yield* solids(...plainColours(palette.plain ?? 0));
  yield* chosen.filter((way) => way.pattern !== 'solid');
  yield* palette.named ?? [];
  for (const [pattern, count] of Object.entries(palette.two ?? {}) as Array<[Pattern, number]>) {
    yield* patterned(pattern, ...combinations(pattern, 2, count));
  }
  for (const [pattern, count] of Object.entries(palette.three ?? {}) as Array<[Pattern, number]>) {
    yield* patterned(pattern, ...combinations(pattern, 3, count));
  }
  const tracers = favourites.filter((id) => toneOf(id).lightness < 0.82);
  yield* patterned('reflective', ...tracers.slice(0, palette.reflective ?? 0).map((id) => [id]));
  const glowing = favourites.filter((id) => toneOf(id).lightness > 0.6);
  yield* patterned('glow', ...glowing.slice(0, palette.glow ?? 0).map((id) => [id]));
}

/** Everything a palette stands for, no look twice. */
export function colourwaysIn(palette: Palette): readonly Colourway[] {
  const seen = new Set<string>();
  const ways: Colourway[] = [];
  for (const way of everyColourway(palette)) {
    const look = sameLook(way);
    if (seen.has(look)) continue;
    seen.add(look);
    ways.push(way);
  }
  return ways;
}
