import { DialogOpener } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../i18n/I18nProvider.tsx';
import { useShopState } from '../shop-state.ts';

export const switcherId = 'store-switcher';

export function StoreSwitcherOpener() {
  const t = useTranslate();
  const market = useMarket();
  const currency = useShopState()?.currency ?? market.defaultCurrency;
  return (
    <DialogOpener
      dialogId={switcherId}
      variant="quiet"
      size="sm"
      icon="globe"
      aria-label={t('switcher.open', { store: market.friendlyName, currency })}
    >
      {market.friendlyName} · {currency}
    </DialogOpener>
  );
}
