import { type Drawing, groundShadow, groundShadowDefs, tilted } from '../canvas.ts';
import { type Hex, shade, tint } from '../colour.ts';
import { bar, metalGradient, satinGradient, woodGradient } from './metal.ts';

/** Three hollow needles of growing size. */
export function fidSet(colour: Hex): Drawing {
  const needle = (x: number, length: number, thick: number): string => {
    const top = 800 - length / 2;
    const half = thick / 2;
    return `${groundShadow(x + 26, 820 + length / 2, thick * 0.9, 26)}<path d="M${x} ${top}Q${x + half} ${top + length * 0.3} ${x + half} ${top + length * 0.5}V${top + length - 20}q0 20-20 20h${-thick + 40}q-20 0-20-20V${top + length * 0.5}Q${x - half} ${top + length * 0.3} ${x} ${top}z" fill="url(#m)" stroke="${shade(colour, 0.45)}" stroke-width="5"/><ellipse cx="${x}" cy="${top + length - 6}" rx="${half - 12}" ry="12" fill="${shade(colour, 0.7)}"/><path d="M${x - half + 8} ${top + length * 0.78}h${thick - 16}M${x - half + 8} ${top + length * 0.84}h${thick - 16}M${x - half + 8} ${top + length * 0.9}h${thick - 16}" stroke="${shade(colour, 0.3)}" stroke-width="8"/>`;
  };
  return {
    defs: `${groundShadowDefs}${metalGradient('m', colour, 'right')}`,
    body: tilted(24, `${needle(500, 1000, 96)}${needle(800, 1160, 122)}${needle(1110, 1280, 150)}`),
  };
}

/** A board with two rows of pegs and a half-finished bracelet between its buckles. */
export function braceletJig(colour: Hex): Drawing {
  const pegs = [300, 520, 740, 960, 1180]
    .flatMap((x) =>
      [560, 1040].map(
        (y) =>
          `<circle cx="${x + 60}" cy="${y}" r="34" fill="url(#peg)"/><circle cx="${x + 50}" cy="${y - 10}" r="12" fill="#fff" fill-opacity=".7"/>`,
      ),
    )
    .join('');
  const knots = Array.from({ length: 9 }, (_, index) => {
    const x = 420 + index * 56;
    return `<ellipse cx="${x}" cy="800" rx="42" ry="92" fill="#1e47ae" stroke="#0f2560" stroke-width="8" transform="rotate(22 ${x} 800)"/><path d="M${x - 16} 740l30 110" stroke="#5f86dd" stroke-width="10" stroke-linecap="round"/>`;
  }).join('');
  return {
    defs: `${groundShadowDefs}${woodGradient('wood', colour)}${metalGradient('peg', '#c3c8cd')}`,
    body: tilted(
      -12,
      `${groundShadow(820, 1180, 700, 90)}<rect x="150" y="420" width="1300" height="760" rx="40" fill="${shade(colour, 0.35)}"/><rect x="150" y="400" width="1300" height="750" rx="40" fill="url(#wood)"/><rect x="210" y="690" width="1180" height="220" rx="30" fill="${shade(colour, 0.22)}"/>${pegs}<path d="M900 780H1290M900 820H1290" stroke="#f4b51a" stroke-width="34" stroke-linecap="round"/>${knots}<rect x="250" y="700" width="130" height="200" rx="26" fill="#26282c"/><rect x="1250" y="700" width="110" height="200" rx="26" fill="#26282c"/>`,
    ),
  };
}

export function scissors(colour: Hex): Drawing {
  const blade = (flip: 1 | -1): string =>
    `<g transform="translate(800 860) scale(${flip} 1) rotate(13)"><path d="M-34 60L-58-560Q-40-660 18-700Q40-560 44-400L52 60z" fill="url(#m)" stroke="${shade(colour, 0.4)}" stroke-width="5"/></g>`;
  const handles = `${bar('M770 900C700 960 600 960 560 1060C520 1180 590 1300 700 1300C800 1300 850 1200 830 1100C815 1030 800 980 815 900', 74, '#2a5935', 'h1')}${bar('M830 900C900 960 1000 960 1040 1060C1080 1180 1010 1300 900 1300C800 1300 750 1200 770 1100C785 1030 800 980 785 900', 74, '#2a5935', 'h2')}`;
  return {
    defs: `${groundShadowDefs}${metalGradient('m', colour, 'right')}`,
    body: tilted(
      28,
      `${groundShadow(830, 1330, 400, 60)}${blade(-1)}${blade(1)}${handles}<circle cx="800" cy="872" r="42" fill="url(#m)" stroke="${shade(colour, 0.4)}" stroke-width="5"/><path d="M776 872h48" stroke="${shade(colour, 0.5)}" stroke-width="9"/>`,
    ),
  };
}

/** A battery pen with a hot wire at its tip. */
export function sealingPen(colour: Hex): Drawing {
  return {
    defs: `${groundShadowDefs}${satinGradient('s', colour)}${metalGradient('m', '#c3c8cd', 'right')}`,
    body: tilted(
      38,
      `${groundShadow(830, 1480, 160, 40)}<path d="M760 340q40-130 80 0" fill="none" stroke="#c8562a" stroke-width="20" stroke-linecap="round"/><path d="M764 330q36-100 72 0" fill="none" stroke="#ffb46a" stroke-width="8" stroke-linecap="round"/><path d="M740 480L764 330h72L860 480z" fill="url(#m)"/><path d="M690 620Q700 500 740 470H860Q900 500 910 620V1380Q910 1450 840 1450H760Q690 1450 690 1380z" fill="url(#s)" stroke="${shade(colour, 0.5)}" stroke-width="6"/><path d="M730 620V1340" stroke="${tint(colour, 0.5)}" stroke-opacity=".7" stroke-width="18" stroke-linecap="round"/><rect x="770" y="700" width="70" height="130" rx="35" fill="#f4b51a" stroke="${shade(colour, 0.5)}" stroke-width="6"/><path d="M690 980h220M690 1020h220M690 1060h220M690 1100h220" stroke="${shade(colour, 0.3)}" stroke-width="12"/>`,
    ),
  };
}

/** A steel spike in a turned handle. */
export function marlinspike(colour: Hex): Drawing {
  return {
    defs: `${groundShadowDefs}${woodGradient('wood', '#a9713a')}${metalGradient('m', colour, 'right')}<linearGradient id="r"><stop stop-color="#000" stop-opacity=".45"/><stop offset=".3" stop-color="#fff" stop-opacity=".3"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>`,
    body: tilted(
      34,
      `${groundShadow(830, 1480, 200, 40)}<path d="M800 130Q850 500 862 900H738Q750 500 800 130z" fill="url(#m)" stroke="${shade(colour, 0.4)}" stroke-width="5"/><rect x="716" y="880" width="168" height="70" rx="18" fill="url(#m)"/><path id="w" d="M720 950H880Q940 1060 910 1180Q950 1320 890 1420Q800 1490 710 1420Q650 1320 690 1180Q660 1060 720 950z" fill="url(#wood)"/><path d="M720 950H880Q940 1060 910 1180Q950 1320 890 1420Q800 1490 710 1420Q650 1320 690 1180Q660 1060 720 950z" fill="url(#r)"/>`,
    ),
  };
}
