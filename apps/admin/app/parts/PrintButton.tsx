import { Button } from '@bowline/ui/components';
import { useTranslate } from '../i18n/TextsProvider.tsx';

/** The browser prints without it too. */
export function PrintButton() {
  const t = useTranslate();
  return (
    <Button size="sm" variant="primary" onClick={() => window.print()} className="no-script:hidden">
      {t('shell.print')}
    </Button>
  );
}
