import { Button, Notice } from '@bowline/ui/components';
import { useEffect } from 'react';
import { useToldValue } from '../../data/told-value.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { CartAnswer } from './add-to-cart.ts';
import { cartStore } from './cart-store.ts';
import { storageKey, type WaitingNews, waitingChanges } from './waiting-changes.ts';

/** How often a shop that cannot be reached is tried, while something waits for it and somebody looks. */
const tryMs = 15_000;
const nothing: WaitingNews = { waiting: 0, sent: 0, refused: [] };
/** Asked for when the page stands: there is no device on the server. */
const newsOfDevice = {
  get: () => waitingChanges(cartStore.sendAgain).news.get(),
  subscribe: (listener: () => void) => waitingChanges(cartStore.sendAgain).news.subscribe(listener),
};

/** Changes of the cart that were made without a network: how many wait, and what became of them. */
export function WaitingChanges() {
  const t = useTranslate();
  const { waiting, sent, refused } = useWaitingNews();
  if (waiting + sent + refused.length === 0) return null;
  const close = (
    <Button size="sm" variant="quiet" onClick={() => waitingChanges(cartStore.sendAgain).dismiss()}>
      {t('dialog.close')}
    </Button>
  );
  return (
    <div className="pointer-events-auto grid gap-1 rounded-lg border border-border bg-surface-raised p-1 shadow-overlay">
      {refused.map(({ name, answer }) => (
        <Notice key={name} tone="error" action={close}>
          {t('device.queue.refused', { name, reason: reasonIn(answer, t) })}
        </Notice>
      ))}
      {waiting > 0 && <Notice tone="warning">{t('device.queue.waiting', {}, waiting)}</Notice>}
      {waiting === 0 && sent > 0 && (
        <Notice tone="success" action={refused.length === 0 && close}>
          {t('device.queue.sent', {}, sent)}
        </Notice>
      )}
    </div>
  );
}

function reasonIn(answer: CartAnswer | 'too-old', t: ReturnType<typeof useTranslate>): string {
  if (answer === 'too-old') return t('device.queue.tooOld');
  const told = answer.refused ?? (answer.addition?.isAdded === false ? answer.addition.answer : undefined);
  if (told?.failure?.reason) return told.failure.reason;
  return told?.problems.length ? t('device.queue.gone') : t('cart.problems.general');
}

function useWaitingNews(): WaitingNews {
  useEffect(() => {
    const { sendAll, lookAgain, list } = waitingChanges(cartStore.sendAgain);
    const send = () => {
      if (document.visibilityState === 'visible' && list().length > 0) void sendAll();
    };
    const heed = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) lookAgain();
    };
    send();
    addEventListener('online', send);
    addEventListener('storage', heed);
    document.addEventListener('visibilitychange', send);
    const timer = setInterval(send, tryMs);
    return () => {
      removeEventListener('online', send);
      removeEventListener('storage', heed);
      document.removeEventListener('visibilitychange', send);
      clearInterval(timer);
    };
  }, []);
  return useToldValue(newsOfDevice, nothing);
}
