import { type Drawing, groundShadow, groundShadowDefs, placed, tilted } from '../canvas.ts';
import { type Hex, shade } from '../colour.ts';
import { ballGradient, bar, metalGradient } from './metal.ts';

const eye = 'M800 230a150 150 0 1 1-.1 0z';

function swivelBody(colour: Hex): string {
  return `<rect x="728" y="536" width="144" height="110" rx="34" fill="url(#m)"/><path d="M668 640H932L968 776Q975 818 930 818H670Q625 818 632 776z" fill="url(#m)" stroke="${shade(colour, 0.45)}" stroke-width="6"/>`;
}

/** A hook whose long lever opens under the thumb. */
export function triggerSnap(colour: Hex): Drawing {
  const hook = 'M690 780C600 900 590 1150 690 1260C790 1360 960 1310 1000 1180C1015 1120 1010 1060 985 1010';
  const lever = `<path d="M905 770Q1010 800 1030 900L1000 1060Q985 1100 950 1080Q925 1064 930 1030L940 930Q930 870 880 850z" fill="url(#m)" stroke="${shade(colour, 0.5)}" stroke-width="7"/><path d="M1010 850q110-10 150 60q-60 60-140 40z" fill="url(#k)" stroke="${shade(colour, 0.5)}" stroke-width="7"/>`;
  return {
    defs: `${groundShadowDefs}${metalGradient('m', colour, 'right')}${ballGradient('k', colour)}`,
    body: tilted(
      10,
      `${groundShadow(830, 1400, 380, 64)}${bar(eye, 78, colour, 'e')}${lever}${bar(hook, 104, colour, 'h')}${swivelBody(colour)}`,
    ),
  };
}

/** A straight hook closed by a sliding bolt with a knob. */
export function boltSnap(colour: Hex): Drawing {
  const hook = 'M668 790V1150C668 1280 760 1330 840 1310C930 1285 955 1200 930 1110';
  const bolt = `<rect x="878" y="780" width="86" height="360" rx="38" fill="url(#m)" stroke="${shade(colour, 0.5)}" stroke-width="6"/><rect x="950" y="880" width="90" height="44" rx="20" fill="${shade(colour, 0.2)}"/><circle cx="1056" cy="902" r="52" fill="url(#k)" stroke="${shade(colour, 0.5)}" stroke-width="6"/>`;
  return {
    defs: `${groundShadowDefs}${metalGradient('m', colour, 'right')}${ballGradient('k', colour)}`,
    body: tilted(
      12,
      `${groundShadow(830, 1390, 340, 60)}${bar(eye, 78, colour, 'e')}${bar(hook, 100, colour, 'h')}${bolt}${swivelBody(colour)}`,
    ),
  };
}

/** The clasp of a necklace: a claw, its gate and the small lever that opens it. */
export function lobster(colour: Hex): Drawing {
  const claw = 'M700 640C560 760 520 980 620 1130C730 1290 960 1280 1050 1110C1100 1010 1080 900 1010 830';
  const gate = 'M880 650C960 690 1000 760 1000 840';
  const neck = `<path d="M660 470Q670 400 800 400T940 470L930 640Q900 720 800 720T670 640z" fill="url(#m)" stroke="${shade(colour, 0.5)}" stroke-width="7"/>`;
  const lever = `<path d="M920 560Q1050 560 1090 650Q1040 720 940 680z" fill="url(#k)" stroke="${shade(colour, 0.5)}" stroke-width="7"/>`;
  return {
    defs: `${groundShadowDefs}${metalGradient('m', colour, 'right')}${ballGradient('k', colour)}`,
    body: tilted(
      20,
      `${groundShadow(850, 1330, 380, 60)}${bar('M800 250a110 110 0 1 1-.1 0z', 54, shade(colour, 0.05), 'e')}${bar(gate, 78, shade(colour, 0.12), 'g')}${bar(claw, 124, colour, 'c')}${neck}${lever}`,
    ),
  };
}

/** Two eyes that turn on one barrel. */
export function swivel(colour: Hex): Drawing {
  const loop = (id: string): string =>
    bar('M0 -60C-190 -120 -210 -420 0 -440C210 -420 190 -120 0 -60', 84, colour, id);
  return {
    defs: `${groundShadowDefs}${metalGradient('m', colour, 'right')}`,
    body: tilted(
      38,
      `${groundShadow(850, 1330, 240, 60)}${placed(800, 760, 0, loop('a'))}${placed(800, 860, 180, loop('b'))}<rect x="676" y="690" width="248" height="236" rx="70" fill="url(#m)" stroke="${shade(colour, 0.5)}" stroke-width="8"/><path d="M690 770h220M690 846h220" stroke="${shade(colour, 0.4)}" stroke-width="10"/>`,
    ),
  };
}

/** A small oval carabiner on a split ring. */
export function miniCarabiner(colour: Hex): Drawing {
  const ring = bar('M1010 1040a190 190 0 1 1-.1 0z', 44, '#b9bfc5', 'r');
  const body =
    'M600 640C600 470 700 400 800 400S1000 470 1000 640V960C1000 1130 900 1200 800 1200S600 1130 600 960';
  const gate = bar('M600 660V930', 62, '#c9ced3', 'g');
  return {
    defs: groundShadowDefs,
    body: tilted(
      18,
      `${groundShadow(860, 1330, 440, 70)}${ring}${gate}${bar(body, 92, colour, 'b')}<circle cx="600" cy="950" r="34" fill="${shade('#c9ced3', 0.25)}"/><circle cx="592" cy="942" r="14" fill="#fff" fill-opacity=".8"/>`,
    ),
  };
}
