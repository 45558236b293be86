import { Notice } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { CartView } from './cart-view.ts';

/** What the buyer has to know or to mend before going on. */
export function CartNotices({ cart }: { cart: CartView }) {
  const t = useTranslate();
  return (
    <>
      {cart.lines.some(({ problem }) => problem) && (
        <Notice tone="error" still>
          {t('cart.problems.someSoldOut')}
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
