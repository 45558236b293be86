import { drawBuckleHalf } from '../buckle-half.ts';
import { type Drawing, groundShadow, groundShadowDefs } from '../canvas.ts';
import { type Hex, tint } from '../colour.ts';
import type { PieceLook } from '../piece-look.ts';

/** Both halves of a side-release buckle just before they click. */
export function buckle(colour: Hex, finish: PieceLook['finish']): Drawing {
  const size = 240;
  const tone: Hex = finish === 'metal' ? tint(colour, 0.05) : colour;
  const half = (kind: 'socket' | 'plug', transform: string): string =>
    `<g transform="${transform}">${drawBuckleHalf(kind, size, tone)}</g>`;
  return {
    defs: groundShadowDefs,
    body: `<g transform="rotate(-18 800 800)">${groundShadow(820, 1170, 720, 90)}${half('plug', 'translate(190 800)')}${half('socket', 'translate(1400 800) scale(-1 1)')}</g>`,
  };
}
