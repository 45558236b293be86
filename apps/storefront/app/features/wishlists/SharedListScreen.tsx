import { ButtonLink } from '@bowline/ui/components';
import { useLocation } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { ScreenFrame } from '../frame/ScreenFrame.tsx';
import { NothingWished } from './NothingWished.tsx';
import { WishFacts } from './WishFacts.tsx';
import { WishPages } from './WishPages.tsx';
import type { WishView } from './wishlist-view.ts';

interface SharedListScreenProps {
  readonly name: string;
  readonly items: readonly WishView[];
  readonly page: number;
  readonly pages: number;
}

/** What somebody shares: the items, and nothing of whose they are. */
export function SharedListScreen({ name, items, page, pages }: SharedListScreenProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <ScreenFrame title={name}>
      <p className="max-w-reading text-text-muted">{t('wishlists.shared')}</p>
      {items.length === 0 ? (
        <NothingWished />
      ) : (
        <ul className="divide-y divide-border border-y border-border">
          {items.map((wish) => (
            <li key={`${wish.sku} ${wish.variantSku}`}>
              <WishFacts wish={wish}>
                <p className="numbers text-sm text-text-muted">
                  {t('product.quantity')}: {wish.quantity}
                </p>
                {wish.path && (
                  <p>
                    <ButtonLink
                      href={wish.path}
                      size="sm"
                      aria-label={`${t('wishlists.look')}: ${wish.name}`}
                    >
                      {t('wishlists.look')}
                    </ButtonLink>
                  </p>
                )}
              </WishFacts>
            </li>
          ))}
        </ul>
      )}
      <WishPages page={page} pages={pages} hrefOf={(number) => `${pathname}?page=${number}`} />
    </ScreenFrame>
  );
}
