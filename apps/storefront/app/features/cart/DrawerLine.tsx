import { formatMoney } from '@bowline/markets';
import { Button, QuantityField } from '@bowline/ui/components';
import type { FormAnswer } from '@bowline/ui/forms';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { useShownAmount } from '../catalog/use-shows-vat.ts';
import { quantityForm } from './cart-forms.ts';
import { cartStore } from './cart-store.ts';
import type { CartLineView } from './cart-view.ts';
import { LineFacts } from './LineFacts.tsx';
import { LinePicture } from './LinePicture.tsx';
import { useCartAddresses } from './use-cart-addresses.ts';
import { useQuantitySender } from './use-quantity-sender.ts';

interface DrawerLineProps {
  readonly line: CartLineView;
  readonly refused: FormAnswer | undefined;
  readonly onRemoved: (line: CartLineView) => void;
}

export function DrawerLine({ line, refused, onRemoved }: DrawerLineProps) {
  const t = useTranslate();
  const market = useMarket();
  const shown = useShownAmount();
  const addresses = useCartAddresses();
  const [isRemoving, setRemoving] = useState(false);
  const hasQuantity = !line.isSample && !line.giftCard;

  function remove() {
    const form = new FormData();
    form.set('intent', 'remove');
    form.set('line', line.uid);
    setRemoving(true);
    cartStore.change(addresses, form).then(
      (answer) => (answer === 'waits' ? setRemoving(false) : onRemoved(line)),
      () => setRemoving(false),
    );
  }

  return (
    <article className="flex gap-4 aria-busy:opacity-60" aria-busy={isRemoving}>
      {/* The narrowest phones have room for one of picture and steps. */}
      <span className="max-[22.4rem]:hidden">
        <LinePicture line={line} size="sm" />
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <LineFacts line={line} />
        {hasQuantity && <DrawerQuantity line={line} refused={refused} />}
        <div className="flex items-center justify-between gap-3">
          <p className="numbers font-medium">{line.total && formatMoney(shown(line.total), market)}</p>
          <Button
            variant="quiet"
            size="sm"
            icon="close"
            busy={isRemoving}
            onClick={remove}
            aria-label={t('cart.removeOf', { name: line.name })}
            className="-me-3"
          >
            {t('cart.remove')}
          </Button>
        </div>
      </div>
    </article>
  );
}

function DrawerQuantity({ line, refused }: Pick<DrawerLineProps, 'line' | 'refused'>) {
  const t = useTranslate();
  const addresses = useCartAddresses();
  const input = useRef<HTMLInputElement>(null);
  const form = useShopForm(quantityForm(line.uid, line.quantityStep), {
    initial: { quantity: String(line.quantity) },
    answer: refused as FormAnswer<'quantity'> | undefined,
  });
  const field = form.field('quantity');
  const known = field.defaultValue ?? '';
  const { isWaiting, onStep, onBlur } = useQuantitySender(known);
  useEffect(() => {
    if (input.current && !isWaiting()) input.current.value = known;
  }, [known, isWaiting]);

  function send(event: FormEvent<HTMLFormElement>) {
    form.element.onSubmit(event);
    if (event.isDefaultPrevented()) return;
    event.preventDefault();
    cartStore.change(addresses, new FormData(event.currentTarget)).catch(() => undefined);
  }

  return (
    <form {...form.element} onSubmit={send}>
      <input type="hidden" name="intent" value={form.name} />
      <input type="hidden" name="line" value={line.uid} />
      <QuantityField
        {...field}
        // The page below may have the same line.
        id={`drawer-${field.id}`}
        ref={input}
        isLabelHidden
        fewerLabel={t('product.fewer')}
        moreLabel={t('product.more')}
        onStep={onStep}
        onBlur={onBlur}
      />
    </form>
  );
}
