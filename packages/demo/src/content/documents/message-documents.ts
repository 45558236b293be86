import { type ContentOf, languageOf as languageCodeOf } from '@bowline/content';
import { localeNames } from '@bowline/markets';
import { notes } from '../data/shop/notes.ts';
import { wordsIn } from './locale-words.ts';

type Message = ContentOf<'translationMessage'>;

/** Messages that only the content service has (specification 7.3): one document for each key, with all languages. */
export function messageDocuments(): readonly Message[] {
  return Object.entries(notes).map(([key, text]) => ({
    _id: `translationMessage-${key.replaceAll('.', '-')}`,
    _type: 'translationMessage',
    key,
    values: Object.fromEntries(
      localeNames.map((locale) => [languageCodeOf(locale), wordsIn(text, locale)]),
    ) as Message['values'],
  }));
}
