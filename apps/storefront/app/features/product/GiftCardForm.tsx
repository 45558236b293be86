import { moneyToDecimal } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import { TextAreaField, TextField } from '@bowline/ui/components';
import { FormProblems } from '@bowline/ui/forms';
import type { FormEvent } from 'react';
import { useActionData } from 'react-router';
import { SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { type AdditionAnswer, addIntent } from '../cart/addition-form.ts';
import { giftCardForm } from '../cart/gift-card-form.ts';
import { useAddToCart } from '../cart/use-cart.ts';
import type { ProductView } from './product-view.ts';

export interface GiftCardFormProps {
  readonly sku: string;
  readonly range: NonNullable<ProductView['giftCard']>;
}

/** A gift card: what it is worth, who gives it and who gets it (specification 3). */
export default function GiftCardForm({ sku, range }: GiftCardFormProps) {
  const t = useTranslate();
  const market = useMarket();
  const answered = useActionData<AdditionAnswer>();
  const { submit, isAdding, refusal } = useAddToCart(answered?.sku === sku ? answered.addition : undefined);
  const form = useShopForm(giftCardForm, { answer: refusal?.giftCard, isSending: isAdding });

  function send(event: FormEvent<HTMLFormElement>) {
    form.element.onSubmit(event);
    if (!event.isDefaultPrevented()) submit(event);
  }

  return (
    <form method="post" {...form.element} onSubmit={send} className="grid max-w-form gap-4">
      <FormProblems form={form} />
      <input type="hidden" name="intent" value={addIntent} />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value="1" />
      <TextField
        {...form.field('amount')}
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
      <SubmitButton form={form} size="lg" icon="cart" busyLabel={t('cart.adding')}>
        {t('product.addToCart')}
      </SubmitButton>
    </form>
  );
}
