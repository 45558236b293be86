import { drawBuckleHalves } from '../buckle-half.ts';
import { type Drawing, groundShadow, groundShadowDefs, tilted } from '../canvas.ts';
import { type Hex, shade, tint } from '../colour.ts';
import { bar, metalGradient, satinGradient } from './metal.ts';
import { webbingBands } from './webbing-band.ts';

/** Closed, with a strap through both ends. */
export function flatBuckle(colour: Hex): Drawing {
  const strap = webbingBands('#4b4f55');
  const body = [
    groundShadow(820, 1180, 820, 90),
    strap.draw(-100, 640, 600, 320),
    strap.draw(1100, 640, 600, 320),
    drawBuckleHalves(
      [
        { half: 'plug', transform: 'translate(345 800)' },
        { half: 'socket', transform: 'translate(1255 800) scale(-1 1)' },
      ],
      240,
      colour,
    ),
  ];
  return { defs: `${groundShadowDefs}${strap.defs}`, body: tilted(-18, body.join('')) };
}

/** A frame with two bars and a ribbed lip to pull the strap loose. */
export function ladderLock(colour: Hex): Drawing {
  const dark = shade(colour, 0.66);
  const ribs = [0, 1, 2, 3]
    .map((rib) => `<path d="M560 ${1090 + rib * 34}h480" stroke="${shade(colour, 0.4)}" stroke-width="12"/>`)
    .join('');
  const frame = `<path d="M500 430q0-60 60-60h480q60 0 60 60v700q0 110-110 110H610q-110 0-110-110z" fill="url(#s)" stroke="${shade(colour, 0.5)}" stroke-width="8"/>`;
  const windows = `<path d="M570 460h460v140H570zM570 680h460v120H570zM570 880h460v130H570z" fill="${dark}"/><path d="M570 520h460M570 740h460" stroke="${tint(colour, 0.25)}" stroke-width="10"/>`;
  const strap = webbingBands('#5a5e64');
  return {
    defs: `${groundShadowDefs}${satinGradient('s', colour)}${strap.defs}`,
    body: tilted(
      -14,
      `${groundShadow(830, 1270, 460, 80)}${frame}${windows}${strap.draw(610, 300, 380, 560)}<rect x="560" y="606" width="480" height="74" rx="24" fill="url(#s)" stroke="${shade(colour, 0.5)}" stroke-width="6"/>${ribs}`,
    ),
  };
}

/** A frame with a bar across the middle. */
export function triGlide(colour: Hex): Drawing {
  const frame =
    'M420 480H1180Q1240 480 1240 540V1060Q1240 1120 1180 1120H420Q360 1120 360 1060V540Q360 480 420 480z';
  return {
    defs: groundShadowDefs,
    body: tilted(
      -16,
      `${groundShadow(830, 1220, 600, 90)}${bar('M800 500V1100', 92, shade(colour, 0.06), 'm')}${bar(frame, 96, colour, 'f')}`,
    ),
  };
}

/** A belt buckle whose outer bar turns. */
export function rollerBuckle(colour: Hex): Drawing {
  const frame = 'M1120 430H560Q420 430 420 570V1030Q420 1170 560 1170H1120';
  const roller = `<rect x="1090" y="420" width="120" height="760" rx="56" fill="url(#r)" stroke="${shade(colour, 0.5)}" stroke-width="7"/>`;
  return {
    defs: `${groundShadowDefs}${metalGradient('r', colour, 'right')}`,
    body: tilted(
      -20,
      `${groundShadow(830, 1290, 560, 90)}${bar('M600 440V1160', 78, shade(colour, 0.1), 'b')}${bar(frame, 96, colour, 'f')}${roller}${bar('M590 800H1150', 66, tint(colour, 0.06), 'p')}<circle cx="600" cy="800" r="66" fill="url(#r)" stroke="${shade(colour, 0.5)}" stroke-width="7"/>`,
    ),
  };
}
