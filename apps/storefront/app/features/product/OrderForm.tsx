import { type Money, multiplyMoney } from '@bowline/kit';
import { formatMoney, formatNumber } from '@bowline/markets';
import { Button, Notice, TextField } from '@bowline/ui/components';
import { useState } from 'react';
import { useActionData } from 'react-router';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { type AdditionAnswer, addIntent } from '../cart/addition-form.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useQuantityInCart } from '../cart/use-cart.ts';
import type { ProductView } from './load-product.ts';
import { priceAtQuantity } from './price-at-quantity.ts';

interface OrderFormProps {
  readonly sku: string;
  readonly price: Money;
  readonly tiers: ProductView['tiers'];
}

const largestQuantity = 999;

/** How many, and what that costs with the quantity price. */
export function OrderForm({ sku, price, tiers }: OrderFormProps) {
  const t = useTranslate();
  const market = useMarket();
  const [quantity, setQuantity] = useState(1);
  const answer = useActionData<AdditionAnswer>();
  const { submit, isAdding, refusal } = useAddToCart(answer?.sku === sku ? answer.addition : undefined);
  const inCart = useQuantityInCart(sku);
  const total = multiplyMoney(priceAtQuantity(price, tiers, quantity), quantity);
  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <input type="hidden" name="intent" value={addIntent} />
      <input type="hidden" name="sku" value={sku} />
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-28">
          <TextField
            name="quantity"
            type="number"
            inputMode="numeric"
            label={t('product.quantity')}
            min={1}
            max={largestQuantity}
            defaultValue={1}
            onChange={(event) => setQuantity(readQuantity(event.currentTarget.value))}
          />
        </div>
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
      {refusal && (
        <Notice tone="error">
          {refusal.isTooMany ? t('cart.problems.tooMany') : (refusal.reason ?? t('cart.problems.general'))}
        </Notice>
      )}
      {quantity > 1 && (
        <p aria-live="polite" className="numbers">
          {t('product.total', { price: formatMoney(total, market) })}
        </p>
      )}
      {inCart > 0 && (
        <p className="text-sm text-text-muted">
          {t('cart.alreadyInCart', { quantity: formatNumber(inCart, market) })}
        </p>
      )}
    </form>
  );
}

function readQuantity(text: string): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 && number <= largestQuantity ? number : 1;
}
