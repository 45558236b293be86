import { Button, VisuallyHidden } from '@bowline/ui/components';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.tsx';

/** Hands the page to whatever the device shares with, or puts its address on the clipboard. Without scripts there is none. */
export default function ShareButton({ title }: { title: string }) {
  const t = useTranslate();
  const [isPossible, setPossible] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setPossible('share' in navigator || 'clipboard' in navigator), []);
  async function share() {
    const url = location.href.replace(/#.*$/, '');
    if ('share' in navigator) {
      // Who closes the list of the device has changed their mind.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url);
    setCopied(true);
  }
  return (
    // As large as its button from the start: it comes late, and nothing may move for it.
    <div className="-me-2 size-9 shrink-0">
      <span role="status">
        <VisuallyHidden>{isCopied && t('device.share.copied')}</VisuallyHidden>
      </span>
      {isPossible && (
        <Button
          variant="quiet"
          size="sm"
          icon={isCopied ? 'check' : 'share'}
          iconOnly
          title={t(isCopied ? 'device.share.copied' : 'device.share.share')}
          onClick={() => void share().catch(() => undefined)}
        >
          {t('device.share.share')}
        </Button>
      )}
    </div>
  );
}
