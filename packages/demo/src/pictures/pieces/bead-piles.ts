import { type Drawing, groundShadow, groundShadowDefs, placed } from '../canvas.ts';
import { gapTone, type Hex, shade, tint } from '../colour.ts';
import { scatter } from '../weave.ts';
import { cordAlong } from './cord-parts.ts';
import { ballGradient, satinGradient } from './metal.ts';

/** Where the beads of a handful lie: a loose spiral, so that none hides another. */
function spots(count: number): ReadonlyArray<readonly [x: number, y: number, turn: number]> {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4 + 0.5;
    const reach = 158 * Math.sqrt(index + 0.2);
    return [
      Math.round(800 + reach * Math.cos(angle)),
      Math.round(800 + reach * 0.92 * Math.sin(angle)),
      Math.round(scatter(index, 1, 9) * 180),
    ] as const;
  });
}

/** Short rings of plastic: most stand on their side and show the hole, some lie flat. */
export function ponyBeads(colour: Hex): Drawing {
  const edge = `stroke="${shade(colour, 0.45)}" stroke-width="6"`;
  const lying = `<circle r="122" fill="url(#k)" ${edge}/><circle r="52" fill="${gapTone(colour)}" stroke="${shade(colour, 0.3)}" stroke-width="12"/><path d="M-84 -44A96 96 0 0 1 -10 -96" fill="none" stroke="${tint(colour, 0.8)}" stroke-width="18" stroke-linecap="round"/>`;
  const standing = `<path d="M-70 -118H58Q96 -118 96 0T58 118H-70z" fill="url(#s)" ${edge}/><ellipse cx="-70" rx="44" ry="118" fill="${tint(colour, 0.12)}" ${edge}/><ellipse cx="-72" rx="20" ry="54" fill="${gapTone(colour)}"/><path d="M-10 -84H56" stroke="${tint(colour, 0.75)}" stroke-width="18" stroke-linecap="round"/>`;
  const pile = spots(15).map(
    ([x, y, turn], index) =>
      `${groundShadow(x + 16, y + 100, 130, 40)}${placed(x, y, index % 3 === 0 ? 0 : turn, index % 3 === 0 ? lying : standing)}`,
  );
  return {
    defs: `${groundShadowDefs}${satinGradient('s', colour)}${ballGradient('k', colour)}`,
    body: pile.join(''),
  };
}

/** Round beads in a dim light that is mostly their own. */
export function glowBeads(colour: Hex): Drawing {
  const halo = `<radialGradient id="h"><stop stop-color="${colour}" stop-opacity=".85"/><stop offset=".45" stop-color="${colour}" stop-opacity=".28"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
  const night =
    '<radialGradient id="n" cx=".5" cy=".45" r=".8"><stop stop-color="#2c3a44"/><stop offset="1" stop-color="#0e151b"/></radialGradient>';
  const bead = (x: number, y: number, radius: number): string =>
    `<circle cx="${x}" cy="${y}" r="${radius * 2.1}" fill="url(#h)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#k)"/><path d="M${x - radius * 0.6} ${y - radius * 0.3}q${radius * 0.2} ${-radius * 0.4} ${radius * 0.6} ${-radius * 0.42}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="16" stroke-linecap="round"/>`;
  const cord = cordAlong(
    [
      [-120, 1010],
      [300, 900],
      [640, 760],
      [980, 830],
      [1300, 700],
      [1720, 560],
    ],
    '#3b4650',
    96,
  );
  return {
    defs: `${halo}${night}${ballGradient('k', tint(colour, 0.25))}`,
    body: `<rect width="1600" height="1600" fill="url(#n)"/>${cord}${bead(400, 862, 150)}${bead(740, 765, 196)}${bead(1110, 795, 164)}`,
  };
}
