import { moneyToDecimal } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import { TextAreaField, TextField } from '@bowline/ui/components';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { giftCardForm } from '../cart/gift-card-form.ts';
import { useAdditionForm } from '../cart/use-cart.ts';
import type { ProductView } from './product-view.ts';

export interface GiftCardFormProps {
  readonly sku: string;
  readonly range: NonNullable<ProductView['giftCard']>;
}

/** A gift card: what it is worth, who gives it and who gets it (specification 3). */
export default function GiftCardForm({ sku, range }: GiftCardFormProps) {
  const t = useTranslate();
  const market = useMarket();
  const form = useAdditionForm(giftCardForm);
  return (
    <ShopForm form={form} className="grid max-w-form gap-4">
      <input type="hidden" name="sku" value={sku} />
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
    </ShopForm>
  );
}
