import { gapTone, type Hex, mix, tint } from '../colour.ts';

/** The weave of a strap that lies in the picture only to show what a part is for. */
export function webbingDefs(colour: Hex): string {
  return `<pattern id="wb" width="36" height="36" patternUnits="userSpaceOnUse"><rect width="36" height="36" fill="${mix(colour, gapTone(colour), 0.35)}"/><path d="M3 30L9 6M21 6l6 24" stroke="${colour}" stroke-width="13" stroke-linecap="round"/><path d="M3 27L8 9M22 9l5 18" stroke="${tint(colour, 0.12)}" stroke-width="4" stroke-linecap="round"/></pattern>`;
}

export function webbingBand(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="url(#wb)" stroke="#000" stroke-opacity=".25" stroke-width="6"/>`;
}
