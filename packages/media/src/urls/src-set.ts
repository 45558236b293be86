import { imageDensities } from '@bowline/markets';
import { allowedImageWidth, isImageShape } from './image-widths.ts';
import type { ImageModifiers, ImageUrlBuilder } from './modifiers.ts';

/** The picture's box in CSS pixels. */
export interface SrcSetBox {
  readonly width: number;
  readonly height?: number | undefined;
}

type OtherModifiers = Omit<ImageModifiers, 'width' | 'height' | 'resize'>;

/** `… 1x, … 2x`, for a picture that has the same size on every screen. */
export function densitySrcSet(
  urls: ImageUrlBuilder,
  source: string,
  box: SrcSetBox,
  modifiers: OtherModifiers = {},
): string {
  return imageDensities
    .map(
      (density) => `${urls(source, { ...modifiers, ...allowedBox(box, box.width * density) })} ${density}x`,
    )
    .join(', ');
}

/** `… 320w, … 640w`: the widths the layout needs, for both densities; the box gives the shape. */
export function widthSrcSet(
  urls: ImageUrlBuilder,
  source: string,
  widths: readonly number[],
  box: SrcSetBox,
  modifiers: OtherModifiers = {},
): string {
  const needed = imageDensities.flatMap((density) =>
    widths.map((width) => allowedImageWidth(width * density)),
  );
  return [...new Set(needed)]
    .sort((a, b) => a - b)
    .map((width) => `${urls(source, { ...modifiers, ...allowedBox(box, width) })} ${width}w`)
    .join(', ');
}

/** The next width that is made, and the height that keeps the box's shape where pictures are cut to it. */
export function allowedBox(box: SrcSetBox, wanted: number): { width: number; height?: number } {
  const width = allowedImageWidth(wanted);
  const height = Math.round(((box.height ?? 0) * width) / box.width);
  return isImageShape(width, height) ? { width, height } : { width };
}
