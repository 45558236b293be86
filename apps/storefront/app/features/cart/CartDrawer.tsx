import { formatMoney } from '@bowline/markets';
import { Button, ButtonLink, Drawer, EmptyState, Notice, openDialog, Spinner } from '@bowline/ui/components';
import { useEffect, useRef, useState } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { useVisitor } from '../../visitor/visitor-store.ts';
import { PriceNote } from '../catalog/PriceNote.tsx';
import { useShownAmount } from '../catalog/use-shows-vat.ts';
import type { Addition, CartAnswer } from './add-to-cart.ts';
import { CartProgress } from './CartProgress.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import { cartStore } from './cart-store.ts';
import type { CartLineView, CartView } from './cart-view.ts';
import { DrawerLine } from './DrawerLine.tsx';
import { wayBackTo } from './removed-line.ts';
import { useCartAddresses } from './use-cart-addresses.ts';
import { useRememberedCart } from './use-remembered-cart.ts';

const drawerId = 'cart-drawer';

/** What is in the cart, without leaving the page: after something was added, or when the header is asked for it. */
export default function CartDrawer({ latest }: { latest: CartAnswer }) {
  const t = useTranslate();
  const { cart, addition } = latest;
  useRememberedCart(cart);
  const [removed, setRemoved] = useState<CartLineView>();
  useEffect(() => {
    if (!latest || !cartStore.takeNews()) return;
    setRemoved(undefined);
    openDialog(drawerId);
  }, [latest]);
  // What the header counts is known before the cart is.
  const { count: counted } = useVisitor();
  const count = Math.ceil(cart?.count ?? counted);
  return (
    <Drawer
      id={drawerId}
      side="end"
      title={t('cart.drawerTitle', {}, count)}
      closeLabel={t('dialog.close')}
      footer={cart && cart.lines.length > 0 && <DrawerFooter cart={cart} />}
    >
      <div className="grid gap-5">
        {addition?.isAdded ? (
          <AdditionNotice addition={addition} />
        ) : (
          removed && <RemovedNotice line={removed} onDone={() => setRemoved(undefined)} />
        )}
        {!cart && <Spinner label={t('cart.saving')} />}
        {cart?.lines.length === 0 && (
          <EmptyState icon="cart" title={t('cart.empty.title')}>
            {t('cart.empty.text')}
          </EmptyState>
        )}
        {cart && cart.lines.length > 0 && (
          <>
            <CartProgress cart={cart} />
            <ul className="grid gap-5">
              {cart.lines.map((line) => (
                <li key={line.uid}>
                  <DrawerLine
                    line={line}
                    refused={latest.refused?.form.endsWith(line.uid) ? latest.refused : undefined}
                    onRemoved={setRemoved}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Drawer>
  );
}

function DrawerFooter({ cart }: { cart: CartView }) {
  const t = useTranslate();
  const market = useMarket();
  const shown = useShownAmount();
  return (
    <div className="grid w-full gap-3">
      <p className="flex justify-between gap-4 font-semibold">
        <span>{t('cart.totals.subtotal')}</span>
        <span className="numbers">{formatMoney(shown(cart.subtotal), market)}</span>
      </p>
      <PriceNote includesVat={market.pricesIncludeVat} />
      <CheckoutButton cart={cart} />
      <div className="flex flex-wrap justify-between gap-x-2">
        <form method="dialog" className="-ms-3">
          <Button type="submit" variant="quiet" size="sm">
            {t('cart.continueShopping')}
          </Button>
        </form>
        <ButtonLink href="/checkout/cart" variant="quiet" size="sm" className="-me-3">
          {t('cart.toCart')}
        </ButtonLink>
      </div>
    </div>
  );
}

function AdditionNotice({ addition }: { addition: Extract<Addition, { isAdded: true }> }) {
  const t = useTranslate();
  if (addition.loss) return <Notice tone="warning">{t(`cart.news.${addition.loss}`)}</Notice>;
  if (addition.missing) {
    const names = addition.missing.join(', ');
    return (
      <Notice tone="warning">{names ? t('cart.someMissing', { names }) : t('cart.news.someMissing')}</Notice>
    );
  }
  if (addition.othersSoldOut) return <Notice tone="warning">{t('cart.news.othersSoldOut')}</Notice>;
  return <Notice tone="success">{t(addition.wasInCart ? 'cart.news.again' : 'cart.news.added')}</Notice>;
}

/** Stays until something else happens to the cart. */
function RemovedNotice({ line, onDone }: { line: CartLineView; onDone: () => void }) {
  const t = useTranslate();
  const addresses = useCartAddresses();
  const notice = useRef<HTMLDivElement>(null);
  // The line took the focus of its button with it.
  useEffect(() => {
    if (line) notice.current?.focus();
  }, [line]);
  function putBack() {
    const form = new FormData();
    for (const [name, value] of Object.entries(wayBackTo(line))) form.set(name, value);
    cartStore.change(addresses, form).then(onDone, onDone);
  }
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice
        action={
          <Button size="sm" onClick={putBack}>
            {t('cart.undo')}
          </Button>
        }
      >
        {t('cart.removed', { name: line.name })}
      </Notice>
    </div>
  );
}
