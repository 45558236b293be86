import { readFile } from 'node:fs/promises';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import sharp, { type Sharp } from 'sharp';
import { isPainted, type PaintedSource } from './painter.ts';
import type { Rendition } from './rendition.ts';
import type { SourceFile } from './source-files.ts';
import { isDrawing, readDrawingSize } from './svg-size.ts';
import { type Size, type TargetSize, targetSize } from './target-size.ts';

export interface RenderLimits {
  /** Of the source, and of a drawing at the size it is drawn in. */
  readonly maxPixels: number;
  readonly maxSourceBytes: number;
  readonly maxDrawingBytes: number;
  readonly timeoutSeconds: number;
  /** Of a result nobody gave a size for. */
  readonly largestEdge: number;
}

export type ImageBytes = Uint8Array<ArrayBuffer>;
export type RenderRefusal = Refusal<'source-too-large' | 'source-unreadable', { cause?: unknown }>;

/** The density at which a drawing has its own size, and the bounds sharp accepts. */
const drawingDensity = { own: 72, least: 1, most: 100_000 };
/** WebP and AVIF end here. */
const longestEdge = 16_383;

export async function renderImage(
  source: SourceFile,
  rendition: Rendition,
  limits: RenderLimits,
): Promise<Result<ImageBytes, RenderRefusal>> {
  if (source.bytes > limits.maxSourceBytes) return refuse('source-too-large', {});
  try {
    if (isPainted(source)) return ok(await renderPainted(source, rendition, limits));
    const bytes = await readFile(source.file);
    const drawing = isDrawing(bytes);
    if (drawing && bytes.length > limits.maxDrawingBytes) return refuse('source-too-large', {});
    const size = (drawing && readDrawingSize(bytes)) || (await measure(bytes, drawing, limits));
    const target = targetSize({ ...size, isDrawing: drawing }, rendition, limits.largestEdge);
    if (!isWithin(limits.maxPixels, size, target)) return refuse('source-too-large', {});
    const density = drawing ? densityFor(target.scale) : undefined;
    const image = open(bytes, limits, density).autoOrient();
    const made = encode(fill(image, target, rendition), rendition);
    return ok(new Uint8Array(await made.timeout({ seconds: limits.timeoutSeconds }).toBuffer()));
  } catch (error) {
    // libvips has one kind of error for everything: a source it cannot read, too many pixels, too long.
    return refuse('source-unreadable', { cause: error });
  }
}

/** Painted a little larger than it is shown: fine weaves keep their lines. */
const oversampling = { below: 500, by: 2 };

async function renderPainted(
  source: PaintedSource,
  rendition: Rendition,
  limits: RenderLimits,
): Promise<ImageBytes> {
  const target = targetSize({ ...source.size, isDrawing: true }, rendition, limits.largestEdge);
  if (!isWithin(limits.maxPixels, source.size, target)) throw new Error('Too many pixels');
  const exact = Math.round(source.size.width * target.scale);
  const { data, width, height } = await source.paint(
    exact < oversampling.below ? exact * oversampling.by : exact,
  );
  const image = sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: limits.maxPixels });
  const made = encode(fill(image, target, rendition), rendition);
  return new Uint8Array(await made.timeout({ seconds: limits.timeoutSeconds }).toBuffer());
}

function open(bytes: Uint8Array, { maxPixels }: RenderLimits, density?: number): Sharp {
  return sharp(bytes, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    ...(density !== undefined && { density }),
  });
}

/** A drawing that does not look like one is compressed, and its real size unknown. */
async function measure(bytes: Uint8Array, drawing: boolean, limits: RenderLimits): Promise<Size> {
  const { autoOrient, format } = await open(bytes, limits).metadata();
  if ((format === 'svg') !== drawing) throw new Error(`Unexpected content of format ${format}`);
  return autoOrient;
}

/** Drawn at its final size at once: sharp edges, and no second pass over the drawing. */
function densityFor(scale: number): number {
  return Math.min(drawingDensity.most, Math.max(drawingDensity.least, drawingDensity.own * scale));
}

/** A narrow drawing asked to cover a wide box would be huge before it is cut. */
function isWithin(maxPixels: number, size: Size, { width, height, scale }: TargetSize): boolean {
  const drawnPixels = size.width * size.height * scale * scale;
  return drawnPixels <= maxPixels && Math.max(width, height) <= longestEdge;
}

function fill(image: Sharp, { width, height, fit }: TargetSize, { format, background }: Rendition): Sharp {
  const colour = background && `#${background}`;
  const opaque = colour ?? (format === 'jpeg' ? '#ffffff' : undefined);
  const resized = image.resize({
    width,
    height,
    fit,
    background: opaque ?? { r: 0, g: 0, b: 0, alpha: 0 },
  });
  return opaque ? resized.flatten({ background: opaque }) : resized;
}

/** Efforts are measured: AVIF at 0 and WebP at 2 cost about the same, the next steps far more than they save. */
function encode(image: Sharp, { format, quality }: Rendition): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality, effort: 0, chromaSubsampling: '4:2:0' });
    case 'webp':
      return image.webp({ quality, effort: 2 });
    case 'jpeg':
      return image.jpeg({ quality, progressive: true });
    case 'png':
      return image.png();
  }
}
