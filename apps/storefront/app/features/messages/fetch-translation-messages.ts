import { defaultLocale, type LocaleName, marketAddresses, type Texts } from '@bowline/markets';
import type { Messages } from '../../i18n/messages.ts';
import { messageTree, translationMessagesName, translationMessagesQuery } from './translation-messages.ts';

export interface MessageReport {
  readonly warn: (text: string) => void;
  readonly error: (text: string, reason: unknown) => void;
}

/** The messages of one language; a failure is logged and gives none (specification 8). */
export async function fetchTranslationMessages(locale: LocaleName, report: MessageReport): Promise<Texts> {
  const search = new URLSearchParams({
    query: translationMessagesQuery.text,
    lang: marketAddresses[locale].code,
    name: translationMessagesName,
  });
  try {
    const response = await fetch(`/sanity?${search}`, { priority: 'low' });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const { result } = await response.json();
    return messageTree(result, report.warn);
  } catch (reason) {
    report.error(`The translated messages for ${locale} could not be fetched`, reason);
    return {};
  }
}

/** Specification 4: fetched when the page stands, merged into the current locale and English. */
export async function addTranslationMessages(messages: Messages, report: MessageReport): Promise<void> {
  const { locale } = messages;
  messages.add(await fetchTranslationMessages(locale, report), 'locale');
  if (locale !== defaultLocale)
    messages.add(await fetchTranslationMessages(defaultLocale, report), 'fallback');
}
