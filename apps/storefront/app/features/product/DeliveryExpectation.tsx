import { formatDays } from '@bowline/markets';
import { Icon } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';

export interface DeliveryView {
  /** Calendar days, `2026-11-17`. */
  readonly earliest: string;
  readonly latest: string;
  /** Nothing where orders cannot be collected. */
  readonly pickup: string | undefined;
  readonly country: string;
}

export function DeliveryExpectation({ earliest, latest, pickup, country }: DeliveryView) {
  const t = useTranslate();
  const market = useMarket();
  return (
    <ul className="grid gap-1.5 text-sm">
      <li className="flex gap-2">
        <Icon name="truck" size="sm" className="mt-0.5" />
        {t('delivery.expected', { country, dates: formatDays(earliest, latest, market) })}
      </li>
      {pickup && (
        <li className="flex gap-2">
          <Icon name="check" size="sm" className="mt-0.5" />
          {t('delivery.pickup', { date: formatDays(pickup, pickup, market) })}
        </li>
      )}
    </ul>
  );
}
