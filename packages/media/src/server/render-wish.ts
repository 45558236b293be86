import sharp, { type Sharp } from 'sharp';
import { qualityFor } from '../urls/quality.ts';
import type { PictureFacts, PictureWish, WishFormat } from './picture-wish.ts';
import type { ImageBytes, RenderLimits } from './render-image.ts';

const nameBySharp: Readonly<Record<string, PictureFacts['format']>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  avif: 'avif',
  gif: 'gif',
  svg: 'svg',
};

/** Nothing when the bytes are no picture, or one of more pixels than are ever worked on. */
export async function inspectPicture(
  bytes: Uint8Array,
  { maxPixels }: Pick<RenderLimits, 'maxPixels'>,
): Promise<PictureFacts | undefined> {
  try {
    const { format, hasAlpha, autoOrient } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    const known = nameBySharp[format];
    const { width, height } = autoOrient;
    return known && width * height <= maxPixels ? { width, height, format: known, hasAlpha } : undefined;
  } catch {
    // libvips has one kind of error for everything it cannot read.
    return undefined;
  }
}

export async function renderWish(wish: PictureWish, limits: RenderLimits): Promise<ImageBytes> {
  const { area, width, height, fit, enlarges, background, blur, flips, turns } = wish;
  const upright = sharp(wish.file, { limitInputPixels: limits.maxPixels, failOn: 'error' }).autoOrient();
  const image = area ? upright.extract(area) : upright;
  image.resize({
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    fit,
    withoutEnlargement: !enlarges,
    background: background ? `#${background}` : { r: 0, g: 0, b: 0, alpha: 0 },
  });
  if (flips?.vertically) image.flip();
  if (flips?.horizontally) image.flop();
  if (blur !== undefined) image.blur(blur);
  const opaque = background ?? (wish.format === 'jpg' ? 'ffffff' : undefined);
  if (opaque) image.flatten({ background: `#${opaque}` });
  // Sharp turns before it resizes, whatever the order of calls; the wish is in pixels of the picture before it is turned.
  const made = turns ? sharp(await image.png().toBuffer()).rotate(turns) : image;
  const encoded = encode(made, wish.format, wish.quality).timeout({ seconds: limits.timeoutSeconds });
  return new Uint8Array(await encoded.toBuffer());
}

function encode(image: Sharp, format: WishFormat, wanted: number | undefined): Sharp {
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality: wanted ?? qualityFor('jpeg'), progressive: true });
    case 'png':
      return image.png();
    case 'webp':
      return image.webp({ quality: wanted ?? qualityFor('webp'), effort: 2 });
    case 'avif':
      return image.avif({ quality: wanted ?? qualityFor('avif'), effort: 0, chromaSubsampling: '4:2:0' });
  }
}
