import { imageQuality } from '@bowline/markets';
import type { PictureFormat } from './modifiers.ts';

/** The proxy makes no finer steps: the eye does not see them, and caches would. */
export const qualityStep = 5;
/** AVIF's scale is another one: this much lower looks the same. */
const avifDifference = 20;

/** What a quality, given on WebP's scale, is in a format. */
export function qualityFor(format: PictureFormat, quality: number = imageQuality.default): number {
  const own = format === 'avif' ? quality - avifDifference : quality;
  return Math.min(100, Math.max(qualityStep, Math.round(own / qualityStep) * qualityStep));
}
