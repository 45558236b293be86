import { type Hex, shade, tint } from './colour.ts';
import { type CordSubject, drawnWidth, strandStyle } from './cord-style.ts';
import { type Curve, curveOf, splineThrough } from './curve.ts';
import type { Scene } from './paint/scene.ts';
import { woodGradient } from './pieces/metal.ts';

const cords = 10;
const left = 300;
const step = 1000 / (cords - 1);
const deepest = 1230;

const places = Array.from({ length: cords }, (_, index) => ({
  x: Math.round(left + index * step),
  depth: Math.round(deepest - Math.abs(index - (cords - 1) / 2) * 88),
}));

/** A cord that swings to one side and back between its knots, then hangs straight. */
function hangingCord({ x, depth }: (typeof places)[number], sway: number): Curve {
  return curveOf((parameter) => {
    const y = 300 + parameter * (depth - 300);
    const knotted = Math.min(1, Math.max(0, (y - 330) / 120)) * Math.max(0, 1 - (y - 330) / 560);
    return { x: x + sway * Math.sin(((y - 330) / 190) * Math.PI) * knotted * 0.9, y };
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

/** The cord at work: a wall hanging of knotted cords on a wooden rod. */
export function wallHangingScene(subject: CordSubject): Scene {
  const style = strandStyle(subject, Math.min(92, drawnWidth(subject.diameterMm, 62)));
  const thread = splineThrough([
    { x: 230, y: 290 },
    { x: 500, y: 150 },
    { x: 800, y: 60 },
    { x: 1100, y: 150 },
    { x: 1370, y: 290 },
  ]);
  const rod =
    '<rect x="160" y="254" width="1280" height="62" rx="31" fill="url(#wood)" stroke="#6d4a22" stroke-width="3"/><rect x="180" y="264" width="1240" height="14" rx="7" fill="#fff" fill-opacity=".3"/>';
  const knot = (x: number): Curve =>
    splineThrough([
      { x: x - 44, y: 346 },
      { x: x - 30, y: 262 },
      { x: x + 30, y: 262 },
      { x: x + 44, y: 346 },
    ]);
  return {
    layers: [
      { curve: thread, style: { ...style, width: style.width * 0.6 }, isOnGround: true },
      { svg: `<g fill="none">${fringe(subject.colours[0] ?? '#888888')}</g>` },
      ...places.map((place, index) => ({
        curve: hangingCord(place, index % 2 === 0 ? step * 0.5 : step * -0.5),
        style,
        phase: index,
        isOnGround: true,
      })),
      { svg: `<defs>${woodGradient('wood', '#b98a52')}</defs>${rod}` },
      ...places.map(({ x }) => ({ curve: knot(x), style, ends: 'around' as const })),
    ],
  };
}
