import type { Money } from '@bowline/kit';
import { formatDays, formatMoney } from '@bowline/markets';
import { Icon } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';

export interface DeliveryView {
  /** Calendar days, `2026-11-17`. */
  readonly earliest: string;
  readonly latest: string;
  /** Nothing where orders cannot be collected. */
  readonly pickup: string | undefined;
  readonly country: string;
  /** Of the lightest parcel. */
  readonly cost: Money | null;
  readonly freeFrom: Money | null;
  readonly minimumOrder: Money | null;
}

export function DeliveryExpectation(delivery: DeliveryView) {
  const { earliest, latest, pickup, country, cost, freeFrom, minimumOrder } = delivery;
  const t = useTranslate();
  const market = useMarket();
  return (
    <ul className="grid gap-1.5 text-sm">
      <li className="flex gap-2">
        <Icon name="truck" size="sm" className="mt-0.5" />
        {t('delivery.expected', { country, dates: formatDays(earliest, latest, market) })}
      </li>
      {cost && (
        <li className="ms-6">
          {freeFrom
            ? t('delivery.costFreeFrom', {
                price: formatMoney(cost, market),
                free: formatMoney(freeFrom, market),
              })
            : t('delivery.cost', { price: formatMoney(cost, market) })}
        </li>
      )}
      {pickup && (
        <li className="flex gap-2">
          <Icon name="check" size="sm" className="mt-0.5" />
          {t('delivery.pickup', { date: formatDays(pickup, pickup, market) })}
        </li>
      )}
      {minimumOrder && minimumOrder.minor > 0 && (
        <li className="flex gap-2">
          <Icon name="info" size="sm" className="mt-0.5" />
          {t('delivery.minimumOrder', { amount: formatMoney(minimumOrder, market) })}
        </li>
      )}
    </ul>
  );
}

/** Of what is not shipped. */
export function DeliveryByEmail() {
  const t = useTranslate();
  return (
    <p className="flex gap-2 text-sm">
      <Icon name="mail" size="sm" className="mt-0.5" />
      {t('delivery.byEmail')}
    </p>
  );
}
