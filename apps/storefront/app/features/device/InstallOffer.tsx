import { shop } from '@bowline/markets';
import { Button } from '@bowline/ui/components';
import { useEffect, useState } from 'react';
import { localStorageOrNothing } from '../../data/local-storage.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { useVisitor } from '../../visitor/visitor-store.ts';
import { type InstallEvent, installEvent } from './install-event.ts';
import { isStandalone, mayOffer, noteRefusal } from './installing.ts';

/** Once something is in the cart the shop is worth coming back to: where a browser can install it, it is offered, once. */
export function InstallOffer() {
  const t = useTranslate();
  const { count } = useVisitor();
  const [event, setEvent] = useState<InstallEvent>();
  const isWanted = count > 0;
  useEffect(() => {
    const store = localStorageOrNothing();
    if (!isWanted || isStandalone(window) || !mayOffer(store, Date.now())) return;
    let isStill = true;
    void installEvent.then((given) => isStill && setEvent(given));
    return () => {
      isStill = false;
    };
  }, [isWanted]);
  if (!event) return null;
  const close = () => setEvent(undefined);
  const refuse = () => {
    noteRefusal(localStorageOrNothing(), Date.now());
    close();
  };
  return (
    <section
      aria-label={t('device.install.title', { brand: shop.brand })}
      // What waits for the shop is told first, by itself.
      className="pointer-events-auto grid gap-3 rounded-lg border border-border bg-surface-raised p-4 shadow-overlay not-first:hidden"
    >
      <div>
        <p className="font-semibold">{t('device.install.title', { brand: shop.brand })}</p>
        <p className="text-sm text-text-muted">{t('device.install.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="sm"
          onClick={() =>
            event.prompt().then(({ outcome }) => (outcome === 'accepted' ? close() : refuse()), close)
          }
        >
          {t('device.install.accept')}
        </Button>
        <Button variant="quiet" size="sm" onClick={refuse}>
          {t('device.install.later')}
        </Button>
      </div>
    </section>
  );
}
