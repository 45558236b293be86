import type { Money } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';

export interface PerUnit {
  readonly metre: Money;
  readonly foot: Money;
}

/** What a metre and a foot cost; a foot only where the locale has it everywhere, or on a product's own page (decision D12). */
export function useUnitPrice(): (perUnit: PerUnit, place?: 'own page') => string {
  const t = useTranslate();
  const market = useMarket();
  const { feet } = market.formats;
  return ({ metre, foot }, place) => {
    const perMetre = t('price.perMetre', { price: formatMoney(metre, market) });
    if (feet === 'once' && place !== 'own page') return perMetre;
    const perFoot = t('price.perFoot', { price: formatMoney(foot, market) });
    return feet === 'first' ? `${perFoot} (${perMetre})` : `${perMetre} (${perFoot})`;
  };
}
