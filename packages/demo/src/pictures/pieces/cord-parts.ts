import { type Drawing, groundShadow, groundShadowDefs, placed, tilted } from '../canvas.ts';
import { type Hex, shade, tint } from '../colour.ts';
import { splineThrough } from '../curve.ts';
import { strandMark } from '../paint/strand-marks.ts';
import { ballGradient, metalGradient, satinGradient } from './metal.ts';

type Points = ReadonlyArray<readonly [number, number]>;

/** A cord of its own colour along some points. */
export function cordAlong(points: Points, colour: Hex, width: number): string {
  return strandMark(splineThrough(points.map(([x, y]) => ({ x, y }))), { colour, width, isOnGround: true });
}

/** Two bells that swallow the knots of two cords. */
export function cordEnds(colour: Hex): Drawing {
  const bell = `<path d="M-70 -190Q-60 -230 0 -232Q60 -230 70 -190Q80 40 150 150Q160 190 110 196H-110Q-160 190 -150 150Q-80 40 -70 -190z" fill="url(#m)" stroke="${shade(colour, 0.5)}" stroke-width="8"/><ellipse cy="188" rx="128" ry="30" fill="${shade(colour, 0.6)}"/><path d="M-78 -120H78M-84 -60H84" stroke="${shade(colour, 0.4)}" stroke-width="9"/>`;
  return {
    defs: `${groundShadowDefs}${metalGradient('m', colour, 'right')}`,
    body: [
      cordAlong(
        [
          [300, -80],
          [380, 260],
          [520, 420],
          [560, 640],
        ],
        '#1e47ae',
        104,
      ),
      cordAlong(
        [
          [980, -80],
          [1120, 200],
          [1010, 420],
          [1010, 640],
        ],
        '#1e47ae',
        104,
      ),
      groundShadow(600, 1080, 220, 50),
      groundShadow(1060, 1120, 220, 50),
      placed(575, 850, 8, bell, 1.1),
      placed(1018, 880, -6, bell, 1.1),
    ].join(''),
  };
}

/** A loop of cord caught in a moulded end. */
export function zipPull(colour: Hex): Drawing {
  const end = `<path d="M690 820Q690 760 750 760H850Q910 760 910 820L940 1220Q940 1330 800 1330T660 1220z" fill="url(#s)" stroke="${shade(colour, 0.5)}" stroke-width="8"/><path d="M700 1060h200M694 1120h212M690 1180h220" stroke="${shade(colour, 0.42)}" stroke-width="16" stroke-linecap="round"/><path d="M722 830L706 1010" stroke="${tint(colour, 0.5)}" stroke-width="18" stroke-linecap="round"/>`;
  return {
    defs: `${groundShadowDefs}${satinGradient('s', colour)}`,
    body: tilted(
      22,
      `${groundShadow(840, 1370, 260, 50)}${cordAlong(
        [
          [770, 860],
          [640, 560],
          [690, 300],
          [800, 240],
          [910, 300],
          [960, 560],
          [830, 860],
        ],
        '#ec771c',
        84,
      )}${end}`,
    ),
  };
}

/** Two halves on a cord, a finger apart. */
export function magnetClasp(colour: Hex): Drawing {
  const half = `<rect x="-240" y="-150" width="250" height="300" rx="60" fill="url(#m)" stroke="${shade(colour, 0.5)}" stroke-width="8"/><rect x="-36" y="-128" width="60" height="256" rx="18" fill="${shade(colour, 0.35)}"/><path d="M-210 -96H-40" stroke="${tint(colour, 0.7)}" stroke-width="20" stroke-linecap="round"/>`;
  return {
    defs: `${groundShadowDefs}${metalGradient('m', colour)}`,
    body: tilted(
      -16,
      `${groundShadow(820, 1030, 640, 70)}${cordAlong(
        [
          [-200, 800],
          [120, 760],
          [480, 800],
        ],
        '#4d3123',
        132,
      )}${cordAlong(
        [
          [1120, 800],
          [1480, 840],
          [1800, 790],
        ],
        '#4d3123',
        132,
      )}${placed(740, 800, 0, half)}${placed(860, 800, 180, half)}`,
    ),
  };
}

/** A stopper with two holes, seen on two cords. */
export function doubleCordLock(colour: Hex): Drawing {
  const cords = cordAlong(
    [
      [-60, 780],
      [500, 800],
      [1100, 770],
      [1660, 800],
    ],
    '#26b1b4',
    104,
  );
  const second = cordAlong(
    [
      [-60, 980],
      [500, 950],
      [1100, 985],
      [1660, 950],
    ],
    '#26b1b4',
    104,
  );
  const hole = (y: number): string =>
    `<ellipse cx="800" cy="${y}" rx="86" ry="78" fill="${shade(colour, 0.6)}"/><ellipse cx="800" cy="${y}" rx="58" ry="54" fill="#26b1b4"/>`;
  return {
    defs: `${groundShadowDefs}${satinGradient('s', colour)}`,
    body: `${cords}${second}${groundShadow(820, 1240, 360, 60)}<rect x="680" y="330" width="240" height="240" rx="70" fill="url(#s)" stroke="${shade(colour, 0.5)}" stroke-width="8"/><path d="M560 610Q560 520 650 520H950Q1040 520 1040 610V1130Q1040 1220 940 1220H660Q560 1220 560 1130z" fill="url(#s)" stroke="${shade(colour, 0.5)}" stroke-width="8"/>${hole(785)}${hole(965)}<path d="M620 620V1120" stroke="${tint(colour, 0.4)}" stroke-width="18" stroke-linecap="round"/>`,
  };
}

/** A turned bead with three grooves. */
export function barrelBead(colour: Hex): Drawing {
  const bead = `<path d="M-230 -150Q0 -230 230 -150Q262 0 230 150Q0 230 -230 150Q-262 0 -230 -150z" fill="url(#d)" stroke="${shade(colour, 0.5)}" stroke-width="8"/><path d="M-96 -184Q-116 0 -96 184M0 -192V192M96 -184Q116 0 96 184" fill="none" stroke="${shade(colour, 0.5)}" stroke-width="18"/><path d="M-82 -182Q-102 0 -82 182M14 -190V190M110 -184Q130 0 110 184" fill="none" stroke="${tint(colour, 0.6)}" stroke-width="7"/><ellipse cx="238" rx="40" ry="128" fill="${shade(colour, 0.55)}"/>`;
  return {
    defs: `${groundShadowDefs}${metalGradient('d', colour)}${ballGradient('k', colour)}`,
    body: tilted(
      -14,
      `${cordAlong(
        [
          [-200, 780],
          [300, 830],
          [560, 800],
        ],
        '#2a5935',
        130,
      )}${groundShadow(820, 1060, 420, 70)}${placed(800, 800, 0, bead, 1.35)}${cordAlong(
        [
          [1110, 800],
          [1350, 780],
          [1800, 840],
        ],
        '#2a5935',
        130,
      )}`,
    ),
  };
}
