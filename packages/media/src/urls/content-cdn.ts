import { escapeAddress, readImageSource } from './image-source.ts';
import { type ImageFit, type ImageFormat, type ImageUrlBuilder, readWish } from './modifiers.ts';
import { withQuery } from './query.ts';

export interface ContentCdnOptions {
  /** Where sources without a host lie: `https://cdn.sanity.io/images/<project>/<dataset>`. */
  readonly baseUrl?: string;
  /** Multiplies width and height at the CDN, for modifiers that are in CSS pixels. */
  readonly density?: number;
}

/** Sanity never enlarges with `max` and `min`; a picture that may overflow its box is cropped to it instead. */
const sanityFit: Record<ImageFit, string> = {
  cover: 'crop',
  contain: 'fill',
  fill: 'scale',
  inside: 'max',
  outside: 'min',
};

/** There is no word for AVIF: with `auto=format` the CDN sends it to browsers that accept it. */
const sanityFormat: Partial<Record<ImageFormat, string>> = { webp: 'webp', jpeg: 'jpg', png: 'png' };

export function contentCdnUrls({ baseUrl = '', density = 1 }: ContentCdnOptions = {}): ImageUrlBuilder {
  return (source, modifiers) => {
    const { kind, address } = readImageSource(source);
    if (kind === 'unchanged') return address;
    const { format, fit, width, height, quality, background } = readWish(modifiers);
    const fixedFormat = format && sanityFormat[format];
    return withQuery(kind === 'path' ? baseUrl + address : escapeAddress(address), {
      w: width,
      h: height,
      fit: fit && sanityFit[fit],
      q: quality,
      fm: fixedFormat,
      bg: background,
      auto: fixedFormat ? undefined : 'format',
      dpr: density === 1 ? undefined : density,
    });
  };
}
