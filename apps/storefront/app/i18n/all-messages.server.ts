import { defaultLocale, type LocaleName, languageOf, layTextsOver, type Texts } from '@bowline/markets';
import { createMessages, type Messages } from './messages.ts';

const files = import.meta.glob<Texts>('./messages/*.json', { import: 'default', eager: true });
const merged = new Map<LocaleName, Texts>();

export function messagesOnServer(locale: LocaleName, warn: (text: string) => void): Messages {
  return createMessages({ locale, messages: messagesOf(locale), fallback: messagesOf(defaultLocale), warn });
}

function messagesOf(locale: LocaleName): Texts {
  const known = merged.get(locale) ?? readMessages(locale);
  merged.set(locale, known);
  return known;
}

function readMessages(locale: LocaleName): Texts {
  const language = files[`./messages/${languageOf(locale)}.json`];
  if (!language) throw new Error(`There are no messages for ${locale}`);
  return layTextsOver(language, ownMessages(locale) ?? {});
}

/** What the locale says unlike its language, if anything. */
export function ownMessages(locale: LocaleName): Texts | undefined {
  return languageOf(locale) === locale ? undefined : files[`./messages/${locale}.json`];
}
