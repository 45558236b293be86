import { type Drawing, groundShadow, groundShadowDefs, tilted } from '../canvas.ts';
import type { Hex } from '../colour.ts';
import { splineThrough } from '../curve.ts';
import { repeatedCords } from '../repeated-cords.ts';

const hank = [
  [-40, 420],
  [-62, 300],
  [0, 230],
  [62, 300],
  [40, 800],
  [62, 1300],
  [0, 1370],
  [-62, 1300],
  [-40, 800],
  [-44, 430],
] as const;

/** Small hanks side by side in a paper band. */
export function colourPack(yarns: readonly Hex[]): Drawing {
  const cords = repeatedCords(splineThrough(hank.map(([x, y]) => ({ x, y }))), 74);
  const step = 1120 / Math.max(1, yarns.length - 1);
  const hanks = yarns.map((yarn, index) => cords.draw(yarn, 240 + index * step, 0));
  const paper =
    '<linearGradient id="p" x2="0" y2="1"><stop stop-color="#fffdf6"/><stop offset=".5" stop-color="#f1e8d6"/><stop offset="1" stop-color="#d9cbb0"/></linearGradient>';
  return {
    defs: `${groundShadowDefs}${paper}${cords.defs}`,
    body: tilted(
      -6,
      `${groundShadow(820, 1420, 720, 90)}${hanks.join('')}<rect x="120" y="650" width="1360" height="310" rx="12" fill="#3d2d15" fill-opacity=".25" transform="translate(8 16)"/><rect x="120" y="650" width="1360" height="310" rx="12" fill="url(#p)"/><path d="M560 830C600 720 690 720 700 790S620 880 660 890S800 870 810 740" fill="none" stroke="#2a5935" stroke-width="30" stroke-linecap="round"/><path d="M880 780h330M880 840h240" stroke="#b9ab8e" stroke-width="24" stroke-linecap="round"/>`,
    ),
  };
}
