import sharp from 'sharp';
import type { ImageBytes } from './render-image.ts';
import type { RenderQueue } from './render-queue.ts';

/** What a stranger sent, made anew: upright, without metadata, in two sizes of WebP. */
export interface CleanedPicture {
  readonly width: number;
  readonly height: number;
  readonly large: ImageBytes;
  /** Cut to a square. */
  readonly small: ImageBytes;
}

export type UncleanPicture = 'not-a-picture' | 'too-many-pixels' | 'busy';

export interface CleaningWish {
  readonly largestEdge: number;
  readonly smallEdge: number;
  readonly maxPixels: number;
}

/** Formats that cameras, telephones and drawing programs write; nothing that can refer to other files or hold scripts. */
const signatures: readonly { readonly at: number; readonly bytes: readonly number[] }[] = [
  { at: 0, bytes: [0xff, 0xd8, 0xff] },
  { at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

export async function cleanPicture(
  bytes: Uint8Array,
  wish: CleaningWish,
  parts: { readonly queue: RenderQueue; readonly client: string; readonly timeoutSeconds: number },
): Promise<CleanedPicture | UncleanPicture> {
  // Before a decoder sees it: most of what decoders can read nobody should send.
  if (!signatures.some(({ at, bytes: known }) => known.every((byte, index) => bytes[at + index] === byte)))
    return 'not-a-picture';
  const cleaning = parts.queue.enter(() => clean(bytes, wish, parts.timeoutSeconds), parts.client);
  return cleaning ?? 'busy';
}

async function clean(
  bytes: Uint8Array,
  { largestEdge, smallEdge, maxPixels }: CleaningWish,
  seconds: number,
): Promise<CleanedPicture | UncleanPicture> {
  try {
    // Reads the header only; what is behind it may be far larger than the file.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return 'too-many-pixels';
    const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
    const large = await upright
      .resize({ width: largestEdge, height: largestEdge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(large.data)
      .resize({ width: smallEdge, height: smallEdge, fit: 'cover' })
      .webp({ quality: 75, effort: 2 })
      .toBuffer();
    return {
      width: large.info.width,
      height: large.info.height,
      large: new Uint8Array(large.data),
      small: new Uint8Array(small),
    };
  } catch {
    // libvips has one kind of error for everything it cannot read.
    return 'not-a-picture';
  }
}
