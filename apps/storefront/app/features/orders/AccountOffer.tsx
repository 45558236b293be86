import { Button, Notice } from '@bowline/ui/components';
import { Form, useActionData, useNavigation } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { AccountAnswer } from './account-from-order.ts';
import type { OrderDetails } from './order-view.ts';

export const accountIntent = 'account';

/** For guests, after the order and never in its way. */
export function AccountOffer({ order: { token, email } }: { order: OrderDetails }) {
  const t = useTranslate();
  const answer = useActionData<Partial<AccountAnswer>>();
  const isSending = useNavigation().formData?.get('intent') === accountIntent;
  if (answer?.isAccountAsked) return <Notice tone="success">{t('orders.account.done', { email })}</Notice>;
  return (
    <section aria-labelledby="account" className="grid gap-3 rounded-lg border border-border p-5">
      <h2 id="account" className="text-xl">
        {t('orders.account.title')}
      </h2>
      <p className="break-words">{t('orders.account.text', { email })}</p>
      {answer?.isAccountAsked === false && (
        <Notice tone="error">{answer.reason ?? t('cart.problems.general')}</Notice>
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" name="intent" value={accountIntent} busy={isSending}>
          {t('orders.account.submit')}
        </Button>
      </Form>
    </section>
  );
}
