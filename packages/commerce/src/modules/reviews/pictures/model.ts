/** A picture of a review, without its bytes. */
export interface ReviewPicture {
  readonly id: number;
  /** By which it is fetched. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Rules 19 and 20. */
export const pictureLimits = {
  ofReview: 4,
  bytes: 8 * 1024 * 1024,
  pixels: 40_000_000,
  ofNoReview: 12,
  anHour: { uses: 40, withinSeconds: 3_600 },
  largestEdge: 1_600,
  smallEdge: 240,
  unusedMs: 86_400_000,
} as const;

export interface CleanedPicture {
  readonly width: number;
  readonly height: number;
  readonly large: Uint8Array;
  readonly small: Uint8Array;
}

/** The part of the shop that can read pictures. Commerce itself cannot. */
export interface PictureCleaner {
  clean(
    bytes: Uint8Array,
    wish: { readonly largestEdge: number; readonly smallEdge: number; readonly maxPixels: number },
    client: string,
  ): Promise<CleanedPicture | 'not-a-picture' | 'too-many-pixels' | 'busy'>;
}

const folder = '/review-pictures';

/** Where a picture is fetched, below the address of the shop. */
export function picturePath({ name }: Pick<ReviewPicture, 'name'>, size: 'large' | 'small'): string {
  return `${folder}/${name}/${size}.webp`;
}

export const uploadPath = folder;
export const picturePattern = /^\/review-pictures\/(?<name>[0-9a-f]{32})\/(?<size>large|small)\.webp$/;
