import { marketByStoreCode } from '@bowline/markets';
import type { LocalisedPaths } from './load-paths.ts';

/** Where the translations of a document live, by the code of their store: `nl_NL`. */
export function translatedPaths(
  translations: readonly { readonly language: string; readonly slug: string }[],
  folder: string,
): LocalisedPaths {
  return Object.fromEntries(
    translations.flatMap(({ language, slug }) => {
      const market = marketByStoreCode(language);
      return market ? [[market.name, `${folder}/${slug}`]] : [];
    }),
  );
}
