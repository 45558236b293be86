import { Link } from '@bowline/ui/components';
import { useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { type ReviewOrder, reviewOrders, reviewsHref } from './review-question.ts';

export function ReviewOrders({ order, path }: { order: ReviewOrder; path: string }) {
  const t = useTranslate();
  const [search] = useSearchParams();
  return (
    <nav aria-label={t('reviews.order')}>
      <ul className="flex flex-wrap gap-2">
        {reviewOrders.map((each) => (
          <li key={each}>
            <Link
              href={reviewsHref(path, search, { order: each, page: 1 })}
              aria-current={each === order ? 'true' : undefined}
              className="inline-flex min-h-9 items-center rounded-full border border-border-strong px-3.5 text-sm hover:bg-primary-soft aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary"
            >
              {t(`reviews.orders.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
