import { layTextsOver, type Texts } from '@bowline/markets';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { browserLog } from './browser-log.ts';
import { listenForInstallEvent } from './features/device/install-event.ts';
import { withoutTimestamp } from './features/errors/failed-chunk.ts';
import { prepareErrorScreen } from './features/errors/SeparateErrorScreen.tsx';
import { listenForTouch, onceTouched, whenIdle, withNetwork } from './first-touch.ts';
import { I18nProvider } from './i18n/I18nProvider.tsx';
import { type LocaleFacts, localeFactsInBrowser } from './i18n/locale-facts.ts';
import { createMessages, type OwnTexts, ownTextsMetaName } from './i18n/messages.ts';

const log = browserLog();

async function hydrate() {
  listenForTouch();
  listenForReturn();
  listenForInstallEvent();
  goBelowPrefix();
  dropTimestamp();
  const facts = localeFactsInBrowser();
  const locale = facts.market.name;
  const messages = createMessages({
    locale,
    ownTexts: ownTextsOfPage(),
    messages: await loadMessages(facts),
    warn: log.warn,
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
  loadFallback(facts).then((english) => messages.add(english, 'fallback'), log.error);
  // An error may mean that there is no network to fetch its screen by.
  onceTouched(prepareErrorScreen).catch(log.error);
  onceTouched(() => import('./features/vitals/tell-visit.ts')).then(
    ({ tellVisit }) => tellVisit(),
    log.error,
  );
  whenIdle()
    .then(() => withNetwork(() => import('./features/messages/fetch-translation-messages.ts')))
    .then(({ addTranslationMessages }) => addTranslationMessages(messages, log))
    .catch(log.error);
}

/** Before the router hears of it and goes to where one was: all that is above has its true height then (`drawn-near.css`). */
function listenForReturn() {
  addEventListener('popstate', () => document.documentElement.toggleAttribute('data-returned', true), {
    once: true,
  });
}

/** A page may have been asked for without the prefix of its shop, which all its links carry. */
function goBelowPrefix() {
  const { pathname, search, hash } = location;
  const { __reactRouterContext: context } = window as { __reactRouterContext?: { basename?: string } };
  const basename = context?.basename ?? '/';
  const isBelow = basename === '/' || pathname === basename || pathname.startsWith(`${basename}/`);
  if (!isBelow) history.replaceState(history.state, '', basename + pathname + search + hash);
}

/** Of a page that was loaded anew because its scripts had failed. */
function dropTimestamp() {
  const { href } = location;
  const plain = withoutTimestamp(href);
  if (plain !== href) history.replaceState(history.state, '', plain);
}

hydrate().catch(log.error);

function ownTextsOfPage(): OwnTexts | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${ownTextsMetaName}"]`);
  return meta ? JSON.parse(meta.content) : undefined;
}

/** The file of the language, with what the locale says otherwise. */
async function loadMessages({ messagesUrl, ownMessages = {} }: LocaleFacts): Promise<Texts> {
  return layTextsOver(await loadFile(messagesUrl), ownMessages);
}

/** English, which stands in where a message is missing; nothing more to load where the page speaks it. */
async function loadFallback({ messagesUrl, fallbackMessagesUrl }: LocaleFacts): Promise<Texts> {
  return messagesUrl === fallbackMessagesUrl ? {} : loadFile(fallbackMessagesUrl);
}

async function loadFile(url: string): Promise<Texts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded: ${response.status}`);
  return (await response.json()) as Texts;
}
