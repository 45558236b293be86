import { formatMoney, formatPercent } from '@bowline/markets';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import type { ProductView } from './product-view.ts';

export function PriceTiers({ tiers }: { tiers: ProductView['tiers'] }) {
  const t = useTranslate();
  const market = useMarket();
  if (tiers.length === 0) return null;
  return (
    <table className="numbers w-full max-w-form text-start">
      <caption className="pb-2 text-start font-medium">{t('tiers.title')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('tiers.quantity')}</th>
          <th scope="col">{t('tiers.price')}</th>
          <th scope="col">{t('tiers.saving')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.quantity} className="border-t border-border">
            <th scope="row" className="py-2 text-start font-normal">
              {t('tiers.from', { quantity: tier.quantity })}
            </th>
            <td className="py-2">{formatMoney(tier.price, market)}</td>
            <td className="py-2 text-end text-success">
              −{formatPercent(Math.round(tier.percentOff * 100), market)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
