import { formatCentimetres, formatMoney, shop } from '@bowline/markets';
import { Link, type Tab } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { usePagePath } from '../../i18n/use-page-path.ts';
import { ContentHtml } from '../content/ContentHtml.tsx';
import { Reviews } from '../reviews/Reviews.tsx';
import { SampleForm } from './SampleForm.tsx';
import type { ProductView } from './shown-product.ts';

/** The tabs of specification 2.5: description, specifications, shipping, reviews, order sample, why buy. */
export function useProductTabs(view: ProductView): Tab[] {
  const t = useTranslate();
  const market = useMarket();
  const pagePath = usePagePath();
  const shipping: Tab = {
    id: market.shippingAnchor,
    title: t('product.shipping'),
    content: (
      <div className="grid max-w-reading gap-3">
        <p>{t('product.shippingText')}</p>
        <p>
          <Link href={pagePath('shippingRates')} className="text-link-style">
            {t('pages.shippingRates')}
          </Link>
        </p>
      </div>
    ),
  };
  const tabs: Tab[] = [
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
    ...(view.isDigital ? [] : [shipping]),
    {
      id: 'reviews',
      title: t('product.reviews'),
      content: <Reviews reviews={view.reviews} sku={view.product.sku} path={view.product.path} />,
    },
  ];
  if (view.sample) {
    const words = {
      length: formatCentimetres(view.sample.lengthCm, market),
      price: formatMoney(view.sample.price, market),
    };
    tabs.push({
      id: 'sample',
      title: t('product.sample'),
      content: (
        <div className="grid gap-4">
          <p className="max-w-reading">{t('product.sampleText', words)}</p>
          {view.sample.isInStock && <SampleForm sku={view.sample.sku} />}
        </div>
      ),
    });
  }
  tabs.push({
    id: 'why-buy',
    title: t('product.whyBuy', { brand: shop.brand }),
    content: <p className="max-w-reading">{t('product.whyBuyText')}</p>,
  });
  return tabs;
}

function Specifications({ rows }: { rows: ProductView['specifications'] }) {
  return (
    <dl className="max-w-reading">
      {rows.map((row) => (
        <div key={row.code} className="grid grid-cols-2 gap-4 border-b border-border py-2.5">
          <dt className="text-text-muted">{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
