import type { ImageFit } from '../urls/modifiers.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface TargetSize extends Size {
  readonly fit: 'cover' | 'contain' | 'fill';
  /** How much the source is magnified before anything is cut off or added. */
  readonly scale: number;
}

export interface SizeWish {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly fit: ImageFit;
}

/**
 * The exact size of the result. A photograph is never enlarged: where the wish would do that, the box shrinks with its
 * shape kept. A drawing takes any size.
 */
export function targetSize(
  source: Size & { readonly isDrawing: boolean },
  wish: SizeWish,
  largestEdge: number,
): TargetSize {
  const wanted = wantedScale(source, wish, largestEdge);
  const scale = source.isDrawing ? wanted : Math.min(1, wanted);
  if (
    wish.width === undefined ||
    wish.height === undefined ||
    wish.fit === 'inside' ||
    wish.fit === 'outside'
  ) {
    return { ...rounded(source.width * scale, source.height * scale), fit: 'fill', scale };
  }
  const shrink = scale / wanted;
  return { ...rounded(wish.width * shrink, wish.height * shrink), fit: wish.fit, scale };
}

function wantedScale(source: Size, { width, height, fit }: SizeWish, largestEdge: number): number {
  const byWidth = width === undefined ? undefined : width / source.width;
  const byHeight = height === undefined ? undefined : height / source.height;
  if (byWidth !== undefined && byHeight !== undefined) {
    return fit === 'contain' || fit === 'inside' ? Math.min(byWidth, byHeight) : Math.max(byWidth, byHeight);
  }
  return byWidth ?? byHeight ?? Math.min(1, largestEdge / source.width, largestEdge / source.height);
}

const rounded = (width: number, height: number): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});
