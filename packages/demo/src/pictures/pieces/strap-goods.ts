import { type Drawing, groundShadow, groundShadowDefs, placed, tilted } from '../canvas.ts';
import { gapTone, type Hex, mix, shade, tint } from '../colour.ts';
import { curveOf } from '../curve.ts';
import { strandMark } from '../paint/strand-marks.ts';
import { strapSurface } from '../strap-surface.ts';
import { cordAlong } from './cord-parts.ts';
import { bar, metalGradient } from './metal.ts';

type StrapFinish = 'coated' | 'leather';

const gloss = (finish: StrapFinish): string =>
  `<linearGradient id="gl" x2="0" y2="1"><stop stop-color="#08090b" stop-opacity=".3"/><stop offset=".12" stop-color="#fff" stop-opacity=".1"/><stop offset=".26" stop-color="#fff" stop-opacity="${finish === 'coated' ? '.55' : '.16'}"/><stop offset=".4" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#08090b" stop-opacity=".36"/></linearGradient>`;

/** Three cut lengths lying over one another. */
export function cutStraps(colour: Hex, finish: StrapFinish): Drawing {
  const strap = (x: number, y: number, degrees: number): string => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const line = curveOf(
      (share) => ({ x: x + (share - 0.5) * 1300 * dx, y: y + (share - 0.5) * 1300 * dy }),
      12,
    );
    return strandMark(line, { colour, width: 220, lay: finish, isOnGround: true });
  };
  return { body: `${strap(800, 1060, -14)}${strap(820, 800, -34)}${strap(790, 630, -54)}` };
}

/** A handle of one strap with its hook. */
export function shortLeash(colour: Hex): Drawing {
  const loop = 'M760 980C620 760 520 560 600 380C680 230 920 230 1000 380C1080 560 980 760 840 980';
  const band = (width: number, tone: Hex, opacity = 1): string =>
    `<path d="${loop}" fill="none" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const hook = `${bar('M800 1090a90 90 0 1 1-.1 0z', 50, '#c3c8cd', 'e')}${bar('M740 1290C700 1370 720 1460 790 1480C870 1490 910 1400 870 1310', 56, '#c3c8cd', 'h')}`;
  const rivet = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="26" fill="url(#m)" stroke="#5b6066" stroke-width="5"/>`;
  return {
    defs: `${groundShadowDefs}${metalGradient('m', '#c3c8cd')}`,
    body: tilted(
      14,
      `<g transform="translate(20 34)">${band(170, '#3d2d15', 0.2)}</g>${band(160, shade(colour, 0.35))}${band(148, colour)}<g transform="translate(-26 -10)">${band(34, '#ffffff', 0.35)}</g>${hook}<rect x="706" y="950" width="188" height="170" rx="20" fill="${shade(colour, 0.12)}" stroke="${shade(colour, 0.45)}" stroke-width="7"/>${rivet(760, 1000)}${rivet(840, 1000)}${rivet(760, 1070)}${rivet(840, 1070)}`,
    ),
  };
}

/** A collar before it gets its buckle: pointed end, punched holes, stitched edge. */
export function collarBlank(colour: Hex): Drawing {
  const outline =
    'M-720 -120H560Q680 -110 740 0Q680 110 560 120H-720Q-740 120 -740 100V-100Q-740 -120 -720 -120z';
  const surface = strapSurface('leather', colour);
  const box = { x: -740, y: -120, width: 1480, height: 240 };
  const holes = [430, 320, 210, 100, -10]
    .map(
      (x) =>
        `<circle cx="${x}" r="24" fill="#2a1a0c"/><circle cx="${x - 4}" cy="-6" r="24" fill="none" stroke="${tint(colour, 0.4)}" stroke-width="4"/>`,
    )
    .join('');
  const seam = `<path d="M-700 -92H550Q640 -84 690 0Q640 84 550 92H-700" fill="none" stroke="${tint(colour, 0.5)}" stroke-width="8" stroke-dasharray="34 20" stroke-linecap="round"/>`;
  const slot = '<rect x="-640" y="-26" width="150" height="52" rx="26" fill="#2a1a0c"/>';
  return {
    defs: `${surface.defs}${gloss('leather')}`,
    body: placed(
      800,
      800,
      -32,
      `<path d="${outline}" fill="#3d2d15" fill-opacity=".24" transform="translate(18 30)"/>${surface.cover('sb', outline, box, ` stroke="${mix(colour, '#c79c68', 0.3)}" stroke-width="10"`)}<path d="${outline}" fill="url(#gl)"/>${seam}${slot}${holes}`,
    ),
  };
}

/** Two loops that hold the end of a belt. */
export function keepers(colour: Hex): Drawing {
  const surface = strapSurface('leather', colour);
  const front = 'M-250 -40Q-250 60 0 66Q250 60 250 -40V150Q250 240 0 246Q-250 240 -250 150z';
  const covered = surface.cover(
    'sk',
    front,
    { x: -250, y: -40, width: 500, height: 286 },
    ` stroke="${shade(colour, 0.4)}" stroke-width="8"`,
  );
  const loop = `<g id="keeper"><path d="M-250 -60Q-250 -130 0 -134Q250 -130 250 -60V140Q250 190 0 196Q-250 190 -250 140z" fill="${gapTone(colour)}"/>${covered}<path d="${front}" fill="url(#gl)"/><ellipse cy="-44" rx="250" ry="100" fill="none" stroke="${mix(colour, '#c79c68', 0.4)}" stroke-width="26"/><path d="M40 96V214" stroke="${tint(colour, 0.5)}" stroke-width="12" stroke-dasharray="26 14" stroke-linecap="round"/></g>`;
  return {
    defs: `${groundShadowDefs}${surface.defs}${gloss('leather')}`,
    body: `${groundShadow(620, 910, 380, 80)}${groundShadow(1060, 1280, 380, 80)}${placed(590, 650, -10, loop, 1.15)}${placed(1020, 1020, 8, '<use href="#keeper"/>', 1.15)}`,
  };
}

/** One piece of hide with a curled corner. */
export function leatherSheet(colour: Hex): Drawing {
  const outline =
    'M250 330Q800 270 1330 340Q1390 800 1330 1180Q1180 1260 1040 1320Q600 1300 270 1290Q220 800 250 330z';
  const surface = strapSurface('leather', colour);
  const covered = surface.cover(
    'sl',
    outline,
    { x: 220, y: 270, width: 1170, height: 1050 },
    ` stroke="${shade(colour, 0.3)}" stroke-width="8"`,
  );
  const curl = 'M1330 1180Q1180 1260 1040 1320Q1110 1120 1180 1090Q1270 1060 1330 1180z';
  return {
    defs: `${surface.defs}<linearGradient id="gl" x2=".8" y2="1"><stop stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0f05" stop-opacity=".3"/></linearGradient>`,
    body: tilted(
      -7,
      `<path d="${outline}" fill="#3d2d15" fill-opacity=".14" transform="translate(26 44)"/><path d="${outline}" fill="#3d2d15" fill-opacity=".18" transform="translate(14 24)"/>${covered}<path d="${outline}" fill="url(#gl)"/><path d="${curl}" fill="${mix(colour, '#f0d9b5', 0.5)}" stroke="${shade(colour, 0.3)}" stroke-width="6"/>`,
    ),
  };
}

/** Scraps of every brown. */
export function leatherOffcuts(): Drawing {
  const browns: readonly Hex[] = [
    '#a4602b',
    '#4d3123',
    '#cfa06a',
    '#6b4226',
    '#8a2f2a',
    '#26231f',
    '#b9793f',
  ];
  const surface = strapSurface('leather', '#a4602b', { ground: 'none' });
  const shapes = [
    'M-210 -120L120 -180L240 40L30 190L-230 90z',
    'M-160 -170L200 -100L150 150L-190 130z',
    'M0 -220L200 60L-40 200L-220 20z',
  ];
  const spots: ReadonlyArray<readonly [number, number, number]> = [
    [480, 500, 12],
    [1060, 470, -30],
    [780, 780, 64],
    [420, 1060, -18],
    [1180, 900, 40],
    [830, 1180, -50],
    [1180, 1240, 8],
  ];
  const scraps = spots.map(([x, y, turn], index) => {
    const tone = browns[index] ?? '#a4602b';
    const shape = shapes[index % shapes.length] ?? '';
    return placed(
      x,
      y,
      turn,
      `<path d="${shape}" fill="#3d2d15" fill-opacity=".22" transform="translate(14 22)"/><path d="${shape}" fill="${tone}" stroke="${shade(tone, 0.4)}" stroke-width="8" stroke-linejoin="round"/>${surface.cover(`o${index}`, shape, { x: -235, y: -225, width: 480, height: 430 })}`,
      1.15,
    );
  });
  return { defs: surface.defs, body: scraps.join('') };
}

/** A soft tube on the handle loop of a rope leash. */
export function grip(colour: Hex): Drawing {
  const tube = 'M480 760C560 520 1040 520 1120 760';
  const band = (width: number, tone: Hex, opacity = 1): string =>
    `<path d="${tube}" fill="none" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const angle = ((index - 4) * 11 * Math.PI) / 180;
    const [x, y] = [800 + 430 * Math.sin(angle), 1010 - 428 * Math.cos(angle)];
    return `<path d="M${Math.round(x)} ${Math.round(y - 64)}v128" stroke="${shade(colour, 0.3)}" stroke-opacity=".6" stroke-width="14" stroke-linecap="round" transform="rotate(${(index - 4) * 10} ${Math.round(x)} ${Math.round(y)})"/>`;
  });
  const loop = cordAlong(
    [
      [700, 1330],
      [560, 1120],
      [440, 900],
      [490, 690],
      [800, 590],
      [1110, 690],
      [1160, 900],
      [1040, 1120],
      [900, 1330],
    ],
    '#b8bcc0',
    120,
  );
  const stem = cordAlong(
    [
      [800, 1260],
      [810, 1450],
      [780, 1700],
    ],
    '#b8bcc0',
    150,
  );
  const binding =
    '<rect x="690" y="1230" width="220" height="170" rx="30" fill="#7a6a4a"/><path d="M700 1262Q800 1292 900 1262M700 1300Q800 1330 900 1300M700 1338Q800 1368 900 1338M700 1376Q800 1402 900 1376" fill="none" stroke="#efe4cb" stroke-width="34" stroke-linecap="round"/>';
  return {
    defs: groundShadowDefs,
    body: `${loop}${stem}${binding}<g transform="translate(16 30)">${band(226, '#3d2d15', 0.2)}</g>${band(220, shade(colour, 0.4))}${band(204, colour)}${ribs.join('')}<g transform="translate(0 -54)">${band(30, '#ffffff', 0.35)}</g>`,
  };
}
