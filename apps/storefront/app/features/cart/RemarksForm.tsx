import { Disclosure, TextAreaField } from '@bowline/ui/components';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { longestRemarks, remarksForm } from './cart-forms.ts';

/** What the buyer wants to tell the shop. */
export function RemarksForm({ remarks }: { remarks: string }) {
  const t = useTranslate();
  const form = useShopForm(remarksForm, { initial: { remarks } });
  return (
    <Disclosure summary={t('cart.remarks.title')} open={remarks !== '' || form.isRefused}>
      <ShopForm form={form} preventScrollReset className="grid max-w-reading gap-3">
        <TextAreaField
          key={remarks}
          {...form.field('remarks')}
          hint={t('cart.remarks.hint', { most: longestRemarks })}
        />
        <SubmitButton form={form} variant="secondary">
          {t('cart.remarks.save')}
        </SubmitButton>
      </ShopForm>
    </Disclosure>
  );
}
