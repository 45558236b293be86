import type { LocaleName } from '@bowline/markets';
import { danish } from './danish.ts';
import { dutch } from './dutch.ts';
import { american, british, european } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { NaturalQuery } from './natural-query.ts';
import { polish } from './polish.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';

/** Twenty queries in each locale, as people of that language type them. */
export const naturalQueries: Readonly<Record<LocaleName, readonly NaturalQuery[]>> = {
  en: european,
  'en-US': american,
  'en-GB': british,
  'nl-NL': dutch,
  'de-DE': german,
  'fr-FR': french,
  'it-IT': italian,
  'es-ES': spanish,
  'pl-PL': polish,
  'da-DK': danish,
  'sv-SE': swedish,
};
