import { defaultLocale, type LocaleName, languageOf, layTextsOver, type Texts } from '@bowline/markets';
import type { ShopRequest } from '../shop-context.ts';
import { createMessages, type Messages, type OwnTexts } from './messages.ts';
import { createFitting } from './own-texts.ts';

const files = import.meta.glob<Texts>('./messages/*.json', { import: 'default', eager: true });
const merged = new Map<LocaleName, Texts>();

export function messagesOnServer(
  locale: LocaleName,
  warn: (text: string) => void,
  ownTexts?: OwnTexts,
): Messages {
  return createMessages({
    ...{ locale, ownTexts, warn },
    messages: messagesOf(locale),
    fallback: messagesOf(defaultLocale),
    byKey: textsByKey(locale),
  });
}

const byKey = new Map<LocaleName, ReadonlyMap<string, string>>();

function textsByKey(locale: LocaleName): ReadonlyMap<string, string> {
  const known = byKey.get(locale);
  if (known) return known;
  const texts = new Map([messagesOf(defaultLocale), messagesOf(locale)].flatMap((all) => textsIn(all, '')));
  byKey.set(locale, texts);
  return texts;
}

function textsIn(texts: Texts, path: string): [string, string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[path + name, text]] : textsIn(text, `${path}${name}.`),
  );
}

const fitting = createFitting(() => messagesOf(defaultLocale));

/** The merchant's words for this request, as far as they fit what the shop fills into them. */
export async function ownTextsFor({ market, ownTexts }: Pick<ShopRequest, 'market' | 'ownTexts'>) {
  return fitting(market.name, await ownTexts());
}

/** What the shop says in the language of a request, with the merchant's words. */
export async function messagesFor(shop: Pick<ShopRequest, 'market' | 'log' | 'ownTexts'>): Promise<Messages> {
  return messagesOnServer(shop.market.name, (text) => shop.log.warn({}, text), await ownTextsFor(shop));
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
