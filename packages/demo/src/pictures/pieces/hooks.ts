import { type Drawing, groundShadow, groundShadowDefs, tilted } from '../canvas.ts';
import { type Hex, lightness, shade, tint } from '../colour.ts';
import { letterStrokes, symbolOutlines } from '../data/signs.ts';
import { ballGradient, bar, metalGradient } from './metal.ts';
import { webbingBands } from './webbing-band.ts';

/** A pear-shaped carabiner with a straight gate. */
export function carabiner(colour: Hex): Drawing {
  const body =
    'M640 470C640 300 770 230 890 260C1030 295 1090 430 1060 580L960 1090C930 1240 800 1310 690 1260C600 1220 570 1120 590 1020L612 905';
  const gate = 'M640 500L611 870';
  return {
    defs: groundShadowDefs,
    body: `${groundShadow(840, 1340, 420, 70)}${bar(gate, 72, '#c9ced3', 'g')}${bar(body, 104, colour, 'b')}<circle cx="611" cy="892" r="30" fill="${shade('#c9ced3', 0.25)}"/><circle cx="604" cy="884" r="14" fill="#fff" fill-opacity=".8"/><circle cx="641" cy="490" r="34" fill="${shade(colour, 0.3)}"/><circle cx="634" cy="482" r="14" fill="${tint(colour, 0.6)}"/>`,
  };
}

/** A swivel snap hook for leashes: eye, swivel, hook and thumb bolt. */
export function snapHook(colour: Hex): Drawing {
  const eye = 'M800 250a150 150 0 1 1-.1 0z';
  const hook = 'M640 800C560 930 560 1120 650 1240C740 1350 900 1340 970 1230C1030 1130 1010 1010 960 930';
  const arm = 'M930 800L955 960';
  const swivel = `<rect x="728" y="556" width="144" height="110" rx="34" fill="url(#m)"/><path d="M668 664H932L968 800Q975 842 930 842H670Q625 842 632 800z" fill="url(#m)" stroke="${shade(colour, 0.45)}" stroke-width="6"/>`;
  const thumb = `<rect x="520" y="880" width="92" height="60" rx="28" fill="url(#k)"/><rect x="588" y="886" width="60" height="48" rx="20" fill="${shade(colour, 0.2)}"/>`;
  return {
    defs: `${groundShadowDefs}${metalGradient('m', colour, 'right')}${ballGradient('k', colour)}`,
    body: `${groundShadow(830, 1370, 380, 64)}${bar(eye, 78, colour, 'e')}${bar(arm, 66, shade(colour, 0.08), 'a')}${bar(hook, 100, colour, 'h')}${swivel}${thumb}`,
  };
}

/** A bow shackle with its pin and three holes in the bow. */
export function shackle(colour: Hex): Drawing {
  const bow = 'M560 1010C520 760 560 480 800 470C1040 480 1080 760 1040 1010';
  const pin = 'M470 1060H1130';
  const lugs = [560, 1040]
    .map(
      (x) =>
        `<circle cx="${x}" cy="1060" r="104" fill="url(#k)"/><circle cx="${x}" cy="1060" r="104" fill="none" stroke="${shade(colour, 0.45)}" stroke-width="6"/>`,
    )
    .join('');
  const head = `<rect x="1120" y="986" width="90" height="148" rx="30" fill="url(#m)"/><rect x="420" y="1010" width="66" height="100" rx="26" fill="url(#m)"/>`;
  return {
    defs: `${groundShadowDefs}${ballGradient('k', colour)}${metalGradient('m', colour)}`,
    body: `${groundShadow(810, 1210, 480, 80)}${bar(bow, 128, colour, 'b')}${lugs}${bar(pin, 74, tint(colour, 0.1), 'p')}${head}`,
  };
}

/** Two of a kind, one leaning on the other: a single ring says little about its size. */
function pairOf(data: string, thickness: number, colour: Hex): Drawing {
  const back = `<g transform="translate(250 -150) rotate(14 800 800) scale(.86)">${bar(data, thickness, shade(colour, 0.06), 'a')}</g>`;
  const front = `<g transform="translate(-130 110)">${bar(data, thickness, colour, 'b')}</g>`;
  return { defs: groundShadowDefs, body: `${groundShadow(820, 1240, 560, 90)}${back}${front}` };
}

export function roundRing(colour: Hex): Drawing {
  return pairOf('M800 450a350 350 0 1 1-.1 0z', 116, colour);
}

export function dRing(colour: Hex): Drawing {
  return pairOf(
    'M470 500H1130Q1180 500 1180 560C1180 930 1010 1110 800 1110C590 1110 420 930 420 560Q420 500 470 500z',
    106,
    colour,
  );
}

export function rectangleRing(colour: Hex): Drawing {
  return pairOf(
    'M470 560H1130Q1180 560 1180 610V990Q1180 1040 1130 1040H470Q420 1040 420 990V610Q420 560 470 560z',
    100,
    colour,
  );
}

/** A split ring: two turns of flat wire, slightly apart at the seam. */
export function keyRing(colour: Hex): Drawing {
  const lower = 'M800 420a380 380 0 1 1-.1 0z';
  const upper = 'M1066 526a376 376 0 1 1-290-106';
  return {
    defs: groundShadowDefs,
    body: `${groundShadow(820, 1210, 460, 80)}${bar(lower, 66, shade(colour, 0.16), 'a')}<g transform="translate(-16 -26)">${bar(upper, 62, colour, 'b')}</g>`,
  };
}

/** The sign raised from the plate: its shadow, itself, and the light on its upper edge. */
function raised(sign: string, colour: Hex): string {
  const isDark = lightness(colour) < 0.3;
  const face = isDark ? tint(colour, 0.75) : shade(colour, 0.68);
  const letter = letterStrokes[sign];
  const layer = (shift: number, tone: Hex, opacity: number): string =>
    letter
      ? `<path d="${letter}" transform="translate(${600 + shift} ${520 + shift}) scale(4)" fill="none" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="21" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${symbolOutlines[sign] ?? ''}" transform="translate(${520 + shift} ${520 + shift}) scale(4)" fill="${tone}" fill-opacity="${opacity}"/>`;
  return `${layer(9, tint(colour, 0.7), 0.8)}${layer(0, face, 1)}`;
}

/** A plate with a sign, slid onto a strap. */
export function slideBead(colour: Hex, sign: string): Drawing {
  const strap = webbingBands('#97142c');
  const plate = `<rect x="410" y="390" width="780" height="820" rx="120" fill="url(#m)" stroke="${shade(colour, 0.5)}" stroke-width="10"/><rect x="450" y="430" width="700" height="740" rx="92" fill="none" stroke="${tint(colour, 0.55)}" stroke-opacity=".7" stroke-width="8"/>`;
  return {
    defs: `${groundShadowDefs}${metalGradient('m', colour)}${strap.defs}`,
    body: tilted(
      -10,
      `${strap.draw(-40, 620, 1680, 360)}${groundShadow(820, 1250, 440, 70)}${plate}${raised(sign, colour)}`,
    ),
  };
}
