import { type Drawing, groundShadow, groundShadowDefs } from '../canvas.ts';
import { type Hex, shade, tint } from '../colour.ts';
import { strandMark } from '../paint/strand-marks.ts';
import { shopKnotCurves } from '../shop-knot.ts';
import { satinGradient } from './metal.ts';

export function giftCard(colour: Hex, yarn: Hex): Drawing {
  const knot = shopKnotCurves()
    .map((curve) => strandMark(curve, { colour: yarn, width: 78 }))
    .join('');
  return {
    defs: `${groundShadowDefs}${satinGradient('s', colour)}`,
    body: `<g transform="rotate(-8 800 800)">${groundShadow(830, 1250, 720, 90)}<rect x="150" y="370" width="1300" height="850" rx="64" fill="${shade(colour, 0.5)}" transform="translate(0 14)"/><rect x="150" y="370" width="1300" height="850" rx="64" fill="url(#s)"/><path d="M150 960Q520 820 860 980T1450 930V1156q0 64-64 64H214q-64 0-64-64z" fill="#fff" fill-opacity=".07"/><rect x="178" y="398" width="1244" height="794" rx="46" fill="none" stroke="${tint(colour, 0.5)}" stroke-opacity=".5" stroke-width="4"/><g transform="translate(40 10)">${knot}</g></g>`,
  };
}
