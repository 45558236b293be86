import { Button } from '@bowline/ui/components';
import { Form, useNavigation } from 'react-router';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { ExpressOffer } from '../express.ts';
import { expressIntent, stepPaths } from '../steps.ts';

/** For who has ordered before: address, delivery and payment as last time, straight to the last step. */
export function ExpressLine({ to }: ExpressOffer) {
  const t = useTranslate();
  const isSending = useNavigation().formData?.get('intent') === expressIntent;
  return (
    <Form method="post" action={stepPaths.cart} className="grid gap-1">
      <input type="hidden" name="intent" value={expressIntent} />
      <Button type="submit" wide busy={isSending} busyLabel={t('cart.saving')}>
        {t('checkout.asLastTime')}
      </Button>
      <p className="text-center text-xs text-text-muted">{to}</p>
    </Form>
  );
}
