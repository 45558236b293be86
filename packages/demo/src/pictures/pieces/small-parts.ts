import { type Drawing, groundShadow, groundShadowDefs, placed } from '../canvas.ts';
import { type Hex, shade, tint } from '../colour.ts';
import { ballGradient, metalGradient } from './metal.ts';

type Spot = readonly [x: number, y: number, turn: number, part: 'top' | 'side'];

const handful: readonly Spot[] = [
  [430, 470, 0, 'top'],
  [930, 400, 24, 'side'],
  [1210, 720, -18, 'top'],
  [700, 800, -32, 'side'],
  [360, 1010, 40, 'side'],
  [1060, 1130, 12, 'top'],
  [640, 1220, 0, 'top'],
];

/** Several of a kind as they fall from the bag, some upright, some on their side. */
function scattered(top: string, side: string): string {
  return handful
    .map(([x, y, turn, part]) =>
      [groundShadow(x + 24, y + 150, 190, 44), placed(x, y, turn, part === 'top' ? top : side)].join(''),
    )
    .join('');
}

const defsFor = (colour: Hex): string =>
  `${groundShadowDefs}${ballGradient('k', colour)}${metalGradient('m', colour, 'right')}${metalGradient('d', colour)}`;

/** Domed caps and their posts. */
export function rivets(colour: Hex): Drawing {
  const edge = `stroke="${shade(colour, 0.5)}" stroke-width="7"`;
  const top = `<circle r="150" fill="url(#k)" ${edge}/><path d="M-70 -62q40-52 96-52" fill="none" stroke="${tint(colour, 0.8)}" stroke-width="20" stroke-linecap="round"/>`;
  const side = `<rect x="-40" y="-10" width="80" height="170" rx="14" fill="url(#m)" ${edge}/><path d="M-150 0Q-140 -120 0 -126Q140 -120 150 0Q150 24 120 24H-120Q-150 24 -150 0z" fill="url(#k)" ${edge}/>`;
  return { defs: defsFor(colour), body: scattered(top, side) };
}

/** Posts and screws with a slot. */
export function screws(colour: Hex): Drawing {
  const edge = `stroke="${shade(colour, 0.5)}" stroke-width="7"`;
  const top = `<circle r="148" fill="url(#k)" ${edge}/><path d="M-92 -20L92 20" stroke="${shade(colour, 0.6)}" stroke-width="34" stroke-linecap="round"/>`;
  const side = `<rect x="-58" y="0" width="116" height="210" rx="16" fill="url(#m)" ${edge}/><path d="M-52 70h104M-52 104h104M-52 138h104M-52 172h104" stroke="${shade(colour, 0.35)}" stroke-width="9"/><rect x="-150" y="-52" width="300" height="76" rx="34" fill="url(#d)" ${edge}/>`;
  return { defs: defsFor(colour), body: scattered(top, side) };
}

/** Barrels with a rim, and flat washers. */
export function eyelets(colour: Hex): Drawing {
  const edge = `stroke="${shade(colour, 0.5)}" stroke-width="7"`;
  const top = `<circle r="158" fill="url(#k)" ${edge}/><circle r="104" fill="none" stroke="${tint(colour, 0.45)}" stroke-width="14"/><circle r="80" fill="#e9dfce" stroke="${shade(colour, 0.55)}" stroke-width="12"/>`;
  const side = `<rect x="-92" y="0" width="184" height="120" rx="10" fill="url(#m)" ${edge}/><ellipse cy="0" rx="164" ry="62" fill="url(#d)" ${edge}/><ellipse cy="-6" rx="84" ry="30" fill="${shade(colour, 0.72)}"/>`;
  return { defs: defsFor(colour), body: scattered(top, side) };
}
