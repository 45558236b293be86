import { Button, TextField } from '@bowline/ui/components';
import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { CartLineView } from './cart-view.ts';
import { useCartForm } from './use-cart-form.ts';

/** Changes as soon as the field is left; without scripts, and for whoever likes buttons, by its button. */
export function QuantityForm({ line }: { line: CartLineView }) {
  const t = useTranslate();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { isSending, error, typed } = useCartForm('update', line.uid);

  const known = typed ?? String(line.quantity);
  // The field stays the same element, so that whoever changes it by keyboard keeps the place.
  useEffect(() => {
    const field = form.current?.elements.namedItem('quantity');
    if (field instanceof HTMLInputElement) field.value = known;
  }, [known]);

  function submitChange(value: string) {
    if (value !== String(line.quantity)) submit(form.current, { preventScrollReset: true });
  }

  return (
    <Form ref={form} method="post" preventScrollReset className="flex flex-wrap items-end gap-2" noValidate>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="line" value={line.uid} />
      <div className="w-24">
        <TextField
          id={`quantity-${line.uid}`}
          name="quantity"
          type="number"
          inputMode={line.quantityStep < 1 ? 'decimal' : 'numeric'}
          min={line.quantityStep}
          step={line.quantityStep}
          label={t('product.quantity')}
          defaultValue={known}
          error={error}
          onBlur={(event) => submitChange(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" busy={isSending} aria-label={t('cart.updateOf', { name: line.name })}>
        {t('cart.update')}
      </Button>
    </Form>
  );
}
