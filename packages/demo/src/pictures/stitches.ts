import { tidy } from './canvas.ts';
import { gapTone, type Hex, litTone, mix } from './colour.ts';
import type { Curve } from './curve.ts';
import { createPathData } from './path-data.ts';
import type { Weave } from './weave.ts';

/** Columns seen at an angle are darker: the cord turns away from the light. */
const turns = ['shaded', 'plain', 'lit'] as const;
export type Turn = (typeof turns)[number];

export interface StitchColumn {
  /** From the middle of the cord, in cord widths. */
  readonly aside: number;
  readonly thickness: number;
  readonly turn: Turn;
}

export function stitchColumns(count: number): StitchColumn[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count - 0.5) * Math.PI * 0.96;
    const steepness = Math.abs(Math.sin(angle));
    return {
      aside: Math.sin(angle) * 0.5,
      thickness: (0.32 + 0.68 * Math.cos(angle)) / count,
      turn: steepness < 0.5 ? 'lit' : steepness < 0.86 ? 'plain' : 'shaded',
    };
  });
}

export function stitchTone(yarn: Hex, turn: Turn): Hex {
  if (turn === 'lit') return litTone(yarn);
  return mix(yarn, gapTone(yarn), turn === 'plain' ? 0.15 : 0.55);
}

interface StitchStyle {
  readonly width: number;
  readonly weave: Weave;
  readonly stitch: number;
}

/** The stitches of a braid along a curve, one path per yarn and turn of the surface. */
export function drawStitches(curve: Curve, style: StitchStyle, phase: number): string {
  const { width, weave, stitch } = style;
  const columns = stitchColumns(weave.columns);
  const rows = Math.max(1, Math.floor(curve.length / (stitch * width)));
  const pitch = curve.length / rows;
  const paths: string[] = [];
  for (const turn of turns) {
    const lines = weave.yarns.map(() => createPathData());
    let thickness = 0;
    columns.forEach((column, index) => {
      if (column.turn !== turn) return;
      thickness = Math.max(thickness, column.thickness);
      const lean = (index % 2 === 0 ? 1 : -1) * column.thickness * width * 0.42;
      for (let row = 0; row < rows; row += 1) {
        const along = row + (index % 2) / 2;
        const centre = (along + 0.25) * pitch;
        const half = pitch * 0.36;
        lines[weave.yarnOf(index, along + phase)]?.line([
          curve.at(centre - half, column.aside * width - lean),
          curve.at(centre + half, column.aside * width + lean),
        ]);
      }
    });
    weave.yarns.forEach((yarn, index) => {
      const data = lines[index]?.text();
      if (!data) return;
      paths.push(
        `<path d="${data}" stroke="${stitchTone(yarn, turn)}" stroke-width="${tidy(thickness * width * 1.12)}"/>`,
      );
    });
  }
  return paths.join('');
}
