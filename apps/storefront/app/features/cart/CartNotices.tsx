import { formatMoney } from '@bowline/markets';
import { Link, Notice } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import type { CartView } from './cart-view.ts';

/** What the buyer has to know or to mend before going on. */
export function CartNotices({ cart }: { cart: CartView }) {
  const t = useTranslate();
  const market = useMarket();
  const { amount, remaining } = cart.minimumOrder;
  return (
    <>
      {cart.lines.some(({ problem }) => problem) && (
        <Notice tone="error" still>
          {t('cart.problems.someSoldOut')}
        </Notice>
      )}
      {remaining && (
        <Notice
          tone="warning"
          still
          action={
            <Link href="/" className="text-link-style">
              {t('cart.continueShopping')}
            </Link>
          }
        >
          {t('cart.minimumOrder', {
            amount: formatMoney(amount, market),
            remaining: formatMoney(remaining, market),
          })}
        </Notice>
      )}
      {cart.dutiesWarning && (
        <Notice tone="warning" still>
          {t('cart.importDuties')}
        </Notice>
      )}
      {cart.notices.map(({ code, message }) => (
        <Notice key={code} tone="warning" still>
          {message}
        </Notice>
      ))}
    </>
  );
}
