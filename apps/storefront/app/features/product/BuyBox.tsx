import { formatLength } from '@bowline/markets';
import { Badge } from '@bowline/ui/components';
import { lazy, Suspense } from 'react';
import { untilTouched } from '../../first-touch.ts';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { ProductPrice } from '../catalog/ProductPrice.tsx';
import { CompareButton } from '../compare/CompareButton.tsx';
import { ContentHtml } from '../content/ContentHtml.tsx';
import { RatingLink } from '../reviews/RatingLink.tsx';
import { WishButton } from '../wishes/WishButton.tsx';
import { ColourSiblings } from './ColourSiblings.tsx';
import { OptionChoice } from './OptionChoice.tsx';
import { OrderForm } from './OrderForm.tsx';
import type { ProductView } from './product-view.ts';

/** To read only: it can wait for what can be pressed. */
const OrderFacts = untilTouched(() => import('./OrderFacts.tsx'));
// Most products are no gift cards, and in stock.
const GiftCardForm = lazy(() => import('./GiftCardForm.tsx'));
const ReminderForm = lazy(() => import('./ReminderForm.tsx'));

/** Everything a visitor decides with: colour, length, quantity, price, stock and delivery. */
export function BuyBox(view: ProductView) {
  const t = useTranslate();
  const market = useMarket();
  const { product, chosen, options, tiers, longestPieceCm } = view;
  const shown = chosen ?? product;
  return (
    <div className="grid content-start gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl">{product.name}</h1>
        <RatingLink reviews={view.reviews} />
        <p className="text-sm text-text-muted">{t('product.sku', { sku: shown.sku })}</p>
      </header>
      <ProductPrice price={shown.price} size="lg" isOnOwnPage />
      <ColourSiblings siblings={view.siblings} currentPath={product.path} />
      {options.map((option) => (
        <OptionChoice key={option.code} option={option} options={options} path={product.path} />
      ))}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={shown.isInStock ? 'success' : 'neutral'}>
          {t(shown.isInStock ? 'stock.inStock' : 'stock.soldOut')}
        </Badge>
        {longestPieceCm !== null && longestPieceCm > 0 && (
          <span className="text-sm text-text-muted">
            {t('stock.longestPiece', { length: formatLength(longestPieceCm, market) })}
          </span>
        )}
      </p>
      {shown.isInStock && view.giftCard && (
        <Suspense>
          <GiftCardForm sku={shown.sku} range={view.giftCard} />
        </Suspense>
      )}
      {shown.isInStock && !view.giftCard && (
        <OrderForm
          key={shown.sku}
          sku={shown.sku}
          parentSku={chosen && product.sku}
          step={view.quantityStep}
        />
      )}
      {/* Quiet buttons have no edge: their words stand below the others. */}
      <div className="-ml-5 flex flex-wrap items-center gap-y-2">
        <WishButton
          key={`wish-${shown.sku}`}
          sku={shown.sku}
          parentSku={chosen && product.sku}
          name={product.name}
        />
        {!view.giftCard && <CompareButton uid={product.uid} name={product.name} />}
      </div>
      {!shown.isInStock && (
        <Suspense>
          <ReminderForm productId={chosen?.id ?? view.productId} />
        </Suspense>
      )}
      <Suspense>
        <OrderFacts delivery={shown.isInStock ? view.delivery : null} tiers={tiers} />
      </Suspense>
      <ContentHtml html={view.shortDescription} />
    </div>
  );
}
