import { contentCdnUrls, pictureSources } from '@bowline/media/urls';
import { useImageUrls, useShopState } from '../../shop-state.ts';
import type { ContentPicture } from './rich-text.ts';

export interface ContentImageProps {
  readonly picture: ContentPicture;
  /** The width it is shown in, in CSS pixels. */
  readonly width: number;
  /** For a picture that is cut to a shape; otherwise it keeps its own. */
  readonly height?: number;
  readonly sizes?: string;
  readonly quality?: number;
  readonly className?: string;
}

/** A picture of a document: uploaded ones come from where content keeps them, the shop's own from the image proxy. */
export function ContentImage({ picture, width, height, sizes, quality, className }: ContentImageProps) {
  const ownUrls = useImageUrls();
  const imagesUrl = useShopState()?.contentImagesUrl ?? '';
  const asset = picture.asset && assetOf(picture.asset._ref);
  const source = asset?.path ?? picture.src;
  if (!source) return null;
  const ownWidth = picture.width ?? asset?.width ?? width;
  const ownHeight = picture.height ?? asset?.height;
  const shownHeight = height ?? (ownHeight && Math.round((ownHeight * width) / ownWidth));
  const urls = asset ? contentCdnUrls({ baseUrl: imagesUrl }) : ownUrls;
  const { src, sources } = pictureSources(source, {
    width,
    height: shownHeight,
    sizes,
    quality,
    formats: ['webp'],
    urls,
  });
  return (
    // A source is an element like any other to the layout around it.
    <picture className="contents [&>source]:hidden">
      {sources.map((entry) => (
        <source key={entry.type} type={entry.type} srcSet={entry.srcSet} sizes={entry.sizes} />
      ))}
      <img
        src={src}
        alt={picture.alt}
        width={width}
        height={shownHeight}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}

/** `image-<hash>-800x600-jpg` is the file `<hash>-800x600.jpg`, and tells its size. */
function assetOf(reference: string): { path: string; width: number; height: number } | undefined {
  const match = /^image-([0-9a-zA-Z]+)-(\d+)x(\d+)-([a-z]+)$/.exec(reference);
  if (!match) return undefined;
  const [, hash, width, height, extension] = match;
  return {
    path: `/${hash}-${width}x${height}.${extension}`,
    width: Number(width),
    height: Number(height),
  };
}
