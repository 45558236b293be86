import { type Market, markets } from '@bowline/markets';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Messages, Translate } from './messages.ts';

const MessagesContext = createContext<Messages | undefined>(undefined);

export function I18nProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('I18nProvider is missing above this component');
  return messages;
}

export function useTranslate(): Translate {
  return useMessages().translate;
}

/** A text that only editors write, which arrives after the page (specification 4); nothing until then, or without one. */
export function useLateMessage(key: string): string | undefined {
  const { find, subscribe } = useMessages();
  return useSyncExternalStore(
    subscribe,
    () => find(key),
    () => undefined,
  );
}

export function useMarket(): Market {
  return markets[useMessages().locale];
}
