import { paperColour, side } from '../canvas.ts';
import type { Hex } from '../colour.ts';
import type { Curve, Point } from '../curve.ts';
import type { StrandStyle } from '../strand.ts';
import { createCanvas, layOver, throwShadow } from './canvas.ts';
import { type CordSurface, cordSurface } from './cord-surface.ts';
import { rgbOf } from './light.ts';
import { paintStrand, type Strand } from './paint-strand.ts';

/** One length of cord in a picture. */
export interface StrandLayer {
  readonly curve: Curve;
  readonly style: StrandStyle;
  readonly phase?: number;
  readonly ends?: Strand['ends'];
  /** Lies on the ground and throws a shadow there. */
  readonly isOnGround?: boolean;
  readonly isFlat?: boolean;
}

/** Parts that are no cord: the inside of an SVG document of the scene's size. */
export interface DrawnLayer {
  readonly svg: string;
}

/** A picture of cords: what lies lowest comes first. */
export interface Scene {
  readonly width?: number;
  readonly height?: number;
  readonly ground?: Hex;
  readonly layers: readonly (StrandLayer | DrawnLayer)[];
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Draws an SVG document at a size, as red, green, blue and opacity. */
export type Rasterise = (svg: string, width: number, height: number) => Promise<Uint8Array>;

export const sizeOfScene = ({ width = side, height = side }: Scene) => ({ width, height });

/** As three bytes for every pixel. */
export async function paintScene(scene: Scene, wanted: number, rasterise: Rasterise): Promise<Pixels> {
  const { width: wide, height: tall } = sizeOfScene(scene);
  const scale = wanted / wide;
  const [width, height] = [wanted, Math.max(1, Math.round(tall * scale))];
  const canvas = createCanvas(width, height, scale, rgbOf(scene.ground ?? paperColour));
  const casters = scene.layers.flatMap((layer) =>
    'curve' in layer && layer.isOnGround
      ? [{ points: evenly(layer.curve, layer.style.width * 0.25), width: layer.style.width }]
      : [],
  );
  if (casters.length > 0) throwShadow(canvas, casters);
  const surfaces = new Map<string, CordSurface>();
  for (const layer of scene.layers) {
    if ('svg' in layer) {
      const document = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}">${layer.svg}</svg>`;
      layOver(canvas, await rasterise(document, width, height));
    } else paintStrand(canvas, strandOf(layer, scale, surfaces));
  }
  return { width, height, data: new Uint8Array(canvas.pixels.buffer) };
}

function evenly(curve: Curve, step: number): Point[] {
  const count = Math.max(2, Math.ceil(curve.length / Math.max(4, step)));
  return Array.from({ length: count + 1 }, (_, index) => curve.at((curve.length * index) / count));
}

function strandOf(layer: StrandLayer, scale: number, surfaces: Map<string, CordSurface>): Strand {
  const { style, curve } = layer;
  const { lay, weave, fibre = 0.25 } = style;
  const stitch = lay === 'twisted' ? 0.52 : style.stitch;
  const look = { lay, columns: weave.columns, stitch, fibre };
  const key = JSON.stringify([look, style.width]);
  const surface = surfaces.get(key) ?? cordSurface(look, style.width * scale);
  surfaces.set(key, surface);
  return {
    points: curve.points,
    width: style.width,
    surface,
    weave,
    pitch: stitch * style.width,
    sheen: style.sheen,
    phase: layer.phase ?? 0,
    ...(layer.ends && { ends: layer.ends }),
    ...(layer.isFlat && { isFlat: true }),
  };
}
