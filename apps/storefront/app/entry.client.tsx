import { defaultLocale } from '@bowline/markets';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { prepareErrorScreen } from './features/errors/SeparateErrorScreen.tsx';
import { I18nProvider } from './i18n/I18nProvider.tsx';
import { localeFactsInBrowser } from './i18n/locale-facts.ts';
import type { MessageTree } from './i18n/message-format.ts';
import { createMessages } from './i18n/messages.ts';

async function hydrate() {
  const facts = localeFactsInBrowser();
  const locale = facts.market.name;
  const messages = createMessages({
    locale,
    messages: await loadMessages(facts.messagesUrl),
    warn: console.warn,
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider messages={messages} facts={facts}>
          <HydratedRouter />
        </I18nProvider>
      </StrictMode>,
    );
  });
  if (locale !== defaultLocale)
    loadMessages(facts.fallbackMessagesUrl).then(
      (english) => messages.add(english, 'fallback'),
      console.error,
    );
  whenIdle(async () => {
    await prepareErrorScreen();
    const { addTranslationMessages } = await import('./features/messages/fetch-translation-messages.ts');
    await addTranslationMessages(messages, console);
  });
}

/** After everything the visitor waits for. */
function whenIdle(work: () => Promise<void>) {
  const start = () => void work().catch(console.error);
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start);
  else setTimeout(start);
}

hydrate().catch(console.error);

async function loadMessages(url: string): Promise<MessageTree> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded: ${response.status}`);
  return (await response.json()) as MessageTree;
}
