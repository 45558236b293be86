import { formatMoney, formatNumber } from '@bowline/markets';
import { QuantityField } from '@bowline/ui/components';
import { useHeardValue } from '@bowline/ui/forms';
import { Suspense, useRef } from 'react';
import { separatePart } from '../../first-touch.ts';
import { ShopForm } from '../../forms/ShopForm.tsx';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { AdditionButton } from '../cart/AdditionButton.tsx';
import { orderForm } from '../cart/cart-forms.ts';
import { useAdditionForm, useQuantityInCart } from '../cart/use-cart.ts';
import type { PriceView } from '../catalog/product-tile.ts';
import { useIsAway } from './use-is-away.ts';
import { usePriceOfQuantity } from './use-price-of-quantity.ts';

/** For whoever has scrolled away from the button. */
const BuyBar = separatePart(() => import('./BuyBar.tsx'));

/** There is one on a page. */
const formId = 'order-form';

export interface OrderFormProps {
  readonly sku: string;
  /** What the sku is a variant of. */
  readonly parentSku: string | undefined;
  /** Quantities are multiples of it. */
  readonly step: number;
  /** How long one piece is; undefined for what is not cut. */
  readonly pieceLength: string | undefined;
  readonly price: PriceView;
}

/** How many, and what that costs with the quantity price. */
export default function OrderForm({ sku, parentSku, step, pieceLength, price }: OrderFormProps) {
  const t = useTranslate();
  const market = useMarket();
  const [quantity, heard] = useHeardValue<HTMLInputElement>('1');
  const form = useAdditionForm(orderForm(step), { initial: { quantity: '1' } });
  const together = usePriceOfQuantity(sku, quantity);
  const inCart = useQuantityInCart(sku);
  const button = useRef<HTMLDivElement>(null);
  const isButtonAway = useIsAway(button);
  const hint =
    step < 1
      ? t('product.byMetre', { example: formatNumber(2.5, market) })
      : pieceLength
        ? t('product.piecesOf', { length: pieceLength })
        : t('product.pieces');
  return (
    <ShopForm form={form} id={formId} className="grid max-w-form gap-3">
      <input type="hidden" name="sku" value={sku} />
      {parentSku && <input type="hidden" name="parentSku" value={parentSku} />}
      <QuantityField
        {...form.field('quantity')}
        {...heard}
        fewerLabel={t('product.fewer')}
        moreLabel={t('product.more')}
        hint={hint}
      />
      <p aria-live="polite" className="numbers empty:hidden">
        {together && t('product.total', { price: formatMoney(together, market) })}
      </p>
      <div ref={button}>
        <AdditionButton form={form} size="lg" wide>
          {t('product.addToCart')}
        </AdditionButton>
      </div>
      {inCart > 0 && (
        <p className="text-sm text-text-muted">
          {t('cart.alreadyInCart', { quantity: formatNumber(inCart, market) })}
        </p>
      )}
      {isButtonAway && (
        <Suspense>
          <BuyBar formId={formId} price={together ?? price.from} isAdding={form.isAdding} />
        </Suspense>
      )}
    </ShopForm>
  );
}
