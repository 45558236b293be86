import { onPaper } from './canvas.ts';
import type { Hex } from './colour.ts';
import { shopKnot } from './shop-knot.ts';

const green: Hex = '#1f5a3c';
const ropeYellow: Hex = '#f4b51a';

/** Shown where a picture is missing: the knot, pale on the paper of all pictures. */
export function drawPlaceholder(): string {
  return onPaper({ body: `<g opacity=".5">${shopKnot('#cdbfa5', 92)}</g>` });
}

function icon(knot: string, corner: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1600"><defs><radialGradient id="g" cx=".35" cy=".25" r=".95"><stop stop-color="#2f7a54"/><stop offset="1" stop-color="${green}"/></radialGradient></defs><rect width="1600" height="1600" rx="${corner}" fill="url(#g)"/>${knot}</svg>`;
}

/** The sign of the installed shop. */
export function drawIcon(): string {
  return icon(
    `<g transform="translate(800 800) rotate(-34) scale(1.42) translate(-800 -765)">${shopKnot(ropeYellow, 104)}</g>`,
    340,
  );
}

/** The same for systems that cut their own outline: everything within the inner 80 %. */
export function drawMaskableIcon(): string {
  return icon(
    `<g transform="translate(800 800) rotate(-34) scale(1.2) translate(-800 -765)">${shopKnot(ropeYellow, 104)}</g>`,
    0,
  );
}
