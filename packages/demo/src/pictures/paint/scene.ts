import { paperColour, side } from '../canvas.ts';
import type { Hex } from '../colour.ts';
import type { Curve, Point } from '../curve.ts';
import type { StrandStyle } from '../strand.ts';
import { type Caster, createCanvas, layOver, throwShadow } from './canvas.ts';
import { type CordSurface, cordSurface } from './cord-surface.ts';
import { flatStitch, flatSurface, isFlatLay } from './flat-surface.ts';
import { rgbOf } from './light.ts';
import { paintStrand, type Strand } from './paint-strand.ts';
import { layInRelief, type Relief } from './relief.ts';

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
  /** Flat unless said otherwise. */
  readonly relief?: Relief;
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
    'curve' in layer && layer.isOnGround ? [casterOf(layer)] : [],
  );
  if (casters.length > 0) throwShadow(canvas, casters);
  const surfaces = new Map<string, CordSurface>();
  for (const layer of scene.layers) {
    if ('svg' in layer) {
      const document = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}">${layer.svg}</svg>`;
      const drawn = await rasterise(document, width, height);
      if (layer.relief) layInRelief(canvas, drawn, layer.relief);
      else layOver(canvas, drawn);
    } else paintStrand(canvas, strandOf(layer, scale, surfaces));
  }
  return { width, height, data: canvas.pixels };
}

/** A strap is flat, a cord as high as it is wide. */
function casterOf({ curve, style: { width, lay } }: StrandLayer): Caster {
  const rise = isFlatLay(lay) ? width * strapRise : width;
  return {
    points: evenly(curve, width * 0.25, Math.min(width / 2, curve.length / 3)),
    width: isFlatLay(lay) ? width * 0.97 : width,
    rise,
  };
}

const strapRise = 0.12;

/** Points along a line, without its very ends: what is round there would reach beyond them. */
function evenly(curve: Curve, step: number, trimmed: number): Point[] {
  const room = Math.max(0, curve.length - 2 * trimmed);
  const count = Math.max(2, Math.ceil(room / Math.max(4, step)));
  return Array.from({ length: count + 1 }, (_, index) => curve.at(trimmed + (room * index) / count));
}

function strandOf(layer: StrandLayer, scale: number, surfaces: Map<string, CordSurface>): Strand {
  const { style, curve } = layer;
  const { lay, weave, fibre = 0.25 } = style;
  const stitch = isFlatLay(lay) ? flatStitch[lay] : lay === 'twisted' ? 0.52 : style.stitch;
  const key = JSON.stringify([lay, weave.columns, stitch, fibre, style.width]);
  const pixels = style.width * scale;
  const surface =
    surfaces.get(key) ??
    (isFlatLay(lay)
      ? flatSurface(lay, pixels)
      : cordSurface({ lay, columns: weave.columns, stitch, fibre }, pixels));
  surfaces.set(key, surface);
  return {
    points: curve.points,
    width: style.width,
    surface,
    weave,
    pitch: stitch * style.width,
    sheen: style.sheen,
    phase: layer.phase ?? 0,
    rise: isFlatLay(lay) ? style.width * strapRise : style.width,
    ...(layer.ends && { ends: layer.ends }),
    ...(layer.isFlat && { isFlat: true }),
  };
}
