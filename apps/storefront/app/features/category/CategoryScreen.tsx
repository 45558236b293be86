import { Breadcrumb, Link } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { StructuredData } from '../../seo/StructuredData.tsx';
import { ContentHtml } from '../content/ContentHtml.tsx';
import { Listing } from '../listing/Listing.tsx';
import { ownSearch } from '../listing/listing-state.ts';
import type { CategoryView } from './load-category.ts';

export function CategoryScreen(category: CategoryView) {
  const t = useTranslate();
  const { name, path, listing, metaTitle } = category;
  const { page } = listing.state;
  const trail = [
    { label: t('screens.home'), href: '/' },
    ...category.breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.path })),
    { label: name, href: path },
  ];
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-8">
      <PageHead
        title={page > 1 ? t('category.titleOfPage', { title: metaTitle, page }) : metaTitle}
        description={category.metaDescription}
        paths={category.paths}
        ownSearch={ownSearch(listing.state)}
      />
      <StructuredData data={(absolute) => [breadcrumbData(trail, absolute)]} />
      <header className="grid grid-cols-1 gap-3">
        <Breadcrumb label={t('breadcrumb.label')} items={trail} />
        <h1 className="text-4xl">{name}</h1>
        <ContentHtml html={category.descriptionHtml} />
        <ChildLinks categories={category.children} />
      </header>
      <Listing listing={listing} path={path} />
    </div>
  );
}

function ChildLinks({ categories }: { categories: CategoryView['children'] }) {
  const t = useTranslate();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('category.children')} className="-mx-gutter overflow-x-auto px-gutter sm:mx-0 sm:px-0">
      <ul className="flex gap-2 py-1 sm:flex-wrap">
        {categories.map((child) => (
          <li key={child.uid}>
            <Link
              href={child.path}
              className="inline-flex min-h-9 items-center rounded-full border border-border px-4 whitespace-nowrap hover:border-primary hover:text-link"
            >
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
