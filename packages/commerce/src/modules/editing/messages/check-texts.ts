import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import {
  type LocaleName,
  languageOf,
  localeNames,
  type MessageProblem,
  messageProblems,
  typeset,
} from '@bowline/markets';
import type { ShopMessage } from './catalogue.ts';
import type { OwnMessage, OwnTexts } from './own-messages.ts';

export type MessageRefusal =
  | Refusal<'message-not-known' | 'locale-not-known', Record<string, never>>
  | Refusal<'message-too-long', { readonly locale: string; readonly most: number }>
  | Refusal<'message-places', { readonly locale: string; readonly wanted: string; readonly found: string }>
  | Refusal<'message-forms', { readonly locale: string }>
  | Refusal<'messages-too-many', { readonly locale: string; readonly most: number }>
  | Refusal<'messages-too-much', { readonly locale: string; readonly most: number }>;

export interface WishedText {
  readonly locale: string;
  /** Empty for the text that the shop's code has. */
  readonly text: string;
}

const longestText = 2_000;
/** Every page carries them: rule 17. */
const mostOfLocale = 300;
const mostCharactersOfLocale = 20_000;

/** The texts as they are kept: set by the rules of the language, without those that say what the shop says anyway (rules 15 and 16). */
export function ownTextsOf(
  { texts: known }: ShopMessage,
  wished: readonly WishedText[],
): Result<OwnTexts, MessageRefusal> {
  const own: Partial<Record<LocaleName, string>> = {};
  for (const { locale: name, text: typed } of wished) {
    const locale = localeNames.find((each) => each === name);
    if (!locale) return refuse('locale-not-known', {});
    const text = typeset(typed.trim(), languageOf(locale));
    if (text === '' || text === known[locale]) continue;
    if (text.length > longestText) return refuse('message-too-long', { locale, most: longestText });
    const [problem] = messageProblems(known.en ?? '', text, locale);
    if (problem) return misfit(problem, locale);
    own[locale] = text;
  }
  return ok(own);
}

function misfit(problem: MessageProblem, locale: string): Result<never, MessageRefusal> {
  if (problem.code !== 'placeholders') return refuse('message-forms', { locale });
  return refuse('message-places', {
    locale,
    wanted: problem.wanted || '–',
    found: problem.found || '–',
  });
}

/** Rule 17. */
export function checkAmount(
  all: ReadonlyMap<string, OwnMessage>,
  key: string,
  texts: OwnTexts,
): Result<undefined, MessageRefusal> {
  const others = [...all.values()].filter((each) => each.key !== key);
  for (const locale of localeNames) {
    const own = texts[locale];
    if (own === undefined) continue;
    const beside = others.flatMap(({ texts: { [locale]: text } }) => (text === undefined ? [] : [text]));
    if (beside.length >= mostOfLocale) return refuse('messages-too-many', { locale, most: mostOfLocale });
    const characters = beside.reduce((sum, text) => sum + text.length, own.length);
    if (characters > mostCharactersOfLocale)
      return refuse('messages-too-much', { locale, most: mostCharactersOfLocale });
  }
  return ok();
}
