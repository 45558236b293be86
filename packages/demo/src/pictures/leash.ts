import { groundShadow, groundShadowDefs, placed } from './canvas.ts';
import { type CordSubject, drawnWidth, strandStyle } from './cord-style.ts';
import { type Curve, splineThrough } from './curve.ts';
import type { Scene } from './paint/scene.ts';
import { bar, metalGradient } from './pieces/metal.ts';

type Points = ReadonlyArray<readonly [number, number]>;

const brass = '#c9a04a';
const through = (points: Points): Curve => splineThrough(points.map(([x, y]) => ({ x, y })));

/** Turns of thin twine that close a splice. */
function whipping(width: number): string {
  const turns = Array.from({ length: 7 }, (_, index) => {
    const y = (index - 3) * 24;
    return `<path d="M${-width * 0.62} ${y + 8}Q0 ${y + 34} ${width * 0.62} ${y - 8}" fill="none" stroke="${index % 2 === 0 ? '#efe4cb' : '#dccdae'}" stroke-width="25" stroke-linecap="round"/>`;
  });
  return `<rect x="${-width * 0.64}" y="-92" width="${width * 1.28}" height="190" rx="30" fill="#7a6a4a"/>${turns.join('')}`;
}

const hook = [
  bar('M0 -10a74 74 0 1 1-.1 0z', 40, brass, 'he'),
  '<rect x="-34" y="138" width="68" height="56" rx="16" fill="url(#hm)"/>',
  bar('M-60 250C-100 320 -96 410 -40 452C20 490 92 460 104 390C110 350 100 310 84 282', 48, brass, 'hh'),
  '<path d="M-64 186H64L82 252Q86 274 62 274H-62Q-86 274 -82 252z" fill="url(#hm)" stroke="#6b5320" stroke-width="4"/>',
].join('');

/** The rope at work: a leash with a spliced handle and a brass hook, laid out in a bow. */
export function leashScene(subject: CordSubject): Scene {
  const width = drawnWidth(subject.diameterMm, 66);
  const style = strandStyle(subject, width);
  const handle = through([
    [590, 700],
    [500, 560],
    [310, 470],
    [220, 300],
    [310, 170],
    [460, 200],
    [540, 380],
    [600, 560],
    [620, 700],
  ]);
  const line = through([
    [605, 700],
    [640, 900],
    [540, 1130],
    [620, 1350],
    [850, 1390],
    [990, 1240],
    [950, 1010],
    [930, 800],
    [960, 640],
  ]);
  const eye = through([
    [960, 640],
    [960, 520],
    [1030, 420],
    [1130, 420],
    [1170, 500],
    [1110, 590],
    [1000, 650],
  ]);
  const metal = `${placed(1136, 452, -36, hook, 1.15)}${placed(610, 740, -8, whipping(width))}${placed(966, 690, 12, whipping(width))}`;
  return {
    layers: [
      { curve: handle, style, phase: 1, isOnGround: true },
      { curve: line, style, phase: 2, isOnGround: true },
      { svg: `<defs>${groundShadowDefs}</defs>${groundShadow(1320, 700, 190, 120)}` },
      { curve: eye, style, phase: 3, isOnGround: true },
      { svg: `<defs>${metalGradient('hm', brass, 'right')}</defs>${metal}` },
    ],
  };
}
