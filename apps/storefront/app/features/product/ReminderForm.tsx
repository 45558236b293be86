import { Button, Notice, TextField } from '@bowline/ui/components';
import { Form, useActionData, useNavigation } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { ReminderAnswer } from './remind-when-back.ts';

/** An out-of-stock product offers an e-mail when it is back (specification 4). */
export default function ReminderForm({ productId }: { productId: number }) {
  const t = useTranslate();
  const answer = useActionData<ReminderAnswer>();
  const isSending = useNavigation().state === 'submitting';
  if (answer?.isSubscribed) return <Notice tone="success">{t('reminder.done')}</Notice>;
  return (
    <Form method="post" preventScrollReset className="grid max-w-form gap-3" noValidate>
      <input type="hidden" name="intent" value="remind-when-back" />
      <input type="hidden" name="product" value={productId} />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        required
        label={t('reminder.email')}
        hint={t('reminder.hint')}
        defaultValue={answer?.email}
        error={answer?.problem && t(`reminder.problems.${answer.problem}`)}
      />
      <div>
        <Button type="submit" busy={isSending} busyLabel={t('reminder.sending')}>
          {t('reminder.submit')}
        </Button>
      </div>
    </Form>
  );
}
