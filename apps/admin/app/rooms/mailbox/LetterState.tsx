import { Badge } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/TextsProvider.tsx';

interface LetterStateProps {
  readonly letter: { readonly sentAt: string | null; readonly failure: string | null };
}

export function LetterState({ letter: { sentAt, failure } }: LetterStateProps) {
  const t = useTranslate();
  if (failure !== null) return <Badge tone="error">{t('mailbox.failed')}</Badge>;
  return sentAt ? (
    <Badge tone="success">{t('mailbox.sent')}</Badge>
  ) : (
    <Badge tone="neutral">{t('mailbox.kept')}</Badge>
  );
}
