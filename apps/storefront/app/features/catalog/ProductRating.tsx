import { formatNumber } from '@bowline/markets';
import { Icon, VisuallyHidden } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import type { ProductSummary } from './product-tile.ts';

/** How a product is rated, in the few words that a tile has room for. */
export function ProductRating({ rating }: { rating: NonNullable<ProductSummary['rating']> }) {
  const t = useTranslate();
  const market = useMarket();
  const stars = formatNumber(rating.stars, market, { minimumDecimals: 1, maximumDecimals: 1 });
  return (
    <span className="numbers inline-flex items-center gap-1">
      <Icon name="star" size="sm" filled className="text-warning" />
      <span aria-hidden="true">
        {stars} ({formatNumber(rating.reviews, market)})
      </span>
      <VisuallyHidden>{t('reviews.summary', { stars }, rating.reviews)}</VisuallyHidden>
    </span>
  );
}
