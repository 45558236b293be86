import { Button, Notice } from '@bowline/ui/components';
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { Failure } from '../checkout/screens/Failure.tsx';
import type { CancelAnswer } from './cancel-order.ts';
import type { OrderDetails } from './order-view.ts';

/** Tells that the letter is under way; behind its link, asks once more. */
export function CancelConfirmation({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const answer = useActionData<CancelAnswer>();
  const isSending = useNavigation().state === 'submitting';
  const key = search.get('confirm');
  if (!order.canBeCanceled) return null;
  if (search.has('asked')) {
    return <Notice tone="info">{t('orders.cancel.asked', { email: order.email })}</Notice>;
  }
  if (!key) return null;
  return (
    <section
      aria-labelledby="cancel"
      className="grid gap-3 rounded-lg bg-warning-soft p-5 text-on-warning-soft"
    >
      <h2 id="cancel" className="text-xl">
        {t('orders.cancel.confirmTitle')}
      </h2>
      <p>{t('orders.cancel.confirmText')}</p>
      <Failure failure={answer} />
      <Form method="post">
        <input type="hidden" name="token" value={order.token} />
        <input type="hidden" name="confirm" value={key} />
        <Button type="submit" variant="primary" busy={isSending} busyLabel={t('cart.saving')}>
          {t('orders.cancel.confirm')}
        </Button>
      </Form>
    </section>
  );
}
