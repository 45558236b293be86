import { allMarkets } from '@bowline/markets';

/** Locales as content writes them, with an underscore (specification 7.3). */
export const contentLanguages: readonly { readonly code: string; readonly name: string }[] = allMarkets.map(
  ({ name, friendlyName }) => ({ code: name.replace('-', '_'), name: friendlyName }),
);

export const languageName = (code: string | null): string =>
  contentLanguages.find((language) => language.code === code)?.name ?? code ?? '';

export const documentPath = (type: string, id: string): string =>
  `/content/${encodeURIComponent(type)}/${encodeURIComponent(id)}`;
