import { imageFormat } from '@bowline/markets';
import { localProxyUrls } from './local-proxy.ts';
import type { ImageFit, ImageUrlBuilder, PictureFormat } from './modifiers.ts';
import { qualityFor } from './quality.ts';
import { imageWidth, parseSizes, sizesAttribute, widthsOfSizes } from './sizes.ts';
import { allowedBox, densitySrcSet, widthSrcSet } from './src-set.ts';

export interface PictureOptions {
  /** The box in CSS pixels; without a height the picture keeps its own shape. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** `100vw sm:50vw lg:400px`: the picture follows the screen instead of having one size. */
  readonly sizes?: string | undefined;
  /** On WebP's scale; banners use `imageQuality.banner`. */
  readonly quality?: number | undefined;
  /** Best first. */
  readonly formats?: readonly PictureFormat[] | undefined;
  readonly fit?: ImageFit | undefined;
  readonly background?: string | undefined;
  readonly urls?: ImageUrlBuilder | undefined;
}

export interface PictureSource {
  readonly type: `image/${PictureFormat}`;
  readonly srcSet: string;
  readonly sizes?: string;
}

/** The attributes of a `<picture>`: its sources, best first, and its `<img>`. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height?: number;
  readonly sources: readonly PictureSource[];
}

export function pictureSources(source: string, options: PictureOptions): Picture {
  const { urls = localProxyUrls(), formats = ['avif', imageFormat], fit, background, height } = options;
  const { attribute, widths } = layoutOf(options.sizes ?? '');
  const width = imageWidth({ width: options.width || widths.at(-1) });
  const box = { width, ...(height !== undefined && { height }) };

  const modifiersOf = (format: PictureFormat) => ({
    format,
    fit,
    background,
    quality: qualityFor(format, options.quality),
  });
  const sourceOf = (format: PictureFormat): PictureSource => ({
    type: `image/${format}`,
    ...(attribute
      ? { srcSet: widthSrcSet(urls, source, widths, box, modifiersOf(format)), sizes: attribute }
      : { srcSet: densitySrcSet(urls, source, box, modifiersOf(format)) }),
  });

  const src = urls(source, { ...modifiersOf(formats.at(-1) ?? imageFormat), ...allowedBox(box, width) });
  // A builder that left the address alone makes no other sizes or formats of it.
  return { src, ...box, sources: src === source ? [] : formats.map(sourceOf) };
}

interface Layout {
  readonly attribute: string;
  readonly widths: readonly number[];
}

/** A page has dozens of pictures, and all pages together a dozen ways to place them. */
const layouts = new Map<string, Layout>();
const mostLayouts = 100;

function layoutOf(text: string): Layout {
  const known = layouts.get(text);
  if (known) return known;
  const sizes = parseSizes(text);
  const layout = { attribute: sizesAttribute(sizes), widths: widthsOfSizes(sizes) };
  if (layouts.size < mostLayouts) layouts.set(text, layout);
  return layout;
}
