import type { LocaleName } from '@bowline/markets';
import { languageOf } from '@bowline/markets';
import type english from './texts/en.json';

/** Apart from the other messages: most pages of most visitors never say any of it. */
export type ConsentWords = typeof english;

const files = import.meta.glob<ConsentWords>('./texts/*.json', { import: 'default' });

export async function loadConsentWords(locale: LocaleName): Promise<ConsentWords> {
  const load = files[`./texts/${languageOf(locale)}.json`];
  if (!load) throw new Error(`There are no words about consent for ${locale}`);
  return load();
}
