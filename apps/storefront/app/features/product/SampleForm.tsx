import { Notice } from '@bowline/ui/components';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { sampleForm } from '../cart/cart-forms.ts';
import { useAdditionForm, useQuantityInCart } from '../cart/use-cart.ts';

/** One sample of each product (decision D4). */
export function SampleForm({ sku }: { sku: string }) {
  const t = useTranslate();
  const form = useAdditionForm(sampleForm);
  const isInCart = useQuantityInCart(sku) > 0;
  return (
    <ShopForm form={form} className="grid max-w-form gap-3">
      <input type="hidden" name="sku" value={sku} />
      {isInCart && !form.isRefused && <Notice>{t('cart.sampleInCart')}</Notice>}
      <SubmitButton form={form} variant="secondary" icon="cart" busyLabel={t('cart.adding')}>
        {t('cart.addSample')}
      </SubmitButton>
    </ShopForm>
  );
}
