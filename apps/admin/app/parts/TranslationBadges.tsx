import { Badge } from '@bowline/ui/components';
import { useTranslate } from '../i18n/TextsProvider.tsx';

export interface TranslationBadgesProps {
  /** Locales. */
  readonly missing: readonly (string | null)[];
  readonly outdated: readonly (string | null)[];
}

/** Which translations need somebody; nothing where all is well. */
export function TranslationBadges({ missing, outdated }: TranslationBadgesProps) {
  const t = useTranslate();
  return (
    <span className="flex flex-wrap gap-1">
      {missing.length > 0 && (
        <Badge tone="error">{t('words.missing', { locales: shortList(missing) })}</Badge>
      )}
      {outdated.length > 0 && (
        <Badge tone="warning">{t('words.outdated', { locales: shortList(outdated) })}</Badge>
      )}
    </span>
  );
}

/** One by its name, of several how many. */
function shortList(locales: readonly (string | null)[]): string {
  return locales.length === 1 ? String(locales[0]) : String(locales.length);
}
