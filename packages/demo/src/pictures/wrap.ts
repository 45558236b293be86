import { tidy } from './canvas.ts';
import type { Hex } from './colour.ts';
import { type Curve, curveOf, type Point } from './curve.ts';
import { drawStrand, type StrandStyle } from './strand.ts';

interface WrapPlace {
  readonly centre: Point;
  /** Half the width of what is wrapped. */
  readonly reach: number;
  readonly turns: number;
}

/** The outline of a curve with thickness and rounded ends. */
function capsule(curve: Curve, half: number): string {
  const steps = 12;
  const edge = (aside: number): string[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const point = curve.at((curve.length * step) / steps, aside);
      return `${tidy(point.x)} ${tidy(point.y)}`;
    });
  const arc = `A${tidy(half)} ${tidy(half)} 0 0 0 `;
  const [right, left] = [edge(half), edge(-half).reverse()];
  return `M${right.join('L')}${arc}${left.join('L')}${arc}${right[0] ?? ''}Z`;
}

/** Turns round a bundle, drawn once and repeated: each leaves the picture at the sides of the bundle. */
export function drawWraps(style: StrandStyle, place: WrapPlace): { defs: string; body: string } {
  const { centre, reach, turns } = place;
  const sag = style.width * 0.26;
  const arcOf = (sweep: number): Curve =>
    curveOf((parameter) => {
      const angle = (parameter - 0.5) * Math.PI * sweep;
      return {
        x: centre.x + reach * Math.sin(angle),
        y: centre.y + sag * Math.cos(angle) + sag * 0.5 * angle,
      };
    });
  // The clip ends inside the drawn turn, so that no stitch hangs over its edge.
  const curve = arcOf((2 * Math.asin(0.96 - style.width / (2 * reach))) / Math.PI);
  const longer = arcOf(0.94);
  const dark: Hex = '#0b0906';
  const defs = [
    `<clipPath id="wc"><path d="${capsule(curve, style.width / 2)}"/></clipPath>`,
    `<linearGradient id="wg" gradientUnits="userSpaceOnUse" x1="${tidy(centre.x - reach)}" x2="${tidy(centre.x + reach)}"><stop stop-color="${dark}" stop-opacity=".42"/><stop offset=".18" stop-color="${dark}" stop-opacity=".06"/><stop offset=".4" stop-color="#fff" stop-opacity=".05"/><stop offset=".8" stop-color="${dark}" stop-opacity=".08"/><stop offset="1" stop-color="${dark}" stop-opacity=".45"/></linearGradient>`,
  ].join('');
  const turn = `<g id="wrap"><g clip-path="url(#wc)">${drawStrand(longer, style, 'w')}<use href="#w" stroke="url(#wg)" stroke-width="${tidy(style.width)}"/></g></g>`;
  const body = Array.from({ length: turns }, (_, index) => {
    const y = Math.round((index - (turns - 1) / 2) * style.width * 0.94);
    const x = [0, 5, -4, 6, -3][index % 5] ?? 0;
    return index === 0
      ? `<g transform="translate(0 ${y})">${turn}</g>`
      : `<use href="#wrap" x="${x}" y="${y}"/>`;
  });
  return { defs, body: body.join('') };
}

/** The melted end of a synthetic cord. */
export function sealedEnd(curve: Curve, style: StrandStyle, tone: Hex): string {
  const half = style.width * 0.36;
  const [from, to] = [curve.at(curve.length, -half), curve.at(curve.length, half)];
  return `<path d="M${tidy(from.x)} ${tidy(from.y)}L${tidy(to.x)} ${tidy(to.y)}" stroke="${tone}" stroke-width="${tidy(style.width * 0.3)}" stroke-linecap="round"/>`;
}
