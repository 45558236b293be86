import { type Drawing, tilted } from '../canvas.ts';
import { type Hex, shade, tint } from '../colour.ts';
import { curveOf, splineThrough } from '../curve.ts';
import { inRelief, strandMark } from '../paint/strand-marks.ts';
import { metalGradient, satinGradient, woodGradient } from './metal.ts';

const polished = { sheen: 0.85, grain: 0.02 };
const moulded = { sheen: 0.36, grain: 0.06 };
const turned = { sheen: 0.16, grain: 0.05 };

/** Three hollow needles of growing size. */
export function fidSet(colour: Hex): Drawing {
  const needle = (x: number, length: number, thick: number) => {
    const top = 800 - length / 2;
    const half = thick / 2;
    const thread = [0.78, 0.82, 0.86, 0.9].map(
      (share) =>
        `<path d="M${x - half + 4} ${top + length * share}q${half} 16 ${thick - 8} 0" fill="none" stroke="${shade(colour, 0.42)}" stroke-width="9"/>`,
    );
    return {
      body: `<path d="M${x} ${top}Q${x + half} ${top + length * 0.3} ${x + half} ${top + length * 0.5}V${top + length - 20}q0 20-20 20h${-thick + 40}q-20 0-20-20V${top + length * 0.5}Q${x - half} ${top + length * 0.3} ${x} ${top}z" fill="url(#m)"/>${thread.join('')}`,
      mouth: `<ellipse cx="${x}" cy="${top + length - 10}" rx="${half - 14}" ry="13" fill="${shade(colour, 0.74)}"/>`,
    };
  };
  const needles = [needle(500, 1000, 96), needle(800, 1160, 122), needle(1110, 1280, 150)];
  const all = (part: 'body' | 'mouth') => needles.map((one) => one[part]).join('');
  return {
    defs: `${metalGradient('m', colour, 'right')}`,
    body: tilted(24, inRelief({ rise: 52, ...polished }, all('body') + all('mouth'))),
  };
}

/** A board with two rows of pegs and a half-finished bracelet between its buckles. */
export function braceletJig(colour: Hex): Drawing {
  const places = [300, 520, 740, 960, 1180].flatMap((x) => [560, 1040].map((y) => [x + 60, y] as const));
  const pegs = places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="36" fill="#c3c8cd"/>`).join('');
  const blue = { colour: '#1e47ae', width: 44 } as const;
  const core = [780, 822].map((y) =>
    strandMark(
      curveOf((share) => ({ x: 360 + share * 900, y }), 12),
      { colour: '#f4b51a', width: 40 },
    ),
  );
  const knots = Array.from({ length: 10 }, (_, index) => {
    const x = 430 + index * 46;
    const side = index % 2 === 0 ? 1 : -1;
    const bar = splineThrough(
      [
        [x - 20, 800 + side * 76],
        [x - 16, 800 + side * 30],
        [x + 16, 800 - side * 30],
        [x + 20, 800 - side * 76],
      ].map(([px = 0, y = 0]) => ({ x: px, y })),
    );
    return strandMark(bar, blue);
  });
  const buckles =
    '<rect x="250" y="700" width="140" height="200" rx="28" fill="#2c2e33"/><rect x="1240" y="700" width="120" height="200" rx="28" fill="#2c2e33"/>';
  return {
    defs: `${woodGradient('wood', colour)}`,
    body: tilted(
      -12,
      [
        inRelief(
          { rise: 46, ...turned },
          `<rect x="150" y="400" width="1300" height="770" rx="46" fill="url(#wood)"/><rect x="210" y="690" width="1180" height="220" rx="34" fill="${tint(colour, 0.28)}"/><rect x="210" y="690" width="1174" height="212" rx="34" fill="${shade(colour, 0.3)}"/>`,
        ),
        ...core,
        ...knots,
        inRelief({ rise: 28, ...polished }, buckles + pegs),
      ].join(''),
    ),
  };
}

export function scissors(colour: Hex): Drawing {
  const green: Hex = '#2a5935';
  const blade = (flip: 1 | -1): string =>
    `<g transform="translate(800 860) scale(${flip} 1) rotate(13)"><path d="M-34 60L-58-560Q-40-660 18-700Q40-560 44-400L52 60z" fill="url(#m)"/><path d="M30-640Q20-300 34 40" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="7"/></g>`;
  const handle = (flip: 1 | -1): string =>
    `<g transform="translate(800 0) scale(${flip} 1)"><path d="M-30 900C-100 960-200 960-240 1060C-280 1180-210 1300-100 1300C0 1300 50 1200 30 1100C15 1030 0 980 15 900" fill="none" stroke="${green}" stroke-width="78" stroke-linecap="round" stroke-linejoin="round"/></g>`;
  return {
    defs: `${metalGradient('m', colour, 'right')}`,
    body: tilted(
      28,
      [
        inRelief({ rise: 22, ...polished }, blade(-1)),
        inRelief({ rise: 22, ...polished }, blade(1)),
        inRelief(
          { rise: 46, ...moulded },
          `${handle(1)}${handle(-1)}<circle cx="800" cy="872" r="46" fill="#b9c0c6"/><path d="M774 872h52" stroke="${shade(colour, 0.6)}" stroke-width="10" stroke-linecap="round"/>`,
        ),
      ].join(''),
    ),
  };
}

/** A battery pen with a hot wire at its tip. */
export function sealingPen(colour: Hex): Drawing {
  const wire =
    '<path d="M760 340q40-130 80 0" fill="none" stroke="#c8562a" stroke-width="22" stroke-linecap="round"/><path d="M764 330q36-100 72 0" fill="none" stroke="#ffb46a" stroke-width="9" stroke-linecap="round"/>';
  const ribs = [980, 1020, 1060, 1100]
    .map(
      (y) =>
        `<path d="M694 ${y}q106 22 212 0" fill="none" stroke="${shade(colour, 0.36)}" stroke-width="13"/>`,
    )
    .join('');
  return {
    defs: `${metalGradient('m', '#c3c8cd', 'right')}${satinGradient('b', '#f4b51a')}`,
    body: tilted(
      38,
      [
        wire,
        inRelief(
          { rise: 84, ...moulded },
          `<path d="M740 490L764 330h72L860 490z" fill="url(#m)"/><path d="M690 620Q700 500 740 470H860Q900 500 910 620V1380Q910 1450 840 1450H760Q690 1450 690 1380z" fill="${tint(colour, 0.06)}"/>${ribs}<rect x="766" y="700" width="76" height="136" rx="38" fill="${shade(colour, 0.5)}"/><rect x="770" y="704" width="66" height="126" rx="33" fill="url(#b)"/>`,
        ),
      ].join(''),
    ),
  };
}

/** A steel spike in a turned handle. */
export function marlinspike(colour: Hex): Drawing {
  const handle =
    'M720 950H880Q940 1060 910 1180Q950 1320 890 1420Q800 1490 710 1420Q650 1320 690 1180Q660 1060 720 950z';
  return {
    defs: `${woodGradient('wood', '#a9713a')}${metalGradient('m', colour, 'right')}`,
    body: tilted(
      34,
      [
        inRelief(
          { rise: 70, sheen: 0.45, grain: 0.04 },
          `<path d="M800 130Q850 500 862 900H738Q750 500 800 130z" fill="url(#m)"/><path d="${handle}" fill="url(#wood)"/><rect x="712" y="880" width="176" height="76" rx="20" fill="url(#m)"/>`,
        ),
      ].join(''),
    ),
  };
}
