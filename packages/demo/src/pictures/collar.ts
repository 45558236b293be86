import { groundShadow, groundShadowDefs } from './canvas.ts';
import { type Hex, mix, tint } from './colour.ts';
import type { StrapShape } from './cord-look.ts';
import type { CordSubject } from './cord-style.ts';
import type { Scene } from './paint/scene.ts';
import { inRelief, withStrands } from './paint/strand-marks.ts';
import { bar, metalGradient } from './pieces/metal.ts';
import { reliefOf } from './strap.ts';
import { strapSurface } from './strap-surface.ts';

const reach = { x: 560, y: 250 };
const tall = 210;
const steel: Hex = '#c3c8cd';

/** Light on the outside of the ring: a hard streak on coated straps, soft elsewhere. */
function light(shape: StrapShape): string {
  const glare =
    shape === 'coated'
      ? '<stop offset=".26" stop-color="#fff" stop-opacity=".5"/><stop offset=".33" stop-color="#fff" stop-opacity=".08"/>'
      : '<stop offset=".3" stop-color="#fff" stop-opacity=".16"/>';
  return `<linearGradient id="lt"><stop stop-color="#08090b" stop-opacity=".5"/><stop offset=".16" stop-color="#08090b" stop-opacity=".08"/>${glare}<stop offset=".6" stop-color="#08090b" stop-opacity="0"/><stop offset="1" stop-color="#08090b" stop-opacity=".55"/></linearGradient>`;
}

/** The strap at work: a dog's collar, closed by a buckle, with its ring in front. */
export function drawCollar(subject: CordSubject, shape: StrapShape): Scene | string {
  const colour = subject.colours[0] ?? '#888888';
  const surface = strapSurface(shape, colour);
  const [left, right, top] = [800 - reach.x, 800 + reach.x, 640];
  const arc = (y: number, sweep: 0 | 1): string =>
    `A${reach.x} ${reach.y} 0 0 ${sweep} ${sweep === 0 ? right : left} ${y}`;
  const outside = `M${left} ${top}${arc(top, 0)}V${top + tall}${arc(top + tall, 1)}Z`;
  const inside = `M${left} ${top}A${reach.x} ${reach.y} 0 0 1 ${right} ${top}V${top + tall}A${reach.x} ${reach.y} 0 0 0 ${left} ${top + tall}Z`;
  const rim = shape === 'leather' ? mix(colour, '#c79c68', 0.35) : tint(colour, 0.12);
  const seam =
    shape === 'leather' || shape === 'webbing'
      ? `<path d="M${left + 8} ${top + 34}${arc(top + 34, 0)}M${left + 8} ${top + tall - 34}${arc(top + tall - 34, 0)}" fill="none" stroke="${tint(colour, 0.5)}" stroke-width="9" stroke-dasharray="30 18" stroke-linecap="round"/>`
      : '';
  const rivet = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="22" fill="#b9bfc5"/>`;
  const buckle = `<path d="M1090 800H1280V1050H1090z" fill="none" stroke="${steel}" stroke-width="46" stroke-linejoin="round"/><path d="M1110 925H1290" stroke="${tint(steel, 0.2)}" stroke-width="34" stroke-linecap="round"/>`;
  const ring = bar(
    'M620 1010H820Q836 1010 836 1030C836 1150 790 1210 720 1210S604 1150 604 1030Q604 1010 620 1010z',
    44,
    steel,
    'dr',
  );
  const loop = `<rect x="640" y="858" width="160" height="190" rx="20" fill="${colour}" />`;
  const skin = reliefOf[shape];
  return withStrands({
    defs: `${groundShadowDefs}${surface.defs}${light(shape)}${metalGradient('hm', steel)}`,
    body: [
      groundShadow(830, top + tall + 190, 720, 150),
      inRelief(
        { rise: 12, ...skin },
        `${surface.cover('si', inside, { x: left, y: top - reach.y, width: reach.x * 2, height: tall + reach.y })}<path d="${inside}" fill="#08090b" fill-opacity=".5"/>`,
      ),
      ring,
      inRelief(
        { rise: 18, ...skin },
        `${surface.cover('so', outside, { x: left, y: top, width: reach.x * 2, height: tall + reach.y })}${seam}<path d="${outside}" fill="url(#lt)"/><path d="M${left} ${top}${arc(top, 0)}" fill="none" stroke="${rim}" stroke-width="14"/>`,
      ),
      inRelief(
        { rise: 22, sheen: 0.5, grain: 0.03 },
        `${loop}${rivet(690, 905)}${rivet(750, 905)}${rivet(1010, 940)}${rivet(1018, 1014)}<g transform="rotate(-12 1185 925)">${buckle}</g>`,
      ),
    ].join(''),
  });
}
