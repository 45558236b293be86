import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { ProductTiles } from '../../catalog/ProductTiles.tsx';
import type { ProductSummary } from '../../catalog/product-tile.ts';

export function Alternatives({ products }: { products: readonly ProductSummary[] }) {
  const t = useTranslate();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="alternatives" className="grid grid-cols-1 gap-6">
      <h2 id="alternatives" className="text-2xl">
        {t('content.alternatives')}
      </h2>
      <ProductTiles products={products} />
    </section>
  );
}
