import { Breadcrumb, Notice } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { LocalisedPaths } from '../../seo/load-paths.ts';
import { PageHead } from '../../seo/PageHead.tsx';

export interface ScreenFrameProps {
  readonly title: string;
  /** Present when search engines may list the screen. */
  readonly paths?: LocalisedPaths;
  readonly children?: ReactNode;
}

/** Heading, breadcrumb and page head of a screen; one without content of its own says so. */
export function ScreenFrame({ title, paths, children }: ScreenFrameProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-8">
      <PageHead title={title} {...(paths ? { paths } : {})} />
      <Breadcrumb
        label={t('breadcrumb.label')}
        items={[
          { label: t('screens.home'), href: '/' },
          { label: title, href: pathname },
        ]}
      />
      <h1 className="text-4xl">{title}</h1>
      {children ?? <Notice still>{t('frame.inPreparation')}</Notice>}
    </div>
  );
}
