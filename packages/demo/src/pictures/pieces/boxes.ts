import { type Drawing, groundShadow, groundShadowDefs, middle } from '../canvas.ts';
import { type Hex, shade, tint } from '../colour.ts';
import { curveOf } from '../curve.ts';
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

/** A tablet with a lesson on it: two cords that cross, and the sign that everybody presses. */
export function course(colour: Hex, yarns: readonly Hex[]): Drawing {
  const wave = (yarn: Hex, shift: number): string => {
    const line = curveOf(
      (parameter) => ({ x: 262 + parameter * 1076, y: middle + shift * 170 * Math.sin(parameter * 12.6) }),
      80,
    );
    return strandMark(line, { colour: yarn, width: 92 });
  };
  return {
    defs: `${groundShadowDefs}${satinGradient('s', colour)}`,
    body: `<g transform="rotate(-6 800 800)">${groundShadow(830, 1310, 740, 90)}<rect x="150" y="320" width="1300" height="960" rx="70" fill="#23262b"/><rect x="158" y="328" width="1284" height="944" rx="64" fill="none" stroke="#5a6068" stroke-width="6"/><rect x="230" y="400" width="1140" height="800" rx="24" fill="url(#s)"/>${wave(yarns[0] ?? '#f4b51a', 1)}${wave(yarns[1] ?? '#d1202b', -1)}<rect x="218" y="388" width="1164" height="824" rx="34" fill="none" stroke="#23262b" stroke-width="40"/><circle cx="800" cy="800" r="150" fill="#fff" fill-opacity=".94"/><path d="M755 716L880 800L755 884z" fill="${colour}" stroke="${colour}" stroke-width="22" stroke-linejoin="round"/></g>`,
  };
}
