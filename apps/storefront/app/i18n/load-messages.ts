import type { LocaleName } from '@bowline/markets';
import type { MessageTree } from './message-format.ts';

// Files of their own rather than script chunks: the page can preload its language before any script has run.
const urls = import.meta.glob<string>('./messages/*.json', { query: '?url', import: 'default', eager: true });

export function messagesUrl(locale: LocaleName): string {
  const url = urls[`./messages/${locale}.json`];
  if (!url) throw new Error(`There are no messages for ${locale}`);
  return url;
}

export async function loadMessages(locale: LocaleName): Promise<MessageTree> {
  const response = await fetch(messagesUrl(locale));
  if (!response.ok) throw new Error(`The messages for ${locale} could not be loaded: ${response.status}`);
  return (await response.json()) as MessageTree;
}
