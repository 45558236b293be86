import { Disclosure, TextField } from '@bowline/ui/components';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { couponForm, giftCardCodeForm } from './cart-forms.ts';

const forms = {
  coupon: { description: couponForm, title: 'cart.coupon.title' },
  'gift-card': { description: giftCardCodeForm, title: 'cart.giftCardCode.title' },
} as const;

/** Takes the code of a discount or of a gift card. */
export function CodeForm({ of }: { of: keyof typeof forms }) {
  const t = useTranslate();
  const { description, title } = forms[of];
  const form = useShopForm(description);
  return (
    <Disclosure summary={t(title)} open={form.isRefused}>
      <ShopForm form={form} preventScrollReset className="flex flex-wrap items-end gap-2">
        <div className="min-w-40 flex-1">
          <TextField {...form.field('code')} />
        </div>
        <SubmitButton form={form} variant="secondary">
          {t('cart.apply')}
        </SubmitButton>
      </ShopForm>
    </Disclosure>
  );
}
