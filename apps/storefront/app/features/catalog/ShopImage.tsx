import { mainColourOf, type Picture, type PictureFormat, pictureSources } from '@bowline/media/urls';
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
  /** The shape it is cut to on phones, where it has the width of the screen. */
  readonly onPhones?: { readonly width: number; readonly height: number };
  readonly className?: string;
}

/** As the classes `sm:` and `max-sm:` divide screens. */
const screens = { phone: '(width < 40rem)', larger: '(width >= 40rem)' };

/**
 * A picture of the shop in sizes and formats that fit the screen, made by the image proxy. Until it is there its place shows
 * its main colour, in browsers whose style sheets read attributes.
 */
export function ShopImage(props: ShopImageProps) {
  const { src, alt, width, height, sizes, quality, formats = ['webp'], isFirst = false, onPhones } = props;
  const shared = { quality, formats, urls: useImageUrls() };
  const picture = pictureSources(src, { width, height, sizes, ...shared });
  const phone = onPhones && pictureSources(src, { ...onPhones, sizes: '100vw md:640px', ...shared });
  if (isFirst) {
    if (phone) preloadPicture(phone, screens.phone);
    preloadPicture(picture, phone && screens.larger);
  }
  return (
    <picture className="contents">
      {phone?.sources.map((source) => (
        <source key={source.type} media={screens.phone} {...onPhones} {...source} />
      ))}
      {picture.sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        src={picture.src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : (props.loading ?? 'lazy')}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
        className={props.className}
        data-colour={mainColourOf(src)}
      />
    </picture>
  );
}

function preloadPicture({ src, sources: [best] }: Picture, media: string | undefined): void {
  if (!best) return;
  const { type, srcSet: imageSrcSet, sizes: imageSizes } = best;
  preload(src, {
    as: 'image',
    type,
    imageSrcSet,
    fetchPriority: 'high',
    ...(imageSizes && { imageSizes }),
    ...(media && { media }),
  });
}
