import { Breadcrumb } from '@bowline/ui/components';
import { useLocation } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { ContentHtml } from './ContentHtml.tsx';
import type { ContentView } from './content-view.ts';

export function ContentScreen(page: ContentView) {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <article className="page-width grid grid-cols-1 gap-6 py-8">
      <PageHead title={page.metaTitle} description={page.metaDescription} paths={page.paths} />
      <Breadcrumb
        label={t('breadcrumb.label')}
        items={[
          { label: t('screens.home'), href: '/' },
          { label: page.title, href: pathname },
        ]}
      />
      <h1 className="text-4xl">{page.heading}</h1>
      <ContentHtml html={page.contentHtml} />
    </article>
  );
}
