import type { LocaleName } from '@bowline/markets';
import { type Language, languageOf, type Words } from '../../language/languages.ts';
import { americanArticle, americanBlock, americanText } from '../writing/american-spelling.ts';
import type { Article, Block } from '../writing/article.ts';

/** A short text as this locale writes it; English is kept once, in British spelling. */
export function wordsIn(text: Words, locale: LocaleName): string {
  const written = text[languageOf(locale)];
  return locale === 'en-US' ? americanText(written) : written;
}

export function articleIn(article: Readonly<Record<Language, Article>>, locale: LocaleName): Article {
  const written = article[languageOf(locale)];
  return locale === 'en-US' ? americanArticle(written) : written;
}

export function blocksIn(blocks: readonly Block[], locale: LocaleName): readonly Block[] {
  return locale === 'en-US' ? blocks.map(americanBlock) : blocks;
}
