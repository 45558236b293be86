import { formatMoney } from '@bowline/markets';
import { Dialog, Link, openDialog, Spinner } from '@bowline/ui/components';
import { useEffect, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { cartStore } from '../cart/cart-store.ts';
import type { QuickWish } from '../catalog/quick-add-store.ts';
import { useUnitPrice } from '../catalog/use-unit-price.ts';
import type { QuickOffer } from './load-quick-offer.ts';

const id = 'quick-add';

/** Asks which length, or whatever else there is to choose, and puts it into the cart; the drawer tells the rest. */
export default function QuickAddDialog({ wish }: { wish: QuickWish }) {
  const t = useTranslate();
  const market = useMarket();
  const navigate = useNavigate();
  const unitPrice = useUnitPrice();
  const addresses = { cart: useHref('/api/cart'), visitor: useHref('/api/visitor') };
  const [cart, visitor] = [addresses.cart, addresses.visitor];
  const address = useHref(`/api/offer?${new URLSearchParams({ sku: wish.sku })}`);
  const [known, setKnown] = useState<{ readonly wish: QuickWish; readonly offer: QuickOffer }>();
  const [adding, setAdding] = useState<string>();
  const offer = known?.wish === wish ? known.offer : undefined;

  useEffect(() => {
    openDialog(id);
    const leaving = new AbortController();
    const elsewhere = () => {
      closeDialog();
      navigate(wish.path);
    };
    fetch(address, leaving)
      .then((response) => (response.ok ? response.json() : null))
      .then(async (answer: QuickOffer | null) => {
        if (!answer) return elsewhere();
        if (answer.choices.length > 0) return setKnown({ wish, offer: answer });
        const added = await add({ cart, visitor }, wish.sku);
        return added ? closeDialog() : elsewhere();
      })
      // Its own page can do all of this.
      .catch(() => leaving.signal.aborted || elsewhere());
    return () => leaving.abort();
  }, [wish, address, cart, visitor, navigate]);

  async function choose(sku: string) {
    setAdding(sku);
    const isAdded = await add(addresses, sku, wish.sku).catch(() => false);
    setAdding(undefined);
    closeDialog();
    if (!isAdded) navigate(wish.path);
  }

  return (
    <Dialog id={id} title={wish.name} closeLabel={t('dialog.close')}>
      {offer ? (
        <ul className="grid gap-2">
          {offer.choices.map(({ sku, label, price, isInStock }) => (
            <li key={sku}>
              <button
                type="button"
                disabled={!isInStock}
                aria-busy={adding === sku}
                onClick={() => choose(sku)}
                className="numbers flex min-h-13 w-full items-center justify-between gap-4 rounded-md border border-border px-4 py-2 text-start hover:border-primary disabled:opacity-50 aria-busy:bg-primary-soft"
              >
                <span className="font-medium">{label}</span>
                <span className="text-end">
                  {isInStock ? formatMoney(price.from, market) : t('stock.soldOut')}
                  {price.perUnit && (
                    <span className="block text-sm text-text-muted">{unitPrice(price.perUnit)}</span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Spinner label={t('cart.adding')} />
      )}
      <p className="pt-4 text-sm">
        <Link href={wish.path} className="text-link-style">
          {t('product.details')}
        </Link>
      </p>
    </Dialog>
  );
}

function closeDialog() {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

/** Whether it is in the cart now. */
async function add(
  addresses: Parameters<typeof cartStore.add>[0],
  sku: string,
  parentSku = '',
): Promise<boolean> {
  const form = new FormData();
  form.set('intent', 'order');
  form.set('sku', sku);
  form.set('parentSku', parentSku);
  form.set('quantity', '1');
  const { addition } = await cartStore.add(addresses, form);
  return addition.isAdded;
}
