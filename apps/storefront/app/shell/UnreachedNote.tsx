import { Button, Notice } from '@bowline/ui/components';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useToldValue } from '../data/told-value.ts';
import { unreachedStore } from '../forms/unreached.ts';
import { useTranslate } from '../i18n/I18nProvider.tsx';

/** Beside whatever was to be sent, whose form stands on the page as it was. Without a network nothing could fetch it. */
export function UnreachedNote() {
  const t = useTranslate();
  const isTold = useToldValue(unreachedStore, false);
  const { pathname } = useLocation();
  useEffect(() => () => void (pathname && unreachedStore.set(false)), [pathname]);
  if (!isTold) return null;
  return (
    // At the top of a phone: at its bottom is the button that is to be pressed again.
    <div className="fixed inset-x-4 top-20 z-40 mx-auto max-w-form rounded-lg border border-border bg-surface-raised p-1 shadow-overlay sm:inset-x-auto sm:end-6 sm:top-auto sm:bottom-6 sm:w-96 print:hidden">
      <Notice
        tone="error"
        action={
          <Button size="sm" variant="quiet" onClick={() => unreachedStore.set(false)}>
            {t('dialog.close')}
          </Button>
        }
      >
        {t('device.queue.unreached')}
      </Notice>
    </div>
  );
}
