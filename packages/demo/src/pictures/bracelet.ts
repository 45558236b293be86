import { drawBuckleHalf } from './buckle-half.ts';
import { middle, onPaper, softShadow, tidy } from './canvas.ts';
import { type CordSubject, strandStyle } from './cord-style.ts';
import { curveOf, splineThrough } from './curve.ts';
import { drawStrand } from './strand.ts';

const knots = 19;
const radius = 560;

/** One knot of a cobra weave in its own frame: two side loops and the bar across the core. */
function knot(subject: CordSubject, width: number): string {
  const style = strandStyle(subject, width, 6);
  const loop = (direction: 1 | -1, id: string): string =>
    drawStrand(
      splineThrough([
        { x: -width * 0.55, y: direction * width * 0.7 },
        { x: -width * 0.15, y: direction * width * 1.3 },
        { x: width * 0.45, y: direction * width * 1.25 },
        { x: width * 0.6, y: direction * width * 0.55 },
      ]),
      style,
      id,
    );
  const bar = splineThrough([
    { x: -width * 0.62, y: width * 1.1 },
    { x: -width * 0.16, y: width * 0.5 },
    { x: width * 0.16, y: -width * 0.5 },
    { x: width * 0.62, y: -width * 1.1 },
  ]);
  return `<g id="k">${loop(1, 'ka')}${loop(-1, 'kb')}${drawStrand(bar, style, 'kc', 1)}</g>`;
}

/** The cord at work: a knotted bracelet, open, with its buckle. */
export function drawBracelet(subject: CordSubject): string {
  const width = Math.round(86 * Math.sqrt(subject.look.slimness ?? 1));
  const place = (index: number): { x: number; y: number; turn: number } => {
    const angle = (-212 + (index / (knots - 1)) * 244) * (Math.PI / 180);
    return {
      x: middle + radius * 0.98 * Math.cos(angle),
      y: middle + 60 + radius * 0.88 * Math.sin(angle),
      turn: (Math.atan2(0.88 * Math.cos(angle), -0.98 * Math.sin(angle)) * 180) / Math.PI,
    };
  };
  const transform = (index: number): string => {
    const { x, y, turn } = place(index);
    return `translate(${tidy(x)} ${tidy(y)}) rotate(${tidy(turn)})`;
  };
  const knotsDrawn = Array.from(
    { length: knots },
    (_, index) => `<use href="#k" transform="${transform(index)}"/>`,
  );
  const core = [-0.42, 0.42].map((aside, index) => {
    const line = curveOf((parameter) => place(parameter * (knots - 1)));
    const beside = curveOf((parameter) => line.at(line.length * parameter, aside * width));
    return drawStrand(beside, strandStyle(subject, width, 6), `core${index}`);
  });
  const ends = [
    `<g transform="${transform(-0.95)} scale(-1 1)">${drawBuckleHalf('socket', width * 1.25)}</g>`,
    `<g transform="${transform(knots - 1 + 0.95)}">${drawBuckleHalf('plug', width * 1.25)}</g>`,
  ];
  return onPaper({
    defs: `<g fill="none">${knot(subject, width)}</g>`,
    body: `<g fill="none">${softShadow('core0', width * 2.6, 110)}</g>${ends.join('')}<g fill="none">${core.join('')}${knotsDrawn.join('')}</g>`,
  });
}
