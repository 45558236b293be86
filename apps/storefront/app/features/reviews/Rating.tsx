import { formatNumber } from '@bowline/markets';
import { Stars } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';

/** Stars with their number as text. */
export function Rating({ value, size }: { value: number; size?: 'sm' | 'md' | 'lg' }) {
  const t = useTranslate();
  const market = useMarket();
  return (
    <Stars value={value} size={size} label={t('reviews.ofFive', { stars: formatNumber(value, market) })} />
  );
}
