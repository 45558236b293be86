import { type Drawing, groundShadow, groundShadowDefs, placed } from '../canvas.ts';
import { type Hex, shade, tint } from '../colour.ts';
import { type Curve, curveOf, turned } from '../curve.ts';
import type { KitPart } from '../data/kit-contents.ts';
import { strandMark, withoutRelief } from '../paint/strand-marks.ts';
import type { PieceShape } from '../piece-look.ts';
import { ballGradient, woodGradient } from './metal.ts';

type DrawPart = (shape: PieceShape, colour: Hex) => Drawing;

/** A spiral of cord, seen from above, as many turns as there is room for. */
function spiral(x: number, y: number, radius: number, width: number): Curve {
  const turns = Math.max(2, Math.floor((radius * 0.74) / width));
  return curveOf((parameter) => {
    const angle = (1 - parameter) * Math.PI * 2 * turns;
    const reach = (radius - width / 2) * (0.26 + 0.74 * (1 - parameter));
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
  }, turns * 36);
}

const kraft: Hex = '#c8a06a';

const box = `<rect x="190" y="214" width="1220" height="1196" rx="26" fill="${shade(kraft, 0.3)}"/><rect x="190" y="190" width="1220" height="1190" rx="26" fill="${kraft}"/><rect x="246" y="246" width="1108" height="1078" rx="14" fill="url(#kw)"/><rect x="264" y="276" width="1090" height="1048" rx="8" fill="url(#kb)"/><path d="M196 216q0-20 24-20H1380q24 0 24 20" fill="none" stroke="${tint(kraft, 0.4)}" stroke-width="8"/>`;

const boxDefs = `<linearGradient id="kw" x2="0" y2="1"><stop stop-color="${shade(kraft, 0.46)}"/><stop offset="1" stop-color="${shade(kraft, 0.26)}"/></linearGradient><linearGradient id="kb" x2=".6" y2="1"><stop stop-color="${shade(kraft, 0.32)}"/><stop offset=".2" stop-color="${shade(kraft, 0.16)}"/><stop offset="1" stop-color="${shade(kraft, 0.08)}"/></linearGradient>`;

function guide(colour: Hex): string {
  return `<rect x="-160" y="-200" width="330" height="410" rx="8" fill="#3d2812" fill-opacity=".28"/><rect x="-170" y="-212" width="330" height="410" rx="8" fill="#fdfaf3"/><path d="M-5 -212v410" stroke="#e4dcc9" stroke-width="4"/><path d="M-130 80h100M-130 116h100M-130 152h70M30 -160h100M30 -124h100M30 -88h70M30 80h100M30 116h100M30 152h60" stroke="#cfc5b0" stroke-width="11" stroke-linecap="round"/><path d="M-140 -20C-120 -130 -50 -130 -54 -70S-110 -14 -80 0S-30 -40 -30 -120M40 30C60 -50 120 -40 110 10" fill="none" stroke="${colour}" stroke-width="20" stroke-linecap="round"/>`;
}

/** Ids of one part are those of no other. */
function ownIds(text: string, suffix: string): string {
  return text.replaceAll(/( id="|url\(#|href="#)([\w-]+)/g, `$1$2${suffix}`);
}

/** An open box of kraft card, and in it everything that the kit has. */
export function kitBox(parts: readonly KitPart[], drawPart: DrawPart): Drawing {
  const defs: string[] = [];
  const drawn = parts.map((part, index) => {
    const suffix = `-${index}`;
    const [x, y] = part.at;
    if ('coil' in part) {
      const { coil, radius, width = 56, lay } = part;
      return strandMark(spiral(x, y, radius, width), { colour: coil, width, ...(lay && { lay }) });
    }
    if ('strap' in part) {
      const { strap, length, width, turn } = part;
      const line = curveOf((share) => ({ x: x + (share - 0.5) * length, y }), 8);
      return strandMark(turned(line, turn, { x, y }), { colour: strap, width, lay: 'webbing' });
    }
    if ('guide' in part) return placed(x, y, part.turn ?? 9, guide(part.guide));
    if ('ball' in part) {
      defs.push(ballGradient(`kball${suffix}`, part.ball));
      return `${groundShadow(x + 24, y + 40, part.radius * 1.2, part.radius * 1.1)}<circle cx="${x}" cy="${y}" r="${part.radius}" fill="url(#kball${suffix})"/>`;
    }
    if ('rod' in part) {
      const { length, thickness } = part;
      defs.push(woodGradient(`krod${suffix}`, part.rod));
      const bar = (fill: string, shift = 0) =>
        `<rect x="${-length / 2 + shift}" y="${-thickness / 2 + shift}" width="${length}" height="${thickness}" rx="${thickness / 2}" ${fill}/>`;
      return placed(
        x,
        y,
        part.turn ?? 0,
        `${bar('fill="#3d2812" fill-opacity=".3"', 14)}${bar(`fill="url(#krod${suffix})"`)}${bar('fill="url(#kround)"')}`,
      );
    }
    const drawing = drawPart(part.piece, part.colour);
    defs.push(ownIds(drawing.defs ?? '', suffix));
    const inner = `<g transform="translate(-800 -800)">${ownIds(withoutRelief(drawing.body), suffix)}</g>`;
    return placed(x, y, part.turn ?? 0, inner, part.scale);
  });
  const round =
    '<linearGradient id="kround" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".25"/><stop offset=".3" stop-color="#fff" stop-opacity=".35"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>';
  return {
    defs: `${groundShadowDefs}${boxDefs}${round}${defs.join('')}`,
    body: `<g transform="rotate(-7 800 800)">${groundShadow(820, 1420, 760, 110)}${box}${inOrder(parts, drawn)}</g>`,
  };
}

/** Everything drawn first, then the cords: every change between the two costs a layer of the picture. */
function inOrder(parts: readonly KitPart[], drawn: readonly string[]): string {
  const isCord = (_: string, index: number): boolean =>
    'coil' in (parts[index] ?? {}) || 'strap' in (parts[index] ?? {});
  return [...drawn.filter((text, index) => !isCord(text, index)), ...drawn.filter(isCord)].join('');
}
