import {
  defaultLocale,
  type LocaleName,
  languageOf,
  markets,
  staticPageIds,
  staticPagePath,
} from '@bowline/markets';
import { ownMessages } from './all-messages.server.ts';
import type { LocaleFacts } from './locale-facts.ts';

// Files of their own rather than script chunks: the page can preload its language before any script has run.
const urls = import.meta.glob<string>('./messages/[a-z][a-z].json', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function localeFactsOf(locale: LocaleName): LocaleFacts {
  const paths = staticPageIds.map((id) => [id, staticPagePath(id, locale)] as const);
  const own = ownMessages(locale);
  return {
    market: markets[locale],
    pagePaths: Object.fromEntries(paths) as LocaleFacts['pagePaths'],
    messagesUrl: messagesUrl(locale),
    ...(own && { ownMessages: own }),
    fallbackMessagesUrl: messagesUrl(defaultLocale),
  };
}

function messagesUrl(locale: LocaleName): string {
  const url = urls[`./messages/${languageOf(locale)}.json`];
  if (!url) throw new Error(`There are no messages for ${locale}`);
  return url;
}
