import { Button, Disclosure, TextField } from '@bowline/ui/components';
import { Form } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { useCartForm } from './use-cart-form.ts';

const words = {
  coupon: { title: 'cart.coupon.title', label: 'cart.coupon.label' },
  'gift-card': { title: 'cart.giftCardCode.title', label: 'cart.giftCardCode.label' },
} as const;

/** Takes the code of a discount or of a gift card. */
export function CodeForm({ intent }: { intent: 'coupon' | 'gift-card' }) {
  const t = useTranslate();
  const { isSending, error, typed } = useCartForm(intent);
  const { title, label } = words[intent];
  return (
    <Disclosure summary={t(title)} open={error !== undefined}>
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="intent" value={intent} />
        <div className="min-w-40 flex-1">
          <TextField
            id={`${intent}-code`}
            name="value"
            label={t(label)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={64}
            defaultValue={typed}
            error={error}
          />
        </div>
        <Button type="submit" busy={isSending} busyLabel={t('cart.saving')}>
          {t('cart.apply')}
        </Button>
      </Form>
    </Disclosure>
  );
}
