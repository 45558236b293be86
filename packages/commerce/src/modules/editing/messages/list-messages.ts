import { type LocaleName, localeNames, messageProblems } from '@bowline/markets';
import type { ShopMessage } from './catalogue.ts';
import type { OwnMessage, OwnTexts } from './own-messages.ts';

export interface MessageQuestion {
  readonly text?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly page?: number | null | undefined;
}

export interface ListedMessage {
  readonly key: string;
  /** What visitors read, in the locale that was asked for. */
  readonly text: string;
  readonly ownLocales: readonly LocaleName[];
  /** Locales whose own text fits no more, so that visitors read the shop's. */
  readonly misfits: readonly LocaleName[];
}

export interface MessagesOfLocale {
  readonly locale: LocaleName;
  readonly messages: number;
  readonly translated: number;
  readonly own: number;
  readonly misfits: number;
}

export interface MessageList {
  readonly messages: readonly ListedMessage[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly locales: readonly MessagesOfLocale[];
}

export type Catalogue = ReadonlyMap<string, ShopMessage>;
type Own = ReadonlyMap<string, OwnMessage>;

const pageSize = 50;
const mostPages = 200;
const longestText = 100;

/** By words of the key or of any text in any locale; own ones or misfits only, of one locale or of all. */
export function listMessages(catalogue: Catalogue, own: Own, question: MessageQuestion): MessageList {
  const text = (question.text ?? '').trim().slice(0, longestText).toLowerCase();
  const locale = localeNames.find((name) => name === question.locale);
  const found = [...catalogue.values()]
    .filter((message) => text === '' || saysAnywhere(message, own.get(message.key)?.texts ?? {}, text))
    .map((message) => listed(message, own.get(message.key)?.texts ?? {}, locale ?? 'en'))
    .filter(({ ownLocales, misfits }) => {
      const concerned = question.state === 'misfit' ? misfits : ownLocales;
      if (question.state !== 'own' && question.state !== 'misfit') return true;
      return locale ? concerned.includes(locale) : concerned.length > 0;
    });
  const page = Math.min(Math.max(question.page ?? 1, 1), mostPages);
  const start = (page - 1) * pageSize;
  return {
    messages: found.slice(start, start + pageSize),
    total: found.length,
    hasMore: found.length > start + pageSize && page < mostPages,
    locales: localeNames.map((name) => countOf(name, catalogue, own)),
  };
}

function saysAnywhere({ key, texts }: ShopMessage, own: OwnTexts, text: string): boolean {
  const said = [key, ...Object.values(texts), ...Object.values(own)];
  return said.some((each) => each.toLowerCase().includes(text));
}

export function isMisfit({ texts }: ShopMessage, locale: LocaleName, own: string): boolean {
  return messageProblems(texts.en ?? '', own, locale).length > 0;
}

function listed(message: ShopMessage, own: OwnTexts, locale: LocaleName): ListedMessage {
  const ownLocales = localeNames.filter((name) => own[name] !== undefined);
  const misfits = ownLocales.filter((name) => isMisfit(message, name, own[name] ?? ''));
  const fitting = misfits.includes(locale) ? undefined : own[locale];
  return {
    key: message.key,
    text: fitting ?? message.texts[locale] ?? message.texts.en ?? '',
    ownLocales,
    misfits,
  };
}

function countOf(locale: LocaleName, catalogue: Catalogue, own: Own): MessagesOfLocale {
  const written = [...own.values()].flatMap(({ key, texts: { [locale]: text } }) => {
    const message = catalogue.get(key);
    return text === undefined ? [] : [!message || isMisfit(message, locale, text)];
  });
  const messages = [...catalogue.values()];
  return {
    locale,
    messages: messages.length,
    translated: messages.filter(({ texts }) => texts[locale] !== undefined).length,
    own: written.length,
    misfits: written.filter(Boolean).length,
  };
}
