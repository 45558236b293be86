import { gapTone, type Hex, mix, tint } from './colour.ts';
import type { StrapShape } from './cord-look.ts';
import { createPathData } from './path-data.ts';
import { scatter } from './weave.ts';

/** Fine marks all over a surface: the pores of leather, the dull skin of a matt coating. */
function grain(width: number, height: number, marks: number, length = 20): string {
  const data = createPathData();
  for (let index = 0; index < marks; index += 1) {
    const x = scatter(index, 1, 5) * width;
    const y = scatter(index, 2, 5) * height;
    const reach = length * (0.3 + scatter(index, 3, 5) * 0.7);
    data.line([
      { x, y },
      { x: x + reach, y: y + (scatter(index, 4, 5) - 0.5) * 14 },
    ]);
  }
  return data.text();
}

const tile = (size: number, content: string): string =>
  `<pattern id="sf" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${content}</pattern>`;

/** The surface as a repeating tile `sf`, so that a whole strap costs a few hundred bytes. */
export function surfaceTile(shape: StrapShape, colour: Hex, ground: Hex | 'transparent' = colour): string {
  const dark = gapTone(colour);
  const base = (size: number, fill: string): string =>
    ground === 'transparent' ? '' : `<rect width="${size}" height="${size}" fill="${fill}"/>`;
  const marks = (data: string, tone: Hex, opacity: number, rest = ''): string =>
    `<path d="${data}" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="3" stroke-linecap="round"${rest}/>`;
  if (shape === 'webbing') {
    return tile(
      36,
      `${base(36, mix(colour, dark, 0.35))}<path d="M3 30L9 6M21 6l6 24" stroke="${colour}" stroke-width="13" stroke-linecap="round"/><path d="M3 27L8 9M22 9l5 18" stroke="${tint(colour, 0.12)}" stroke-width="4" stroke-linecap="round"/>`,
    );
  }
  if (shape === 'leather') {
    return tile(
      400,
      `${base(400, colour)}${marks(grain(400, 400, 130), dark, 0.3)}${marks(grain(390, 380, 60), tint(colour, 0.3), 0.35, ' transform="translate(9 13)"')}`,
    );
  }
  if (shape === 'matt') return tile(200, `${base(200, colour)}${marks(grain(200, 200, 90, 7), dark, 0.16)}`);
  return tile(400, base(400, colour));
}
