import { tidy } from './canvas.ts';
import { gapTone, type Hex, lightness, litTone, mix, shade, tint } from './colour.ts';
import type { Curve } from './curve.ts';
import type { FlatLay } from './paint/flat-surface.ts';
import { createPathData, curveData } from './path-data.ts';
import { drawStitches } from './stitches.ts';
import type { Weave } from './weave.ts';

export interface StrandStyle {
  readonly width: number;
  readonly weave: Weave;
  /** Distance between two stitches of one column, in cord widths. */
  readonly stitch: number;
  readonly sheen: number;
  /** How rough its fibres are: 0 for what is coated, 1 for jute; a quarter unless said otherwise. */
  readonly fibre?: number;
  readonly lay: 'braided' | 'twisted' | 'smooth' | FlatLay;
}

/** What shows between the stitches: nearly as deep as the darkest yarn, or its stitches would melt into it. */
export function groundOf(weave: Weave): Hex {
  const [first = '#888888'] = weave.depth;
  const darkest = weave.depth.reduce(
    (dark, yarn) => (lightness(yarn) < lightness(dark) ? yarn : dark),
    first,
  );
  return mix(gapTone(first), gapTone(darkest), 0.8);
}

/** Three strands laid round each other: broad slanted ropes of fibre with a lit ridge. */
function twist(curve: Curve, style: StrandStyle, id: string): string {
  const { width, weave } = style;
  const yarn = weave.yarns[0] ?? '#888888';
  const pitch = width * 0.52;
  const strands = createPathData();
  const fibres = createPathData();
  const isNear = width > 300;
  const shifts = isNear ? [-0.13, -0.1, -0.07, -0.03, 0.01, 0.05, 0.08, 0.12, 0.15] : [0];
  for (let start = -pitch; start < curve.length; start += pitch) {
    const at = (along: number, aside: number) =>
      curve.at(Math.min(curve.length, Math.max(0, start + along * width)), aside * width);
    strands.line([at(0.02, -0.4), at(0.2, -0.2), at(0.55, 0.2), at(0.73, 0.4)]);
    shifts.forEach((shift, index) => {
      const from = 0.1 + 0.09 * (index % 3);
      fibres.line([
        at(from + shift, from * 1.05 - 0.4),
        at(0.38 + shift, 0),
        at(0.66 - from * 0.4 + shift, 0.33 - from * 0.5),
      ]);
    });
  }
  // From afar two tones give the same roundness as four, and every stroke of all strands takes its time to render.
  const layers: ReadonlyArray<readonly [Hex, number]> = isNear
    ? [
        [mix(yarn, gapTone(yarn), 0.22), 0.28],
        [yarn, 0.22],
        [tint(yarn, 0.08), 0.15],
        [tint(yarn, 0.18), 0.07],
      ]
    : [
        [mix(yarn, gapTone(yarn), 0.06), 0.25],
        [tint(yarn, 0.13), 0.1],
      ];
  const rounded = `stroke-linecap="round"${isNear ? ' stroke-linejoin="round"' : ''}`;
  return [
    `<g ${rounded} stroke="${mix(yarn, gapTone(yarn), 0.45)}" stroke-width="${tidy(width * 0.33)}"><path id="${id}t" d="${strands.text()}"/></g>`,
    `<g ${rounded}>`,
    ...layers.map(
      ([tone, share]) => `<use href="#${id}t" stroke="${tone}" stroke-width="${tidy(width * share)}"/>`,
    ),
    `<path d="${fibres.text()}" stroke="${gapTone(yarn)}" stroke-opacity=".38" stroke-width="${tidy(Math.max(2, width * 0.008))}"/></g>`,
  ].join('');
}

/** A round cord without a braid, such as leather. */
function smooth(style: StrandStyle, id: string): string {
  const yarn = style.weave.yarns[0] ?? '#888888';
  const layers: ReadonlyArray<readonly [Hex, number]> = [
    [shade(yarn, 0.22), 0.94],
    [yarn, 0.78],
    [litTone(yarn), 0.5],
    [tint(yarn, 0.14), 0.24],
    [tint(yarn, 0.34), 0.07],
  ];
  return layers
    .map(
      ([tone, share]) => `<use href="#${id}" stroke="${tone}" stroke-width="${tidy(style.width * share)}"/>`,
    )
    .join('');
}

/** One length of cord: its contact shadow, the ground, the surface, and the light along its back. */
export function drawStrand(curve: Curve, style: StrandStyle, id: string, phase = 0): string {
  const { width, weave, sheen } = style;
  const glint =
    sheen > 0
      ? `<use href="#${id}" stroke="#fff" stroke-opacity="${Math.round(sheen * 150) / 100}" stroke-width="${tidy(width * 0.3)}"/>`
      : '';
  const surface =
    style.lay === 'braided'
      ? `<g stroke-linecap="round">${drawStitches(curve, style, phase)}</g>${glint}`
      : style.lay === 'twisted'
        ? twist(curve, style, id)
        : smooth(style, id);
  return [
    `<g stroke="#14120e" stroke-opacity=".4" stroke-width="${tidy(width * 1.15)}"><path id="${id}" d="${curveData(curve)}"/></g>`,
    `<use href="#${id}" stroke="${groundOf(weave)}" stroke-width="${tidy(width)}"/>`,
    surface,
  ].join('');
}
