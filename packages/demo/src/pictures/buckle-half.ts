import { type Drawing, groundShadow, groundShadowDefs } from './canvas.ts';
import { type Hex, shade, tint } from './colour.ts';
import type { PieceLook } from './piece-look.ts';

/** One half of a side-release buckle, pointing right, for a strap about `size` × 2.6 wide. */
export function drawBuckleHalf(half: 'socket' | 'plug', size: number, colour: Hex = '#26282c'): string {
  const h = size * 1.35;
  const edge = `stroke="${shade(colour, 0.5)}" stroke-width="${Math.round(size * 0.06)}"`;
  const base = `fill="${colour}" ${edge}`;
  const glint = (d: string): string =>
    `<path d="${d}" fill="none" stroke="${tint(colour, 0.35)}" stroke-width="${Math.round(size * 0.07)}" stroke-linecap="round"/>`;
  const n = (value: number): number => Math.round(value * size);
  if (half === 'socket') {
    const body = `M0 ${-h}H${n(1.9)}q${n(0.5)} 0 ${n(0.5)} ${n(0.5)}V${n(0.85)}q0 ${n(0.5)} ${n(-0.5)} ${n(0.5)}H0q${n(-0.2)} 0 ${n(-0.2)} ${n(-0.2)}V${n(-1.15)}q0 ${n(-0.2)} ${n(0.2)} ${n(-0.2)}z`;
    const slots = `<path d="M${n(0.15)} ${n(-1)}h${n(0.4)}V${n(1)}h${n(-0.4)}z" fill="${shade(colour, 0.65)}"/><path d="M${n(1.05)} ${n(-1.35)}v${n(0.42)}h${n(0.75)}v${n(-0.42)}M${n(1.05)} ${n(1.35)}v${n(-0.42)}h${n(0.75)}v${n(0.42)}" fill="${shade(colour, 0.6)}"/>`;
    return `<path d="${body}" ${base}/>${slots}${glint(`M${n(0.8)} ${n(-0.7)}H${n(2)}`)}`;
  }
  const prongs = `M${n(0.8)} ${n(-1.05)}H${n(1.7)}q${n(0.35)} ${n(0.05)} ${n(0.45)} ${n(0.35)}L${n(1.75)} ${n(-0.55)}H${n(1)}V${n(-0.2)}H${n(2.2)}q${n(0.2)} ${n(0.2)} 0 ${n(0.4)}H${n(1)}V${n(0.55)}H${n(1.75)}L${n(2.15)} ${n(0.7)}q${n(-0.1)} ${n(0.3)} ${n(-0.45)} ${n(0.35)}H${n(0.8)}z`;
  const body = `M0 ${-h}H${n(0.8)}q${n(0.2)} 0 ${n(0.2)} ${n(0.2)}V${n(1.15)}q0 ${n(0.2)} ${n(-0.2)} ${n(0.2)}H0q${n(-0.2)} 0 ${n(-0.2)} ${n(-0.2)}V${n(-1.15)}q0 ${n(-0.2)} ${n(0.2)} ${n(-0.2)}z`;
  return `<path d="${prongs}" ${base}/><path d="${body}" ${base}/><path d="M${n(0.15)} ${n(-1)}h${n(0.35)}V${n(1)}h${n(-0.35)}z" fill="${shade(colour, 0.65)}"/>${glint(`M${n(0.72)} ${n(-1)}V${n(0.6)}`)}`;
}

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
