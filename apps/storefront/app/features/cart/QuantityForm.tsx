import { TextField } from '@bowline/ui/components';
import { type FocusEvent, useEffect, useRef } from 'react';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { quantityForm } from './cart-forms.ts';
import type { CartLineView } from './cart-view.ts';

/** Changes as soon as the field is left; without scripts, and for whoever likes buttons, by its button. */
export function QuantityForm({ line }: { line: CartLineView }) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const form = useShopForm(quantityForm(line.uid, line.quantityStep), {
    initial: { quantity: String(line.quantity) },
  });
  const field = form.field('quantity');
  const known = field.defaultValue ?? '';
  const shown = useRef(known);
  // The field stays the same element, so that whoever changes it by keyboard keeps the place. At first it is left alone:
  // somebody may have typed before the scripts were there.
  useEffect(() => {
    if (input.current && shown.current !== known) input.current.value = known;
    shown.current = known;
  }, [known]);

  function sendIfChanged({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
    const isChanged = currentTarget.value !== '' && currentTarget.value !== known;
    const isSentAnyway =
      relatedTarget instanceof HTMLButtonElement && relatedTarget.form === currentTarget.form;
    if (isChanged && !isSentAnyway) currentTarget.form?.requestSubmit();
  }

  return (
    <ShopForm form={form} preventScrollReset className="flex flex-wrap items-start gap-2">
      <input type="hidden" name="line" value={line.uid} />
      <div className="w-24 has-[[aria-invalid]]:w-48">
        <TextField {...field} ref={input} onBlur={sendIfChanged} />
      </div>
      <div className="mt-7.5">
        <SubmitButton form={form} variant="secondary" aria-label={t('cart.updateOf', { name: line.name })}>
          {t('cart.update')}
        </SubmitButton>
      </div>
    </ShopForm>
  );
}
