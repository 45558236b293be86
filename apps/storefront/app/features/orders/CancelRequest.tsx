import { Disclosure, Notice, SelectField } from '@bowline/ui/components';
import { useSearchParams } from 'react-router';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { cancelForm, confirmCancelForm } from './cancel-order.ts';
import type { OrderDetails } from './order-view.ts';

interface CancelRequestProps {
  readonly order: OrderDetails;
  readonly reasons: readonly string[];
}

/** Asks why, and for a letter that the buyer confirms it by. */
export function CancelRequest({ order, reasons }: CancelRequestProps) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const form = useShopForm(cancelForm);
  if (!order.canBeCanceled || search.has('confirm') || search.has('asked')) return null;
  return (
    <Disclosure summary={t('orders.cancel.title')} open={form.isRefused}>
      <ShopForm form={form} className="grid max-w-form gap-4">
        <p>{t('orders.cancel.text', { email: order.email })}</p>
        <input type="hidden" name="token" value={order.token} />
        <SelectField
          {...form.field('reason')}
          options={reasons.map((reason) => ({ value: reason, label: reason }))}
        />
        <SubmitButton form={form} variant="secondary">
          {t('orders.cancel.submit')}
        </SubmitButton>
      </ShopForm>
    </Disclosure>
  );
}

/** Tells that the letter is under way; behind its link, asks once more. */
export function CancelConfirmation({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const form = useShopForm(confirmCancelForm);
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
      <ShopForm form={form} className="grid gap-3">
        <input type="hidden" name="token" value={order.token} />
        <input type="hidden" name="confirm" value={key} />
        <SubmitButton form={form}>{t('orders.cancel.confirm')}</SubmitButton>
      </ShopForm>
    </section>
  );
}
