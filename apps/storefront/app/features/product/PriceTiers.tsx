import { type Money, money } from '@bowline/kit';
import { formatMoney, formatPercent } from '@bowline/markets';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import type { ProductView } from './shown-product.ts';

export interface PriceTiersProps {
  readonly tiers: ProductView['tiers'];
  readonly lengthCm: number | null;
}

/** What more pieces cost each, and a metre of them. */
export function PriceTiers({ tiers, lengthCm }: PriceTiersProps) {
  const t = useTranslate();
  const market = useMarket();
  if (tiers.length === 0) return null;
  // A piece of one metre says it already.
  const hasMetre = lengthCm !== null && lengthCm > 0 && lengthCm !== 100;
  return (
    <table className="numbers w-full max-w-form text-start">
      <caption className="pb-2 text-start font-medium">{t('tiers.title')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('tiers.quantity')}</th>
          <th scope="col">{t('tiers.price')}</th>
          {hasMetre && <th scope="col">{t('tiers.perMetre')}</th>}
          <th scope="col">{t('tiers.saving')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.quantity} className="border-t border-border">
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              {t('tiers.from', { quantity: tier.quantity })}
            </th>
            <td className="py-2 pe-3">{formatMoney(tier.price, market)}</td>
            {hasMetre && (
              <td className="py-2 pe-3 text-sm text-text-muted">
                {t('price.perMetre', { price: formatMoney(perMetre(tier.price, lengthCm), market) })}
              </td>
            )}
            <td className="py-2 text-end text-success">
              −{formatPercent(Math.round(tier.percentOff) * 100, market)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function perMetre({ minor, currency }: Money, lengthCm: number): Money {
  return money(Math.round((minor * 100) / lengthCm), currency);
}
