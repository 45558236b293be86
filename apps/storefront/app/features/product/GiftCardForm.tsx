import { moneyToDecimal } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import { Button, ErrorSummary, Notice, TextAreaField, TextField } from '@bowline/ui/components';
import { useActionData } from 'react-router';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { type AdditionAnswer, addIntent } from '../cart/addition-form.ts';
import type { GiftCardField } from '../cart/gift-card-fields.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import type { ProductView } from './load-product.ts';

export interface GiftCardFormProps {
  readonly sku: string;
  readonly range: NonNullable<ProductView['giftCard']>;
}

/** A gift card: what it is worth, who gives it and who gets it (specification 3). */
export default function GiftCardForm({ sku, range }: GiftCardFormProps) {
  const t = useTranslate();
  const market = useMarket();
  const answer = useActionData<AdditionAnswer>();
  const { submit, isAdding, refusal } = useAddToCart(answer?.sku === sku ? answer.addition : undefined);
  const problems = (refusal?.problems ?? []).map(({ field, code, most }) => ({
    field,
    text: t(`checkout.problems.${code}`, { most: most ?? '' }),
  }));
  const field = (name: GiftCardField) => ({
    id: `gift-card-${name}`,
    name: `giftCard.${name}`,
    label: t(`cart.giftCard.${name}`),
    defaultValue: refusal?.giftCard?.[name],
    error: problems.find((problem) => problem.field === name)?.text,
  });
  return (
    <form method="post" onSubmit={submit} className="grid max-w-form gap-4">
      <input type="hidden" name="intent" value={addIntent} />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value="1" />
      <ErrorSummary
        title={t('checkout.errorTitle')}
        errors={problems.map(({ field: name, text }) => ({
          fieldId: `gift-card-${name}`,
          message: t('checkout.problemOf', { field: t(`cart.giftCard.${name}`), problem: text }),
        }))}
      />
      {refusal && problems.length === 0 && (
        <Notice tone="error">{refusal.reason ?? t('cart.problems.general')}</Notice>
      )}
      <TextField
        {...field('amount')}
        type="number"
        inputMode="decimal"
        step="0.01"
        required
        min={moneyToDecimal(range.least)}
        max={moneyToDecimal(range.most)}
        hint={t('cart.giftCard.range', {
          least: formatMoney(range.least, market),
          most: formatMoney(range.most, market),
        })}
      />
      <TextField {...field('sender')} autoComplete="name" required minLength={2} maxLength={64} />
      <TextField {...field('recipient')} required minLength={2} maxLength={64} />
      <TextField {...field('recipientEmail')} type="email" required maxLength={254} />
      <TextAreaField
        {...field('message')}
        rows={4}
        maxLength={range.messageMaxLength}
        optionalText={t('cart.optional')}
      />
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon="cart"
          busy={isAdding}
          busyLabel={t('cart.adding')}
        >
          {t('product.addToCart')}
        </Button>
      </div>
    </form>
  );
}
