import { groundShadow, groundShadowDefs } from './canvas.ts';
import { shade } from './colour.ts';
import { type CordSubject, drawnWidth, strandStyle } from './cord-style.ts';
import { type Curve, splineThrough } from './curve.ts';
import type { Scene } from './paint/scene.ts';
import { bar, metalGradient, woodGradient } from './pieces/metal.ts';

const through = (points: ReadonlyArray<readonly [number, number]>): Curve =>
  splineThrough(points.map(([x, y]) => ({ x, y })));

const steel = '#c3c8cd';

/** The line at work: made fast on a cleat of a wooden jetty. */
export function cleatScene(subject: CordSubject): Scene {
  const width = drawnWidth(subject.diameterMm, 62);
  const style = strandStyle(subject, width);
  const planks = [0, 1, 2, 3]
    .map(
      (index) =>
        `<rect x="-20" y="${index * 410}" width="1640" height="400" fill="url(#wood)"/><rect x="-20" y="${index * 410 + 396}" width="1640" height="16" fill="#3a2814"/>`,
    )
    .join('');
  const foot = `${groundShadow(830, 1010, 420, 120)}<rect x="620" y="740" width="90" height="200" rx="20" fill="url(#m)" stroke="#5b6066" stroke-width="6"/><rect x="890" y="740" width="90" height="200" rx="20" fill="url(#m)" stroke="#5b6066" stroke-width="6"/><rect x="560" y="900" width="480" height="90" rx="30" fill="url(#m)" stroke="#5b6066" stroke-width="6"/><circle cx="630" cy="946" r="20" fill="${shade(steel, 0.5)}"/><circle cx="970" cy="946" r="20" fill="${shade(steel, 0.5)}"/>`;
  const horn = bar('M250 690Q520 740 800 730T1350 690', 110, steel, 'horn');
  const under = through([
    [-120, 1330],
    [200, 1180],
    [470, 1010],
    [560, 860],
    [470, 720],
  ]);
  // Each part ends where and whither the next begins, so that one line seems to run through all.
  const over = through([
    [320, 800],
    [340, 660],
    [470, 600],
    [660, 650],
    [900, 800],
    [1120, 880],
    [1280, 800],
    [1300, 670],
    [1200, 600],
  ]);
  const back = through([
    [1200, 600],
    [1060, 630],
    [880, 730],
    [680, 840],
    [470, 890],
    [320, 800],
  ]);
  const tail = through([
    [470, 600],
    [660, 640],
    [900, 760],
    [1110, 940],
    [1230, 1160],
    [1200, 1400],
    [1360, 1700],
  ]);
  const defs = `<defs>${groundShadowDefs}${woodGradient('wood', '#b08a5c')}${metalGradient('m', steel, 'right')}</defs>`;
  return {
    ground: '#3a2814',
    layers: [
      { svg: defs + planks },
      { curve: under, style },
      { svg: defs + foot + horn },
      { curve: over, style, phase: 1 },
      { curve: back, style, phase: 2 },
      { curve: tail, style, phase: 3 },
    ],
  };
}
