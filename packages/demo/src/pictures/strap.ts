import { groundShadow, groundShadowDefs, side, tidy } from './canvas.ts';
import { measureFor } from './close-up.ts';
import { gapTone, type Hex, mix, shade, tint } from './colour.ts';
import type { StrapShape } from './cord-look.ts';
import { type CordSubject, strandStyle } from './cord-style.ts';
import { curveOf, type Point } from './curve.ts';
import type { Scene } from './paint/scene.ts';
import { inRelief, sheens, withStrands } from './paint/strand-marks.ts';
import { drawRuler } from './ruler.ts';
import { strapSurface } from './strap-surface.ts';
import { weaveOf } from './weave.ts';

/** Light across a rolled strap: soft on leather, a hard reflection on coated straps. */
function light(shape: StrapShape): string {
  const glare =
    shape === 'coated'
      ? '<stop offset=".2" stop-color="#fff" stop-opacity=".1"/><stop offset=".27" stop-color="#fff" stop-opacity=".62"/><stop offset=".34" stop-color="#fff" stop-opacity=".1"/>'
      : '<stop offset=".3" stop-color="#fff" stop-opacity=".2"/>';
  return `<linearGradient id="lt"><stop stop-color="#08090b" stop-opacity=".55"/><stop offset=".14" stop-color="#08090b" stop-opacity=".12"/>${glare}<stop offset=".55" stop-color="#08090b" stop-opacity="0"/><stop offset="1" stop-color="#08090b" stop-opacity=".62"/></linearGradient>`;
}

const centre = { x: 720, y: 560 };
const reach = { x: 500, y: 225 };
const tall = 440;

/** The top of the roll: turn after turn of the strap's edge. */
function turns(shape: StrapShape, colour: Hex): string {
  const edge = shape === 'leather' ? mix(colour, '#c79c68', 0.35) : shade(colour, 0.12);
  const count = 7;
  const rings = Array.from({ length: count }, (_, index) => {
    const share = 1 - (index + 0.5) * 0.085;
    return `<ellipse cx="${centre.x - index * 3}" cy="${centre.y - index}" rx="${tidy(reach.x * share)}" ry="${tidy(reach.y * share)}" stroke="${index % 2 === 0 ? tint(edge, 0.08) : edge}"/>`;
  });
  const hole = 1 - count * 0.085;
  return `<ellipse cx="${centre.x}" cy="${centre.y}" rx="${reach.x}" ry="${reach.y}" fill="${gapTone(colour)}"/><g fill="none" stroke-width="31">${rings.join('')}</g><ellipse cx="${centre.x - 20}" cy="${centre.y - 5}" rx="${tidy(reach.x * hole)}" ry="${tidy(reach.y * hole)}" fill="${shade(colour, 0.72)}"/><ellipse cx="${centre.x - 20}" cy="${centre.y + 22}" rx="${tidy(reach.x * hole * 0.93)}" ry="${tidy(reach.y * hole * 0.8)}" fill="${shade(colour, 0.5)}"/>`;
}

/** How the edges of a strap take the light. */
export const reliefOf: Readonly<Record<StrapShape, { readonly sheen: number; readonly grain: number }>> = {
  webbing: { sheen: 0.05, grain: 0.06 },
  leather: { sheen: 0.2, grain: 0.07 },
  coated: { sheen: 0.3, grain: 0 },
  matt: { sheen: 0.12, grain: 0.04 },
};

/** A strap rolled up, standing on its edge, with the end lying out to the right. */
export function drawStrapRoll(subject: CordSubject, shape: StrapShape): Scene | string {
  const colour = subject.colours[0] ?? '#888888';
  const surface = strapSurface(shape, colour);
  const [left, right] = [centre.x - reach.x, centre.x + reach.x];
  const wallBox = { x: left, y: centre.y, width: reach.x * 2, height: tall + reach.y };
  const endBox = { x: 960, y: centre.y + 120, width: 540, height: tall + 80 };
  const wall = `M${left} ${centre.y}A${reach.x} ${reach.y} 0 0 0 ${right} ${centre.y}V${centre.y + tall}A${reach.x} ${reach.y} 0 0 1 ${left} ${centre.y + tall}Z`;
  const end = `M960 ${centre.y + 197}C1130 ${centre.y + 150} 1290 ${centre.y + 120} 1500 ${centre.y + 170}V${centre.y + 170 + tall}C1290 ${centre.y + 120 + tall} 1130 ${centre.y + 150 + tall} 960 ${centre.y + 197 + tall}Z`;
  const rim = shape === 'leather' ? mix(colour, '#c79c68', 0.35) : shade(colour, 0.1);
  const seams =
    shape === 'leather'
      ? `<path d="M${left + 6} ${centre.y + 44}A${reach.x} ${reach.y} 0 0 0 ${right - 6} ${centre.y + 44}M${left + 6} ${centre.y + tall - 44}A${reach.x} ${reach.y} 0 0 0 ${right - 6} ${centre.y + tall - 44}" fill="none" stroke="${shade(colour, 0.35)}" stroke-opacity=".5" stroke-width="5"/>`
      : '';
  const skin = reliefOf[shape];
  const body = [
    groundShadow(centre.x + 60, centre.y + tall + 120, 720, 190),
    groundShadow(1330, centre.y + tall + 160, 330, 70),
    inRelief(
      { rise: 16, ...skin },
      `${surface.cover('sw', wall, wallBox)}${seams}<path d="${wall}" fill="url(#lt)"/>${turns(shape, colour)}`,
    ),
    inRelief({ rise: 18, ...skin }, `${surface.cover('se', end, endBox)}<path d="${end}" fill="url(#le)"/>`),
    `<path d="M960 ${centre.y + 197}C1130 ${centre.y + 150} 1290 ${centre.y + 120} 1500 ${centre.y + 170}" fill="none" stroke="${tint(rim, 0.2)}" stroke-width="12"/>`,
  ].join('');
  const endLight =
    '<linearGradient id="le"><stop stop-color="#08090b" stop-opacity=".4"/><stop offset=".3" stop-color="#fff" stop-opacity=".06"/><stop offset=".55" stop-color="#fff" stop-opacity=".22"/><stop offset=".8" stop-color="#08090b" stop-opacity=".05"/><stop offset="1" stop-color="#08090b" stop-opacity=".3"/></linearGradient>';
  return withStrands({
    defs: `${groundShadowDefs}${surface.defs}${light(shape)}${endLight}`,
    body,
  });
}

/** Two lengths crossing, near enough to see the surface, beside a ruler that tells their width. */
export function strapCloseUpScene(subject: CordSubject, shape: StrapShape): Scene {
  const { unit, start } = measureFor(subject.diameterMm);
  const width = subject.diameterMm * unit;
  const style = {
    ...strandStyle(subject, width),
    lay: shape,
    weave: weaveOf('solid', subject.colours.slice(0, 1)),
    sheen: sheens[shape] ?? 0.05,
  };
  const x = start + width / 2;
  const line = (from: Point, to: Point) =>
    curveOf((share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }), 12);
  return {
    layers: [
      {
        curve: line({ x: -200, y: 520 + width * 0.3 }, { x: side + 200, y: 520 - width * 0.3 }),
        style,
        isOnGround: true,
      },
      { curve: line({ x, y: -100 }, { x, y: side + 100 }), style, isOnGround: true },
      { svg: drawRuler(start, unit) },
    ],
  };
}
