import { formatMoney, formatPercent } from '@bowline/markets';
import { Icon } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import type { CartView } from './cart-view.ts';

/** What is missing to the next discount, and what is reached already (specification 4). */
export function IncentiveBar({ incentive }: Pick<CartView, 'incentive'>) {
  const t = useTranslate();
  const market = useMarket();
  const { reachedPercent, nextPercent, remaining } = incentive;
  if (reachedPercent === undefined && !remaining) return null;
  const percent = (value: number) => formatPercent(value * 100, market);
  return (
    <div className="flex items-start gap-3 rounded-md bg-secondary-soft px-4 py-3 text-on-secondary-soft">
      <Icon name="star" className="mt-0.5" />
      <div className="grid gap-0.5">
        {reachedPercent !== undefined && (
          <p className="font-medium">{t('cart.incentive.reached', { percent: percent(reachedPercent) })}</p>
        )}
        {remaining && nextPercent !== undefined && (
          <p>
            {t('cart.incentive.remaining', {
              amount: formatMoney(remaining, market),
              percent: percent(nextPercent),
            })}
          </p>
        )}
      </div>
    </div>
  );
}
