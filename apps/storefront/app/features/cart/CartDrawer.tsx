import { formatMoney, formatNumber } from '@bowline/markets';
import { Button, ButtonLink, Drawer, Notice, openDialog } from '@bowline/ui/components';
import { useEffect } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { PriceNote } from '../catalog/PriceNote.tsx';
import { useShownAmount } from '../catalog/use-shows-vat.ts';
import type { Addition } from './add-to-cart.ts';
import { cartStore } from './cart-store.ts';
import type { CartView } from './cart-view.ts';
import { IncentiveBar } from './IncentiveBar.tsx';
import { LineFacts } from './LineFacts.tsx';
import { LinePicture } from './LinePicture.tsx';

const drawerId = 'cart-drawer';

export interface CartDrawerProps {
  readonly cart: CartView;
  readonly addition: Extract<Addition, { isAdded: true }>;
}

/** Shows what is in the cart after something was added, without leaving the page. */
export default function CartDrawer({ cart, addition }: CartDrawerProps) {
  const t = useTranslate();
  const market = useMarket();
  const shown = useShownAmount();
  useEffect(() => {
    if (addition && cartStore.takeNews()) openDialog(drawerId);
  }, [addition]);
  return (
    <Drawer
      id={drawerId}
      side="end"
      title={t('cart.drawerTitle', {}, Math.ceil(cart.count))}
      closeLabel={t('dialog.close')}
      footer={
        <div className="grid w-full gap-3">
          <p className="flex justify-between gap-4 font-semibold">
            <span>{t('cart.totals.subtotal')}</span>
            <span className="numbers">{formatMoney(shown(cart.subtotal), market)}</span>
          </p>
          <PriceNote includesVat={market.pricesIncludeVat} />
          <ButtonLink href="/checkout/cart" variant="primary" wide>
            {t('cart.toCart')}
          </ButtonLink>
          <form method="dialog">
            <Button type="submit" wide>
              {t('cart.continueShopping')}
            </Button>
          </form>
        </div>
      }
    >
      <div className="grid gap-5">
        <AdditionNotice addition={addition} />
        <IncentiveBar incentive={cart.incentive} />
        <ul className="grid gap-4">
          {cart.lines.map((line) => (
            <li key={line.uid} className="flex gap-4">
              <LinePicture line={line} size="sm" />
              <div className="min-w-0 flex-1">
                <LineFacts line={line} />
                <p className="numbers mt-1 flex justify-between gap-3 text-sm">
                  <span>{t('cart.times', { quantity: formatNumber(line.quantity, market) })}</span>
                  {line.total && (
                    <span className="font-medium">{formatMoney(shown(line.total), market)}</span>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}

function AdditionNotice({ addition }: Pick<CartDrawerProps, 'addition'>) {
  const t = useTranslate();
  if (addition.loss) return <Notice tone="warning">{t(`cart.news.${addition.loss}`)}</Notice>;
  if (addition.othersSoldOut) return <Notice tone="warning">{t('cart.news.othersSoldOut')}</Notice>;
  return <Notice tone="success">{t(addition.wasInCart ? 'cart.news.again' : 'cart.news.added')}</Notice>;
}
