import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { Rating } from './Rating.tsx';
import type { ReviewsView } from './review-view.ts';

/** How the product is rated, near its name; leads down to the reviews. A plain anchor, because the tabs listen to the address. */
export default function RatingLink({ reviews }: { reviews: Pick<ReviewsView, 'average' | 'count'> }) {
  const t = useTranslate();
  if (reviews.count === 0) return null;
  return (
    <p>
      <a href="#reviews" className="inline-flex min-h-6 items-center gap-2 hover:text-link">
        <Rating value={reviews.average} />
        <span className="text-sm underline">{t('reviews.count', {}, reviews.count)}</span>
      </a>
    </p>
  );
}
