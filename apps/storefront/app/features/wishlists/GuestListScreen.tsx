import { Button, ButtonLink, Notice } from '@bowline/ui/components';
import { useEffect } from 'react';
import { Form, useSearchParams } from 'react-router';
import { lastSeenOnDevice } from '../../data/last-seen.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { ScreenFrame } from '../frame/ScreenFrame.tsx';
import { mostGuestWishes } from '../wishes/guest-wishes.ts';
import { NothingWished } from './NothingWished.tsx';
import { WishFacts } from './WishFacts.tsx';
import type { WishView } from './wishlist-view.ts';

const news = { added: 'success', removed: 'success', full: 'error' } as const;

function isNews(text: string): text is keyof typeof news {
  return Object.hasOwn(news, text);
}

/** The list on a guest's device, and the way to one that is there on every device. */
export function GuestListScreen({ items }: { items: readonly WishView[] }) {
  const t = useTranslate();
  const told = useSearchParams()[0].get('news') ?? '';
  useRememberedWishes(items);
  const signIn = `/customer/account/login?return=${encodeURIComponent('/customer/wishlists')}`;
  return (
    <ScreenFrame title={t('wishlists.guest.title')}>
      {isNews(told) && (
        <Notice tone={news[told]}>
          {told === 'full'
            ? t('wishlists.guest.full', { most: mostGuestWishes })
            : t(`wishlists.news.${told}`)}
        </Notice>
      )}
      <Notice
        still
        action={
          <ButtonLink href={signIn} size="sm">
            {t('wishlists.guest.signIn')}
          </ButtonLink>
        }
      >
        {t('wishlists.guest.text')}
      </Notice>
      {items.length === 0 ? (
        <NothingWished />
      ) : (
        <ul className="divide-y divide-border border-y border-border">
          {items.map((wish) => (
            <li key={`${wish.sku} ${wish.variantSku}`}>
              <GuestWishItem wish={wish} />
            </li>
          ))}
        </ul>
      )}
    </ScreenFrame>
  );
}

/** For when there is no network to ask for it. */
function useRememberedWishes(items: readonly WishView[]): void {
  useEffect(() => {
    const named = items.map(({ name, path }) => ({ name, ...(path && { path }) }));
    lastSeenOnDevice().remember('wishlist', { items: named });
  }, [items]);
}

function GuestWishItem({ wish }: { wish: WishView }) {
  const t = useTranslate();
  const { name, path } = wish;
  return (
    <WishFacts wish={wish}>
      <div className="flex flex-wrap items-center gap-2">
        {path && (
          <ButtonLink href={path} size="sm" aria-label={`${t('wishlists.look')}: ${name}`}>
            {t('wishlists.look')}
          </ButtonLink>
        )}
        <Form method="post" action="/wishlist" preventScrollReset>
          <input type="hidden" name="sku" value={wish.variantSku ?? wish.sku} />
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="quiet"
            size="sm"
            icon="close"
            aria-label={`${t('cart.remove')}: ${name}`}
          >
            {t('cart.remove')}
          </Button>
        </Form>
      </div>
    </WishFacts>
  );
}
