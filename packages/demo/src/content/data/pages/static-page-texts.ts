import type { StaticPageId } from '@bowline/markets';
import type { Language } from '../../../language/languages.ts';
import type { Article } from '../../writing/article.ts';
import { brandPages } from './brand-pages.ts';
import { servicePages } from './service-pages.ts';

/** The text of every static page (specification 2.3), in every language. */
export const staticPageTexts: Readonly<Record<StaticPageId, Readonly<Record<Language, Article>>>> = {
  ...brandPages,
  ...servicePages,
};
