import { type BuckleHalf, drawBuckleHalves } from '../buckle-half.ts';
import type { Hex } from '../colour.ts';
import type { DrawnLayer, Scene, StrandLayer } from '../paint/scene.ts';
import { drawnLayers } from '../paint/strand-marks.ts';
import { closeStep, knotRow } from './cobra-knots.ts';
import { cord, mirrored, moved, type Points, piecesOf, straight, through } from './cords.ts';
import { flame, lighter, melted, needle } from './needle-and-flame.ts';
import { tutorialSize } from './size.ts';

/** The two halves of the cord: colours that nobody mistakes for one another, in any light. */
const left: Hex = '#2c6b42';
const right: Hex = '#f3b52b';
const middle = tutorialSize.width / 2;

type Layer = StrandLayer | DrawnLayer;

const scene = (...layers: readonly (Layer | readonly Layer[])[]): Scene => ({
  ...tutorialSize,
  layers: layers.flat(),
});

const onGround = (layers: readonly StrandLayer[]): readonly StrandLayer[] =>
  layers.map((layer) => ({ ...layer, isOnGround: true }));

/** A half of the buckle with its bar at a place: the socket lies below the work, the plug above it. */
function buckleHalf(half: BuckleHalf, x: number, y: number, size: number): readonly Layer[] {
  const turn = half === 'socket' ? 90 : -90;
  const drawn = drawBuckleHalves([{ half, transform: `translate(${x} ${y}) rotate(${turn})` }], size);
  return drawnLayers({ body: drawn });
}

/** The two strands that all knots are tied round. */
function core(width: number, top: number, bottom: number, x = middle): readonly StrandLayer[] {
  return onGround([
    {
      curve: straight(x - width * 0.53, top, x - width * 0.53, bottom),
      style: cord(left, width),
      ends: 'around',
    },
    {
      curve: straight(x + width * 0.53, top, x + width * 0.53, bottom),
      style: cord(right, width),
      ends: 'around',
    },
  ]);
}

/** 1: the folded cord, hitched to the buckle. */
function hitch(): Scene {
  const [width, size, bar] = [86, 190, 800];
  const slot = bar + size * 0.34;
  const leg = (side: 1 | -1, x: number): Points => [
    [middle + side * width * 0.55, slot],
    [middle + side * width * 0.55, bar - 60],
    [middle + side * width * 0.58, bar - 260],
    [middle + side * width * 1.1, 330],
    [x, 60],
    [x + side * 60, -120],
  ];
  const half = (side: 1 | -1): Points => [
    [middle + side * width * 1.66, slot],
    [middle + side * width * 1.72, bar - 70],
    [middle + side * width * 1.5, bar - 190],
    [middle + side * width * 0.6, bar - 246],
    [middle, bar - 250],
  ];
  const loop = [
    ...piecesOf(through(half(-1)), cord(left, width), [[middle - width * 1.72, bar - 62]], ['around', 'on']),
    ...piecesOf(through(half(1)), cord(right, width), [[middle + width * 1.72, bar - 62]], ['around', 'on']),
  ];
  const [leftBehind, leftBefore, rightBehind, rightBefore] = loop;
  return scene(
    onGround([leftBehind, rightBehind].flatMap((layer) => layer ?? [])),
    buckleHalf('socket', middle, bar, size),
    onGround([
      { curve: through(leg(-1, 420)), style: cord(left, width), ends: 'around' },
      { curve: through(leg(1, 1180)), style: cord(right, width), ends: 'around' },
    ]),
    [leftBefore, rightBefore].flatMap((layer) => layer ?? []),
  );
}

/** 2: the core, as long as the bracelet will be, between both halves of the buckle. */
function coreOnBuckle(): Scene {
  const [width, size, top, bottom] = [50, 108, 300, 900];
  const end = (side: 1 | -1): Points => [
    [middle + side * width * 1.62, top - size * 0.34],
    [middle + side * width * 1.66, top + 30],
    [middle + side * 150, top + 120],
    [middle + side * 300, top + 150],
    [middle + side * 430, top + 290],
    [middle + side * 400, top + 480],
    [middle + side * 500, top + 640],
  ];
  const ends = ([-1, 1] as const).map(
    (side): StrandLayer => ({
      curve: through(end(side)),
      style: cord(side === -1 ? left : right, width),
      ends: ['around', 'cut'],
      isOnGround: true,
    }),
  );
  const hitched = ([-1, 1] as const).map(
    (side): StrandLayer => ({
      curve: through([
        [middle + side * width * 1.6, bottom + size * 0.3],
        [middle + side * width * 1.66, bottom - 34],
        [middle + side * width * 1.2, bottom - 74],
        [middle, bottom - 84],
      ]),
      style: cord(side === -1 ? left : right, width),
      ends: ['around', 'on'],
    }),
  );
  const measure = `<g fill="none" stroke="#3d3a33" stroke-width="5" stroke-linecap="round"><path d="M1420 ${top + 24}V${bottom - 24}"/><path d="M1400 ${top + 50}L1420 ${top + 22}L1440 ${top + 50}M1400 ${bottom - 50}L1420 ${bottom - 22}L1440 ${bottom - 50}"/><path d="M1380 ${top + 20}H1460M1380 ${bottom - 20}H1460"/></g>`;
  return scene(
    ends,
    onGround(hitched),
    buckleHalf('plug', middle, top, size),
    buckleHalf('socket', middle, bottom, size),
    core(width, top - size * 0.34, bottom + size * 0.34),
    hitched.map((layer) => ({
      ...layer,
      curve: through([
        [layer.curve.at(width * 1.7).x, layer.curve.at(width * 1.7).y],
        ...[0.6, 0.8, 1].map((share) => {
          const point = layer.curve.at(width * 1.7 + (layer.curve.length - width * 1.7) * share);
          return [point.x, point.y] as const;
        }),
      ]),
      ends: 'on' as const,
    })),
    { svg: measure },
  );
}

/** A half knot before it is tightened: which way each end goes, seen with the bow on the left. */
const bowing: Points = [
  [662, 190],
  [588, 280],
  [480, 400],
  [470, 540],
  [580, 640],
  [740, 672],
  [900, 662],
  [1080, 620],
  [1260, 640],
  [1420, 740],
];
const passing: Points = [
  [938, 190],
  [1030, 300],
  [1120, 440],
  [1120, 600],
  [1060, 730],
  [930, 742],
  [800, 640],
  [690, 500],
  [600, 426],
  [440, 400],
  [280, 440],
  [170, 540],
];

/** The loose half knot, with the layers that lie under the core first. */
function looseKnot(width: number, dy: number, isMirrored: boolean) {
  const place = (points: Points): Points => moved(isMirrored ? mirrored(points, middle) : points, 0, dy);
  const at = (x: number, y: number): readonly [number, number] => [isMirrored ? 2 * middle - x : x, y + dy];
  const bow = piecesOf(through(place(bowing)), cord(left, width), [at(560, 310)]);
  const pass = piecesOf(through(place(passing)), cord(right, width), [
    at(1000, 270),
    at(940, 745),
    at(690, 500),
  ]);
  return { bow, pass };
}

/** 3: the first half knot, loose. */
function firstHalf(): Scene {
  const [width, size, bar] = [88, 196, 170];
  const { bow, pass } = looseKnot(width, 0, false);
  const [bowStart, bowRest] = bow;
  const [passStart, passSide, passBehind, passOut] = pass;
  return scene(
    onGround(present(bowStart, passStart, passBehind)),
    buckleHalf('plug', middle, bar, size),
    core(width, bar - size * 0.34, 1300),
    onGround(present(bowRest)),
    onGround(present(passSide)),
    onGround(present(passOut)),
  );
}

/** 4: the mirror image of it, below the first one. */
function secondHalf(): Scene {
  const [width, size, bar] = [88, 196, 70];
  const { bow, pass } = looseKnot(width, 100, true);
  const row = knotRow({
    x: middle,
    y: bar + 190,
    count: 1,
    front: cord(left, width),
    edge: cord(right, width),
  });
  const [passStart, passSide, passBehind, passOut] = pass;
  return scene(
    onGround(present(passBehind)),
    buckleHalf('plug', middle, bar, size),
    core(width, bar - size * 0.34, 1300),
    onGround(present(...bow)),
    onGround(present(passStart, passSide)),
    onGround(present(passOut)),
    onGround(row),
  );
}

/** The two ends below a row of knots; the last one has its bar on the side where the next begins. */
function looseEnds(
  x: number,
  y: number,
  width: number,
  bar: 'left' | 'right',
  spread: number,
): StrandLayer[] {
  const end = (side: 1 | -1): Points => [
    [x + side * width * 1.1, y - width * 0.5],
    [x + side * width * 1.6, y + width * 0.1],
    [x + side * (width * 1.7 + spread * 0.4), y + width * 1.2],
    [x + side * (width * 1.7 + spread), y + width * 1.9],
    [x + side * (width * 1.7 + spread * 1.3), y + width * 3.6],
  ];
  // The cord that crossed comes out beside the bar that holds it.
  const crossed = bar === 'right' ? 1 : -1;
  return ([1, -1] as const).map((side) => ({
    curve: through(end(side)),
    style: cord(side === crossed ? left : right, width),
    ends: ['around', 'cut'] as const,
  }));
}

/** 5: left, right, left, right. */
function rowOfKnots(): Scene {
  const [width, size, bar, count] = [84, 186, 30, 7];
  const y = bar + 170;
  const last = y + (count - 1) * closeStep * width;
  return scene(
    buckleHalf('plug', middle, bar, size),
    core(width, bar - size * 0.34, 1300),
    onGround(looseEnds(middle, last, width, 'right', 230)),
    onGround(knotRow({ x: middle, y, count, front: cord(left, width), edge: cord(right, width) })),
  );
}

/** 6: the same knots, apart and pushed together. */
function pushedTogether(): Scene {
  const width = 66;
  const column = (x: number, step: number) => {
    const [y, count] = [110, 8];
    const last = y + (count - 1) * step * width;
    return [
      ...core(width, -80, 1300, x),
      ...onGround(looseEnds(x, last, width, 'left', 70)),
      ...onGround(knotRow({ x, y, count, step, front: cord(left, width), edge: cord(right, width) })),
    ];
  };
  const arrow =
    '<path d="M744 600H846M806 548L858 600L806 652" fill="none" stroke="#3d3a33" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>';
  return scene(column(430, 1.62), column(1170, closeStep), { svg: arrow });
}

/** The inside of the bracelet at its end: the colours have changed places. */
function insideEnd(width: number, size: number, bar: number, count: number) {
  const y = bar - width * 1.75 - (count - 1) * closeStep * width;
  const inside = { x: middle, front: cord(right, width), edge: cord(left, width) };
  const covering = 3;
  const open = count - covering;
  return {
    y,
    buckle: buckleHalf('socket', middle, bar, size),
    core: core(width, -120, bar + size * 0.34),
    open: knotRow({ ...inside, y, count: open }),
    covering: knotRow({
      ...inside,
      y: y + open * closeStep * width,
      count: covering,
      begins: open % 2 === 0 ? 'left' : 'right',
    }),
    /** Where the ends come out again, above the knots they run under. */
    exit: y + (open - 0.5) * closeStep * width,
  };
}

/** An end that turns round under the last knot and runs up under the knots before it. */
function tucked(width: number, bar: number, side: 1 | -1, rest: Points): StrandLayer {
  return {
    curve: through([
      [middle + side * width * 1.3, bar - width * 2],
      [middle + side * width * 1.5, bar - width * 1.2],
      [middle + side * width * 0.9, bar - width * 0.72],
      [middle + side * width * 0.5, bar - width * 1.3],
      [middle + side * width * 0.5, bar - width * 3],
      ...rest,
    ]),
    style: cord(side === -1 ? left : right, width),
    ends: ['around', 'cut'],
  };
}

/** 7: the ends, led under the last knots. */
function tuckedIn(): Scene {
  const [width, size, bar] = [84, 186, 1010];
  const end = insideEnd(width, size, bar, 8);
  const { exit } = end;
  return scene(
    end.buckle,
    end.core,
    onGround(end.open),
    [
      tucked(width, bar, -1, [
        [middle - width * 0.55, exit - width * 0.6],
        [middle - width * 2.2, exit - width * 1.5],
        [middle - width * 4.6, exit - width * 1.2],
        [middle - width * 6.4, exit - width * 0.2],
      ]),
      tucked(width, bar, 1, [
        [middle + width * 0.55, exit - width * 0.6],
        [middle + width * 1.9, exit - width * 1.7],
        [middle + width * 3.6, exit - width * 2.5],
      ]),
    ],
    onGround(end.covering),
    { svg: needle(middle + width * 3.5, exit - width * 2.45, -34, 460) },
  );
}

/** 8: cut, and melted beside the flame. */
function meltedShut(): Scene {
  const [width, size, bar] = [150, 330, 1330];
  const end = insideEnd(width, size, bar, 8);
  const { exit } = end;
  const stub = (side: 1 | -1): Points => [
    [middle + side * width * 0.55, exit - width * 0.3],
    [middle + side * width * 0.64, exit - width * 0.86],
  ];
  return scene(
    end.buckle,
    end.core,
    onGround(end.open),
    [tucked(width, bar, -1, stub(-1)), tucked(width, bar, 1, stub(1))],
    onGround(end.covering),
    {
      svg: [
        melted(middle - width * 0.64, exit - width * 0.86, width, left),
        melted(middle + width * 0.64, exit - width * 0.86, width, right),
        lighter(1290, 830),
        flame(1196, 500),
      ].join(''),
    },
  );
}

function present(...layers: readonly (StrandLayer | undefined)[]): StrandLayer[] {
  return layers.flatMap((layer) => layer ?? []);
}

/** The pictures of the instructions, step by step. */
export const cobraBracelet: readonly (() => Scene)[] = [
  hitch,
  coreOnBuckle,
  firstHalf,
  secondHalf,
  rowOfKnots,
  pushedTogether,
  tuckedIn,
  meltedShut,
];
