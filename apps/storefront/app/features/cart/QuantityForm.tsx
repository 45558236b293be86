import { QuantityField } from '@bowline/ui/components';
import { useEffect, useRef } from 'react';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { quantityForm } from './cart-forms.ts';
import type { CartLineView } from './cart-view.ts';
import { useQuantitySender } from './use-quantity-sender.ts';

/** Takes effect at once: with every step, and when the field is left. Without scripts there is a button. */
export function QuantityForm({ line }: { line: CartLineView }) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const form = useShopForm(quantityForm(line.uid, line.quantityStep), {
    initial: { quantity: String(line.quantity) },
  });
  const field = form.field('quantity');
  const known = field.defaultValue ?? '';
  const shown = useRef(known);
  const { isWaiting, onStep, onBlur } = useQuantitySender(known);
  // The field stays the same element, so that whoever changes it by keyboard keeps the place. At first it is left alone:
  // somebody may have typed before the scripts were there.
  useEffect(() => {
    if (input.current && shown.current !== known && !isWaiting()) input.current.value = known;
    shown.current = known;
  }, [known, isWaiting]);

  return (
    <ShopForm form={form} preventScrollReset className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="line" value={line.uid} />
      <QuantityField
        {...field}
        ref={input}
        isLabelHidden
        fewerLabel={t('product.fewer')}
        moreLabel={t('product.more')}
        onStep={onStep}
        onBlur={onBlur}
      />
      <div className="hidden no-script:block">
        <SubmitButton form={form} variant="secondary" aria-label={t('cart.updateOf', { name: line.name })}>
          {t('cart.update')}
        </SubmitButton>
      </div>
    </ShopForm>
  );
}
