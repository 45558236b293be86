import { Button, Disclosure, TextAreaField } from '@bowline/ui/components';
import { Form } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { longestRemarks } from './change-cart.ts';
import { useCartForm } from './use-cart-form.ts';

/** What the buyer wants to tell the shop. */
export function RemarksForm({ remarks }: { remarks: string }) {
  const t = useTranslate();
  const { isSending, error, typed } = useCartForm('remarks');
  return (
    <Disclosure summary={t('cart.remarks.title')} open={remarks !== '' || error !== undefined}>
      <Form method="post" preventScrollReset className="grid max-w-reading gap-3">
        <input type="hidden" name="intent" value="remarks" />
        <TextAreaField
          key={remarks}
          name="value"
          rows={3}
          label={t('cart.remarks.label')}
          hint={t('cart.remarks.hint', { most: longestRemarks })}
          defaultValue={typed ?? remarks}
          error={error}
        />
        <div>
          <Button type="submit" busy={isSending} busyLabel={t('cart.saving')}>
            {t('cart.remarks.save')}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}
