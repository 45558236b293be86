import type { WireSettings } from './wire-settings.ts';

/** Languages that write several words as one. */
export const compoundingLanguages: ReadonlySet<string> = new Set(['nl', 'de', 'da', 'sv']);

export function languageSettings(language: string): WireSettings {
  return { queryLanguages: [language], indexLanguages: [language], ignorePlurals: [language] };
}
