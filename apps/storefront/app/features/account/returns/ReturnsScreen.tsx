import { ButtonLink, EmptyState, Link } from '@bowline/ui/components';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { PagesOfList } from '../../frame/PagesOfList.tsx';
import { ReturnCard } from '../../orders/withdrawal/ReturnCard.tsx';
import { AccountFrame } from '../area/AccountFrame.tsx';
import type { ReturnsView } from './load-returns.ts';

/** Everything the customer sent back or is about to, of all orders. */
export function ReturnsScreen({ returns, page, pages }: ReturnsView) {
  const t = useTranslate();
  return (
    <AccountFrame title={t('screens.returns')}>
      {returns.length === 0 && (
        <EmptyState
          icon="truck"
          title={t('orders.withdrawal.empty')}
          action={<ButtonLink href="/customer/orders">{t('screens.orders')}</ButtonLink>}
        >
          {t('orders.withdrawal.emptyText')}
        </EmptyState>
      )}
      {returns.length > 0 && (
        <ul className="grid gap-4">
          {returns.map((record) => (
            <li key={record.id} className="rounded-lg border border-border p-4 sm:p-5">
              <ReturnCard record={record} heading="h2">
                <Link href={`/customer/orders/${record.orderNumber}`} className="text-link-style">
                  {t('orders.number', { number: record.orderNumber })}
                </Link>
              </ReturnCard>
            </li>
          ))}
        </ul>
      )}
      <PagesOfList path="/customer/returns" page={page} pages={pages} />
    </AccountFrame>
  );
}
