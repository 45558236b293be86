import { formatMoney, formatNumber } from '@bowline/markets';
import { QuantityField } from '@bowline/ui/components';
import { useHeardValue } from '@bowline/ui/forms';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { orderForm } from '../cart/cart-forms.ts';
import { useAdditionForm, useQuantityInCart } from '../cart/use-cart.ts';
import { usePriceOfQuantity } from './use-price-of-quantity.ts';

interface OrderFormProps {
  readonly sku: string;
  /** What the sku is a variant of. */
  readonly parentSku: string | undefined;
  /** Quantities are multiples of it. */
  readonly step: number;
}

/** How many, and what that costs with the quantity price. */
export function OrderForm({ sku, parentSku, step }: OrderFormProps) {
  const t = useTranslate();
  const market = useMarket();
  const [quantity, heard] = useHeardValue<HTMLInputElement>('1');
  const form = useAdditionForm(orderForm(step), { initial: { quantity: '1' } });
  const together = usePriceOfQuantity(sku, quantity);
  const inCart = useQuantityInCart(sku);
  const isByMetre = step < 1;
  return (
    <ShopForm form={form} className="grid gap-4">
      <input type="hidden" name="sku" value={sku} />
      {parentSku && <input type="hidden" name="parentSku" value={parentSku} />}
      <div className="flex flex-wrap items-end gap-4">
        <div className={isByMetre ? 'w-48' : 'has-[[aria-invalid]]:w-48'}>
          <QuantityField
            {...form.field('quantity')}
            {...heard}
            fewerLabel={t('product.fewer')}
            moreLabel={t('product.more')}
            hint={isByMetre ? t('product.byMetre', { example: formatNumber(2.5, market) }) : undefined}
          />
        </div>
        <SubmitButton form={form} size="lg" icon="cart" busyLabel={t('cart.adding')}>
          {t('product.addToCart')}
        </SubmitButton>
      </div>
      <p aria-live="polite" className="numbers empty:hidden">
        {together && t('product.total', { price: formatMoney(together, market) })}
      </p>
      {inCart > 0 && (
        <p className="text-sm text-text-muted">
          {t('cart.alreadyInCart', { quantity: formatNumber(inCart, market) })}
        </p>
      )}
    </ShopForm>
  );
}
