import { type PictureFormat, pictureSources } from '@bowline/media/urls';
import { preload } from 'react-dom';
import { useImageUrls } from '../../shop-state.ts';

export interface ShopImageProps {
  readonly src: string;
  /** Empty beside a text that says the same. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** `100vw md:50vw xl:400px` for a picture that follows the screen. */
  readonly sizes?: string;
  readonly quality?: number;
  readonly formats?: readonly PictureFormat[];
  /** The picture a visitor looks at first: loaded at once and preloaded. Others wait until they come near. */
  readonly isFirst?: boolean;
  readonly loading?: 'eager' | 'lazy';
  readonly className?: string;
}

/** A picture of the shop in sizes and formats that fit the screen, made by the image proxy. */
export function ShopImage(props: ShopImageProps) {
  const { src, alt, width, height, sizes, quality, formats = ['webp'], isFirst = false, className } = props;
  const picture = pictureSources(src, { width, height, sizes, quality, formats, urls: useImageUrls() });
  const [best] = picture.sources;
  if (isFirst && best) {
    const { type, srcSet: imageSrcSet, sizes: imageSizes } = best;
    preload(picture.src, {
      as: 'image',
      type,
      imageSrcSet,
      fetchPriority: 'high',
      ...(imageSizes && { imageSizes }),
    });
  }
  return (
    <picture className="contents">
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={source.sizes} />
      ))}
      <img
        src={picture.src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : (props.loading ?? 'lazy')}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  );
}
