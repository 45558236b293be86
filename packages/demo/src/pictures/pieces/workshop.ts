import { type Drawing, groundShadow, groundShadowDefs, placed, tilted } from '../canvas.ts';
import { type Hex, shade, tint } from '../colour.ts';
import { splineThrough } from '../curve.ts';
import { curveData } from '../path-data.ts';
import { cordAlong } from './cord-parts.ts';
import { ballGradient, bar, metalGradient, satinGradient, woodGradient } from './metal.ts';

/** Twine on a card spool. */
export function spool(colour: Hex): Drawing {
  const turns = Array.from({ length: 15 }, (_, index) => {
    const y = 560 + index * 40;
    return `<path d="M520 ${y}Q800 ${y + 74} 1080 ${y}" fill="none" stroke="${index % 2 === 0 ? colour : shade(colour, 0.1)}" stroke-width="36" stroke-linecap="round"/><path d="M540 ${y - 6}Q800 ${y + 64} 1060 ${y - 6}" fill="none" stroke="${tint(colour, 0.4)}" stroke-opacity=".4" stroke-width="7"/>`;
  });
  const card = '#c8a06a';
  return {
    defs: groundShadowDefs,
    body: tilted(
      -10,
      `${groundShadow(830, 1330, 420, 80)}<rect x="560" y="330" width="480" height="960" fill="${shade(card, 0.25)}"/><rect x="500" y="540" width="600" height="620" rx="60" fill="${shade(colour, 0.45)}"/>${turns.join('')}<ellipse cx="800" cy="1210" rx="330" ry="92" fill="${shade(card, 0.15)}"/><ellipse cx="800" cy="1190" rx="330" ry="92" fill="${card}"/><path d="M470 1190a330 92 0 0 0 660 0v30a330 92 0 0 1-660 0z" fill="${shade(card, 0.3)}"/><ellipse cx="800" cy="440" rx="330" ry="100" fill="${shade(card, 0.2)}"/><ellipse cx="800" cy="416" rx="330" ry="100" fill="${tint(card, 0.14)}"/><ellipse cx="800" cy="416" rx="120" ry="38" fill="${shade(card, 0.6)}"/>`,
    ),
  };
}

/** Five needles stuck through a card. */
export function needles(colour: Hex): Drawing {
  const needle = (index: number): string => {
    const x = 500 + index * 150;
    const top = 330 + Math.abs(index - 2) * 40;
    return `<path d="M${x} ${top}q22 30 22 90V1250q-22 40-44 0V${top + 90}q0-60 22-90z" fill="url(#m)" stroke="${shade(colour, 0.5)}" stroke-width="5"/><ellipse cx="${x}" cy="${top + 110}" rx="9" ry="46" fill="#5b4a30"/>`;
  };
  return {
    defs: `${groundShadowDefs}${metalGradient('m', colour, 'right')}`,
    body: tilted(
      12,
      `${groundShadow(830, 1330, 520, 70)}<rect x="380" y="640" width="840" height="430" rx="26" fill="#b98a52"/><rect x="380" y="625" width="840" height="430" rx="26" fill="#e3c697"/>${[0, 1, 2, 3, 4].map(needle).join('')}<path d="M420 820H1180M420 880H1180" stroke="#b98a52" stroke-width="26"/>`,
    ),
  };
}

/** Pliers with a wheel of six tubes. */
export function holePunch(colour: Hex): Drawing {
  const steel: Hex = '#9aa1a8';
  const tubes = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    const [x, y] = [640 + 130 * Math.cos(angle), 520 + 130 * Math.sin(angle)];
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${24 + index * 4}" fill="url(#d)" stroke="${shade(steel, 0.5)}" stroke-width="5"/>`;
  });
  return {
    defs: `${groundShadowDefs}${metalGradient('m', steel, 'right')}${metalGradient('d', '#c3c8cd')}${ballGradient('k', '#c3c8cd')}`,
    body: tilted(
      -8,
      `${groundShadow(880, 1380, 520, 80)}<path d="M480 330Q760 270 860 420L960 700Q1000 800 940 860L860 820Q700 560 500 460z" fill="url(#m)" stroke="${shade(steel, 0.5)}" stroke-width="7"/><path d="M420 700Q560 690 700 760L930 880L880 960Q640 940 440 780z" fill="url(#m)" stroke="${shade(steel, 0.5)}" stroke-width="7"/>${bar('M900 820C1020 980 1140 1120 1260 1420', 104, colour, 'a')}${bar('M880 880C900 1060 880 1240 900 1460', 104, colour, 'b')}<circle cx="640" cy="520" r="210" fill="url(#k)" stroke="${shade(steel, 0.5)}" stroke-width="8"/>${tubes.join('')}<circle cx="640" cy="520" r="40" fill="${shade(steel, 0.3)}"/><circle cx="905" cy="850" r="64" fill="url(#k)" stroke="${shade(steel, 0.5)}" stroke-width="7"/>`,
    ),
  };
}

/** A hollow punch, a dished anvil and a rivet. */
export function rivetSetter(colour: Hex): Drawing {
  const rod = `<rect x="-70" y="-560" width="140" height="1040" rx="26" fill="url(#m)" stroke="${shade(colour, 0.5)}" stroke-width="7"/><path d="M-70 -430h140M-70 -380h140M-70 -330h140M-70 -280h140" stroke="${shade(colour, 0.4)}" stroke-width="12"/><path d="M-54 480h108l-14 70h-80z" fill="url(#m)" stroke="${shade(colour, 0.5)}" stroke-width="6"/>`;
  return {
    defs: `${groundShadowDefs}${metalGradient('m', colour, 'right')}${metalGradient('d', colour)}${ballGradient('k', '#c9a04a')}`,
    body: `${groundShadow(560, 1310, 360, 80)}${groundShadow(1120, 1330, 240, 60)}<path d="M260 1130v110a280 90 0 0 0 560 0v-110z" fill="url(#m)" stroke="${shade(colour, 0.5)}" stroke-width="7"/><ellipse cx="540" cy="1130" rx="280" ry="92" fill="url(#d)" stroke="${shade(colour, 0.5)}" stroke-width="7"/><ellipse cx="540" cy="1130" rx="96" ry="34" fill="${shade(colour, 0.55)}"/>${placed(960, 760, 26, rod)}<path d="M1190 1290q0-90 110-94t110 94q0 24-110 24t-110-24z" fill="url(#k)" stroke="#6b5320" stroke-width="6"/>`,
  };
}

/** A tape rolled up flat, its end pulled out; strokes instead of figures. */
export function tape(colour: Hex): Drawing {
  const turns = Array.from({ length: 57 }, (_, index) => {
    const angle = index * 0.42 + 0.6;
    const reach = 110 + index * 5.6;
    return { x: 640 + reach * Math.cos(angle), y: 900 + reach * Math.sin(angle) };
  });
  const end = [
    { x: 960, y: 420 },
    { x: 1180, y: 380 },
    { x: 1460, y: 430 },
  ];
  const line = splineThrough([...turns, ...end], 6);
  const data = curveData(line);
  const band = (width: number, tone: Hex, opacity = 1): string =>
    `<path d="${data}" fill="none" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const marks = Array.from({ length: 26 }, (_, index) => {
    const along = line.length - 40 - index * 36;
    const [from, to] = [line.at(along, -34), line.at(along, index % 5 === 0 ? 16 : -6)];
    return `M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`;
  });
  return {
    defs: groundShadowDefs,
    body: `${groundShadow(700, 1330, 600, 120)}<g transform="translate(8 18)">${band(96, '#3d2d15', 0.22)}</g>${band(92, shade(colour, 0.45))}${band(80, colour)}<path d="${marks.join('')}" stroke="#23262b" stroke-width="8" fill="none"/><rect x="1420" y="366" width="64" height="124" rx="10" fill="#b9bfc5" stroke="#5b6066" stroke-width="6" transform="rotate(12 1450 428)"/>`,
  };
}

/** A handle with a glowing blade. */
export function hotKnife(colour: Hex): Drawing {
  const blade =
    '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#ffd08a"/><stop offset=".4" stop-color="#e8632a"/><stop offset="1" stop-color="#8a8f95"/></linearGradient>';
  return {
    defs: `${groundShadowDefs}${satinGradient('s', colour)}${metalGradient('m', '#9aa1a8')}${blade}`,
    body: tilted(
      -6,
      `${groundShadow(860, 1330, 480, 80)}<path d="M330 420L560 330L620 520L400 560z" fill="url(#b)" stroke="#7a3a16" stroke-width="6"/><rect x="560" y="340" width="190" height="210" rx="30" fill="url(#m)" stroke="#5b6066" stroke-width="6"/><path d="M720 300H1160Q1290 300 1300 430L1310 560Q1300 620 1230 630L1240 1180Q1240 1270 1150 1280H1010Q930 1270 930 1190L900 640H760Q700 640 690 580V340Q700 300 720 300z" fill="url(#s)" stroke="${shade(colour, 0.5)}" stroke-width="8"/><path d="M880 700Q820 720 850 820L900 840z" fill="#23262b"/><path d="M980 780h220M984 860h218M988 940h216M992 1020h214M996 1100h212" stroke="${shade(colour, 0.35)}" stroke-width="18" stroke-linecap="round"/><path d="M760 350H1140" stroke="${tint(colour, 0.5)}" stroke-width="20" stroke-linecap="round"/><path d="M1100 1280q0 160 180 220t260 160" fill="none" stroke="#23262b" stroke-width="44" stroke-linecap="round"/>`,
    ),
  };
}

/** A turned stick with grooves of four widths. */
export function edgeSlicker(colour: Hex): Drawing {
  const outline =
    'M730 200Q800 170 870 200Q900 300 860 360Q850 400 880 440Q910 500 860 540Q850 580 890 630Q920 690 860 740L840 1380Q800 1430 760 1380L740 740Q680 690 710 630Q750 580 740 540Q690 500 720 440Q750 400 740 360Q700 300 730 200z';
  return {
    defs: `${groundShadowDefs}${woodGradient('w', colour)}<linearGradient id="r"><stop stop-color="#000" stop-opacity=".42"/><stop offset=".32" stop-color="#fff" stop-opacity=".32"/><stop offset=".62" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>`,
    body: tilted(
      36,
      `<path d="${outline}" fill="#3d2d15" fill-opacity=".22" transform="translate(34 30)"/><path d="${outline}" fill="url(#w)"/><path d="${outline}" fill="url(#r)" stroke="${shade(colour, 0.45)}" stroke-width="6"/>`,
    ),
  };
}

/** A wooden clamp that holds the start of a braid. */
export function clamp(colour: Hex): Drawing {
  const jaw = (y: number): string =>
    `<path d="M180 ${y}H1180Q1280 ${y} 1280 ${y + 80}T1180 ${y + 160}H180Q130 ${y + 160} 130 ${y + 80}T180 ${y}z" fill="url(#w)" stroke="${shade(colour, 0.45)}" stroke-width="8"/>`;
  return {
    defs: `${groundShadowDefs}${woodGradient('w', colour)}${metalGradient('m', '#b9bfc5', 'right')}`,
    body: tilted(
      -12,
      `${groundShadow(800, 1080, 700, 90)}${['#d1202b', '#1e47ae', '#f4b51a']
        .map((yarn, index) =>
          cordAlong(
            [
              [380 + index * 110, 660],
              [360 + index * 130, 1000],
              [420 + index * 90, 1400],
              [360 + index * 120, 1750],
            ],
            yarn as Hex,
            92,
          ),
        )
        .join(
          '',
        )}${jaw(470)}${jaw(650)}<rect x="960" y="330" width="90" height="620" rx="36" fill="url(#m)" stroke="#5b6066" stroke-width="6"/><rect x="890" y="300" width="230" height="70" rx="34" fill="url(#m)" stroke="#5b6066" stroke-width="6"/>`,
    ),
  };
}

/** A flat tin of balm, its lid beside it. */
export function tin(colour: Hex): Drawing {
  const metal: Hex = '#b9bfc5';
  return {
    defs: `${groundShadowDefs}${metalGradient('m', metal, 'right')}${ballGradient('k', '#e2b777')}${satinGradient('s', colour)}`,
    body: `${groundShadow(660, 1220, 560, 110)}<path d="M200 840v230a440 170 0 0 0 880 0V840z" fill="url(#m)" stroke="#5b6066" stroke-width="8"/><ellipse cx="640" cy="840" rx="440" ry="170" fill="${tint(metal, 0.3)}" stroke="#5b6066" stroke-width="8"/><ellipse cx="640" cy="850" rx="400" ry="146" fill="url(#k)"/><path d="M430 830q120-90 240-20t180-30" fill="none" stroke="#f6dcae" stroke-width="34" stroke-linecap="round"/><g transform="rotate(-14 1120 620)">${groundShadow(1150, 1010, 360, 70)}<ellipse cx="1130" cy="640" rx="330" ry="340" fill="${shade(colour, 0.45)}"/><ellipse cx="1118" cy="622" rx="330" ry="340" fill="url(#s)" stroke="${shade(colour, 0.5)}" stroke-width="8"/><circle cx="1118" cy="622" r="250" fill="none" stroke="#f4e4c8" stroke-opacity=".7" stroke-width="10"/><path d="M960 640C1030 520 1130 520 1150 610S1040 720 1090 760S1270 700 1270 560" fill="none" stroke="#f4e4c8" stroke-width="44" stroke-linecap="round"/></g>`,
  };
}

/** A hardback with the shop's knot on its cover. */
export function book(colour: Hex, yarn: Hex): Drawing {
  return {
    defs: `${groundShadowDefs}${satinGradient('s', colour)}`,
    body: tilted(
      -9,
      `${groundShadow(850, 1430, 560, 90)}<path d="M330 240H1190L1260 300V1420H400z" fill="#efe6d2"/><path d="M1190 240L1260 300V1420L1190 1370z" fill="#d8ccb2"/><path d="M1204 262v1112M1222 278v1110M1240 292v1112" stroke="#b8aa8c" stroke-width="5"/><rect x="310" y="230" width="890" height="1140" rx="18" fill="url(#s)" stroke="${shade(colour, 0.5)}" stroke-width="8"/><rect x="310" y="230" width="90" height="1140" rx="18" fill="${shade(colour, 0.3)}"/>${cordAlong(
        [
          [440, 960],
          [640, 940],
          [760, 840],
          [860, 700],
          [980, 700],
          [1000, 820],
          [880, 900],
          [720, 860],
          [640, 700],
          [740, 560],
          [900, 560],
          [1100, 640],
        ],
        yarn,
        66,
      )}<path d="M520 1160h520M590 1230h380" stroke="${tint(colour, 0.55)}" stroke-width="26" stroke-linecap="round"/>`,
    ),
  };
}
