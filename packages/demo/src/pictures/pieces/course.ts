import { type Drawing, groundShadow, groundShadowDefs } from '../canvas.ts';
import { type Hex, tint } from '../colour.ts';
import { type Curve, curveOf, splineThrough } from '../curve.ts';
import { strandMark } from '../paint/strand-marks.ts';
import { satinGradient } from './metal.ts';

/** What is made in a course. */
export type Craft = 'bracelet' | 'splice' | 'macrame' | 'leather' | 'biothane' | 'turks-head';

type Points = ReadonlyArray<readonly [number, number]>;
const through = (points: Points): Curve => splineThrough(points.map(([x, y]) => ({ x, y })));
const straight = (x1: number, y1: number, x2: number, y2: number): Curve =>
  curveOf((share) => ({ x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share }), 12);

type Lesson = (first: Hex, second: Hex) => string;

/** A row of knots in two colours round a core. */
const knots: Lesson = (first, second) => {
  const core = [-36, 36].map((aside) =>
    strandMark(straight(270, 800 + aside, 1330, 800 + aside), { colour: second, width: 74 }),
  );
  const row = Array.from({ length: 11 }, (_, index) => {
    const x = 330 + index * 94;
    const direction = index % 2 === 0 ? 1 : -1;
    const colour = index % 2 === 0 ? first : second;
    return strandMark(
      through([
        [x - 30, 800 + direction * 110],
        [x - 52, 800 + direction * 40],
        [x + 40, 800 - direction * 60],
        [x + 58, 800 - direction * 120],
      ]),
      { colour, width: 76 },
    );
  });
  return [...core, ...row].join('');
};

/** A rope that turns back into itself, bound with twine. */
const eye: Lesson = (first, second) => {
  const rope = { colour: first, width: 104 };
  const whipping = Array.from({ length: 6 }, (_, index) => {
    const x = 690 + index * 24;
    return `<path d="M${x} 730Q${x + 18} 800 ${x - 4} 872" fill="none" stroke="${index % 2 === 0 ? second : tint(second, 0.3)}" stroke-width="25" stroke-linecap="round"/>`;
  });
  return `${strandMark(straight(276, 800, 760, 800), rope)}${strandMark(
    through([
      [740, 770],
      [900, 660],
      [1100, 600],
      [1270, 700],
      [1290, 830],
      [1190, 970],
      [1010, 970],
      [860, 880],
      [730, 830],
    ]),
    rope,
  )}${whipping.join('')}`;
};

/** Cords on a rod that swing from knot to knot. */
const hanging: Lesson = (first, second) => {
  const cords = Array.from({ length: 8 }, (_, index) => {
    const x = 380 + index * 120;
    const swing = index % 2 === 0 ? 60 : -60;
    const line = curveOf(
      (share) => ({
        x: x + swing * Math.sin(share * 9.4) * (1 - share * 0.5),
        y: 520 + share * (640 - Math.abs(index - 3.5) * 40),
      }),
      40,
    );
    return strandMark(line, { colour: index % 4 === 1 ? second : first, width: 56, lay: 'twisted' });
  });
  return `${cords.join('')}<rect x="290" y="490" width="1020" height="46" rx="23" fill="#b98a52"/><rect x="300" y="496" width="1000" height="12" rx="6" fill="#fff" fill-opacity=".35"/>`;
};

/** A strap sewn along its edges, the needle still in the thread. */
const sewing: Lesson = (first, second) =>
  `${strandMark(straight(280, 800, 1320, 800), { colour: second, width: 300, lay: 'leather' })}<path d="M300 690H1300M300 910H980" stroke="${tint(first, 0.5)}" stroke-width="13" stroke-dasharray="44 26" stroke-linecap="round"/><path d="M980 910Q1090 960 1120 1040" fill="none" stroke="${tint(first, 0.5)}" stroke-width="9"/><path d="M1100 1010L1290 1150" stroke="#c3c8cd" stroke-width="16" stroke-linecap="round"/><path d="M1112 1012L1280 1136" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`;

/** Two straps with holes and rivets. */
const riveting: Lesson = (first, second) => {
  const rivet = (x: number, y: number) =>
    `<circle cx="${x + 5}" cy="${y + 8}" r="36" fill="#000" fill-opacity=".3"/><circle cx="${x}" cy="${y}" r="34" fill="#c3c8cd"/><circle cx="${x - 8}" cy="${y - 9}" r="16" fill="#fff" fill-opacity=".8"/>`;
  const holes = [380, 480, 580].map((x) => `<circle cx="${x}" cy="640" r="20" fill="#101214"/>`);
  return `${strandMark(straight(280, 960, 1320, 960), { colour: second, width: 190, lay: 'coated' })}${strandMark(straight(280, 640, 1320, 640), { colour: first, width: 190, lay: 'coated' })}${holes.join('')}${rivet(1130, 640)}${rivet(1230, 640)}${rivet(380, 960)}${rivet(480, 960)}`;
};

/** A ring of two cords that go over and under one another. */
const ring: Lesson = (first, second) => {
  const lobes = 5;
  const part = (from: number, colour: Hex): string =>
    strandMark(
      curveOf((share) => {
        const angle = ((from + share * 1.04) * Math.PI * 2) / lobes;
        const reach = 255 + 82 * Math.cos((from + share * 1.04) * Math.PI + (colour === first ? 0 : Math.PI));
        return { x: 800 + reach * 1.35 * Math.cos(angle), y: 800 + reach * Math.sin(angle) };
      }, 18),
      { colour, width: 66 },
    );
  const turns = Array.from({ length: lobes * 2 }, (_, index) => index / 2);
  return turns.map((from) => `${part(from, first)}${part(from, second)}`).join('');
};

const lessons: Readonly<Record<Craft, Lesson>> = {
  bracelet: knots,
  splice: eye,
  macrame: hanging,
  leather: sewing,
  biothane: riveting,
  'turks-head': ring,
};

/** A tablet with a lesson on it, and the sign that everybody presses. */
export function course(colour: Hex, yarns: readonly Hex[], craft: Craft): Drawing {
  const [first = '#f4b51a', second = '#d1202b'] = yarns;
  return {
    defs: `${groundShadowDefs}${satinGradient('s', colour)}`,
    body: `<g transform="rotate(-6 800 800)">${groundShadow(830, 1310, 740, 90)}<rect x="150" y="320" width="1300" height="960" rx="70" fill="#23262b"/><rect x="158" y="328" width="1284" height="944" rx="64" fill="none" stroke="#5a6068" stroke-width="6"/><rect x="230" y="400" width="1140" height="800" rx="24" fill="url(#s)"/>${lessons[craft](first, second)}<rect x="218" y="388" width="1164" height="824" rx="34" fill="none" stroke="#23262b" stroke-width="40"/><circle cx="1230" cy="1060" r="96" fill="#fff" fill-opacity=".94"/><path d="M1202 1006L1284 1060L1202 1114z" fill="${colour}" stroke="${colour}" stroke-width="16" stroke-linejoin="round"/></g>`,
  };
}
