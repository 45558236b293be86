import { useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { ShopImage } from '../catalog/ShopImage.tsx';

interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** All pictures are links to themselves; scripts show the chosen one in place. */
export function Gallery({ images }: { images: readonly Picture[] }) {
  const t = useTranslate();
  const [shownIndex, setShownIndex] = useState(0);
  const shown = images[shownIndex] ?? images[0];
  if (!shown) return null;
  return (
    <section aria-label={t('product.pictures')} className="grid content-start gap-3">
      <ShopImage
        src={shown.src}
        alt={shown.alt}
        width={640}
        height={640}
        formats={['avif', 'webp']}
        isFirst
        className="aspect-square w-full rounded-lg bg-surface-picture object-cover"
      />
      {images.length > 1 && (
        <ul className="flex flex-wrap gap-3">
          {images.map((image, index) => (
            <li key={image.src}>
              <a
                href={image.src}
                aria-label={t('product.showPicture', { number: index + 1 })}
                aria-current={index === shownIndex}
                onClick={(event) => {
                  event.preventDefault();
                  setShownIndex(index);
                }}
                className="block overflow-hidden rounded-md border-2 border-transparent aria-[current=true]:border-primary"
              >
                <img
                  src={image.src}
                  alt=""
                  width={80}
                  height={80}
                  loading="lazy"
                  className="size-20 object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
