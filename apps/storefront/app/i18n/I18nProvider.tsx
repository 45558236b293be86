import { type Market, markets } from '@bowline/markets';
import { createContext, type ReactNode, use } from 'react';
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

export function useMarket(): Market {
  return markets[useMessages().locale];
}
