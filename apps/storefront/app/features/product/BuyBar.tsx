import type { Money } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import { Button } from '@bowline/ui/components';
import { createPortal } from 'react-dom';
import { type ToldValue, useToldValue } from '../../data/told-value.ts';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';

interface BuyBarProps {
  /** Whose button it stands for. */
  readonly formId: string;
  readonly price: Money;
  readonly isAdding: ToldValue<boolean>;
}

/**
 * Price and button at the lower edge of a phone, while those of the page are out of sight. A short way for thumbs: whoever goes
 * by keys or hears the page has the button itself.
 */
export default function BuyBar({ formId, price, isAdding }: BuyBarProps) {
  const t = useTranslate();
  const market = useMarket();
  const isBusy = useToldValue(isAdding, false);
  return createPortal(
    <div
      aria-hidden="true"
      className="buy-bar fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-border bg-surface-raised px-4 py-2.5 shadow-overlay lg:hidden"
    >
      <span className="numbers shrink-0 text-xl font-semibold whitespace-nowrap">
        {formatMoney(price, market)}
      </span>
      <Button
        type="submit"
        form={formId}
        tabIndex={-1}
        variant="primary"
        icon="cart"
        wide
        busy={isBusy}
        busyLabel={t('cart.adding')}
      >
        {t('product.addToCart')}
      </Button>
    </div>,
    document.body,
  );
}
