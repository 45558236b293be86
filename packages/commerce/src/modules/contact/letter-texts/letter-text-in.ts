import type { LocaleName } from '@bowline/markets';
import { danish } from './danish.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { LetterText } from './letter-text.ts';
import { polish } from './polish.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';

const texts: Readonly<Record<LocaleName, LetterText>> = {
  en: english,
  'en-US': english,
  'en-GB': english,
  'nl-NL': dutch,
  'de-DE': german,
  'fr-FR': french,
  'it-IT': italian,
  'es-ES': spanish,
  'pl-PL': polish,
  'da-DK': danish,
  'sv-SE': swedish,
};

export function letterTextIn(locale: LocaleName): LetterText {
  return texts[locale];
}
