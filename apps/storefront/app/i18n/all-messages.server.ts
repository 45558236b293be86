import { defaultLocale, type LocaleName } from '@bowline/markets';
import type { MessageTree } from './message-format.ts';
import { createMessages, type Messages } from './messages.ts';

const files = import.meta.glob<MessageTree>('./messages/*.json', { import: 'default', eager: true });

export function messagesOnServer(locale: LocaleName, warn: (text: string) => void): Messages {
  return createMessages({ locale, messages: fileOf(locale), fallback: fileOf(defaultLocale), warn });
}

function fileOf(locale: LocaleName): MessageTree {
  const file = files[`./messages/${locale}.json`];
  if (!file) throw new Error(`There are no messages for ${locale}`);
  return file;
}
