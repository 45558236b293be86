import { Notice } from '@bowline/ui/components';
import { ShopForm } from '../../forms/ShopForm.tsx';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { AdditionButton } from '../cart/AdditionButton.tsx';
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
      <AdditionButton form={form} variant="secondary">
        {t('cart.addSample')}
      </AdditionButton>
    </ShopForm>
  );
}
