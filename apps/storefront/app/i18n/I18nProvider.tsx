import type { Market } from '@bowline/markets';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { LocaleFacts } from './locale-facts.ts';
import type { Messages, Translate } from './messages.ts';

const MessagesContext = createContext<Messages | undefined>(undefined);
const FactsContext = createContext<LocaleFacts | undefined>(undefined);

export interface I18nProviderProps {
  readonly messages: Messages;
  readonly facts: LocaleFacts;
  readonly children: ReactNode;
}

export function I18nProvider({ messages, facts, children }: I18nProviderProps) {
  return (
    <FactsContext value={facts}>
      <MessagesContext value={messages}>{children}</MessagesContext>
    </FactsContext>
  );
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

export function useLocaleFacts(): LocaleFacts {
  const facts = use(FactsContext);
  if (!facts) throw new Error('I18nProvider is missing above this component');
  return facts;
}

export function useMarket(): Market {
  return useLocaleFacts().market;
}
