import { ownCookieNames } from '@bowline/markets';
import { useSyncExternalStore } from 'react';
import { type Consent, consentOf } from './consent-cookie.ts';
import { choiceField } from './consent-form.ts';

let known: Consent | undefined;
const listeners = new Set<() => void>();
const onServer: Consent = { isDecided: true, allowed: [] };

/** What the visitor allows, as the browser knows it: by the cookie, which other pages may have changed. */
export const consentStore = {
  get(): Consent {
    known ??= readInBrowser();
    return known;
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Everything or nothing, by one press. False when it could not be kept, and nothing has changed. */
  async decide(address: string, choice: 'all' | 'none'): Promise<boolean> {
    const form = new FormData();
    form.set(choiceField, choice);
    const answer = await fetch(address, { method: 'POST', body: form }).catch(() => undefined);
    if (!answer?.ok) return false;
    known = readInBrowser();
    for (const listener of listeners) listener();
    return true;
  },
};

export function useConsent(): Consent {
  return useSyncExternalStore(consentStore.subscribe, consentStore.get, () => onServer);
}

function readInBrowser(): Consent {
  const { cookie } = document;
  const value = new RegExp(`(?:^|; )${ownCookieNames.consent}=([^;]+)`).exec(cookie)?.[1];
  const { globalPrivacyControl } = navigator as { readonly globalPrivacyControl?: boolean };
  return consentOf(value, { hasSignal: globalPrivacyControl === true, now: Date.now() });
}
