import type { LocaleName } from '@bowline/markets';
import { danish } from './danish.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { LetterWords } from './letter-words.ts';
import { polish } from './polish.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';

const words: Readonly<Record<LocaleName, LetterWords>> = {
  en: english,
  'en-GB': english,
  'en-US': english,
  'nl-NL': dutch,
  'de-DE': german,
  'fr-FR': french,
  'it-IT': italian,
  'es-ES': spanish,
  'pl-PL': polish,
  'da-DK': danish,
  'sv-SE': swedish,
};

export function letterWordsIn(locale: LocaleName): LetterWords {
  return words[locale];
}
