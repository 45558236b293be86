import { formatNumber } from '@bowline/markets';
import { EmptyState, Pagination } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { ProductTiles } from '../catalog/ProductTiles.tsx';
import type { SearchView } from './load-search.ts';

export function SearchScreen({ query, page, pageCount, count, products }: SearchView) {
  const t = useTranslate();
  const market = useMarket();
  const title = query ? t('search.resultsFor', { query }) : t('screens.search');
  return (
    <div className="page-width grid gap-6 py-8">
      <PageHead title={title} />
      <h1 className="text-4xl">{title}</h1>
      {query && (
        <p className="numbers text-text-muted">
          {t('category.count', { n: formatNumber(count, market) }, count)}
        </p>
      )}
      {products.length > 0 && <ProductTiles products={products} headingLevel={2} />}
      {products.length === 0 && (
        <EmptyState title={t(query ? 'search.nothing' : 'search.start')}>{t('search.hint')}</EmptyState>
      )}
      <Pagination
        label={t('pagination.label')}
        current={page}
        total={pageCount}
        hrefOf={(number) => `/search?${new URLSearchParams({ q: query, page: String(number) })}`}
        previousLabel={t('pagination.previous')}
        nextLabel={t('pagination.next')}
        pageLabel={(number) => t('pagination.page', { page: number })}
      />
    </div>
  );
}
