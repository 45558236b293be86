import { EmptyState } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { Panel } from '../../parts/Panel.tsx';

/** The page of the shop as the drafts would make it, in a frame in which nothing runs. */
export function PreviewPanel({ preview }: { readonly preview: { readonly path: string | null } }) {
  const t = useTranslate();
  return (
    <Panel title={t('content.preview.title')} isFlush className="lg:sticky lg:top-4">
      {preview.path === null ? (
        <EmptyState title={t('content.preview.none')}>{t('content.preview.noneText')}</EmptyState>
      ) : (
        <iframe
          title={t('content.preview.title')}
          src={preview.path}
          sandbox="allow-same-origin"
          className="h-[80vh] w-full rounded-b-lg bg-surface"
        />
      )}
    </Panel>
  );
}
