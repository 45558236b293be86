import { Notice, TextField } from '@bowline/ui/components';
import { useActionData } from 'react-router';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { type ReminderAnswer, reminderForm } from './remind-when-back.ts';

/** An out-of-stock product offers an e-mail when it is back (specification 4). */
export default function ReminderForm({ productId }: { productId: number }) {
  const t = useTranslate();
  const form = useShopForm(reminderForm, { failed: 'reminder.problems.later' });
  if (useActionData<ReminderAnswer>()?.isSubscribed)
    return <Notice tone="success">{t('reminder.done')}</Notice>;
  return (
    <ShopForm form={form} preventScrollReset className="grid max-w-form gap-3">
      <input type="hidden" name="product" value={productId} />
      <TextField {...form.field('email')} />
      <SubmitButton form={form} variant="secondary" busyLabel={t('reminder.sending')}>
        {t('reminder.submit')}
      </SubmitButton>
    </ShopForm>
  );
}
