import type { CmsPageImport } from '@bowline/commerce';
import { forEveryLocale, inLocale, type Words } from '../language/languages.ts';
import { urlKeyOf } from '../language/url-key.ts';
import { guideAdvice, guideHeading, guideIntro, guideTitle, guideWarning } from './data/guide-texts.ts';
import { homeIntro, homeTitle } from './data/home-texts.ts';

function page(
  identifier: string,
  title: Words,
  intro: Words,
  body: (locale: Parameters<typeof inLocale>[1]) => string,
): CmsPageImport {
  return {
    identifier,
    texts: forEveryLocale((locale) => ({
      title: inLocale(title, locale),
      urlKey: identifier === 'home' ? 'home' : urlKeyOf(inLocale(title, locale)),
      contentHeading: inLocale(title, locale),
      contentHtml: `<p>${inLocale(intro, locale)}</p>${body(locale)}`,
      metaTitle: inLocale(title, locale),
      metaDescription: inLocale(intro, locale),
    })),
  };
}

/** The home page's words, and a guide that helps people choose a thickness. */
export function demoPages(): CmsPageImport[] {
  const guideBody = (locale: Parameters<typeof inLocale>[1]): string => {
    const items = guideAdvice.map(
      (advice) =>
        `<li><strong>${inLocale(advice.cord, locale)}</strong>: ${inLocale(advice.use, locale)}</li>`,
    );
    const list = `<h2>${inLocale(guideHeading, locale)}</h2><ul>${items.join('')}</ul>`;
    return `${list}<p><strong>${inLocale(guideWarning, locale)}</strong></p>`;
  };
  return [
    page('home', homeTitle, homeIntro, () => ''),
    page('which-cord-for-what', guideTitle, guideIntro, guideBody),
  ];
}
