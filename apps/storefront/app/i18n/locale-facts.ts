import type { Market, StaticPageId, Texts } from '@bowline/markets';

/** What a page knows of its own locale besides the messages. */
export interface LocaleFacts {
  readonly market: Market;
  readonly pagePaths: Readonly<Record<StaticPageId, string>>;
  /** Of its language. */
  readonly messagesUrl: string;
  /** What the locale says unlike its language: too little for a file of its own. */
  readonly ownMessages?: Texts;
  /** Of the language that stands in where a message is missing. */
  readonly fallbackMessagesUrl: string;
}

declare global {
  interface Window {
    /** Set by the script that also holds the routes of the locale (server/locale-build.ts). */
    localeFacts?: LocaleFacts;
  }
}

export function localeFactsInBrowser(): LocaleFacts {
  const { localeFacts } = window;
  if (!localeFacts) throw new Error('The script of the locale did not run');
  return localeFacts;
}
