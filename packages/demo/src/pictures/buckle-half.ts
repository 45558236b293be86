import type { Drawing } from './canvas.ts';
import { type Hex, lightness, mix, shade, tint } from './colour.ts';
import { inRelief } from './paint/strand-marks.ts';
import type { PieceLook } from './piece-look.ts';

export type BuckleHalf = 'socket' | 'plug';

/** Pointing right, for a strap about `size` × 2.6 wide. Slots are dark, with light on the edge that faces it. */
function drawHalf(half: BuckleHalf, size: number, colour: Hex): string {
  const n = (value: number): number => Math.round(value * size);
  const tone = lightness(colour) < 0.2 ? mix(colour, '#ffffff', 0.07) : colour;
  const fill = `fill="${tone}"`;
  const slot = (x: number, y: number, width: number, height: number): string =>
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(0.04)}" fill="${tint(tone, 0.22)}"/><rect x="${n(x)}" y="${n(y)}" width="${n(width - 0.035)}" height="${n(height - 0.035)}" rx="${n(0.04)}" fill="${shade(tone, 0.66)}"/>`;
  if (half === 'socket') {
    const ribs = [2.02, 2.14].map(
      (x) =>
        `<path d="M${n(x)} ${n(-0.5)}V${n(0.5)}" stroke="${tint(tone, 0.14)}" stroke-width="${n(0.06)}" stroke-linecap="round"/>`,
    );
    return `<path d="M0 ${n(-1.35)}H${n(1.9)}q${n(0.5)} 0 ${n(0.5)} ${n(0.5)}V${n(0.85)}q0 ${n(0.5)} ${n(-0.5)} ${n(0.5)}H0q${n(-0.2)} 0 ${n(-0.2)} ${n(-0.2)}V${n(-1.15)}q0 ${n(-0.2)} ${n(0.2)} ${n(-0.2)}z" ${fill}/>${ribs.join('')}${slot(0.15, -1, 0.4, 2)}${slot(1.05, -1.35, 0.75, 0.42)}${slot(1.05, 0.93, 0.75, 0.42)}`;
  }
  const arm = (side: 1 | -1): string => {
    const y = (value: number) => n(value * side);
    return `<path d="M${n(0.7)} ${y(1.08)}H${n(1.62)}Q${n(2.06)} ${y(1.02)} ${n(2.2)} ${y(0.7)}Q${n(2.04)} ${y(0.58)} ${n(1.8)} ${y(0.6)}Q${n(1.6)} ${y(0.72)} ${n(1.3)} ${y(0.72)}H${n(0.7)}z" ${fill}/>`;
  };
  return `${arm(1)}${arm(-1)}<path d="M${n(0.7)} ${n(-0.22)}H${n(2.12)}q${n(0.24)} ${n(0.22)} 0 ${n(0.44)}H${n(0.7)}z" ${fill}/><path d="M0 ${n(-1.35)}H${n(0.8)}q${n(0.2)} 0 ${n(0.2)} ${n(0.2)}V${n(1.15)}q0 ${n(0.2)} ${n(-0.2)} ${n(0.2)}H0q${n(-0.2)} 0 ${n(-0.2)} ${n(-0.2)}V${n(-1.15)}q0 ${n(-0.2)} ${n(0.2)} ${n(-0.2)}z" ${fill}/>${slot(0.15, -1, 0.35, 2)}`;
}

/** Halves of side-release buckles, each at its place: all of them are one layer of the picture. */
export function drawBuckleHalves(
  halves: readonly { readonly half: BuckleHalf; readonly transform: string }[],
  size: number,
  colour: Hex = '#26282c',
  finish: PieceLook['finish'] = 'plastic',
): string {
  const drawn = halves.map(
    ({ half, transform }) => `<g transform="${transform}">${drawHalf(half, size, colour)}</g>`,
  );
  const surface = finish === 'metal' ? { sheen: 0.9, grain: 0.02 } : { sheen: 0.34, grain: 0.07 };
  return inRelief({ rise: size * 0.2, ...surface }, drawn.join(''));
}

/** Both halves of a side-release buckle just before they click. */
export function buckle(colour: Hex, finish: PieceLook['finish']): Drawing {
  const halves = drawBuckleHalves(
    [
      { half: 'plug', transform: 'translate(190 800)' },
      { half: 'socket', transform: 'translate(1400 800) scale(-1 1)' },
    ],
    240,
    finish === 'metal' ? tint(colour, 0.05) : colour,
    finish,
  );
  return {
    body: `<g transform="rotate(-18 800 800)">${halves}</g>`,
  };
}
