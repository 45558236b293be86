import { formatDate } from '@bowline/markets';
import { Breadcrumb } from '@bowline/ui/components';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import type { LocalisedPaths } from '../../seo/load-paths.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { StructuredData } from '../../seo/StructuredData.tsx';
import { ReadingLayout } from '../content/ReadingLayout.tsx';
import { richTextPart } from '../content/rich-text-part.ts';
import { materialInserts } from '../materials/material-inserts.tsx';
import { insertsOf } from './inserts/inserts-of.tsx';
import type { DocumentPageView } from './load-document-page.ts';

/** A page of the content service: heading, lead, text with live parts. */
export function DocumentScreen({ page, paths }: { page: DocumentPageView; paths?: LocalisedPaths }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const trail = [
    { label: t('screens.home'), href: '/' },
    { label: page.title, href: pathname },
  ];
  return (
    <article className="page-width grid grid-cols-1 gap-6 py-8">
      <PageHead
        title={page.metaTitle}
        description={page.metaDescription}
        {...(paths && !page.isHidden ? { paths } : {})}
        {...(page.picture ? { image: page.picture } : {})}
      />
      <StructuredData data={(absolute) => [breadcrumbData(trail, absolute)]} />
      <Breadcrumb label={t('breadcrumb.label')} items={trail} />
      <ReadingLayout
        headings={page.headings}
        hasWideParts={page.blocks.some(({ _type }) => _type === 'insert')}
        products={page.products}
        related={page.related}
        head={<PageIntro page={page} />}
      >
        <Suspense>
          <richTextPart.Component
            blocks={page.blocks}
            inserts={{ ...insertsOf(page.inserts), ...materialInserts(page.materials) }}
          />
        </Suspense>
      </ReadingLayout>
    </article>
  );
}

function PageIntro({ page }: { page: DocumentPageView }) {
  const t = useTranslate();
  const market = useMarket();
  return (
    <header className="grid max-w-reading gap-4">
      <h1 className="text-4xl">{page.title}</h1>
      {page.intro && <p className="text-lg text-text-muted">{page.intro}</p>}
      {page.version && (
        <p className="text-sm text-text-muted">
          {t('content.legal.version', {
            version: page.version.name,
            date: formatDate(page.version.effectiveFrom, market),
          })}
        </p>
      )}
    </header>
  );
}

/** At the slug that it has in each language. */
export function DocumentBySlug(page: DocumentPageView) {
  return <DocumentScreen page={page} paths={page.paths} />;
}
