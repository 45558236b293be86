import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { PictureView } from './review-view.ts';

const edge = 240;

/** Small ones in a row; each leads to the large one. */
export function ReviewPictures({ pictures }: { pictures: readonly PictureView[] }) {
  const t = useTranslate();
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ id, large, small }, index) => (
        <li key={id}>
          <a href={large} target="_blank" rel="noopener" className="block rounded-md">
            <img
              src={small}
              width={edge}
              height={edge}
              loading="lazy"
              alt={t('reviews.picture', { number: index + 1 })}
              className="size-20 rounded-md border border-border object-cover sm:size-24"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
