import { defaultLocale, isLocaleName } from '@bowline/markets';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { addTranslationMessages } from './features/messages/fetch-translation-messages.ts';
import { I18nProvider } from './i18n/I18nProvider.tsx';
import { loadMessages } from './i18n/load-messages.ts';
import { createMessages } from './i18n/messages.ts';

async function hydrate() {
  const { lang } = document.documentElement;
  const locale = isLocaleName(lang) ? lang : defaultLocale;
  const messages = createMessages({ locale, messages: await loadMessages(locale), warn: console.warn });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider messages={messages}>
          <HydratedRouter />
        </I18nProvider>
      </StrictMode>,
    );
  });
  if (locale !== defaultLocale)
    loadMessages(defaultLocale).then((english) => messages.add(english, 'fallback'), console.error);
  whenIdle(() => addTranslationMessages(messages, console));
}

/** After everything the visitor waits for. */
function whenIdle(work: () => Promise<void>) {
  const start = () => void work();
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start);
  else setTimeout(start);
}

hydrate().catch(console.error);
