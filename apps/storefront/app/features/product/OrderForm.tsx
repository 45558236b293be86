import { type Money, multiplyMoney } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import { Button, TextField } from '@bowline/ui/components';
import { useState } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
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
  const total = multiplyMoney(priceAtQuantity(price, tiers, quantity), quantity);
  return (
    <form className="grid gap-4">
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
          disabled
          aria-describedby="ordering-soon"
        >
          {t('product.addToCart')}
        </Button>
      </div>
      <p id="ordering-soon" className="text-sm text-text-muted">
        {t('product.orderingSoon')}
      </p>
      {quantity > 1 && (
        <p aria-live="polite" className="numbers">
          {t('product.total', { price: formatMoney(total, market) })}
        </p>
      )}
    </form>
  );
}

function readQuantity(text: string): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 && number <= largestQuantity ? number : 1;
}
