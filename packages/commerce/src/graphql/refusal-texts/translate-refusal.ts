import type { LocaleName } from '@bowline/markets';
import type { CommerceRefusal } from '../refusals.ts';
import { danish } from './danish.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { polish } from './polish.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import type { RefusalTexts } from './translated-codes.ts';

const textsByLocale: Readonly<Partial<Record<LocaleName, RefusalTexts>>> = {
  'nl-NL': dutch,
  'de-DE': german,
  'fr-FR': french,
  'it-IT': italian,
  'es-ES': spanish,
  'pl-PL': polish,
  'da-DK': danish,
  'sv-SE': swedish,
};

/** Behaviour 5: what a refusal says in the language of the store; null where that is the English of Magento. */
export function translateRefusal({ code, details }: CommerceRefusal, locale: LocaleName): string | null {
  const texts: Readonly<Partial<Record<string, string>>> = textsByLocale[locale] ?? {};
  const known: Readonly<Record<string, unknown>> = details;
  return texts[code]?.replace(/\{(\w+)\}/g, (_, name: string) => String(known[name])) ?? null;
}
