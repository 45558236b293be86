import { useEffect, useState } from 'react';
import { useHref } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { ProductSection } from '../catalog/ProductSection.tsx';
import type { ProductSummary } from '../catalog/product-tile.ts';
import { tellSeen } from './tell-seen.ts';

const mostShown = 4;

/** Below everything else, once the page has loaded: what this visitor looked at before. Without scripts there is no such list. */
export default function RecentlySeen({ sku }: { sku?: string }) {
  const t = useTranslate();
  const [seen, visitor] = [useHref('/api/seen'), useHref('/api/visitor')];
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  useEffect(() => {
    let isStill = true;
    const show = (found: readonly ProductSummary[]) => isStill && setProducts(found.slice(0, mostShown));
    // A page is whole without it.
    tellSeen({ seen, visitor }, sku).then(show, () => show([]));
    return () => {
      isStill = false;
    };
  }, [seen, visitor, sku]);
  return <ProductSection title={t('product.recentlySeen')} products={products} />;
}
