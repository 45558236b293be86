import sharp from 'sharp';
import { type ImagePort, type PictureFormat, pictureFormats } from '../src/assets/image-port.ts';

/** Pictures made by sharp, as the shop makes them, without queue and cache. */
export const sharpPictures: ImagePort = {
  async inspect(bytes) {
    try {
      const { width, height, format, hasAlpha } = await sharp(bytes).metadata();
      const known: PictureFormat | undefined =
        format === 'jpeg' ? 'jpg' : pictureFormats.find((name) => name === format);
      return known && { width, height, format: known, hasAlpha };
    } catch {
      return undefined;
    }
  },
  async render({ file, area, width, height, fit, enlarges, format, quality, background }) {
    const image = sharp(file);
    if (area) image.extract(area);
    image.resize({
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      fit,
      withoutEnlargement: !enlarges,
      ...(background && { background: `#${background}` }),
    });
    const encoder = format === 'jpg' ? 'jpeg' : format;
    return new Uint8Array(await image.toFormat(encoder, { ...(quality && { quality }) }).toBuffer());
  },
};
