import { ActionLink } from '@bowline/ui/components';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { useVisitor } from '../visitor/visitor-store.ts';

/** The comparison in the header, as soon as there is something in it. */
export function CompareLink() {
  const t = useTranslate();
  const { compared } = useVisitor();
  if (compared === 0) return null;
  return (
    <ActionLink
      href="/compare"
      icon="compare"
      label={t('compare.title')}
      count={compared}
      countLabel={t('compare.count', {}, compared)}
    />
  );
}
