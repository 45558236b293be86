import { Breadcrumb, SkipLink } from '@bowline/ui/components';
import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import { untilTouched } from '../../first-touch.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { ProductSection } from '../catalog/ProductSection.tsx';
import { BuyBox, ProductHead } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import type { LoadedProduct } from './product-view.ts';
import { shownProduct } from './shown-product.ts';

/** Facts for search engines, which read them in the page as the server wrote it. */
const ProductData = untilTouched(() => import('./ProductData.tsx'));

/** Stands below everything the visitor buys with. */
const ProductDetails = untilTouched(() => import('./ProductDetails.tsx'));

/** Of use to somebody with scripts only. */
const ShareButton = untilTouched(() => import('../device/ShareButton.tsx'));

/** Three links below what the visitor buys with. */
const ServiceStrip = untilTouched(() => import('../trust/ServiceStrip.tsx'));

/** What goes with it, below what it is. */
const BoughtTogether = untilTouched(() => import('./BoughtTogether.tsx'));

/** For who likes the goods, but not quite the colour. */
const OtherColours = untilTouched(() => import('./OtherColours.tsx'));

/** Below everything, and nobody's but the visitor's. */
const RecentlySeen = untilTouched(() => import('../seen/RecentlySeen.tsx'));

export function ProductScreen(loaded: LoadedProduct) {
  const t = useTranslate();
  const { search } = useLocation();
  const view = useMemo(() => shownProduct(loaded, new URLSearchParams(search)), [loaded, search]);
  const { product, gallery, boughtTogether, mostViewed } = view;
  const trail = [
    { label: t('screens.home'), href: '/' },
    ...view.breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.path })),
    { label: product.name, href: product.path },
  ];
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-4 sm:gap-10 sm:py-8">
      <SkipLink href="#order-form">{t('product.skipToOrder')}</SkipLink>
      <PageHead
        title={view.metaTitle}
        description={view.metaDescription}
        paths={view.paths}
        image={product.image.src}
      />
      <Suspense>
        <ProductData view={view} trail={trail} />
      </Suspense>
      <div className="flex items-start justify-between gap-4">
        <Breadcrumb label={t('breadcrumb.label')} items={trail} />
        <Suspense>
          <ShareButton title={product.name} />
        </Suspense>
      </div>
      <div className="grid gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <div className="lg:col-start-2">
          <ProductHead {...view} />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Gallery key={product.uid} images={gallery.length > 0 ? gallery : [product.image]} />
        </div>
        <BuyBox {...view} />
      </div>
      {view.delivery && (
        <Suspense>
          <ServiceStrip canCollect={view.delivery.pickup !== undefined} />
        </Suspense>
      )}
      <Suspense>
        <ProductDetails {...view} />
      </Suspense>
      <Suspense>
        <BoughtTogether key={product.uid} products={boughtTogether} hasPriceNote={mostViewed.length === 0} />
      </Suspense>
      <Suspense>
        <OtherColours siblings={view.siblings} listings={view.listings} currentPath={product.path} />
      </Suspense>
      <ProductSection title={t('product.mostViewed')} products={mostViewed} />
      <Suspense>
        <RecentlySeen sku={product.sku} />
      </Suspense>
    </div>
  );
}
