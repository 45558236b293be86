import { Button, Disclosure, SelectField } from '@bowline/ui/components';
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { Failure } from '../checkout/screens/Failure.tsx';
import type { CancelAnswer } from './cancel-order.ts';
import type { OrderDetails } from './order-view.ts';

interface CancelRequestProps {
  readonly order: OrderDetails;
  readonly reasons: readonly string[];
}

/** Asks why, and for a letter that the buyer confirms it by. */
export function CancelRequest({ order, reasons }: CancelRequestProps) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const answer = useActionData<CancelAnswer>();
  const isSending = useNavigation().state === 'submitting';
  if (!order.canBeCanceled || search.has('confirm') || search.has('asked')) return null;
  return (
    <Disclosure summary={t('orders.cancel.title')} open={answer !== undefined}>
      <Form method="post" className="grid max-w-form gap-4">
        <p>{t('orders.cancel.text', { email: order.email })}</p>
        <Failure failure={answer} />
        <input type="hidden" name="token" value={order.token} />
        <SelectField
          name="reason"
          label={t('orders.cancel.reason')}
          options={reasons.map((reason) => ({ value: reason, label: reason }))}
        />
        <div>
          <Button type="submit" busy={isSending} busyLabel={t('cart.saving')}>
            {t('orders.cancel.submit')}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}
