import sharp from 'sharp';
import type { SourceFile } from './source-files.ts';
import type { Size } from './target-size.ts';

/** Red, green and blue of every pixel. */
export interface Pixels extends Size {
  readonly data: Uint8Array;
}

/** Makes pictures that are no files, in the size they are asked for. */
export interface Painter {
  /** Its own size, and what changes whenever the picture does; nothing for a path it paints nothing at. */
  find(path: string): (Size & { readonly version: string }) | undefined;
  paint(path: string, width: number): Promise<Pixels>;
}

/** A source that is painted instead of read. */
export interface PaintedSource extends SourceFile {
  readonly size: Size;
  readonly paint: (width: number) => Promise<Pixels>;
}

export const isPainted = (source: SourceFile): source is PaintedSource => 'paint' in source;

export function paintedSource(painter: Painter, segments: readonly string[]): PaintedSource | undefined {
  const path = `/${segments.join('/')}`;
  const found = painter.find(path);
  if (!found) return undefined;
  const { version, ...size } = found;
  return {
    file: path,
    bytes: 0,
    version: `painted\0${path}\0${version}`,
    size,
    paint: (width) => painter.paint(path, width),
  };
}

/** An SVG document at a size, with transparency: for painters that have drawn parts. */
export async function rasterise(svg: string, width: number, height: number): Promise<Uint8Array> {
  const own = /viewBox="0 0 ([\d.]+)/.exec(svg)?.[1];
  const density = own ? Math.min(2400, Math.max(1, (72 * width) / Number(own))) : 72;
  const image = sharp(Buffer.from(svg), { density }).resize(width, height, { fit: 'fill' });
  return image.ensureAlpha().raw().toBuffer();
}
