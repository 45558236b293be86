import { withFeet } from '@bowline/markets';
import { Badge, Link } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { LinePicture } from '../cart/LinePicture.tsx';
import { ProductPrice } from '../catalog/ProductPrice.tsx';
import type { WishView } from './wishlist-view.ts';

/** One item of any list: picture, name, choices, price, whether it can be had; what can be done with it comes below. */
export function WishFacts({
  wish,
  headingLevel = 2,
  children,
}: {
  wish: WishView;
  headingLevel?: 2 | 3;
  children?: ReactNode;
}) {
  const Heading = `h${headingLevel}` as const;
  const market = useMarket();
  return (
    <article className="flex gap-4 py-6">
      <LinePicture line={{ image: wish.image ?? '' }} />
      <div className="grid min-w-0 flex-1 content-start gap-3">
        <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:gap-x-6">
          <div className="grid content-start gap-1">
            <Heading className="font-medium break-words">
              {wish.path ? (
                <Link href={wish.path} className="hover:text-link">
                  {wish.name}
                </Link>
              ) : (
                wish.name
              )}
            </Heading>
            {wish.options.map(({ label, value }) => (
              <p key={label} className="text-sm text-text-muted">
                {label}: <span className="numbers">{withFeet(value, market)}</span>
              </p>
            ))}
            <Availability wish={wish} />
          </div>
          {wish.price && wish.availability !== 'ORPHANED' && (
            // In a column of its own, prices of all items end at the same edge.
            <div className="sm:*:justify-items-end">
              <ProductPrice price={wish.price} size="sm" />
            </div>
          )}
        </div>
        {children}
      </div>
    </article>
  );
}

function Availability({ wish }: { wish: WishView }) {
  const t = useTranslate();
  if (wish.availability === 'ORPHANED')
    return <p className="text-sm text-text-muted">{t('wishlists.orphaned')}</p>;
  const isInStock = wish.availability !== 'OUT_OF_STOCK';
  return (
    <p>
      <Badge tone={isInStock ? 'success' : 'neutral'}>
        {t(isInStock ? 'stock.inStock' : 'stock.soldOut')}
      </Badge>
    </p>
  );
}
