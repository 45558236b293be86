import { type Money, moneyToDecimal } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import { Button, TextAreaField, TextField } from '@bowline/ui/components';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { separatePart } from '../../first-touch.ts';
import { ShopForm } from '../../forms/ShopForm.tsx';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { AdditionButton } from '../cart/AdditionButton.tsx';
import { giftCardForm } from '../cart/gift-card-form.ts';
import { useAdditionForm } from '../cart/use-cart.ts';
import type { GiftCardWords } from './GiftCardPreview.tsx';
import type { ProductView } from './shown-product.ts';

/** What scripts show while it is filled in. */
const GiftCardPreview = separatePart(() => import('./GiftCardPreview.tsx'));

export interface GiftCardFormProps {
  readonly sku: string;
  readonly range: NonNullable<ProductView['giftCard']>;
  /** The picture of the design. */
  readonly design: string;
}

/** A gift card: what it is worth, who gives it and who gets it, and when (specification 3). */
export default function GiftCardForm({ sku, range, design }: GiftCardFormProps) {
  const t = useTranslate();
  const market = useMarket();
  const form = useAdditionForm(giftCardForm);
  const amount = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState<GiftCardWords>();

  function hear({ currentTarget }: FormEvent<HTMLFormElement>) {
    const filled = new FormData(currentTarget);
    const textOf = (name: string) => String(filled.get(name) ?? '').trim();
    setWords({
      amount: textOf('amount'),
      sender: textOf('sender'),
      recipient: textOf('recipient'),
      message: textOf('message'),
    });
  }

  function choose(preset: Money) {
    const field = amount.current;
    if (!field) return;
    field.value = moneyToDecimal(preset);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <ShopForm form={form} onChange={hear} className="grid max-w-form gap-4">
      <input type="hidden" name="sku" value={sku} />
      <fieldset className="no-script:hidden">
        <legend className="mb-2 font-medium">{t('cart.giftCard.presets')}</legend>
        <div className="flex flex-wrap gap-2">
          {range.presets.map((preset) => (
            <Button
              key={preset.minor}
              className="numbers aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
              aria-pressed={words?.amount === moneyToDecimal(preset)}
              onClick={() => choose(preset)}
            >
              {formatMoney(preset, market)}
            </Button>
          ))}
        </div>
      </fieldset>
      <TextField
        {...form.field('amount')}
        ref={amount}
        min={moneyToDecimal(range.least)}
        max={moneyToDecimal(range.most)}
        hint={t('cart.giftCard.range', {
          least: formatMoney(range.least, market),
          most: formatMoney(range.most, market),
        })}
      />
      <TextField {...form.field('sender')} />
      <TextField {...form.field('recipient')} />
      <TextField {...form.field('recipientEmail')} />
      <TextAreaField {...form.field('message')} maxLength={range.messageMaxLength} />
      <TextField {...form.field('deliveryDate')} min={range.firstDay} max={range.lastDay} />
      {words && (
        <Suspense>
          <GiftCardPreview words={words} design={design} currency={range.least.currency} />
        </Suspense>
      )}
      <AdditionButton form={form} size="lg" wide>
        {t('product.addToCart')}
      </AdditionButton>
    </ShopForm>
  );
}
