import { formatDate, formatDays } from '@bowline/markets';
import { classNames, Icon } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import type { OrderDetails } from './order-view.ts';

interface Step {
  readonly name: string;
  readonly isDone: boolean;
  readonly hint?: string | undefined;
}

/** How far an order is: what has happened, and what is still to come. */
export function OrderTimeline({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const steps = useSteps(order);
  return (
    <ol aria-label={t('orders.timeline.title')} className="grid gap-3 sm:grid-flow-col sm:auto-cols-fr">
      {steps.map(({ name, isDone, hint }) => (
        <li
          key={name}
          className={classNames(
            'grid content-start gap-1 border-border max-sm:border-s-4 max-sm:ps-3 sm:border-t-4 sm:pt-3',
            isDone && 'border-primary',
          )}
        >
          <p className={classNames('flex items-center gap-2', isDone ? 'font-semibold' : 'text-text-muted')}>
            {isDone && <Icon name="check" size="sm" className="text-primary" />}
            {name}
          </p>
          {hint && <p className="text-sm text-text-muted">{hint}</p>}
        </li>
      ))}
    </ol>
  );
}

function useSteps(order: OrderDetails): readonly Step[] {
  const t = useTranslate();
  const market = useMarket();
  const { statusCode, delivery, isSent } = order;
  const placed = { name: t('orders.timeline.placed'), isDone: true, hint: formatDate(order.date, market) };
  const isDone = statusCode === 'complete';
  const expected =
    delivery && !isDone
      ? t('cart.delivery', { dates: formatDays(delivery.earliest, delivery.latest, market) })
      : undefined;
  return [
    placed,
    { name: t('orders.timeline.paid'), isDone: isDone || isSent || statusCode === 'processing' },
    {
      name: t(order.isDigital ? 'orders.timeline.sentByMail' : 'orders.timeline.sent'),
      isDone: isDone || isSent,
      hint: expected,
    },
  ];
}
