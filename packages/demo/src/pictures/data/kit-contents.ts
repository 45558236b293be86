import type { Hex } from '../colour.ts';
import type { PieceShape } from '../piece-look.ts';

/** One thing in a box, at its place in the picture. */
export type KitPart =
  | {
      readonly coil: Hex;
      readonly at: readonly [number, number];
      readonly radius: number;
      readonly width?: number;
      readonly lay?: 'twisted';
    }
  | {
      readonly piece: PieceShape;
      readonly colour: Hex;
      readonly at: readonly [number, number];
      readonly scale: number;
      readonly turn?: number;
    }
  /** A folded sheet with a line in the colour of the goods. */
  | { readonly guide: Hex; readonly at: readonly [number, number]; readonly turn?: number }
  | { readonly ball: Hex; readonly at: readonly [number, number]; readonly radius: number }
  /** A length of webbing. */
  | {
      readonly strap: Hex;
      readonly at: readonly [number, number];
      readonly length: number;
      readonly width: number;
      readonly turn: number;
    }
  /** A round bar of wood or steel, lying across. */
  | {
      readonly rod: Hex;
      readonly at: readonly [number, number];
      readonly length: number;
      readonly thickness: number;
      readonly turn?: number;
    };

const steel: Hex = '#c3c8cd';
const brass: Hex = '#c9a04a';
const black: Hex = '#26282c';

/** What the text of each kit lists, no more and no less. */
export const kitContents: Readonly<Record<string, readonly KitPart[]>> = {
  'kit-bracelet': [
    { coil: '#d1202b', at: [470, 500], radius: 185, width: 60 },
    { coil: '#1e47ae', at: [880, 480], radius: 185, width: 60 },
    { coil: '#f4b51a', at: [480, 920], radius: 185, width: 60 },
    { piece: 'buckle', colour: black, at: [1190, 440], scale: 0.2, turn: 100 },
    { piece: 'buckle', colour: black, at: [1195, 740], scale: 0.2, turn: 96 },
    { piece: 'buckle', colour: black, at: [800, 1190], scale: 0.2, turn: 14 },
    { guide: '#d1202b', at: [1120, 1095] },
  ],
  'kit-dog-leash': [
    { coil: '#97aa86', at: [660, 720], radius: 380, width: 104 },
    { piece: 'snap-hook', colour: brass, at: [1170, 560], scale: 0.42 },
    { piece: 'spool', colour: '#eddfbd', at: [1120, 1090], scale: 0.42 },
  ],
  'kit-plant-hanger': [
    { coil: '#eddfbd', at: [640, 690], radius: 350, width: 66, lay: 'twisted' },
    { piece: 'o-ring', colour: '#c08a50', at: [1150, 540], scale: 0.46 },
    { guide: '#97aa86', at: [1110, 1060] },
  ],
  'kit-key-fob': [
    { coil: '#15254b', at: [600, 660], radius: 300, width: 70 },
    { ball: steel, at: [1110, 560], radius: 130 },
    { piece: 'key-ring', colour: steel, at: [960, 1060], scale: 0.5 },
  ],
  'kit-survival': [
    { coil: '#686829', at: [620, 640], radius: 310, width: 70 },
    { piece: 'buckle', colour: black, at: [1150, 560], scale: 0.36, turn: 80 },
    { rod: '#4a4e55', at: [820, 1150], length: 720, thickness: 80, turn: -6 },
  ],
  'kit-collar': [
    { piece: 'collar-blank', colour: '#26b1b4', at: [790, 540], scale: 0.64, turn: 18 },
    { piece: 'roller-buckle', colour: steel, at: [460, 980], scale: 0.36 },
    { piece: 'd-ring', colour: steel, at: [790, 960], scale: 0.3 },
    { piece: 'rivet', colour: steel, at: [700, 1200], scale: 0.26 },
    { piece: 'setter', colour: steel, at: [1090, 1040], scale: 0.38 },
  ],
  'kit-wall-hanging': [
    { coil: '#f3f1ea', at: [550, 600], radius: 270, width: 58, lay: 'twisted' },
    { coil: '#c58b90', at: [1080, 540], radius: 220, width: 58, lay: 'twisted' },
    { rod: '#b98a52', at: [620, 1090], length: 600, thickness: 66, turn: -10 },
    { guide: '#c58b90', at: [1140, 1010] },
  ],
  'kit-keychains': [
    { coil: '#9dcc2a', at: [460, 470], radius: 158, width: 54 },
    { coil: '#ff3d90', at: [810, 460], radius: 158, width: 54 },
    { coil: '#86c0e6', at: [1160, 470], radius: 158, width: 54 },
    { coil: '#f4b51a', at: [460, 830], radius: 158, width: 54 },
    { coil: '#5e2c85', at: [810, 830], radius: 158, width: 54 },
    { coil: '#ec771c', at: [1160, 830], radius: 158, width: 54 },
    ...[370, 545, 720, 895, 1070, 1245].map(
      (x): KitPart => ({ piece: 'key-ring', colour: steel, at: [x, 1150], scale: 0.19 }),
    ),
  ],
  'kit-friendship': [
    ...(
      [
        ['#c51f7b', 440, 450],
        ['#26b1b4', 690, 440],
        ['#f5da33', 940, 450],
        ['#ec771c', 1190, 440],
        ['#1e47ae', 440, 710],
        ['#9dcc2a', 690, 710],
        ['#5e2c85', 940, 710],
        ['#d1202b', 1190, 710],
      ] as const
    ).map(([coil, x, y]): KitPart => ({ coil, at: [x, y], radius: 118, width: 30 })),
    { piece: 'pony-beads', colour: '#f2a4bb', at: [810, 1070], scale: 0.5 },
  ],
  'kit-leather-wallet': [
    { piece: 'leather-sheet', colour: '#a4602b', at: [600, 770], scale: 0.56, turn: -4 },
    { piece: 'needles', colour: steel, at: [1170, 520], scale: 0.4 },
    { piece: 'spool', colour: '#eddfbd', at: [1180, 1060], scale: 0.4 },
  ],
  'kit-horse-halter': [
    { coil: '#97142c', at: [670, 730], radius: 390, width: 88 },
    { guide: '#15254b', at: [1170, 1060], turn: 6 },
  ],
  'kit-tarp': [
    { strap: '#43474d', at: [640, 460], length: 720, width: 130, turn: -5 },
    { strap: '#43474d', at: [640, 640], length: 720, width: 130, turn: 4 },
    { piece: 'carabiner', colour: '#ec771c', at: [440, 1060], scale: 0.42 },
    { piece: 'carabiner', colour: '#ec771c', at: [700, 1070], scale: 0.42, turn: 12 },
    { coil: '#11606a', at: [1120, 900], radius: 220, width: 46 },
  ],
};
