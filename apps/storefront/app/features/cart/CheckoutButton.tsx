import { formatMoney } from '@bowline/markets';
import { Button, ButtonLink } from '@bowline/ui/components';
import { useId } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import type { CartView } from './cart-view.ts';

/** Never vanishes: while the order cannot go on it is disabled and says what is missing. */
export function CheckoutButton({ cart }: { cart: CartView }) {
  const t = useTranslate();
  const market = useMarket();
  const reasonId = useId();
  const { remaining } = cart.minimumOrder;
  const hasProblem = cart.lines.some(({ problem }) => problem);
  if (!remaining && !hasProblem) {
    return (
      <ButtonLink href="/checkout/customer" variant="primary" size="lg" wide>
        {t('cart.toCheckout')}
      </ButtonLink>
    );
  }
  return (
    <div className="grid gap-1.5">
      <Button variant="primary" size="lg" wide disabled aria-describedby={reasonId}>
        {t('cart.toCheckout')}
      </Button>
      <p id={reasonId} className="text-center text-sm font-medium text-error">
        {remaining
          ? t('cart.stillMissing', { remaining: formatMoney(remaining, market) })
          : t('cart.soldOutFirst')}
      </p>
    </div>
  );
}
