import type { Hex } from '../colour.ts';
import { boxOutline, strapSurface } from '../strap-surface.ts';

export interface WebbingBands {
  readonly defs: string;
  draw(x: number, y: number, width: number, height: number): string;
}

/** Straps that lie in the picture only to show what a part is for. */
export function webbingBands(colour: Hex): WebbingBands {
  const surface = strapSurface('webbing', colour);
  return {
    defs: surface.defs,
    draw(x, y, width, height) {
      const box = { x, y, width, height };
      return `${surface.cover(`b${x}`, boxOutline(box), box)}<path d="${boxOutline(box)}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="6"/>`;
    },
  };
}
