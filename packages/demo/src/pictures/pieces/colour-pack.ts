import { type Drawing, groundShadow, groundShadowDefs, tilted } from '../canvas.ts';
import type { Hex } from '../colour.ts';
import { splineThrough, turned } from '../curve.ts';
import { strandMark } from '../paint/strand-marks.ts';

/** Begins and ends under the band. */
const hank = [
  [-40, 800],
  [-46, 430],
  [-60, 300],
  [0, 232],
  [60, 300],
  [46, 430],
  [40, 800],
  [46, 1170],
  [60, 1300],
  [0, 1368],
  [-60, 1300],
  [-46, 1170],
  [-40, 800],
] as const;

/** Small hanks side by side in a paper band. */
export function colourPack(yarns: readonly Hex[]): Drawing {
  const line = splineThrough(hank.map(([x, y]) => ({ x, y })));
  const step = 1120 / Math.max(1, yarns.length - 1);
  const hanks = yarns.map((yarn, index) =>
    strandMark(turned(line, 0, { x: 0, y: 0 }, { x: 240 + index * step, y: 0 }), {
      colour: yarn,
      width: 68,
      isOnGround: true,
    }),
  );
  const paper =
    '<linearGradient id="p" x2="0" y2="1"><stop stop-color="#fffdf6"/><stop offset=".5" stop-color="#f1e8d6"/><stop offset="1" stop-color="#d9cbb0"/></linearGradient>';
  return {
    defs: `${groundShadowDefs}${paper}`,
    body: tilted(
      -6,
      `${groundShadow(820, 1420, 720, 90)}${hanks.join('')}<rect x="120" y="650" width="1360" height="310" rx="12" fill="#3d2d15" fill-opacity=".25" transform="translate(8 16)"/><rect x="120" y="650" width="1360" height="310" rx="12" fill="url(#p)"/><path d="M560 830C600 720 690 720 700 790S620 880 660 890S800 870 810 740" fill="none" stroke="#2a5935" stroke-width="30" stroke-linecap="round"/><path d="M880 780h330M880 840h240" stroke="#b9ab8e" stroke-width="24" stroke-linecap="round"/>`,
    ),
  };
}
