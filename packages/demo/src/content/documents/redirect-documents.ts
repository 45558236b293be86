import { type ContentOf, languageOf as languageCodeOf } from '@bowline/content';
import { localeNames, staticPagePath } from '@bowline/markets';
import { movedPages, plainRedirects } from '../data/shop/redirects.ts';
import { wordsIn } from './locale-words.ts';

/** Paths are those within a locale, without its prefix. */
export function redirectDocuments(): readonly ContentOf<'redirect'>[] {
  const moved = movedPages.flatMap(({ key, from, page }) =>
    localeNames.map((locale) => {
      const language = languageCodeOf(locale);
      return {
        _id: `redirect-${key}-${language}`,
        _type: 'redirect' as const,
        language,
        from: wordsIn(from, locale),
        to: staticPagePath(page, locale),
        status: 301 as const,
      };
    }),
  );
  const plain = plainRedirects.map(({ key, ...redirect }) => ({
    _id: `redirect-${key}`,
    _type: 'redirect' as const,
    ...redirect,
  }));
  return [...plain, ...moved];
}
