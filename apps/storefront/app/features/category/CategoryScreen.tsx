import { formatNumber } from '@bowline/markets';
import { Breadcrumb, EmptyState, Link, Pagination } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { ProductTiles } from '../catalog/ProductTiles.tsx';
import { ContentHtml } from '../content/ContentHtml.tsx';
import type { CategoryView } from './load-category.ts';

export function CategoryScreen(category: CategoryView) {
  const t = useTranslate();
  const market = useMarket();
  const { name, path, page, pageCount, productCount } = category;
  const pageHref = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  const trail = [
    { label: t('screens.home'), href: '/' },
    ...category.breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.path })),
    { label: name, href: path },
  ];
  return (
    <div className="page-width grid gap-8 py-8">
      <PageHead
        title={page > 1 ? t('category.titleOfPage', { title: category.metaTitle, page }) : category.metaTitle}
        description={category.metaDescription}
        paths={category.paths}
      />
      <header className="grid gap-3">
        <Breadcrumb label={t('breadcrumb.label')} items={trail} />
        <h1 className="text-4xl">{name}</h1>
        <ContentHtml html={category.descriptionHtml} />
        <ChildLinks categories={category.children} />
      </header>
      <p className="numbers border-b border-border pb-3 text-sm text-text-muted">
        {t('category.count', { n: formatNumber(productCount, market) }, productCount)}
      </p>
      {category.products.length > 0 ? (
        <ProductTiles products={category.products} headingLevel={2} />
      ) : (
        <EmptyState title={t('category.empty')}>{t('category.emptyHint')}</EmptyState>
      )}
      <Pagination
        label={t('pagination.label')}
        current={page}
        total={pageCount}
        hrefOf={pageHref}
        previousLabel={t('pagination.previous')}
        nextLabel={t('pagination.next')}
        pageLabel={(number) => t('pagination.page', { page: number })}
      />
    </div>
  );
}

function ChildLinks({ categories }: { categories: CategoryView['children'] }) {
  const t = useTranslate();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('category.children')}>
      <ul className="flex flex-wrap gap-2">
        {categories.map((child) => (
          <li key={child.uid}>
            <Link
              href={child.path}
              className="inline-flex min-h-9 items-center rounded-full border border-border px-4 hover:border-primary hover:text-link"
            >
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
