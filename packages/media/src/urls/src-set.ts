import { imageDensities } from '@bowline/markets';
import { allowedImageWidth, imageWidths, isImageShape } from './image-widths.ts';
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

/** A browser between two screens finds a file at most so much wider than it needs. */
const leastStep = 1.2;

/** `… 320w, … 640w`: from the smallest width the layout needs to the largest on a dense screen; the box gives the shape. */
export function widthSrcSet(
  urls: ImageUrlBuilder,
  source: string,
  widths: readonly number[],
  box: SrcSetBox,
  modifiers: OtherModifiers = {},
): string {
  const most = Math.max(...widths) * Math.max(...imageDensities);
  return widthsBetween(Math.min(...widths), most * nearEnough)
    .map((width) => `${urls(source, { ...modifiers, ...allowedBox(box, width) })} ${width}w`)
    .join(', ');
}

/** For a few pixels more than it has, a picture is not asked for in the next larger size. */
const nearEnough = 0.94;

/** Every width that is made from one to another, without those that differ too little to be worth a file. */
function widthsBetween(least: number, most: number): number[] {
  const [from, to] = [allowedImageWidth(least), allowedImageWidth(most)];
  const chosen = [to];
  for (const width of imageWidths.toReversed()) {
    if (width >= from && width * leastStep <= (chosen[0] ?? 0)) chosen.unshift(width);
  }
  return chosen;
}

/** The next width that is made, and the height that keeps the box's shape where pictures are cut to it. */
export function allowedBox(box: SrcSetBox, wanted: number): { width: number; height?: number } {
  const width = allowedImageWidth(wanted);
  const height = Math.round(((box.height ?? 0) * width) / box.width);
  return isImageShape(width, height) ? { width, height } : { width };
}
