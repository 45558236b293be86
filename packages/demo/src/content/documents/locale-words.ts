import type { LocaleName } from '@bowline/markets';
import { languageOf, type Words } from '../../language/languages.ts';
import { americanArticle, americanText } from '../writing/american-spelling.ts';
import type { Article } from '../writing/article.ts';

/** A short text of the locale's language as the locale writes it; English is kept once, in British spelling. */
export function textIn(text: string, locale: LocaleName): string {
  return locale === 'en-US' ? americanText(text) : text;
}

export function wordsIn(text: Words, locale: LocaleName): string {
  return textIn(text[languageOf(locale)], locale);
}

export function articleIn(article: Article, locale: LocaleName): Article {
  return locale === 'en-US' ? americanArticle(article) : article;
}
