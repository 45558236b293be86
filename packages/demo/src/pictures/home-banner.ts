import type { Hex } from './colour.ts';
import { type Curve, curveOf, turned } from './curve.ts';
import type { Scene } from './paint/scene.ts';
import { weaveOf } from './weave.ts';

const wide = 2400;
const tall = 1000;
const thickness = 78;

/** From warm to cool, as a spectrum of spools on a shelf. */
const spools: readonly Hex[] = [
  '#64172e',
  '#d1202b',
  '#f06d5c',
  '#ec771c',
  '#f4b51a',
  '#f5da33',
  '#9dcc2a',
  '#2a5935',
  '#11606a',
  '#26b1b4',
  '#86c0e6',
  '#1e47ae',
  '#15254b',
  '#5e2c85',
  '#c51f7b',
  '#f2a4bb',
];

/** A long wave that leaves the left third to words. */
function wave(): Curve {
  return curveOf((parameter) => {
    const rise = 1 / (1 + Math.exp(-(parameter - 0.46) * 9));
    return {
      x: 330 + parameter * 2250,
      y: 1560 - rise * 1430 + 70 * Math.sin(parameter * 9),
    };
  }, 120);
}

/** Sixteen cords sweeping up to the right, in sixteen colours. */
export function homeBannerScene(): Scene {
  const line = wave();
  return {
    width: wide,
    height: tall,
    layers: spools.map((yarn, index) => ({
      curve: turned(line, 0, { x: 0, y: 0 }, { x: index * 58 - 60, y: index * 49 - 330 }),
      style: {
        width: thickness,
        weave: weaveOf('solid', [yarn]),
        stitch: 0.5,
        sheen: 0.06,
        lay: 'braided' as const,
      },
      phase: index * 3,
      isOnGround: index < 2,
    })),
  };
}
