import { formatDate, shop } from '@bowline/markets';
import { ButtonLink } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { OrderDetails } from '../order-view.ts';
import { ReturnCard } from './ReturnCard.tsx';
import { withdrawPath } from './returns-view.ts';

/** The way to withdraw, as long as there is one, and what has become of earlier withdrawals. */
export function OrderReturns({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const { withdrawal, returns } = order;
  if (!withdrawal.isOffered && returns.length === 0) return null;
  return (
    <section aria-labelledby="returns" className="grid gap-4 rounded-lg border border-border p-5">
      <h2 id="returns" className="text-xl">
        {t('orders.withdrawal.title')}
      </h2>
      {withdrawal.isOffered && (
        <>
          <p className="max-w-reading">
            <Period order={order} />
          </p>
          <div>
            <ButtonLink href={withdrawPath(order)}>{t('orders.withdrawal.link')}</ButtonLink>
          </div>
        </>
      )}
      {returns.map((record) => (
        <div key={record.id} className="border-t border-border pt-4">
          <ReturnCard record={record} />
        </div>
      ))}
    </section>
  );
}

function Period({ order: { withdrawal } }: { order: OrderDetails }) {
  const t = useTranslate();
  const market = useMarket();
  const { openUntil, statutoryUntil } = withdrawal;
  if (!openUntil) return t('orders.withdrawal.notBegun', { days: shop.returnDays });
  const promised = formatDate(openUntil, market);
  return statutoryUntil
    ? t('orders.withdrawal.until', { statutory: formatDate(statutoryUntil, market), promised })
    : t('orders.withdrawal.untilPromise', { promised });
}
