import { type Drawing, groundShadow, groundShadowDefs } from '../canvas.ts';
import { type Hex, lightness, shade, tint } from '../colour.ts';
import { letterStrokes, symbolOutlines } from '../data/signs.ts';
import { metalGradient } from './metal.ts';
import { tilted } from './placing.ts';
import { webbingBands } from './webbing-band.ts';

/** The sign raised from the plate: its shadow, itself, and the light on its upper edge. */
function raised(sign: string, colour: Hex): string {
  const isDark = lightness(colour) < 0.3;
  const face = isDark ? tint(colour, 0.75) : shade(colour, 0.68);
  const letter = letterStrokes[sign];
  const layer = (shift: number, tone: Hex, opacity: number): string =>
    letter
      ? `<path d="${letter}" transform="translate(${600 + shift} ${520 + shift}) scale(4)" fill="none" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="21" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${symbolOutlines[sign] ?? ''}" transform="translate(${520 + shift} ${520 + shift}) scale(4)" fill="${tone}" fill-opacity="${opacity}"/>`;
  return `${layer(9, tint(colour, 0.7), 0.8)}${layer(0, face, 1)}`;
}

/** A plate with a sign, slid onto a strap. */
export function slideBead(colour: Hex, sign: string): Drawing {
  const strap = webbingBands('#97142c');
  const plate = `<rect x="410" y="390" width="780" height="820" rx="120" fill="url(#m)" stroke="${shade(colour, 0.5)}" stroke-width="10"/><rect x="450" y="430" width="700" height="740" rx="92" fill="none" stroke="${tint(colour, 0.55)}" stroke-opacity=".7" stroke-width="8"/>`;
  return {
    defs: `${groundShadowDefs}${metalGradient('m', colour)}${strap.defs}`,
    body: tilted(
      -10,
      `${strap.draw(-40, 620, 1680, 360)}${groundShadow(820, 1250, 440, 70)}${plate}${raised(sign, colour)}`,
    ),
  };
}
