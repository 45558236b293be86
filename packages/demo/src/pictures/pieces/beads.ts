import { type Drawing, groundShadow, groundShadowDefs } from '../canvas.ts';
import { type Hex, shade, tint } from '../colour.ts';
import { curveOf } from '../curve.ts';
import { strandMark } from '../paint/strand-marks.ts';
import { ballGradient, satinGradient, woodGradient } from './metal.ts';

/** A length of cord that the small parts are threaded on, to show their size. */
function threaded(colour: Hex, y = 800): string {
  const line = curveOf(
    (parameter) => ({ x: -60 + parameter * 1720, y: y + 90 * Math.sin(parameter * 5.2 - 1.2) }),
    60,
  );
  return strandMark(line, { colour, width: 120, isOnGround: true });
}

const holeShade = (x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="34" ry="74" fill="#160d05" fill-opacity=".8"/>`;

export function woodenBead(colour: Hex): Drawing {
  const ball = (x: number, y: number, radius: number): string =>
    `${groundShadow(x + 20, y + radius * 0.96, radius, radius * 0.2)}<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#wood)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#ball)" fill-opacity=".62"/><ellipse cx="${x - radius * 0.36}" cy="${y - radius * 0.44}" rx="${radius * 0.24}" ry="${radius * 0.15}" fill="#fff" fill-opacity=".45" transform="rotate(-32 ${x} ${y})"/>`;
  return {
    defs: `${groundShadowDefs}${woodGradient('wood', colour)}${ballGradient('ball', colour)}`,
    body: `${threaded('#2a5935')}${ball(450, 735, 200)}${ball(850, 850, 270)}${ball(1230, 790, 160)}${holeShade(1112, 900)}`,
  };
}

export function skullBead(colour: Hex): Drawing {
  const head =
    'M800 420C590 420 500 560 510 720C515 800 560 830 580 880C592 915 585 960 600 1000C615 1040 660 1050 700 1046V1120Q700 1150 735 1150H865Q900 1150 900 1120V1046C940 1050 985 1040 1000 1000C1015 960 1008 915 1020 880C1040 830 1085 800 1090 720C1100 560 1010 420 800 420z';
  const eyes = `<path d="M615 760q75-70 140 0t-20 130q-120 20-120-130zM985 760q-75-70-140 0t20 130q120 20 120-130z" fill="${shade(colour, 0.78)}"/><path d="M800 880l-48 96h96z" fill="${shade(colour, 0.72)}"/>`;
  const teeth = `<path d="M740 1046v92M800 1046v98M860 1046v92" stroke="${shade(colour, 0.6)}" stroke-width="12"/><path d="M680 1046H920" stroke="${shade(colour, 0.55)}" stroke-width="10"/>`;
  const light = `<path d="M600 560q70-100 190-104" fill="none" stroke="${tint(colour, 0.75)}" stroke-width="26" stroke-linecap="round"/>`;
  return {
    defs: `${groundShadowDefs}${ballGradient('ball', colour)}`,
    body: `${threaded('#97142c', 1180)}${groundShadow(820, 1165, 330, 56)}<path d="${head}" fill="url(#ball)" stroke="${shade(colour, 0.55)}" stroke-width="8"/>${eyes}${teeth}${light}`,
  };
}

/** A spring stopper on a cord. */
export function cordLock(colour: Hex): Drawing {
  return {
    defs: `${groundShadowDefs}${satinGradient('satin', colour)}`,
    body: `${threaded('#ec771c', 860)}${groundShadow(820, 1190, 330, 60)}<rect x="690" y="380" width="220" height="260" rx="70" fill="url(#satin)" stroke="${shade(colour, 0.5)}" stroke-width="8"/><path d="M580 640Q580 560 660 560H940Q1020 560 1020 640V1080Q1020 1170 930 1170H670Q580 1170 580 1080z" fill="url(#satin)" stroke="${shade(colour, 0.5)}" stroke-width="8"/><ellipse cx="800" cy="868" rx="104" ry="98" fill="${shade(colour, 0.6)}"/><ellipse cx="800" cy="868" rx="72" ry="68" fill="#ec771c"/><path d="M640 640V1070" stroke="${tint(colour, 0.4)}" stroke-width="18" stroke-linecap="round"/><path d="M640 1010h320M640 1050h320M640 1090h320" stroke="${shade(colour, 0.35)}" stroke-width="10"/>`,
  };
}
