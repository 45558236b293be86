import { type Drawing, groundShadow, groundShadowDefs, middle } from '../canvas.ts';
import { type Hex, shade, tint } from '../colour.ts';
import { type Curve, curveOf } from '../curve.ts';
import { shopKnot } from '../shop-knot.ts';
import { drawStrand, type StrandStyle } from '../strand.ts';
import { weaveOf } from '../weave.ts';
import { satinGradient } from './metal.ts';

function cord(colour: Hex, width: number): StrandStyle {
  return { width, weave: weaveOf('solid', [colour]), stitch: 0.52, sheen: 0.05, lay: 'braided' };
}

/** A small spiral of cord, seen from above. */
function spiral(x: number, y: number, radius: number): Curve {
  return curveOf((parameter) => {
    const angle = parameter * Math.PI * 6;
    const reach = radius * (1 - parameter * 0.72);
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
  }, 120);
}

/** An open box of kraft card with three coils of cord and the leaflet. */
export function kitBox(yarns: readonly Hex[]): Drawing {
  const kraft: Hex = '#c8a06a';
  const places = [
    [520, 620],
    [1000, 560],
    [660, 1040],
  ] as const;
  const coils = places
    .map(([x, y], index) => {
      const style = cord(yarns[index] ?? '#888888', 62);
      return `<circle cx="${x + 12}" cy="${y + 18}" r="216" fill="#3d2812" fill-opacity=".35"/>${drawStrand(spiral(x, y, 186), style, `s${index}`)}`;
    })
    .join('');
  const leaflet = `<g transform="rotate(9 1080 1020)"><rect x="930" y="850" width="330" height="400" rx="10" fill="#3d2812" fill-opacity=".3" transform="translate(10 14)"/><rect x="930" y="850" width="330" height="400" rx="10" fill="#fbf7ee"/><path d="M975 1130h240M975 1170h240M975 1210h150" stroke="#c9bda6" stroke-width="14" stroke-linecap="round"/><path d="M985 1050C1010 920 1100 920 1095 990S1010 1060 1060 1080S1200 1040 1200 930" fill="none" stroke="${yarns[0] ?? '#888888'}" stroke-width="30" stroke-linecap="round"/></g>`;
  return {
    defs: groundShadowDefs,
    body: `<g fill="none" transform="rotate(-7 800 800)"><g>${groundShadow(820, 1420, 760, 110)}<rect x="190" y="210" width="1220" height="1200" rx="26" fill="${shade(kraft, 0.22)}"/><rect x="190" y="190" width="1220" height="1190" rx="26" fill="${kraft}"/><rect x="246" y="246" width="1108" height="1078" rx="14" fill="${shade(kraft, 0.34)}"/><rect x="262" y="270" width="1092" height="1054" rx="10" fill="${shade(kraft, 0.2)}"/><path d="M190 216q0-26 26-26H1384q26 0 26 26" stroke="${tint(kraft, 0.4)}" stroke-width="10"/></g>${coils}${leaflet}</g>`,
  };
}

export function giftCard(colour: Hex, yarn: Hex): Drawing {
  return {
    defs: `${groundShadowDefs}${satinGradient('s', colour)}`,
    body: `<g transform="rotate(-8 800 800)">${groundShadow(830, 1250, 720, 90)}<rect x="150" y="370" width="1300" height="850" rx="64" fill="${shade(colour, 0.5)}" transform="translate(0 14)"/><rect x="150" y="370" width="1300" height="850" rx="64" fill="url(#s)"/><path d="M150 960Q520 820 860 980T1450 930V1156q0 64-64 64H214q-64 0-64-64z" fill="#fff" fill-opacity=".07"/><rect x="178" y="398" width="1244" height="794" rx="46" fill="none" stroke="${tint(colour, 0.5)}" stroke-opacity=".5" stroke-width="4"/><g transform="translate(40 10)">${shopKnot(yarn, 76)}</g></g>`,
  };
}

/** A tablet with a lesson on it. */
export function course(colour: Hex, yarns: readonly Hex[]): Drawing {
  const wave = (yarn: Hex, shift: number, id: string): string => {
    const line = curveOf(
      (parameter) => ({ x: 250 + parameter * 1100, y: middle + shift * 160 * Math.sin(parameter * 12.6) }),
      80,
    );
    return drawStrand(line, cord(yarn, 92), id);
  };
  return {
    defs: `${groundShadowDefs}${satinGradient('s', colour)}<clipPath id="screen"><rect x="230" y="400" width="1140" height="800" rx="24"/></clipPath>`,
    body: `<g transform="rotate(-6 800 800)">${groundShadow(830, 1310, 740, 90)}<rect x="150" y="320" width="1300" height="960" rx="70" fill="#23262b"/><rect x="158" y="328" width="1284" height="944" rx="64" fill="none" stroke="#5a6068" stroke-width="6"/><rect x="230" y="400" width="1140" height="800" rx="24" fill="url(#s)"/><g clip-path="url(#screen)" fill="none">${wave(yarns[0] ?? '#f4b51a', 1, 'a')}${wave(yarns[1] ?? '#d1202b', -1, 'b')}</g><circle cx="800" cy="800" r="150" fill="#fff" fill-opacity=".94"/><path d="M755 716L880 800L755 884z" fill="${colour}" stroke="${colour}" stroke-width="22" stroke-linejoin="round"/></g>`,
  };
}
