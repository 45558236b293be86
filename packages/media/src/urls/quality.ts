import { imageQuality } from '@bowline/markets';
import { type PictureFormat, pictureFormats } from './modifiers.ts';

/** The eye sees no finer steps, and caches would. */
const qualityStep = 5;
/** AVIF's scale is another one: this much lower looks the same. */
const avifDifference = 20;

/** What a quality, given on WebP's scale, is in a format. */
export function qualityFor(format: PictureFormat, quality: number = imageQuality.default): number {
  const own = format === 'avif' ? quality - avifDifference : quality;
  return Math.min(100, Math.max(qualityStep, Math.round(own / qualityStep) * qualityStep));
}

/** Every quality the proxy makes. */
export const imageQualities: readonly number[] = [
  ...new Set(
    Object.values(imageQuality).flatMap((quality) =>
      pictureFormats.map((format) => qualityFor(format, quality)),
    ),
  ),
];
