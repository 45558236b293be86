import { formatLength } from '@bowline/markets';
import { Badge } from '@bowline/ui/components';
import { Suspense } from 'react';
import { separatePart, untilTouched } from '../../first-touch.ts';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { waitingPart } from '../../waiting-part.tsx';
import { ProductPrice } from '../catalog/ProductPrice.tsx';
import { CompareButton } from '../compare/CompareButton.tsx';
import { ContentHtml } from '../content/ContentHtml.tsx';
import { WishButton } from '../wishes/WishButton.tsx';
import { ColourSiblings } from './ColourSiblings.tsx';
import { OptionChoice } from './OptionChoice.tsx';
import type { ProductView } from './shown-product.ts';

/** Works without scripts, and what is pressed before they are there waits for them. */
const { Component: OrderForm } = waitingPart(() => import('./OrderForm.tsx'));
/** To read only: it can wait for what can be pressed. */
const OrderFacts = untilTouched(() => import('./OrderFacts.tsx'));
const RatingLink = untilTouched(() => import('../reviews/RatingLink.tsx'));
// Most products are no gift cards, and in stock.
const GiftCardForm = separatePart(() => import('./GiftCardForm.tsx'));
const ReminderForm = separatePart(() => import('./ReminderForm.tsx'));

/** What it is and what it costs: the first thing on a phone, before its pictures. */
export function ProductHead({ product, chosen, reviews, isDigital, giftCard }: ProductView) {
  return (
    <header className="grid gap-2">
      <h1 className="text-2xl text-balance sm:text-3xl">{product.name}</h1>
      <Suspense>
        <RatingLink reviews={reviews} />
      </Suspense>
      <ProductPrice
        price={(chosen ?? product).price}
        size="lg"
        isOnOwnPage
        note={giftCard ? 'none' : isDigital ? 'VAT only' : undefined}
      />
    </header>
  );
}

/** Everything a visitor decides with: colour, length, quantity, price, stock and delivery. */
export function BuyBox(view: ProductView) {
  const t = useTranslate();
  const market = useMarket();
  const { product, chosen, options, tiers, longestPieceCm } = view;
  const shown = chosen ?? product;
  return (
    <div className="grid content-start gap-6">
      <ColourSiblings
        siblings={view.siblings}
        currentPath={product.path}
        search={view.chosenSearch}
        listings={view.listings}
        isDesign={view.giftCard !== undefined}
      />
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
          <GiftCardForm key={shown.sku} sku={shown.sku} range={view.giftCard} design={product.image.src} />
        </Suspense>
      )}
      {shown.isInStock && !view.giftCard && (
        <OrderForm
          key={shown.sku}
          sku={shown.sku}
          parentSku={chosen && product.sku}
          step={view.quantityStep}
          pieceLength={lengthOf(view)}
          price={shown.price}
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
        {!view.giftCard && (
          <CompareButton key={`compare-${product.uid}`} uid={product.uid} name={product.name} />
        )}
      </div>
      {!shown.isInStock && (
        <Suspense>
          <ReminderForm key={shown.sku} productId={chosen?.id ?? view.productId} />
        </Suspense>
      )}
      <Suspense>
        <OrderFacts
          delivery={shown.isInStock ? (view.delivery ?? null) : null}
          isDigital={view.isDigital}
          tiers={tiers}
          lengthCm={chosen?.lengthCm ?? null}
        />
      </Suspense>
      <ContentHtml html={view.shortDescription} />
      <p className="text-sm text-text-muted">{t('product.sku', { sku: shown.sku })}</p>
    </div>
  );
}

/** As the choice of a length writes it. */
function lengthOf({ options }: ProductView): string | undefined {
  return options.find(({ code }) => code === 'length')?.values.find(({ isChosen }) => isChosen)?.label;
}
