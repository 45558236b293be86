import { type Money, multiplyMoney } from '@bowline/kit';
import { formatMoney, formatNumber } from '@bowline/markets';
import { Button, Notice, TextField } from '@bowline/ui/components';
import { useState } from 'react';
import { useActionData } from 'react-router';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { type AdditionAnswer, addIntent } from '../cart/addition-form.ts';
import { readQuantity } from '../cart/read-quantity.ts';
import { useAddToCart, useQuantityInCart } from '../cart/use-cart.ts';
import { priceAtQuantity } from './price-at-quantity.ts';
import type { ProductView } from './product-view.ts';

interface OrderFormProps {
  readonly sku: string;
  /** What the sku is a variant of. */
  readonly parentSku: string | undefined;
  readonly price: Money;
  readonly tiers: ProductView['tiers'];
  /** Quantities are multiples of it. */
  readonly step: number;
}

const largestQuantity = 999;

/** How many, and what that costs with the quantity price. */
export function OrderForm({ sku, parentSku, price, tiers, step }: OrderFormProps) {
  const t = useTranslate();
  const market = useMarket();
  const [quantity, setQuantity] = useState(1);
  const answer = useActionData<AdditionAnswer>();
  const { submit, isAdding, refusal } = useAddToCart(answer?.sku === sku ? answer.addition : undefined);
  const inCart = useQuantityInCart(sku);
  const isByMetre = step < 1;
  // In hundredths, as the cart counts: 0.3 is not quite three tenths.
  const total = multiplyMoney(priceAtQuantity(price, tiers, quantity), Math.round(quantity * 100), 100);
  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <input type="hidden" name="intent" value={addIntent} />
      <input type="hidden" name="sku" value={sku} />
      {parentSku && <input type="hidden" name="parentSku" value={parentSku} />}
      <div className="flex flex-wrap items-end gap-4">
        <div className={isByMetre ? 'w-44' : 'w-28'}>
          <TextField
            name="quantity"
            type="number"
            inputMode={isByMetre ? 'decimal' : 'numeric'}
            label={t('product.quantity')}
            hint={isByMetre ? t('product.byMetre', { example: formatNumber(2.5, market) }) : undefined}
            min={step}
            step={step}
            max={largestQuantity}
            defaultValue={1}
            onChange={(event) => setQuantity(quantityOf(event.currentTarget.value, step))}
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
      {quantity !== 1 && (
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

function quantityOf(text: string, step: number): number {
  const number = readQuantity(text);
  const steps = number / step;
  const isInSteps = Math.abs(steps - Math.round(steps)) < 1e-6;
  return isInSteps && number > 0 && number <= largestQuantity ? number : 1;
}
