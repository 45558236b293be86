import { formatNumber } from '@bowline/markets';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { Rating } from './Rating.tsx';
import type { ReviewsView } from './review-view.ts';

const bar =
  'h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-sunken [&::-webkit-progress-bar]:bg-surface-sunken [&::-webkit-progress-value]:bg-secondary [&::-moz-progress-bar]:bg-secondary';

/** The mean, and how often each number of stars was given. */
export function RatingSummary({ reviews }: { reviews: ReviewsView }) {
  const t = useTranslate();
  const market = useMarket();
  const { average, count, counts } = reviews;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <p className="numbers text-4xl font-semibold" aria-hidden="true">
          {formatNumber(Math.round(average * 10) / 10, market)}
        </p>
        <div className="grid gap-0.5">
          <Rating value={Math.round(average * 10) / 10} />
          <p className="text-sm text-text-muted">{t('reviews.count', {}, count)}</p>
        </div>
      </div>
      <ul className="grid gap-1.5 text-sm">
        {counts.map((row) => (
          <li key={row.stars} className="grid grid-cols-[5rem_1fr_2.5rem] items-center gap-3">
            <span id={`stars-${row.stars}`}>{t('reviews.stars', {}, row.stars)}</span>
            <progress className={bar} max={count} value={row.count} aria-labelledby={`stars-${row.stars}`} />
            <span className="numbers text-end text-text-muted">{formatNumber(row.count, market)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
