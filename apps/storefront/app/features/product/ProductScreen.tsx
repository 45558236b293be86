import { shop } from '@bowline/markets';
import { Badge, Breadcrumb, Tabs } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { ProductPrice } from '../catalog/ProductPrice.tsx';
import { ProductTiles } from '../catalog/ProductTiles.tsx';
import { ContentHtml } from '../content/ContentHtml.tsx';
import { Gallery } from './Gallery.tsx';
import type { ProductView } from './load-product.ts';
import { OptionChoice } from './OptionChoice.tsx';
import { PriceTiers } from './PriceTiers.tsx';
import { Specifications } from './Specifications.tsx';

export function ProductScreen(view: ProductView) {
  const t = useTranslate();
  const market = useMarket();
  const { product, chosen, options, tiers, gallery, related } = view;
  const shown = chosen ?? product;
  const trail = [
    { label: t('screens.home'), href: '/' },
    ...view.breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.path })),
    { label: product.name, href: product.path },
  ];
  return (
    <div className="page-width grid gap-10 py-8">
      <PageHead
        title={view.metaTitle}
        description={view.metaDescription}
        paths={view.paths}
        image={product.image.src}
      />
      <Breadcrumb label={t('breadcrumb.label')} items={trail} />
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-14">
        <Gallery images={gallery.length > 0 ? gallery : [product.image]} />
        <div className="grid content-start gap-6">
          <header className="grid gap-2">
            <h1 className="text-3xl">{product.name}</h1>
            <p className="text-sm text-text-muted">{t('product.sku', { sku: shown.sku })}</p>
          </header>
          <ProductPrice price={shown.price} size="lg" withVatNote />
          {options.map((option) => (
            <OptionChoice key={option.code} option={option} options={options} path={product.path} />
          ))}
          <PriceTiers tiers={tiers} />
          <p>
            <Badge tone={shown.isInStock ? 'success' : 'neutral'}>
              {t(shown.isInStock ? 'stock.inStock' : 'stock.soldOut')}
            </Badge>
          </p>
          <ContentHtml html={view.shortDescription} />
        </div>
      </div>
      <Tabs
        label={t('product.details')}
        tabs={[
          {
            id: 'description',
            title: t('product.description'),
            content: <ContentHtml html={view.descriptionHtml} />,
          },
          {
            id: 'specifications',
            title: t('product.specifications'),
            content: <Specifications rows={view.specifications} />,
          },
          {
            id: market.shippingAnchor,
            title: t('product.shipping'),
            content: <p className="max-w-reading">{t('product.shippingText')}</p>,
          },
          {
            id: 'why-buy',
            title: t('product.whyBuy', { brand: shop.brand }),
            content: <p className="max-w-reading">{t('product.whyBuyText')}</p>,
          },
        ]}
      />
      {related.length > 0 && (
        <section className="grid gap-6" aria-labelledby="related">
          <h2 id="related" className="text-2xl">
            {t('product.related')}
          </h2>
          <ProductTiles products={related} />
        </section>
      )}
    </div>
  );
}
