import { type Drawing, groundShadow, groundShadowDefs } from '../canvas.ts';
import { type Hex, shade } from '../colour.ts';
import { bar } from './metal.ts';

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
