import { groundShadow, groundShadowDefs, onPaper } from './canvas.ts';
import { type Hex, shade, tint } from './colour.ts';
import { type CordSubject, strandStyle } from './cord-style.ts';
import { type Curve, curveOf, splineThrough } from './curve.ts';
import { woodGradient } from './pieces/metal.ts';
import { drawStrand } from './strand.ts';

const cords = 10;
const left = 300;
const step = 1000 / (cords - 1);
const deepest = 1230;

const places = Array.from({ length: cords }, (_, index) => ({
  x: Math.round(left + index * step),
  depth: Math.round(deepest - Math.abs(index - (cords - 1) / 2) * 88),
}));

/** A cord that swings to one side and back between its knots, then hangs straight. */
function hangingCord(sway: number): Curve {
  return curveOf((parameter) => {
    const y = 300 + parameter * (deepest - 300);
    const knotted = Math.min(1, Math.max(0, (y - 330) / 120)) * Math.max(0, 1 - (y - 330) / 560);
    return { x: left + sway * Math.sin(((y - 330) / 190) * Math.PI) * knotted * 0.9, y };
  }, 60);
}

/** Combed out ends below each cord. */
function fringe(yarn: Hex): string {
  const tones = [tint(yarn, 0.14), yarn, shade(yarn, 0.16)];
  return places
    .flatMap(({ x, depth }) =>
      [-2, -1, 0, 1, 2].map(
        (hair) =>
          `<path d="M${x + hair * 8} ${depth - 30}Q${x + hair * 15} ${depth + 70} ${x + hair * 19} ${depth + 170}" stroke="${tones[(hair + 5) % 3]}" stroke-width="13" stroke-linecap="round"/>`,
      ),
    )
    .join('');
}

/** The cord at work: a wall hanging of knotted cords on a wooden rod. Two cords and one knot are drawn and repeated. */
export function drawWallHanging(subject: CordSubject): string {
  const style = strandStyle(subject, 66);
  const loop = splineThrough([
    { x: left - 44, y: 330 },
    { x: left - 10, y: 262 },
    { x: left + 30, y: 262 },
    { x: left + 44, y: 330 },
  ]);
  const shapes = [
    `<g id="even" fill="none">${drawStrand(hangingCord(step * 0.5), style, 'a')}</g>`,
    `<g id="odd" fill="none">${drawStrand(hangingCord(-step * 0.5), style, 'b', 1)}</g>`,
    `<g id="knot" fill="none">${drawStrand(loop, style, 'c')}</g>`,
  ];
  const lengths = places.map(({ x, depth }) => `M${x - 50} 840h100V${depth}h-100z`).join('');
  const repeated = (id: (index: number) => string): string =>
    places.map(({ x }, index) => `<use href="#${id(index)}" x="${x - left}"/>`).join('');
  const thread = splineThrough([
    { x: 230, y: 290 },
    { x: 500, y: 150 },
    { x: 800, y: 60 },
    { x: 1100, y: 150 },
    { x: 1370, y: 290 },
  ]);
  const rod =
    '<rect x="160" y="254" width="1280" height="62" rx="31" fill="url(#wood)" stroke="#6d4a22" stroke-width="6"/><rect x="180" y="264" width="1240" height="14" rx="7" fill="#fff" fill-opacity=".35"/>';
  return onPaper({
    defs: `${groundShadowDefs}${woodGradient('wood', '#b98a52')}<clipPath id="cut"><path d="M0 0H1600V842H0z${lengths}"/></clipPath>${shapes.join('')}`,
    body: [
      groundShadow(850, 1000, 640, 420),
      `<g fill="none">${drawStrand(thread, { ...style, width: 40 }, 'up')}${fringe(subject.colours[0] ?? '#888888')}</g>`,
      `<g clip-path="url(#cut)">${repeated((index) => (index % 2 === 0 ? 'even' : 'odd'))}</g>`,
      rod,
      repeated(() => 'knot'),
    ].join(''),
  });
}
