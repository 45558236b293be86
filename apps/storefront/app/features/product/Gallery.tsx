import { imageQuality } from '@bowline/markets';
import { type MouseEvent, Suspense, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { preparedComponent } from '../../prepared-component.ts';
import { useImageUrls } from '../../shop-state.ts';
import { ShopImage } from '../catalog/ShopImage.tsx';

export interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** Fetched when somebody asks for it. */
const enlargedPicture = preparedComponent(() => import('./EnlargedPicture.tsx'));

const largeEdge = 1600;

/** Every picture is a link to itself in large; scripts show the chosen one in place and bring it nearer in a dialog. */
export function Gallery({ images }: { images: readonly Picture[] }) {
  const t = useTranslate();
  const urls = useImageUrls();
  const [shownIndex, setShownIndex] = useState(0);
  const [isEnlarged, setEnlarged] = useState(false);
  const index = shownIndex < images.length ? shownIndex : 0;
  const shown = images[index];
  if (!shown) return null;
  const large = images.map((image) => ({
    ...image,
    large: urls(image.src, {
      format: 'webp',
      width: largeEdge,
      height: largeEdge,
      quality: imageQuality.default,
    }),
  }));
  const enlarge = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    await enlargedPicture.prepare();
    setEnlarged(true);
  };
  return (
    <section aria-label={t('product.pictures')} className="grid content-start gap-3">
      <a
        href={large[index]?.large}
        aria-label={t('product.enlarge')}
        onClick={enlarge}
        className="cursor-zoom-in rounded-lg"
      >
        <ShopImage
          src={shown.src}
          alt={shown.alt}
          width={640}
          height={640}
          sizes="92vw lg:44vw xl:612px"
          formats={['avif', 'webp']}
          isFirst
          className="aspect-square w-full rounded-lg bg-surface-picture object-cover"
        />
      </a>
      {images.length > 1 && <Thumbnails images={large} shownIndex={index} onChoose={setShownIndex} />}
      {isEnlarged && (
        <Suspense>
          <enlargedPicture.Component
            images={large}
            shownIndex={index}
            onShow={setShownIndex}
            onClose={() => setEnlarged(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface ThumbnailsProps {
  readonly images: readonly (Picture & { readonly large: string })[];
  readonly shownIndex: number;
  readonly onChoose: (index: number) => void;
}

function Thumbnails({ images, shownIndex, onChoose }: ThumbnailsProps) {
  const t = useTranslate();
  return (
    <ul className="flex flex-wrap gap-3">
      {images.map((image, index) => (
        <li key={image.src}>
          <a
            href={image.large}
            aria-label={t('product.showPicture', { number: index + 1 })}
            aria-current={index === shownIndex}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
            className="block overflow-hidden rounded-md border-2 border-transparent aria-[current=true]:border-primary"
          >
            <ShopImage src={image.src} alt="" width={80} height={80} className="size-20 object-cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}
