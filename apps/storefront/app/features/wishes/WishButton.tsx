import { Button, Icon, Link, VisuallyHidden } from '@bowline/ui/components';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { useHref } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { useVisitor } from '../../visitor/visitor-store.ts';
import { wishFor } from './wish-store.ts';

/** One form for the hearts of all tiles of a page, so that each of them is one button and no more. */
export const wishFormId = 'wish';

export function WishForm() {
  return <form id={wishFormId} method="post" action={useHref('/wishlist')} hidden />;
}

function useWish(sku: string) {
  const addresses = { wish: useHref('/api/wishlist'), visitor: useHref('/api/visitor') };
  const [isSending, setSending] = useState(false);
  const isWished = useVisitor().wishlists?.includes(sku) ?? false;
  /** When it fails, the browser sends the form itself, and the page it leads to has the answer. */
  async function send(form: FormData, sendAnyway: () => void) {
    if (isSending) return;
    setSending(true);
    try {
      await wishFor(addresses, form);
    } catch {
      sendAnyway();
    }
    setSending(false);
  }
  return { isWished, isSending, send };
}

const heart = 'tile-button tile-corner';

/** The heart of a tile. What is on a list already leads there. */
export function WishHeart({ sku, name }: { sku: string; name: string }) {
  const t = useTranslate();
  const { isWished, isSending, send } = useWish(sku);

  function wish(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const form = new FormData();
    form.set('sku', sku);
    const { form: element } = event.currentTarget;
    const button = event.currentTarget;
    send(form, () => {
      // The button's own value is sent only when it is the one that sends.
      const field = document.createElement('input');
      field.type = 'hidden';
      field.name = button.name;
      field.value = button.value;
      element?.append(field);
      element?.submit();
    });
  }

  if (isWished) {
    return (
      <Link href="/wishlist" className={heart}>
        <Icon name="heart" className="fill-current text-primary" />
        <VisuallyHidden>{t('wishes.onList', { name })}</VisuallyHidden>
      </Link>
    );
  }
  return (
    <button
      type="submit"
      form={wishFormId}
      name="sku"
      value={sku}
      className={heart}
      aria-busy={isSending || undefined}
      onClick={wish}
    >
      <Icon name="heart" />
      <VisuallyHidden>{t('wishes.addOf', { name })}</VisuallyHidden>
    </button>
  );
}

interface WishButtonProps {
  readonly sku: string;
  /** What the sku is a variant of: the wish is for the product, with this variant chosen. */
  readonly parentSku?: string | undefined;
  readonly name: string;
  readonly quantity?: number | undefined;
}

/** The same with words, for the page of a product and the lines of the cart. */
export function WishButton({ sku, parentSku, name, quantity = 1 }: WishButtonProps) {
  const t = useTranslate();
  const action = useHref('/wishlist');
  const { isWished, isSending, send } = useWish(parentSku ?? sku);

  function wish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    send(new FormData(element), () => element.submit());
  }

  return (
    <form method="post" action={action} onSubmit={wish} className="flex flex-wrap items-center">
      <input type="hidden" name="sku" value={sku} />
      {parentSku && <input type="hidden" name="parentSku" value={parentSku} />}
      <input type="hidden" name="quantity" value={quantity} />
      <Button
        type="submit"
        variant="quiet"
        icon="heart"
        busy={isSending}
        aria-label={`${t('wishes.add')}: ${name}`}
      >
        {t('wishes.add')}
      </Button>
      <span role="status" className="text-sm text-text-muted">
        {isWished && (
          <Link href="/wishlist" className="mx-5 underline hover:text-link">
            {t('wishes.isOnList')}
          </Link>
        )}
      </span>
    </form>
  );
}
