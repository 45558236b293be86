import { isLocaleName, type LocaleName, localeNames } from './locale-names.ts';
import { daDK } from './locales/da-dk.ts';
import { deDE } from './locales/de-de.ts';
import { en } from './locales/en.ts';
import { enGB } from './locales/en-gb.ts';
import { enUS } from './locales/en-us.ts';
import { esES } from './locales/es-es.ts';
import { frFR } from './locales/fr-fr.ts';
import { itIT } from './locales/it-it.ts';
import { nlNL } from './locales/nl-nl.ts';
import { plPL } from './locales/pl-pl.ts';
import { svSE } from './locales/sv-se.ts';
import type { LocaleDefinition, Market } from './market.ts';

export const localeDefinitions: Readonly<Record<LocaleName, LocaleDefinition>> = {
  en,
  'en-US': enUS,
  'en-GB': enGB,
  'nl-NL': nlNL,
  'de-DE': deDE,
  'fr-FR': frFR,
  'it-IT': itIT,
  'es-ES': esES,
  'pl-PL': plPL,
  'da-DK': daDK,
  'sv-SE': svSE,
};

export const markets: Readonly<Record<LocaleName, Market>> = {
  en: en.market,
  'en-US': enUS.market,
  'en-GB': enGB.market,
  'nl-NL': nlNL.market,
  'de-DE': deDE.market,
  'fr-FR': frFR.market,
  'it-IT': itIT.market,
  'es-ES': esES.market,
  'pl-PL': plPL.market,
  'da-DK': daDK.market,
  'sv-SE': svSE.market,
};

export const allMarkets: readonly Market[] = localeNames.map((name) => markets[name]);

export function marketByLocale(name: string): Market | undefined {
  return isLocaleName(name) ? markets[name] : undefined;
}

export function marketByStoreCode(code: string): Market | undefined {
  return allMarkets.find((market) => market.code === code);
}
